"""Every card in one place, as rows of facts."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card

COLOURS: Final = ["red", "yellow", "green", "blue"]
BRIGHTEST: Final = 6


class Lantern:
    """What is printed on a card."""

    def __init__(self, colour: int, light: int) -> None:
        self.colour = colour
        self.light = light


# A card is a number: its place in this list (SG-1).
LANTERNS: Final = [Lantern(colour, light) for colour in range(len(COLOURS)) for light in range(1, BRIGHTEST + 1)]
DECK: Final = [Card(number) for number in range(len(LANTERNS))]
