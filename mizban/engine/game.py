"""A game as the world outside its folder sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

import msgspec

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.events import Event
from mizban.engine.options import Option, TableOptions
from mizban.engine.protocol import Choice, Phase, State, settle
from mizban.engine.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Facts = dict[str, str | int | bool]


class Score(msgspec.Struct, frozen=True):
    """Points with their parts; what only breaks ties stands apart."""

    seat: Seat
    total: int
    parts: tuple[tuple[str, int], ...]
    tie_break: tuple[tuple[str, int], ...]
    won: bool


class BadTable(ValueError):
    """A number of seats or an option that this game does not have."""


def likes_all_alike(s: State, seat: Seat, choice: Choice) -> float:
    return 0.0


@dataclass(frozen=True)
class Aspect:
    """What a player would call some of the features, to say why one answer is better than another: `<game>-aspect-<key>`.

    Features are named as in a shell: `has-*` are all that begin so. Each belongs to the first aspect that names it.
    """

    key: str
    features: tuple[str, ...]
    count: tuple[str, ...] = ()  # those whose sum is a number that a player could count at the table; none: it is more or less


@dataclass(frozen=True, eq=False)
class Features(Generic[S]):
    """What the value of a position is learned from."""

    names: Sequence[str]  # what each number of a row is
    row: Callable[[S, Seat], list[float]]  # numbers that say how well a seat stands
    progress: Callable[[S], float]  # from 0 at the start to 1 at the end: the same number is worth more or less by it
    at_rest: Callable[[S], bool]  # do the numbers tell all that matters, or is something half done?
    aspects: Sequence[Aspect] = ()  # what they are in the words of a player


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """One object per game, made in its folder's `__init__.py`: its facts, and the few things all can ask of it."""

    key: str  # the folder, the address, the prefix of every message
    rules: int  # raised when an old record would replay differently
    seats: range
    stage: Literal["draft", "offered"] = "offered"  # a draft is there for programs and tests, not yet in the lobby
    private: bool  # players hold cards that the others must not see

    # What the lobby says of it.
    minutes: int = 0
    year: int = 0
    designer: str = ""
    illustrator: str = ""
    publisher: str = ""

    options_type: type[TableOptions] = TableOptions
    rulings: Mapping[str, str] = field(default_factory=dict)  # options that are rulings, with their numbers
    presets: Mapping[str, Mapping[str, bool]] = field(default_factory=dict)  # named ways to switch some options together

    phases: Mapping[str, type[Phase[Any]]]
    verbs: Mapping[str, Sequence[str]]  # what the numbers of a choice are: "card", "seat" or "number"; the last one repeats
    standing: Mapping[str, str] = field(
        default_factory=dict
    )  # verbs that may be said for a player until something changes, with their events
    events: Sequence[type[Event]]
    reasons: Sequence[str] = ()  # names of what can be denied
    parts: Sequence[str]  # rows of the score sheet
    faces: Sequence[Facts]  # the printed facts of every card; "name" forms its message key
    board: Mapping[str, Any] = field(default_factory=dict)  # a map or the like, as plain data, for a client that draws it

    set_up: Callable[[int, bytes | int, Any], S]  # (seats, seed, options): the table laid out, the first phase on the stack
    view: Callable[[S, Seat | None], V]  # what this seat can know; None is a spectator
    imagine: Callable[[V, Chance], S]  # a state that looks just like this view, the hidden rest dealt by chance
    scores: Callable[[S], Sequence[Score]]  # points with their parts, and who has won (as it stands, before the end)
    prefers: Callable[[S, Seat, Choice], float] = likes_all_alike  # how much a sensible player likes an answer, from an imagined state
    points: Callable[[S], list[float]] | None = None  # by seat, lean, for search: the highest would win, equal ones share the win
    features: Features[S] | None = None  # what a search judges positions by; without them by points as they stand

    @property
    def offered(self) -> bool:
        """Does the lobby show it?"""
        return self.stage == "offered"

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be switched when a table is set up, with its default and the ruling it belongs to."""
        defaults = msgspec.structs.asdict(self.options_type())
        return tuple(Option(key, default, self.rulings.get(key, "")) for key, default in defaults.items())

    def points_now(self, s: S) -> list[float]:
        """One number a seat, as it stands: who has the highest would win, equal ones share the win."""
        if self.points is not None:
            return self.points(s)
        return [score.total + (0.5 if score.won else 0.0) for score in self.scores(s)]

    def deal(self, seats: int, seed: bytes | int, options: Mapping[str, bool] | None = None, listen: bool = False) -> S:
        """A new game, settled to its first question; with `listen` its events are kept in `heard`."""
        if seats not in self.seats:
            raise BadTable(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        s = self.set_up(seats, seed, self.options_type(**self.with_defaults(options or {})))
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
