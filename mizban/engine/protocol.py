"""The contract of every game: phases on a to-do stack, choices, the state, and how a game moves on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mizban.engine.cards import Card, Knowledge, Seat
from mizban.engine.chance import Chance
from mizban.engine.events import Event
from mizban.engine.options import NO_OPTIONS, TableOptions
from mizban.engine.words import NO_PARAMS, Params

S = TypeVar("S", bound="State")

NOBODY: Final = -1
EVERYBODY: Final = -1
CIRCLES: Final = 100_000  # phases run without a question before we call it running in circles


class Choice:
    """An answer, and the name of what is clicked to give it: `hire 37`, `pay 3 7 9`, `pass`. Choices of one name are equal."""

    def __init__(self, verb: str, on: tuple[int, ...]) -> None:
        self.verb = verb
        self.on = on
        self._hash = hash((verb, on))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Choice) and self.verb == other.verb and self.on == other.on)

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return " ".join([self.verb, *[str(number) for number in self.on]])

    def __repr__(self) -> str:
        return f"<{self}>"


_made: dict[tuple[str, tuple[int, ...]], Choice] = {}
KEPT: Final = 50_000  # choices: all that the rules name when they are loaded, and those that come up often


def choice(verb: str, *on: int) -> Choice:
    """The choice of this name. Those that the rules name when they are loaded are one object each and may be compared by `is`;
    what comes up later is kept only as long as there is room, so that a search of weeks does not grow."""
    key = (verb, on)
    known = _made.get(key)
    if known is None:
        known = Choice(verb, on)
        if len(_made) < KEPT:
            _made[key] = known
    return known


class Denied:
    """What one might expect to be an option and is not, with the name of the reason."""

    def __init__(self, choice: Choice, reason: str, params: Params) -> None:
        self.choice = choice
        self.reason = reason
        self.params = params


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A moment of the rules, waiting on `state.todo`. Immutable: its fields are all that it remembers."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Choice]:
        """The answers, without changing anything; nothing to ask means: run me."""
        return NOTHING

    def run(self, s: S) -> None:
        """Do it, and put what comes next on `s.todo`."""
        raise NotImplementedError

    def answer(self, s: S, choice: Choice) -> None:
        """Trusts that the choice was among the options."""
        raise NotImplementedError

    # For people, at the edge; the search never calls these.

    def about(self, s: S) -> Params:
        """Numbers for the words of the question."""
        return NO_PARAMS

    def hint(self, s: S, choice: Choice) -> Params:
        """Numbers for the words of an option: what it costs, what it brings."""
        return NO_PARAMS

    def denied(self, s: S) -> list[Denied]:
        return []

    def some(self, s: S) -> tuple[int, int] | None:
        """From how many to how many options make one answer; None: exactly one option is the answer."""
        return None

    def whole(self, s: S) -> list[Choice]:
        """The options of the whole question, as a person is shown them. Others than `options` only where the search answers in parts:
        of a set (`some`) it is offered one item after the other, a person all items at once."""
        return self.options(s)

    def answer_whole(self, s: S, choice: Choice) -> None:
        """The answer to the whole question, as a person gives it: of a set all items in one choice; the search calls `answer` for each."""
        self.answer(s, choice)


NOTHING: Final[list[Choice]] = []


class Lane:
    """One seat's part of a simultaneous decision: its own questions, and the deeds that wait for the others."""

    def __init__(self, seat: Seat, todo: list[Phase[Any]], deeds: list[Phase[Any]]) -> None:
        self.seat = seat
        self.todo = todo
        self.deeds = deeds
        self.asked: list[Choice] = NOTHING

    def copy(self) -> Lane:
        twin = Lane(self.seat, self.todo[:], self.deeds[:])
        twin.asked = self.asked
        return twin


