"""Swapping at the beginning, then the nights: the rules as phases."""

from __future__ import annotations

from typing import Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.pick import Pick
from mizban.engine.protocol import NOBODY, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from tools.new_game.sample_game.cards import LANTERNS
from tools.new_game.sample_game.events import Laid, NightBegan, NobodyWon, Swapped, Won
from tools.new_game.sample_game.state import SampleGame

MOST_SWAPS: Final = 2
NIGHTS: Final = 4

LAY: Final = [choice("lay", card) for card in range(len(LANTERNS))]


class Swap(Pick[SampleGame]):
    """A set of lanterns is put back, as many are drawn (SG-5). A `Pick` asks for a set."""

    def verb(self) -> str:
        return "swap"

    def items(self, s: SampleGame) -> list[int]:
        return list(s.players[self.seat].hand)

    def low(self, s: SampleGame) -> int:
        return 0

    def high(self, s: SampleGame) -> int:
        return MOST_SWAPS

    def picked(self, s: SampleGame, items: tuple[int, ...]) -> None:
        s.tell(Swapped, self.seat, len(items))
        if not items:
            return
        for item in items:
            s.players[self.seat].hand.remove(Card(item))
            s.deck.append(Card(item))
        s.shuffle(s.deck)
        s.draw(self.seat, len(items))


class Night(Phase[SampleGame]):
    """A lantern is hung over the square (SG-7). This phase asks nothing: it runs."""

    def run(self, s: SampleGame) -> None:
        s.night += 1
        card = s.deck.pop()
        s.square.append(card)
        s.tell(NightBegan, s.night, s.show(card))
        s.then(Contest(), AWARD)


class Contest(AtOnce[SampleGame]):
    """All choose at once, each in a lane of their own (SG-8)."""

    def seats(self, s: SampleGame) -> list[Seat]:
        return list(range(s.seats))

    def questions(self, s: SampleGame, seat: Seat) -> list[Phase[SampleGame]]:
        return [Lay(seat)]


class Lay(Phase[SampleGame]):
    """Which lantern? The answer is sealed: it changes nothing yet, and leaves a deed behind."""

    def options(self, s: SampleGame) -> list[Choice]:
        return [LAY[card] for card in self.allowed(s)]

    def answer(self, s: SampleGame, choice: Choice) -> None:
        s.deed(Show(self.seat, choice.on[0]))

    def allowed(self, s: SampleGame) -> list[Card]:
        """Not in the colour just hung, unless there is no other (SG-9)."""
        hand = s.players[self.seat].hand
        colour = LANTERNS[s.square[-1]].colour
        others = [card for card in hand if LANTERNS[card].colour != colour]
        return others or hand

    def about(self, s: SampleGame) -> Params:
        return {"card": s.square[-1], "prizes": len(s.square)}

    def hint(self, s: SampleGame, choice: Choice) -> Params:
        return {"light": s.light(self.seat, Card(choice.on[0]))}

    def denied(self, s: SampleGame) -> list[Denied]:
        allowed = self.allowed(s)
        return [Denied(LAY[card], "colour", {}) for card in s.players[self.seat].hand if card not in allowed]


class Show(Phase[SampleGame]):
    """The deed: done when everybody has answered, in the order of the seats."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: SampleGame) -> None:
        if len(s.laid) == s.seats:  # those of the last contest (SG-13)
            s.burnt += s.laid
            s.laid = []
        card = Card(self.card)
        s.players[self.seat].hand.remove(card)
        s.laid.append(card)
        s.tell(Laid, self.seat, s.show(card), s.light(self.seat, card))


class Award(Phase[SampleGame]):
    """The brightest wins (SG-11), or nobody does (SG-12); then comes the next night, until the last one is over (SG-14)."""

    def run(self, s: SampleGame) -> None:
        seat = brightest(s)
        if seat == NOBODY:
            s.tell(NobodyWon)
        else:
            s.tell(Won, seat, tuple([s.show(card) for card in s.square]))
            for card in s.square:
                s.players[seat].win(card)
            s.square = []
        if s.night < NIGHTS:
            s.then(NIGHT)


def brightest(s: SampleGame) -> Seat:
    """Who wins; NOBODY, if all are outshone, or if equals do not outshine each other (SG-R1)."""
    lights = [s.light(seat, card) for seat, card in enumerate(s.laid)]
    for light in sorted(set(lights), reverse=True):
        if lights.count(light) == 1:
            return lights.index(light)
        if not s.options.equals_outshine:
            return NOBODY
    return NOBODY


NIGHT: Final = Night(NOBODY)
AWARD: Final = Award(NOBODY)
