"""Simultaneous decisions: one lane of questions per seat, all open together, and deeds that wait for the last answer."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from mizban.engine.cards import Seat
from mizban.engine.protocol import NOBODY, Lane, Phase, State, settle_lane

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOnce(Phase[S]):
    """Opens the lanes. It stays on the stack while they are open: from it, and from nothing hidden, they can be opened anew."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def seats(self, s: S) -> list[Seat]:
        """Who decides, in the order in which the deeds will happen."""
        raise NotImplementedError

    def questions(self, s: S, seat: Seat) -> list[Phase[Any]]:
        """What this seat is asked, first one first. Whatever must be dealt for it was dealt before."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Where nobody has anything to decide the game simply goes on."""
        s.lanes = [Lane(seat, last_first(self.questions(s, seat)), []) for seat in self.seats(s)]
        if s.lanes:
            s.todo.append(self)
        for lane in s.lanes:
            settle_lane(s, lane)


def last_first(questions: list[Phase[Any]]) -> list[Phase[Any]]:
    """As a to-do stack of its own."""
    return [questions[i] for i in range(len(questions) - 1, -1, -1)]
