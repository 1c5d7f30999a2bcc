"""What a sensible player likes; weighed in points."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import HIDDEN, Card, Seat
from mizban.engine.protocol import Choice
from tools.new_game.sample_game.cards import DECK, LANTERNS
from tools.new_game.sample_game.scoring import POINTS_OF_A_COLOUR
from tools.new_game.sample_game.state import SampleGame

DIM: Final = 3  # what shines less is put back
COST_OF_LIGHT: Final = 0.4  # a bright lantern is missed later


def prefers(s: SampleGame, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat; of a set each item is asked for itself, and picked if it is worth more than 0."""
    card = Card(choice.on[0])
    if choice.verb == "swap":
        return float(DIM - LANTERNS[card].light)
    return chance_to_win(s, seat, card) * prize(s, seat) - COST_OF_LIGHT * LANTERNS[card].light


def prize(s: SampleGame, seat: Seat) -> float:
    """What hangs over the square, and a new colour."""
    worth = 0
    for card in s.square:
        lantern = LANTERNS[card]
        worth += lantern.light
        if not s.players[seat].of_colour[lantern.colour]:
            worth += POINTS_OF_A_COLOUR
    return float(worth)


def chance_to_win(s: SampleGame, seat: Seat, card: Card) -> float:
    """Against any cards that this seat has not seen."""
    unseen = [other for other in DECK if s.face(seat, other) == HIDDEN]
    dimmer = [other for other in unseen if LANTERNS[other].light < s.light(seat, card)]
    share = len(dimmer) / len(unseen) if unseen else 1.0
    chance = 1.0
    for _ in range(s.seats - 1):
        chance *= share
    return chance
