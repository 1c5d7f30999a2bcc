"""A set is one question and one answer (`pay 3 7 9`); the search splits it, ascending, so that no set is reached twice."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice, Phase, State, choice

S = TypeVar("S", bound=State)

DONE: Final = choice("done")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Phase[S]):
    """Asks for a set of numbers, from `low` to `high` of the items. Always asks, even when only one set is possible."""

    def verb(self) -> str:
        raise NotImplementedError

    def items(self, s: S) -> list[int]:
        """What can be picked, ascending."""
        raise NotImplementedError

    def low(self, s: S) -> int:
        raise NotImplementedError

    def high(self, s: S) -> int:
        return self.low(s)

    def picked(self, s: S, items: tuple[int, ...]) -> None:
        """What follows from this set, which is ascending and allowed."""
        raise NotImplementedError

    def some(self, s: S) -> tuple[int, int] | None:
        return self.low(s), self.high(s)

    def option(self, item: int) -> Choice:
        """The choice of one item; a game that is asked often looks it up in a table of its own."""
        return choice(self.verb(), item)

    def whole(self, s: S) -> list[Choice]:
        return [self.option(item) for item in self.items(s)]

    def answer_whole(self, s: S, choice: Choice) -> None:
        self.picked(s, choice.on)

    def options(self, s: S) -> list[Choice]:
        return self.after(s, ())

    def answer(self, s: S, choice: Choice) -> None:
        self.go_on(s, (), choice)

    def after(self, s: S, so_far: tuple[int, ...]) -> list[Choice]:
        """How the set may grow: by a later item with enough behind it, or not at all."""
        last = so_far[-1] if so_far else -1
        grow = [self.option(item) for item in self.items(s) if item > last]
        missing = self.low(s) - len(so_far)
        if missing <= 0:
            grow.append(DONE)
        return grow[: len(grow) - missing + 1] if missing > 1 else grow

    def go_on(self, s: S, so_far: tuple[int, ...], choice: Choice) -> None:
        if choice is DONE:
            self.picked(s, so_far)
            return
        more = (*so_far, choice.on[0]) if so_far else choice.on
        if len(more) == self.high(s):
            self.picked(s, more)
        else:
            s.then(Picking(self.seat, self, more))


class Picking(Phase[S]):
    """In the search: the set so far."""

    def __init__(self, seat: Seat, asker: Pick[S], so_far: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.asker = asker
        self.so_far = so_far

    def options(self, s: S) -> list[Choice]:
        return self.asker.after(s, self.so_far)

    def answer(self, s: S, choice: Choice) -> None:
        self.asker.go_on(s, self.so_far, choice)
