"""What every view shares: the moment of the game, and how to imagine the rest from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import SPECTATOR, Seat
from mizban.engine.chance import Chance
from mizban.engine.notes import Note, note, phase_from
from mizban.engine.protocol import Lane, Phase, State, settle, settle_lane, speak


class Moment(msgspec.Struct, frozen=True):
    """Where the rules stand, as one seat may know it. The stack itself is public; of the lanes only one's own."""

    me: Seat  # SPECTATOR for a spectator
    seats: int
    todo: tuple[Note, ...]
    answered: tuple[Seat, ...] = ()  # while all decide at once: who has
    lane: tuple[tuple[Note, ...], tuple[Note, ...]] | None = None  # my own questions and deeds


class View(msgspec.Struct, frozen=True):
    """What one seat can know. Each game adds what lies on its table, with faces instead of cards."""

    moment: Moment


def moment(s: State, me: Seat | None) -> Moment:
    """The moment as this seat may know it; None is a spectator."""
    mine = [lane for lane in s.lanes if lane.seat == me]
    return Moment(
        me=SPECTATOR if me is None else me,
        seats=s.seats,
        todo=tuple(note(phase) for phase in s.todo),
        answered=tuple(lane.seat for lane in s.lanes if not lane.todo),
        lane=(note(mine[0].todo), note(mine[0].deeds)) if mine else None,
    )


def restore(s: State, seen: Moment, phases: Mapping[str, type[Phase[Any]]], luck: Chance) -> None:
    """Put the rules where the moment says; sealed answers of others become possible ones."""
    s.todo = [phase_from(noted, phases) for noted in seen.todo]
    if s.todo and isinstance(s.todo[-1], AtOnce):
        s.todo.pop().run(s)
        reopen(s, seen, phases, luck)
    settle(s)
    s.fenced = False


def reopen(s: State, seen: Moment, phases: Mapping[str, type[Phase[Any]]], luck: Chance) -> None:
    """My lane as I left it, the others' as far as they have answered."""
    for lane in s.lanes:
        if lane.seat == seen.me and seen.lane is not None:
            todo, deeds = seen.lane
            lane.todo = [phase_from(noted, phases) for noted in todo]
            lane.deeds = [phase_from(noted, phases) for noted in deeds]
            settle_lane(s, lane)
        elif lane.seat in seen.answered:
            answer_at_random(s, lane, luck)


def answer_at_random(s: State, lane: Lane, luck: Chance) -> None:
    while lane.todo:
        speak(s, lane, lane.asked[luck.below(len(lane.asked))], False)
