"""The company at a table: what people have arranged between the moves. Folded from rows, like the moves themselves; it changes none."""

from __future__ import annotations

import copy
from typing import Literal, Protocol

import msgspec

from mizban.table.agreement import Agreement, Asked

HAPPENED = "!"  # begins the text of a happening; the rest is one of the structs below

Reason = Literal["away", "wish", "agreed"]


class StoodIn(msgspec.Struct, frozen=True, tag_field="is", tag="stood-in"):
    """The computer plays for this seat until its owner is back."""

    level: str
    why: Reason


class CameBack(msgspec.Struct, frozen=True, tag_field="is", tag="came-back"):
    """Its owner plays on. An answer of the owner's says the same."""


class RanOut(msgspec.Struct, frozen=True, tag_field="is", tag="ran-out"):
    """The clock of this seat is at zero: the computer answers this one question."""

    level: str


class Nudged(msgspec.Struct, frozen=True, tag_field="is", tag="nudged"):
    """Somebody reminds this seat that it is asked."""

    by: int


class Said(msgspec.Struct, frozen=True, tag_field="is", tag="said"):
    """A voice on what is being asked."""

    yes: bool


class Silence(msgspec.Struct, frozen=True, tag_field="is", tag="silence"):
    """The time for voices is over."""


class TookAdvice(msgspec.Struct, frozen=True, tag_field="is", tag="advised"):
    """Somebody was advised what to answer."""

    question: str


class WantedAgain(msgspec.Struct, frozen=True, tag_field="is", tag="again"):
    """When the game is over: one more, or not."""

    yes: bool


class Taught(msgspec.Struct, frozen=True, tag_field="is", tag="taught"):
    """This seat shows its hand to a guest who looks on, or no longer."""

    pupil: str
    yes: bool


class SatDown(msgspec.Struct, frozen=True, tag_field="is", tag="sat-down"):
    """Somebody who looked on plays on for the opponent of this seat; who it is stands with the seats."""


class LetIn(msgspec.Struct, frozen=True, tag_field="is", tag="let-in"):
    """Those who look on may play on for opponents, or not."""

    yes: bool


Happening = StoodIn | CameBack | RanOut | Nudged | Asked | Said | Silence | TookAdvice | WantedAgain | Taught | SatDown | LetIn
_decoder = msgspec.json.Decoder(Happening)


def happening_text(happening: Happening) -> str:
    return HAPPENED + msgspec.json.encode(happening).decode()


