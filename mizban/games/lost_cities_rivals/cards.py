"""Every card in one place: 15 wagers, 65 number cards, 10 starting wagers, and what they are worth together.

Of the cards that can be taken the wagers come first, then the numbers of each colour rise: in ascending order any of them can be placed.
"""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card

COLOURS: Final = ("yellow", "blue", "white", "green", "red")
ALL_COLOURS: Final = range(len(COLOURS))

# The numbers of each colour (LC-1): number, copies, footprints (LC-2).
NUMBERS: Final = [(2, 2, 1), (3, 2, 1), (4, 2, 1), (5, 2, 1), (6, 1, 2), (7, 1, 2), (8, 1, 2), (9, 1, 2), (10, 1, 2)]
WAGERS: Final = 3  # of each colour, in the deck (LC-3)
STARTING_WAGERS: Final = 2  # of each colour, dealt before the game (LC-4)
WAGER: Final = 0  # what a wager counts as where numbers must not fall: it goes before all of them

BONUS: Final = 8
BONUS_FROM: Final = 4  # number cards that earn an expedition the bonus


def _numbers() -> list[tuple[int, int, int]]:
    """Colour, number and footprints of each number card."""
    return [(colour, number, prints) for colour in ALL_COLOURS for number, copies, prints in NUMBERS for _ in range(copies)]


def _wagers(copies: int) -> list[tuple[int, int, int]]:
    return [(colour, WAGER, 0) for colour in ALL_COLOURS for _ in range(copies)]


_DECK: Final = [*_wagers(WAGERS), *_numbers()]
_ALL: Final = [*_DECK, *_wagers(STARTING_WAGERS)]

CARDS: Final = len(_ALL)
DECK: Final[list[Card]] = [Card(number) for number in range(len(_DECK))]
STARTERS: Final[list[Card]] = [Card(number) for number in range(len(_DECK), CARDS)]

# What is printed on a card.
COLOUR: Final[list[int]] = [colour for colour, _, _ in _ALL]
NUMBER: Final[list[int]] = [number for _, number, _ in _ALL]
FOOTPRINTS: Final[list[int]] = [prints for _, _, prints in _ALL]


def is_starter(card: int) -> bool:
    return card >= len(DECK)


def times(wagers: int) -> int:
    """How often the footprints of an expedition count: each wager counts them once more (LC-45)."""
    return 1 + wagers


def bonus(numbers: int) -> int:
    return BONUS if numbers >= BONUS_FROM else 0


def points(footprints: int, wagers: int, numbers: int) -> int:
    """What an expedition is worth; the bonus counts once (LC-46)."""
    return footprints * times(wagers) + bonus(numbers)
