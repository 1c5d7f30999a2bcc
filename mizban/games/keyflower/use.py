"""What the workers on a tile bring, at once, to the player who placed them."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOTHING, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.pay import return_what_was_paid
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import BOAT_2B, GOLD
from mizban.games.keyflower.transport import Transport

TAKE: Final = [choice("take", resource) for resource in range(4)]
ONE_OF: Final = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]


def work(s: Keyflower, seat: Seat, tile: int) -> None:
    """Tavern and hiring fair draw before what was paid goes back: it cannot be drawn (KF-39). Elsewhere the order does not matter."""
    use = s.use_of(tile)
    assert use is not None
    if use.workers:
        s.draw_workers(seat, use.workers)
    elif use.green:
        s.take_green(seat, use.green)
    elif use.skills:
        s.draw_skills(seat, use.skills)
    elif use.transport:
        times = 2 if s.players[seat].powers & BOAT_2B else 1  # KF-59
        s.then(Transport(seat, use.transport * times, use.upgrade * times))
    elif use.chooses:
        s.then(ChooseResource(seat, tile))
    else:
        s.produce(seat, Card(tile), use.resources)
    return_what_was_paid(s)


class ChooseResource(Phase[Keyflower]):
    """The workshop makes one of iron, stone and wood, of what is in stock (KF-40)."""

    def __init__(self, seat: Seat, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def in_stock(self, s: Keyflower) -> list[Choice]:
        return [TAKE[resource] for resource in range(GOLD) if s.supply[resource]]

    def options(self, s: Keyflower) -> list[Choice]:
        can = self.in_stock(s)
        return can if len(can) > 1 else NOTHING

    def run(self, s: Keyflower) -> None:
        """One kind is left, or none."""
        for only in self.in_stock(s):
            self.answer(s, only)

    def answer(self, s: Keyflower, choice: Choice) -> None:
        s.produce(self.seat, Card(self.tile), ONE_OF[choice.on[0]])

    def about(self, s: Keyflower) -> Params:
        return {"card": self.tile}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        return {"resource": choice.on[0]}