class HouseRow(Protocol):
    """What is read of a row."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def guest(self) -> str: ...
    @property
    def at(self) -> float: ...
    @property
    def happens(self) -> bool: ...
    @property
    def steps_back(self) -> bool: ...


class Tale(msgspec.Struct, frozen=True):
    """What is told of a happening in the log: `tale-<word>`."""

    row: int
    word: str
    seat: int
    by: int  # whoever brought it about; the seat itself if nobody else did
    at: float


class Company:
    """Who plays for whom, who is late, what is being asked, whether the table rests."""

    def __init__(self) -> None:
        self.standins: dict[int, str] = {}  # seats for which the computer plays, with its level
        self.late: dict[int, str] = {}  # seats whose one question the computer answers
        self.gone: dict[int, str] = {}  # seats whose person was asked to leave, with the level of the opponent
        self.paused = False
        self.pauses: list[tuple[float, float]] = []  # that are over, also those while all waited for voices
        self.still_since = 0.0
        self.asking: Agreement | None = None
        self.granted: int | None = None  # with the last row all have agreed to go back: so many moves are left
        self.refused: set[int] = set()  # answers that the others did not want to be taken back, by their rows
        self.unwanted: dict[tuple[int, str, int], float] = {}  # when something came to nothing: who asked it, what, about whom
        self.nudges: dict[int, float] = {}  # when each seat was last reminded
        self.advised: dict[str, int] = {}  # questions for which somebody was advised, with their seats
        self.again: dict[int, bool] = {}  # who wants to play once more
        self.again_said: dict[int, int] = {}  # with which row each of them has said so
        self.pupils: dict[str, int] = {}  # guests who look on with the hand of a seat
        self.hands: dict[str, int] = {}  # those who ever did
        self.sat_down: set[int] = set()  # seats whose opponent made room for a person
        self.let_in = True  # may those who look on do so?
        self.tales: list[Tale] = []

    def plays(self, seat: int) -> str:
        """The level of the opponent who answers for this person now; "" if they do so themselves."""
        return self.standins.get(seat) or self.late.get(seat, "")

    @property
    def holds(self) -> bool:
        """Somebody asks to take a move back: until all have spoken nothing should run ahead."""
        return self.asking is not None and self.asking.asked.keeps >= 0

    @property
    def still(self) -> bool:
        """Opponents and clocks stand."""
        return self.paused or self.holds

    def add(self, row: HouseRow) -> None:
        """One more row."""
        still = self.still
        self.granted = None
        self._fold(row)
        if self.still and not still:
            self.still_since = row.at
        elif still and not self.still:
            self.pauses.append((self.still_since, row.at))

    def _fold(self, row: HouseRow) -> None:
        if row.happens:
            self.happen(row.number, row.seat, row.text, row.at)
        elif row.steps_back:
            self.stepped_back(row.number, row.seat, row.at)
        else:
            self.heard_answer(row.number, row.seat, bool(row.guest), row.at)

    def after(self, row: HouseRow) -> Company:
        """As it would be after this row."""
        if not (row.happens or self.standins or self.late or self.asking):
            return self
        after = copy.deepcopy(self)
        after.add(row)
        return after

    def heard_answer(self, number: int, seat: int, person: bool, at: float) -> None:
        """An answer. Whoever answers is back."""
        self.late.pop(seat, None)
        if person:
            self._play_on(number, at)
        if person and self.standins.pop(seat, ""):
            self._tell(number, "came-back", seat, seat, at)

    def stepped_back(self, number: int, seat: int, at: float) -> None:
        self.late.clear()
        self._play_on(number, at)
        self._tell(number, "undo", seat, seat, at)

    def _play_on(self, number: int, at: float) -> None:
        """A person plays on instead of saying whether a move may be taken back: that is a no."""
        if self.asking is not None and self.holds:
            self.asking.over = True
            self._decide(number, at)

    def happen(self, number: int, seat: int, text: str, at: float) -> None:
        happening = _decoder.decode(text.removeprefix(HAPPENED))
        match happening:
            case StoodIn(level, why):
                self.standins[seat] = level
                self._tell(number, f"stood-in-{why}", seat, seat, at)
            case CameBack():
                self.standins.pop(seat, None)
                self.late.pop(seat, None)
                self._tell(number, "came-back", seat, seat, at)
            case RanOut(level):
                self.late[seat] = level
                self._tell(number, "ran-out", seat, seat, at)
            case Nudged(by):
                self.nudges[seat] = at
                self._tell(number, "nudged", seat, by, at)
            case TookAdvice(question):
                self.advised[question] = seat
            case WantedAgain(yes):
                self.again[seat], self.again_said[seat] = yes, number
            case Taught(pupil, yes):
                self._teach(pupil, seat, yes)
                self._tell(number, "taught" if yes else "untaught", seat, seat, at)
            case SatDown():
                self.sat_down.add(seat)
                self._tell(number, "sat-down", seat, seat, at)
            case LetIn(yes):
                self.let_in = yes
            case Asked():
                self.asking = Agreement(number, seat, happening)
                if happening.needed:
                    self._tell(number, f"asked-{happening.what}", *self._about(self.asking), at)
                self._decide(number, at)
            case Said(yes):
                if self.asking is not None:
                    self.asking.say(seat, yes)
                    self._decide(number, at)
            case Silence():
                if self.asking is not None:
                    self.asking.fall_silent()
                    self._decide(number, at)

    @property
    def declining(self) -> list[int]:
        """Seats that want no further game."""
        return [seat for seat, yes in self.again.items() if not yes]

    @property
    def eager(self) -> list[int]:
        """Seats that want one more; once somebody declines, those who have said so since: they play without them."""
        last = max((self.again_said[seat] for seat in self.declining), default=0)
        return [seat for seat, yes in self.again.items() if yes and self.again_said[seat] > last]

    def _teach(self, pupil: str, seat: int, yes: bool) -> None:
        self.hands[pupil] = seat
        if yes:
            self.pupils[pupil] = seat
        else:
            self.pupils.pop(pupil, None)

    def _decide(self, number: int, at: float) -> None:
        asking = self.asking
        if asking is None or asking.outcome == "open":
            return
        self.asking = None
        agreed = asking.outcome == "agreed"
        self._tell(number, f"{asking.outcome}-{asking.asked.what}", *self._about(asking), at)
        if agreed:
            self._do(asking)
            return
        self.unwanted[asking.by, asking.asked.what, asking.asked.on] = at
        if asking.asked.what == "undo" and asking.by not in asking.no:  # who thinks better of it may ask once more
            self.refused.add(asking.asked.on)

    def _about(self, asking: Agreement) -> tuple[int, int]:
        """Which seat it is about, and who asked."""
        return (asking.asked.on if asking.asked.what in ("computer", "remove") else asking.by), asking.by

    def _do(self, asking: Agreement) -> None:
        match asking.asked.what:
            case "computer":
                self.standins[asking.asked.on] = asking.asked.level
            case "remove":
                self.gone[asking.asked.on] = asking.asked.level
                self.standins.pop(asking.asked.on, None)
                self.late.pop(asking.asked.on, None)
                self.pupils = {pupil: seat for pupil, seat in self.pupils.items() if seat != asking.asked.on}
            case "pause":
                self.paused = True
            case "resume":
                self.paused = False
            case "undo" if asking.asked.keeps >= 0:
                self.granted = asking.asked.keeps
                self.late.clear()
            case "undo":
                pass  # of a time when it was only talked about

    def _tell(self, number: int, word: str, seat: int, by: int, at: float) -> None:
        self.tales.append(Tale(number, word, seat, by, at))

    def rested(self, since: float, until: float) -> float:
        """For how many of these seconds the table stood still."""
        pauses = [*self.pauses, *([(self.still_since, until)] if self.still else [])]
        return sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in pauses)
