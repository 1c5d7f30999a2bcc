"""A game is its seed and its moves: storage, replay, undo, recovery and bug reports are all the same list."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from mizban.engine.asking import Ask, NotAsked, Question, Refused, asks, give, open_phase, open_phases, questions
from mizban.engine.cards import Seat
from mizban.engine.chance import seed_hash
from mizban.engine.events import Event
from mizban.engine.game import Game, Score
from mizban.engine.protocol import EVERYBODY, Choice
from mizban.engine.registry import games
from mizban.engine.views import View

AnyGame = Game[Any, Any]
Move = tuple[Seat, str, tuple[int, ...]]


class Record(msgspec.Struct, frozen=True):
    """A whole game. The seed is hexadecimal when it was sealed, a plain number otherwise."""

    game: str
    rules: int
    seats: int
    seed: str | int
    options: dict[str, bool]
    moves: list[tuple[Seat, str, list[int]]]
    hash: str = ""  # of a sealed seed, as it was shown when the game began

    def to_text(self) -> str:
        """The notation: one line of facts, then one line a move."""
        options = [f"{key}={'yes' if value else 'no'}" for key, value in sorted(self.options.items())]
        facts = [self.game, f"rules={self.rules}", f"seats={self.seats}", f"seed={self.seed}"]
        head = " ".join([*facts, *([f"hash={self.hash}"] if self.hash else []), *options])
        return "\n".join([head, *[" ".join([str(seat), verb, *map(str, on)]) for seat, verb, on in self.moves], ""])

    @staticmethod
    def from_text(text: str) -> Record:
        """The record of such a text."""
        facts, *moves = spoken_lines(text)
        return msgspec.structs.replace(read_facts(*facts), moves=[read_move(*line) for line in moves])

    @property
    def dealt_from(self) -> bytes | int:
        """The seed as a game is dealt from it."""
        return bytes.fromhex(self.seed) if isinstance(self.seed, str) else self.seed


# ---- reading the notation ---------------------------------------------------------------------------------------

HEAD = re.compile(r"[a-z][a-z0-9_]*( [a-z][a-z0-9_]*=[^ =]*)+")
MOVE = re.compile(r"[0-9]{1,2} [a-z][a-z0-9_]*( -?[0-9]{1,9})*")
SMALL = re.compile(r"[0-9]{1,4}")  # versions of rules, numbers of seats
SEALED = re.compile(r"[0-9a-f]{64}")
PLAIN = re.compile(r"[0-9]{1,18}")  # a seed for tests and measuring
COMMENT = "#"


class Unreadable(ValueError):
    """The first wrong line, counted from 1, and what is wrong with it."""

    def __init__(self, fault: Literal["no_record", "bad_table", "bad_line"], line: int) -> None:
        super().__init__(f"{fault} in line {line}")
        self.fault: Literal["no_record", "bad_table", "bad_line"] = fault
        self.line = line


def spoken_lines(text: str) -> list[tuple[int, str]]:
    """The line of facts, then the moves, each with its number in the text, where empty lines and comments count too."""
    found = []
    for n, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line and not line.startswith(COMMENT):
            found.append((n, " ".join(line.split())))
    if not found:
        raise Unreadable("no_record", last_line(text) + 1)
    return found


def last_line(text: str) -> int:
    """The number of the last line that says anything; 0 if none does."""
    said = text.rstrip()
    return said.count("\n") + 1 if said else 0


def read_facts(n: int, line: str) -> Record:
    """The line of facts, as a record without moves."""
    if not HEAD.fullmatch(line):
        raise Unreadable("no_record", n)
    game, *facts = line.split(" ")
    known = dict(fact.split("=") for fact in facts)
    twice = len(known) < len(facts)
    rules, seats, seed, hash = (known.pop(key, "") for key in ("rules", "seats", "seed", "hash"))
    sealed = SEALED.fullmatch(seed)
    right = SMALL.fullmatch(rules) and SMALL.fullmatch(seats) and (sealed or PLAIN.fullmatch(seed))
    if not right or twice or not {*known.values()} <= {"yes", "no"}:
        raise Unreadable("bad_table", n)
    options = {key: value == "yes" for key, value in known.items()}
    return Record(game, int(rules), int(seats), seed if sealed else int(seed), options, [], hash)


def read_move(n: int, line: str) -> tuple[Seat, str, list[int]]:
    """A line of a move."""
    if not MOVE.fullmatch(line):
        raise Unreadable("bad_line", n)
    seat, verb, *on = line.split(" ")
    return int(seat), verb, [int(number) for number in on]


class OldRules(Refused):
    """The record was played by another version of the rules."""


class Match:
    """One game at a table: the record, and the state it leads to."""

    asked_at: dict[Seat, int]  # after which move each open question was asked, by its seat (0: when the cards were dealt)

    def __init__(self, game: AnyGame, seats: int, seed: bytes | int, options: Mapping[str, bool] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.with_defaults(options or {})
        self._begin()

    @staticmethod
    def from_record(record: Record, game: AnyGame | None = None) -> Match:
        """The game of this record, played again; the game itself is looked up unless it is given."""
        game = game or games()[record.game]
        if record.rules != game.rules:
            raise OldRules(f"{record.game}: rules {record.rules}, not {game.rules}")
        match = Match(game, record.seats, record.dealt_from, record.options)
        for seat, verb, on in record.moves:
            match.make(seat, match.find(seat, verb, on))
        return match

    @property
    def record(self) -> Record:
        """What has to be kept to play this game again."""
        moves = [(seat, verb, list(on)) for seat, verb, on in self.moves]
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        hash = seed_hash(self.seed) if isinstance(self.seed, bytes) else ""
        return Record(self.game.key, self.game.rules, self.seats, seed, dict(self.options), moves, hash)

    @property
    def n(self) -> int:
        """Moves played."""
        return len(self.moves)

    @property
    def ended(self) -> bool:
        """Is there nothing left to ask?"""
        return not self.state.todo

    def asks(self) -> tuple[Ask, ...]:
        """All open questions."""
        return asks(self.state)

    def questions(self) -> tuple[Question, ...]:
        """All open questions, with all that is said to people beside them."""
        return questions(self.state)

    def find(self, seat: Seat, verb: str, on: Sequence[int]) -> Choice:
        """The answer of this name to the question this seat is asked, or a refusal."""
        return self.ask(seat).find(verb, tuple(on))

    def ask(self, seat: Seat) -> Ask:
        """The question this seat has to answer now."""
        phase = open_phase(self.state, seat)
        if phase is None:
            raise NotAsked(str(seat))
        return Ask(self.state, phase)

    def play(self, seat: Seat, choice: Choice) -> None:
        """An answer, checked."""
        self.make(seat, self.find(seat, choice.verb, choice.on))

    def make(self, seat: Seat, found: Choice) -> None:
        """An answer that was found among the options of this seat's question."""
        lanes_before = bool(self.state.lanes)
        others = {phase.seat: phase for phase in open_phases(self.state) if phase.seat != seat}
        self.state.fenced = False
        self.state.heard = []
        give(self.state, seat, found)
        self.moves.append((seat, found.verb, found.on))
        self.heard.append(self.state.heard)
        if self.state.fenced:
            self._fence = self.n
        if self.state.lanes and not lanes_before:
            self._opened = self.n
        # While lanes are open, what the others are asked is still the same question.
        still = {phase.seat for phase in open_phases(self.state) if others.get(phase.seat) is phase}
        self.asked_at = {phase.seat: self.asked_at[phase.seat] if phase.seat in still else self.n for phase in open_phases(self.state)}

    def lines(self, seat: Seat | None, start: int = 0) -> list[tuple[int, Event]]:
        """What was told, or whispered to this seat, by move number (0: when the cards were dealt)."""
        return [(n, event) for n, heard in enumerate(self.heard[start:], start) for to, event in heard if to in (EVERYBODY, seat)]

    def view(self, seat: Seat | None) -> View:
        """What this seat can know; None is a spectator."""
        view: View = self.game.view(self.state, seat)
        return view

    def scores(self) -> Sequence[Score]:
        """Points with their parts, and who has won (as it stands, before the end)."""
        return self.game.scores(self.state)

    # ---- undo: no game writes a line for it ---------------------------------------------------------------------

    def can_undo(self, seat: Seat, free: bool = False) -> bool:
        """Would `undo` take something back?"""
        return bool(self.taken_back(seat, free=free))

    def undo(self, seat: Seat, whole: bool = False, free: bool = False) -> int:
        """A step back to the fence, or as many as there are; with `free` any own answer and all that followed it."""
        gone = self.taken_back(seat, whole, free)
        if not gone:
            raise Refused("nothing to take back")
        moves = [move for n, move in enumerate(self.moves, 1) if n not in gone]
        self._begin()
        for mover, verb, on in moves:
            self.make(mover, self.find(mover, verb, on))
        return self.n

    def taken_back(self, seat: Seat, whole: bool = False, free: bool = False) -> list[int]:
        """Numbers of the moves that a step back of this seat takes back, the last one first; none, if it has no step back.

        Sealed answers of others, given since, stay, unless it is `free`.
        """
        gone: list[int] = []
        left = list(range(1, self.n + 1))
        while last := self._last_step(left, seat, free):
            gone += [n for n in reversed(left) if n == last or (free and n > last)]
            left = [n for n in left if n not in gone]
            if not whole or (free and left and self.moves[left[-1] - 1][0] != seat):
                break
        return gone

    def _last_step(self, left: list[int], seat: Seat, free: bool) -> int:
        """The last move of this seat among those left, if it may be taken back; 0 otherwise."""
        mine = [n for n in left if self.moves[n - 1][0] == seat]
        if not mine:
            return 0
        last = mine[-1]
        if free:
            return last
        if last <= self._fence:
            return 0
        return last if last == left[-1] or (self.state.lanes and last > self._opened) else 0

    def _begin(self) -> None:
        self.moves: list[Move] = []
        self.state = self.game.deal(self.seats, self.seed, self.options, listen=True)
        self.heard: list[list[tuple[Seat, Event]]] = [self.state.heard]
        self._fence = 0  # moves before this one stay
        self._opened = 0  # moves when the open lanes were opened
        self.asked_at = {phase.seat: 0 for phase in open_phases(self.state)}


replay = Match.from_record  # the game of a record, played again
