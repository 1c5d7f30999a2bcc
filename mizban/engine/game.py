"""A game as the world outside its folder sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.events import Event
from mizban.engine.protocol import Choice, Phase, State, settle
from mizban.engine.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Facts = dict[str, str | int | bool]


class Option(msgspec.Struct, frozen=True):
    """A variant of the rulebook, or an arguable ruling with its number; on or off."""

    key: str
    default: bool
    ruling: str = ""


class Score(msgspec.Struct, frozen=True):
    """Points with their parts; what only breaks ties stands apart."""

    seat: Seat
    total: int
    parts: tuple[tuple[str, int], ...]
    tie_break: tuple[tuple[str, int], ...]
    won: bool


class BadTable(ValueError):
    """A number of seats or an option that this game does not have."""


class Game(Generic[S, V]):
    """One object per game, made in its folder's `__init__.py`: its facts, then the few things all can ask of it."""

    key: ClassVar[str]  # the folder, the address, the prefix of every message
    rules: ClassVar[int]  # raised when an old record would replay differently
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, bool]]] = {}  # named ways to switch some options together
    offered: ClassVar[bool] = True  # in the lobby; a game whose board is still to be drawn is there for programs only
    minutes: ClassVar[int]
    year: ClassVar[int]
    designer: ClassVar[str]
    illustrator: ClassVar[str]
    publisher: ClassVar[str]
    private: ClassVar[bool]  # players hold cards that the others must not see
    verbs: ClassVar[Mapping[str, Sequence[str]]]  # what the numbers of a choice are: "card", "seat" or "number"; the last one repeats
    standing: ClassVar[Mapping[str, str]] = {}  # verbs that may be said for a player until something changes, and the event that tells each
    faces: ClassVar[Sequence[Facts]]  # the printed facts of every card; "name" forms its message key
    board: ClassVar[Mapping[str, Any]] = {}  # a map or the like, as plain data, for a client that draws it
    phases: ClassVar[Mapping[str, type[Phase[Any]]]]
    events: ClassVar[Sequence[type[Event]]]
    reasons: ClassVar[Sequence[str]] = ()  # names of what can be denied
    parts: ClassVar[Sequence[str]]  # rows of the score sheet
    view_type: ClassVar[type[View]]

    def deal(self, seats: int, seed: bytes | int, options: Mapping[str, bool] | None = None, listen: bool = False) -> S:
        """A new game, settled to its first question; with `listen` its events are kept in `heard`."""
        if seats not in self.seats:
            raise BadTable(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        s = self.set_up(seats, seed, self.with_defaults(options or {}))
        s.heard = [] if listen else None
        settle(s)
        return s

    def with_defaults(self, options: Mapping[str, bool]) -> dict[str, bool]:
        """These options, checked, and the defaults of all others."""
        known = {option.key: option.default for option in self.options}
        for key, value in options.items():
            if key not in known or not isinstance(value, bool):
                raise BadTable(f"{self.key} has no option {key}={value!r}")
        return known | dict(options)

    def set_up(self, seats: int, seed: bytes | int, options: Mapping[str, bool]) -> S:
        """The table laid out, the first phase on the stack."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> V:
        """What this seat can know; None is a spectator."""
        raise NotImplementedError

    def imagine(self, view: V, luck: Chance) -> S:
        """A state that looks just like this view, the hidden rest dealt by `luck`."""
        raise NotImplementedError

    def scores(self, s: S) -> Sequence[Score]:
        """Points with their parts, and who has won (as it stands, before the end)."""
        raise NotImplementedError

    def prefers(self, s: S, seat: Seat, choice: Choice) -> float:
        """How much a sensible player likes this answer, from an imagined state; more is better."""
        raise NotImplementedError
