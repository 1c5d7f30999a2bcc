"""What every view shares: the moment of the game, and how to imagine the rest from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.liking import Likes, finish_lane
from mizban.engine.notes import Note, note, phase_from
from mizban.engine.options import TableOptions
from mizban.engine.protocol import Choice, Phase, State, settle, settle_lane


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


_plain: dict[tuple[type[View], type[State]], list[str]] = {}


def plain(view: type[View], state: type[State]) -> list[str]:
    """The fields that a view has just as the state has them, under the same name: public numbers and switches, and the options.

    The view's types are their one list. A number that says how many cards lie in a list of this name is not among them.
    """
    if (view, state) not in _plain:
        empty = state()
        hints = get_type_hints(view)
        kinds = [name for name, hint in hints.items() if isinstance(hint, type) and issubclass(hint, int | TableOptions)]
        _plain[view, state] = [name for name in kinds if isinstance(getattr(empty, name, None), int | TableOptions)]
    return _plain[view, state]


def as_is(s: State, view: type[View]) -> dict[str, Any]:
    """The plain fields, for the view to be made with."""
    return {name: getattr(s, name) for name in plain(view, type(s))}


def take_over(s: State, v: View) -> None:
    """The plain fields of the view, into the state that is imagined from it."""
    for name in plain(type(v), type(s)):
        setattr(s, name, getattr(v, name))


def open_cards(s: State, faces: tuple[Face, ...]) -> list[Card]:
    """Cards that everybody has seen, into the state that is imagined."""
    cards = [Card(face) for face in faces]
    for card in cards:
        s.show(card)
    return cards


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


def all_alike(s: State, seat: Seat, choice: Choice) -> float:
    """Whoever likes all answers alike answers at random."""
    return 0.0


def restore(s: State, seen: Moment, phases: Mapping[str, type[Phase[Any]]], luck: Chance, likes: Likes = all_alike) -> None:
    """Put the rules where the moment says; sealed answers of others become what they would like to answer."""
    s.todo = [phase_from(noted, phases) for noted in seen.todo]
    if s.todo and isinstance(s.todo[-1], AtOnce):
        s.todo.pop().run(s)
        reopen(s, seen, phases, luck, likes)
    settle(s)
    s.fenced = False


def reopen(s: State, seen: Moment, phases: Mapping[str, type[Phase[Any]]], luck: Chance, likes: Likes) -> None:
    """My lane as I left it, the others' as far as they have answered."""
    for lane in s.lanes:
        if lane.seat == seen.me and seen.lane is not None:
            todo, deeds = seen.lane
            lane.todo = [phase_from(noted, phases) for noted in todo]
            lane.deeds = [phase_from(noted, phases) for noted in deeds]
            settle_lane(s, lane)
        elif lane.seat in seen.answered:
            finish_lane(s, lane, likes, luck)
