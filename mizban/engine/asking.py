"""Questions at the edge: asked of people and programs, answered with a check. The search goes past them, with `advance`."""

from __future__ import annotations

from typing import Any

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice, Phase, State, settle, speak


class Refused(Exception):
    """An answer that the rules do not allow; nothing has changed."""


class NotAsked(Refused):
    """The seat is asked nothing now."""


class IllegalChoice(Refused):
    """The choice is not among the options."""


class Ask:
    """One open question to one seat: pick one option or, with `some`, from low to high of them."""

    def __init__(self, s: State, phase: Phase[Any]) -> None:
        self.seat = phase.seat
        self.prompt = type(phase).__name__
        self.options = tuple(phase.whole(s))
        self.some = phase.some(s)

    def find(self, verb: str, on: tuple[int, ...]) -> Choice:
        """The answer of this name, checked; what comes from outside is compared, never remembered."""
        if self.some is None:
            for option in self.options:
                if option.verb == verb and option.on == on:
                    return option
            raise IllegalChoice(verb)
        low, high = self.some
        offered = {option.on[0] for option in self.options if option.verb == verb}
        if self.options and self.options[0].verb != verb:
            raise IllegalChoice(verb)
        if not (low <= len(on) <= high and offered.issuperset(on) and list(on) == sorted(set(on))):
            raise IllegalChoice(verb)
        return Choice(verb, on)


class Question(Ask):
    """An ask with all that is said to people beside its options; a program that only answers does not pay for it."""

    def __init__(self, s: State, phase: Phase[Any]) -> None:
        super().__init__(s, phase)
        self.about = phase.about(s)
        self.denied = tuple(phase.denied(s))
        self.hints = {option: phase.hint(s, option) for option in self.options}


def open_phases(s: State) -> list[Phase[Any]]:
    """Those that wait for an answer, in the order of the seats that are asked."""
    if s.lanes:
        return [lane.todo[-1] for lane in s.lanes if lane.todo]
    return s.todo[-1:]


def open_phase(s: State, seat: Seat) -> Phase[Any] | None:
    """The question this seat has to answer now."""
    for phase in open_phases(s):
        if phase.seat == seat:
            return phase
    return None


def asks(s: State) -> tuple[Ask, ...]:
    """All open questions."""
    return tuple([Ask(s, phase) for phase in open_phases(s)])


def questions(s: State) -> tuple[Question, ...]:
    """All open questions, with their words."""
    return tuple([Question(s, phase) for phase in open_phases(s)])


def play(s: State, seat: Seat, answer: Choice) -> None:
    """Checked: the only way a game at a table moves on."""
    phase = open_phase(s, seat)
    if phase is None:
        raise NotAsked(str(seat))
    give(s, seat, Ask(s, phase).find(answer.verb, answer.on))


def give(s: State, seat: Seat, found: Choice) -> None:
    """Unchecked: the answer of any seat that is asked, a set in one choice. Where several decide at once, whoever searches answers for
    the seat that it means; `advance` only ever answers for the first of them."""
    if s.lanes:
        for lane in s.lanes:
            if lane.seat == seat:
                speak(s, lane, found, True)
    else:
        s.todo.pop().answer_whole(s, found)
    settle(s)