# Stand-ins until `lay_out` or a copy brings the real ones; never changed in place.
NO_PHASES: Final[list[Phase[Any]]] = []
NO_LANES: Final[list[Lane]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Knowledge):
    """The whole truth. Rules change it in place; nothing outside the rules reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.options: TableOptions = NO_OPTIONS  # a game that has some declares its own kind
        self.todo: list[Phase[Any]] = NO_PHASES
        self.asked: list[Choice] = NOTHING  # the options of the question that `advance` answers
        self.lanes: list[Lane] = NO_LANES
        self.lane: Lane | None = None  # the lane that is speaking, while it speaks
        self.heard: list[tuple[Seat, Event]] | None = None

    def lay_out(self, seats: int, cards: int, chance: Chance) -> None:
        """An empty table for so many seats and cards; nobody has seen any of them."""
        super().lay_out(seats, cards, chance)
        self.todo = []

    def copy(self) -> State:
        """A twin that goes its own way: for search.

        Written out field by field, though views list some of the fields too: compiled it is many times faster than any list of names,
        and searching is mostly copying. The law of copies notices what is forgotten.
        """
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """The part of a copy that all games share. A copy is not listened to."""
        self.share(twin)
        twin.options = self.options
        twin.todo = self.todo[:]
        twin.asked = self.asked
        if self.lanes:
            twin.lanes = [lane.copy() for lane in self.lanes]

    def places(self) -> list[list[Card]]:
        """Every place where cards lie, each card in exactly one of them; the very lists, for the laws."""
        raise NotImplementedError

    def back(self, card: Card) -> int:
        """Which back a card has: hidden cards can be mistaken for one another only among equal backs."""
        return 0

    def deal_hidden_anew(self, seat: Seat | None, luck: Chance) -> None:
        """Exchange what this seat (None: a spectator) cannot know and what is no card: things behind screens, in bags. For the laws."""

    def recount(self) -> list[str]:
        """Names of running totals that differ from what lies on the table: none, if the rules are right."""
        return []

    def then(self, first: Phase[Any], second: Phase[Any] | None = None) -> None:
        """Next come these: first named, first done."""
        todo = self.todo if self.lane is None else self.lane.todo
        if second is not None:
            todo.append(second)
        todo.append(first)

    def then_each(self, phases: list[Phase[Any]]) -> None:
        """Next come all of these, in their order."""
        todo = self.todo if self.lane is None else self.lane.todo
        for i in range(len(phases) - 1, -1, -1):
            todo.append(phases[i])

    def deed(self, phase: Phase[Any]) -> None:
        """In a lane: do this when everybody has answered."""
        assert self.lane is not None, "deeds belong to simultaneous decisions"
        self.lane.deeds.append(phase)

    def tell(self, event: Callable[..., Event], *fields: object) -> None:
        """To all; free when nobody listens."""
        if self.heard is not None:
            self.heard.append((EVERYBODY, event(*fields)))

    def whisper(self, seat: Seat, event: Callable[..., Event], *fields: object) -> None:
        """To one seat."""
        if self.heard is not None:
            self.heard.append((seat, event(*fields)))

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]


class RulesError(Exception):
    """The rules themselves are at fault, not a player."""


def advance(s: State, answer: Choice) -> None:
    """Unchecked: for search, with a choice taken from `s.asked`."""
    if s.lanes:
        for lane in s.lanes:
            if lane.todo:
                speak(s, lane, answer, False)
                break
    else:
        s.todo.pop().answer(s, answer)
    settle(s)


def mover(s: State) -> Seat:
    """The seat that `advance` answers for; NOBODY when the game has ended."""
    for lane in s.lanes:
        if lane.todo:
            return lane.seat
    return s.todo[-1].seat if s.todo else NOBODY


def settle(s: State) -> None:
    """Run phases until somebody is asked, or nothing is left to do."""
    todo = s.todo
    for _ in range(CIRCLES):
        if s.lanes:
            if lanes_wait(s):
                return
            close_lanes(s)
        elif todo:
            phase = todo[-1]
            options = phase.options(s)
            if options:
                s.asked = options
                return
            todo.pop()
            phase.run(s)
        else:
            s.asked = NOTHING
            return
    raise RulesError("the rules run in circles")


# ---- deciding at once, doing in order -------------------------------------------------------------------------


def speak(s: State, lane: Lane, answer: Choice, whole: bool) -> None:
    """One seat answers in its lane, where one may ask and remember, nothing else."""
    s.lane = lane
    phase = lane.todo.pop()
    if whole:
        phase.answer_whole(s, answer)
    else:
        phase.answer(s, answer)
    s.lane = None
    settle_lane(s, lane)


def settle_lane(s: State, lane: Lane) -> None:
    s.lane = lane
    lane.asked = NOTHING
    while lane.todo:
        phase = lane.todo[-1]
        options = phase.options(s)
        if options:
            lane.asked = options
            break
        lane.todo.pop()
        phase.run(s)
    s.lane = None


def lanes_wait(s: State) -> bool:
    """Is anybody still to answer? The first of them is whom `advance` answers for."""
    for lane in s.lanes:
        if lane.todo:
            s.asked = lane.asked
            return True
    return False


def close_lanes(s: State) -> None:
    """All have answered: the deeds happen in the order of the lanes, whoever answered first."""
    lanes = s.lanes
    s.lanes = NO_LANES
    s.fenced = True
    s.todo.pop()
    for i in range(len(lanes) - 1, -1, -1):
        s.then_each(lanes[i].deeds)
