"""All that can be told of a game, in the past tense."""

from __future__ import annotations

from mizban.engine.cards import Face
from mizban.engine.events import Event


class Drew(Event, frozen=True):
    """Whispered to the seat that drew these cards."""

    seat: int
    cards: tuple[Face, ...]


class Swapped(Event, frozen=True):
    seat: int
    count: int


class NightBegan(Event, frozen=True):
    """A lantern was hung over the square."""

    night: int
    card: Face


class Laid(Event, frozen=True):
    """A lantern was shown, and shone with this light."""

    seat: int
    card: Face
    light: int


class Won(Event, frozen=True):
    seat: int
    cards: tuple[Face, ...]


class NobodyWon(Event, frozen=True):
    """What hangs over the square stays there."""


ALL = (Drew, Swapped, NightBegan, Laid, Won, NobodyWon)
