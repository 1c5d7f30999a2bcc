"""A game is its seed and its moves: storage, replay, undo, recovery and bug reports are all the same list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mizban.engine.asking import Ask, NotAsked, Question, Refused, asks, play, questions
from mizban.engine.cards import Seat
from mizban.engine.events import Event
from mizban.engine.game import Game, Score
from mizban.engine.protocol import EVERYBODY, Choice
from mizban.engine.registry import games
from mizban.engine.views import View

Move = tuple[Seat, str, tuple[int, ...]]


class Record(msgspec.Struct, frozen=True):
    """A whole game. The seed is hexadecimal when it was sealed, a plain number otherwise."""

    game: str
    rules: int
    seats: int
    seed: str | int
    options: dict[str, bool]
    moves: list[tuple[Seat, str, list[int]]]

    def to_text(self) -> str:
        """The notation: one line of facts, then one line a move."""
        options = [f"{key}={'yes' if value else 'no'}" for key, value in sorted(self.options.items())]
        head = " ".join([self.game, f"rules={self.rules}", f"seats={self.seats}", f"seed={self.seed}", *options])
        return "\n".join([head, *[" ".join([str(seat), verb, *map(str, on)]) for seat, verb, on in self.moves], ""])

    @staticmethod
    def from_text(text: str) -> Record:
        """The record of such a text."""
        head, *lines = text.strip().splitlines()
        game, *facts = head.split()
        named = dict(fact.split("=", 1) for fact in facts)
        rules, seats, seed = int(named.pop("rules")), int(named.pop("seats")), named.pop("seed")
        moves = [(int(seat), verb, [int(number) for number in on]) for seat, verb, *on in map(str.split, lines)]
        sealed: str | int = seed if len(seed) == 2 * SEED_BYTES else int(seed)
        return Record(game, rules, seats, sealed, {key: value == "yes" for key, value in named.items()}, moves)


SEED_BYTES = 32


class OldRules(Refused):
    """The record was played by another version of the rules."""


class Match:
    """One game at a table: the record, and the state it leads to."""

    def __init__(self, game: Game[Any, Any], seats: int, seed: bytes | int, options: Mapping[str, bool] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.with_defaults(options or {})
        self._begin()

    @staticmethod
    def from_record(record: Record, game: Game[Any, Any] | None = None) -> Match:
        """The game of this record, played again; the game itself is looked up unless it is given."""
        game = game or games()[record.game]
        if record.rules != game.rules:
            raise OldRules(f"{record.game}: rules {record.rules}, not {game.rules}")
        seed = bytes.fromhex(record.seed) if isinstance(record.seed, str) else record.seed
        match = Match(game, record.seats, seed, record.options)
        for seat, verb, on in record.moves:
            match.play(seat, match.find(seat, verb, on))
        return match

    @property
    def record(self) -> Record:
        """What has to be kept to play this game again."""
        seed = self.seed.hex() if isinstance(self.seed, bytes) else self.seed
        moves = [(seat, verb, list(on)) for seat, verb, on in self.moves]
        return Record(self.game.key, self.game.rules, self.seats, seed, dict(self.options), moves)

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
        for ask in self.asks():
            if ask.seat == seat:
                return ask.find(verb, tuple(on))
        raise NotAsked(str(seat))

    def play(self, seat: Seat, choice: Choice) -> None:
        """An answer, checked."""
        lanes_before = bool(self.state.lanes)
        self.state.fenced = False
        self.state.heard = []
        play(self.state, seat, choice)
        self.moves.append((seat, choice.verb, choice.on))
        self.heard.append(self.state.heard)
        if self.state.fenced:
            self._fence = self.n
        if self.state.lanes and not lanes_before:
            self._opened = self.n

    def lines(self, seat: Seat | None, start: int = 0) -> list[tuple[int, Event]]:
        """What was told, or whispered to this seat, by move number (0: when the cards were dealt)."""
        return [(n, event) for n, heard in enumerate(self.heard) if n >= start for to, event in heard if to in (EVERYBODY, seat)]

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
        return self._step_back(self.moves, seat, free) is not None

    def undo(self, seat: Seat, whole: bool = False, free: bool = False) -> int:
        """A step back to the fence, or as many as there are; with `free` any own answer and all that followed it."""
        moves = self._step_back(self.moves, seat, free)
        if moves is None:
            raise Refused("nothing to take back")
        while whole and moves and (not free or moves[-1][0] == seat):
            further = self._step_back(moves, seat, free)
            if further is None:
                break
            moves = further
        self._begin()
        for mover, verb, on in moves:
            self.play(mover, self.find(mover, verb, on))
        return self.n

    def _step_back(self, moves: list[Move], seat: Seat, free: bool) -> list[Move] | None:
        """The moves without this seat's last answer. Sealed answers of others, given since, stay."""
        mine = [n for n, move in enumerate(moves) if move[0] == seat]
        if not mine:
            return None
        last = mine[-1]
        if free:
            return moves[:last]
        if last < self._fence:
            return None
        if last == len(moves) - 1 or (self.state.lanes and last >= self._opened):
            return moves[:last] + moves[last + 1 :]
        return None

    def _begin(self) -> None:
        self.moves: list[Move] = []
        self.state = self.game.deal(self.seats, self.seed, self.options, listen=True)
        self.heard: list[list[tuple[Seat, Event]]] = [self.state.heard]
        self._fence = 0  # moves before this one stay
        self._opened = 0  # moves when the open lanes were opened


replay = Match.from_record  # the game of a record, played again
