"""Cards, and who has seen which: a view is built from this knowledge, never cut out of the truth.

Rules hold a `Card`. Views and events can only hold a `Face`, and only `show`, `look` and `face` make one.
"""

from __future__ import annotations

from typing import Final, NewType

from mypy_extensions import mypyc_attr

from mizban.engine.chance import Chance, Quick, scatter

Seat = int  # counted from 0, clockwise
Card = NewType("Card", int)
Face = NewType("Face", int)

HIDDEN = Face(-1)
NO_CARD = Card(-1)
SPECTATOR = -1
NO_MORE_CARDS: Final = 10_000  # numbers of things that are no cards come behind
NO_EYES: Final = -2  # nobody keeps count of what is seen

# Stand-ins until `lay_out` or a copy brings the real ones; never changed in place.
NOTHING_SEEN: Final[list[int]] = []
NO_CARDS: Final[list[Card]] = []
NO_LUCK: Final = Quick(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A bit per card and seat, one more for the spectators; and the fence that new knowledge raises."""

    def __init__(self) -> None:
        self.seats = 0
        self.everybody = 0
        self.seen: list[int] = NOTHING_SEEN
        self.borrowed = False  # a copy reads the same lists, until one of the two changes them
        self.chance: Chance = NO_LUCK
        self.fenced = False
        self.opened = False  # for views: what is no card and lies behind a screen may be seen too
        self.eyes = NO_EYES  # for search: the seat that thinks
        self.told = 0  # and a sum over all that it has seen since: two happenings that look different to it differ here

    def lay_out(self, seats: int, cards: int, chance: Chance) -> None:
        """Begin with cards that nobody has seen."""
        self.seats = seats
        self.everybody = (1 << (seats + 1)) - 1
        self.seen = [0] * cards
        self.chance = chance

    def share(self, other: Knowledge) -> None:
        """Let a copy know the same."""
        other.seats = self.seats
        other.everybody = self.everybody
        other.seen = self.seen
        other.borrowed = self.borrowed = True
        other.chance = self.chance.copy()
        other.fenced = self.fenced
        other.eyes = self.eyes
        other.told = self.told

    def know(self, card: Card, seats: int) -> None:
        """From now on these seats, a bit for each, know the card."""
        if self.borrowed:
            self.own()
        self.seen[card] = seats

    def own(self) -> None:
        """What a copy reads too becomes ours alone, before it changes; a game adds the lists that it shares in the same way."""
        self.seen = self.seen[:]
        self.borrowed = False

    def show(self, card: Card) -> Face:
        """Everybody sees this card; nobody can take back what came before."""
        seen = self.seen[card]
        if seen != self.everybody:
            if self.eyes >= 0 and not seen >> self.eyes & 1:
                self.told += scatter(card + 1)
            self.know(card, self.everybody)
            self.fenced = True
        return Face(card)

    def look(self, seat: Seat, card: Card) -> Face:
        """One seat sees this card."""
        bit = 1 << seat
        if not self.seen[card] & bit:
            if seat == self.eyes:
                self.told += scatter(card + 1)
            self.know(card, self.seen[card] | bit)
            self.fenced = True
        return Face(card)

    def saw(self, seat: Seat, what: int) -> None:
        """One seat sees something that is no card: the rules give it a number."""
        if seat == self.eyes:
            self.told += scatter(NO_MORE_CARDS + what)

    def face(self, seat: Seat, card: Card) -> Face:
        """The card as this seat knows it: its face, or HIDDEN."""
        bit = 1 << (self.seats if seat == SPECTATOR else seat)
        return Face(card) if self.seen[card] & bit else HIDDEN

    def faces(self, seat: Seat, cards: list[Card]) -> tuple[Face, ...]:
        return tuple([self.face(seat, card) for card in cards])

    def open_hands(self) -> None:
        """For whoever looks at a finished game, on a copy: what any seat knows, everybody knows."""
        self.own()
        for card, seats in enumerate(self.seen):
            if seats:
                self.seen[card] = self.everybody
        self.opened = True

    def shuffle(self, cards: list[Card]) -> None:
        """Mix these cards face down: whoever knew them knows them no more."""
        for card in cards:
            self.know(card, 0)
        self.chance.shuffle(cards)
        self.fenced = True
