"""One table: its rows are the truth, its match is what they lead to. It decides; somebody else writes, and then it is made so."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from mizban.engine import BadTable, IllegalChoice, Match, Question, Record, Refused, games
from mizban.engine.asking import give
from mizban.engine.record import AnyGame
from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.refusal import Refusal
from mizban.table.rows import Ledger, Row, answer_text, step_back_text
from mizban.table.wire import Play, Undo

log = logging.getLogger(__name__)


class Table:
    """`answer` and `step_back` say which row would be added and change nothing; `accept` adds it."""

    def __init__(self, facts: TableFacts, seats: Sequence[SeatFacts], rows: Sequence[Row] = (), game: AnyGame | None = None) -> None:
        """`game` is looked up unless it is given, as for a lesson, whose cards are laid out beforehand."""
        self.facts = facts
        self.seats = list(seats)
        self.ledger = Ledger(rows)
        self.match: Match | None = None  # from when all sit
        game = game or games().get(facts.game)
        self._game = game
        self.old_rules = game is None or game.rules != facts.rules  # begun under rules that are no longer played
        self._asked: tuple[int, dict[str, Question]] = (-1, {})
        self._rehearsed: tuple[Row, Match] | None = None
        if self.started and not self.old_rules:
            try:
                self.match = self._played(self.ledger.moves)
            except (Refused, BadTable):
                log.warning("table %s does not follow the rules of today", facts.id)
                self.old_rules = True

    def renewed(self, facts: TableFacts, seats: Sequence[SeatFacts], news: Sequence[Row]) -> Table:
        """This table, with what others have written meanwhile."""
        return Table(facts, seats, [*self.ledger.rows, *news])

    # ---- what can be asked of it --------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def rows(self) -> int:
        """How many there are: every answer and every step back."""
        return len(self.ledger)

    @property
    def moves(self) -> int:
        """How many count."""
        return len(self.ledger.moves)

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def ended(self) -> bool:
        """By the rules."""
        return self.match is not None and self.match.ended

    @property
    def finished(self) -> bool:
        return self.facts.finished or self.ended

    def questions(self) -> dict[str, Question]:
        """All open questions by their ids, asked of the rules once for each row."""
        if self.match is not None and self._asked[0] != self.rows:
            self._asked = (self.rows, {self._id(self.match, question.seat): question for question in self.match.questions()})
        return self._asked[1]

    def _id(self, match: Match, seat: int) -> str:
        """Found from the rows alone: where the question was asked or, if later, where this seat stepped back to it."""
        asked = self.ledger.number_of(match.asked_at[seat])
        return f"{max(asked, self.ledger.steps_back.get(seat, 0))}.{seat}"

    def asked(self) -> list[int]:
        """Seats the game waits for."""
        return [] if self.match is None else list(self.match.asked_at)

    def thinking(self) -> list[int]:
        """Seats whose computer opponent has to move."""
        return [seat for seat in self.asked() if self.seats[seat].kind == "bot"]

    def owner(self, seat: int) -> str | None:
        """The guest of this seat."""
        return self.seats[seat].guest if 0 <= seat < len(self.seats) and self.seats[seat].kind == "guest" else None

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "guest" and guest and seat.guest == guest]

    def hosted_by(self, guest: str) -> bool:
        return bool(guest) and self.facts.host == guest

    def alone(self) -> bool:
        """One person against computer opponents: there taking back is free."""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def undo(self, seat: int) -> int | None:
        """The row of the answer that this seat may take back now."""
        if self.match is None or self.finished:
            return None
        gone = self.match.taken_back(seat, free=self.alone())
        return self.ledger.number_of(gone[-1]) if gone else None

    # ---- what would happen --------------------------------------------------------------------------------------

    def answer(self, guest: str, said: Play, at: float = 0.0) -> Row | None:
        """The row of an answer from outside, checked in every way. None: it was given before, and is only acknowledged."""
        seat = self._seat_in(said.question)
        match = self._match_for(guest, seat, said.question)
        text = answer_text(said.verb, said.on)
        question = self.questions().get(said.question)
        if question is None:
            if any(row.question == said.question and row.guest == guest and row.text == text for row in self.ledger.rows):
                return None
            raise Refusal("finished" if self.finished else "stale", said.question)
        return self._row(match, question, said, guest, at)

    def answer_of_opponent(self, said: Play, at: float = 0.0) -> Row:
        """The row of a computer opponent's answer, unless the table has moved on while it thought."""
        question = self.questions().get(said.question)
        if self.match is None or question is None:
            raise Refusal("stale", said.question)
        return self._row(self.match, question, said, "", at)

    def step_back(self, guest: str, said: Undo, at: float = 0.0) -> Row | None:
        """The row of a step back; written as what it leaves, so that no later change of the fence can change an old game.

        None: that answer was taken back before, and this is only acknowledged.
        """
        match = self._match_for(guest, said.seat, "")
        if said.row != self.undo(said.seat):
            if self._was_taken_back(said):
                return None
            raise Refusal("finished" if self.finished else "no_undo")
        gone = match.taken_back(said.seat, said.whole, self.alone())
        row = Row(self.rows + 1, said.seat, step_back_text(match.n, gone), guest, at)
        self._rehearsed = row, self._played([move for n, move in enumerate(self.ledger.moves, 1) if n not in gone])
        return row

    def accept(self, row: Row) -> None:
        """This row is written: make it so."""
        assert self.match is not None, "nobody moves before all sit"
        if not row.steps_back:
            seat, verb, on = row.move
            self.match.make(seat, self._question_to(seat).find(verb, tuple(on)))
            self.ledger.add(row)
        else:
            self.ledger.add(row)
            known = self._rehearsed
            self.match = known[1] if known is not None and known[0] is row else self._played(self.ledger.moves)
        self._rehearsed = None
        self.facts = msgspec.structs.replace(self.facts, updated=row.at)

    def _seat_in(self, question: str) -> int:
        """Whose question this would be; it may never have been asked."""
        ending = question.rpartition(".")[2]
        return next((seat.seat for seat in self.seats if str(seat.seat) == ending), -1)

    def _match_for(self, guest: str, seat: int, question: str) -> Match:
        """The match, if this guest may change something on this seat."""
        if not guest or self.owner(seat) != guest:
            raise Refusal("not_your_seat", question)
        if self.match is None:
            raise Refusal("old_rules" if self.old_rules else "not_started", question)
        return self.match

    def _row(self, match: Match, question: Question, said: Play, guest: str, at: float) -> Row:
        try:
            found = question.find(said.verb, tuple(said.on))
        except IllegalChoice as error:
            raise Refusal("illegal", said.question) from error
        try:
            give(match.state.copy(), question.seat, found)  # a rehearsal: a fault of the rules must not get into the record
        except Exception as error:
            log.exception("the rules of %s fail at %s", self.facts.game, match.record)
            raise Refusal("failed", said.question) from error
        return Row(self.rows + 1, question.seat, str(found), guest, at, said.question)

    def _was_taken_back(self, said: Undo) -> bool:
        if not 1 <= said.row <= self.rows:
            return False
        row = self.ledger.rows[said.row - 1]
        return row.seat == said.seat and not row.steps_back and not self.ledger.counts(said.row)

    def _question_to(self, seat: int) -> Question:
        return next(question for question in self.questions().values() if question.seat == seat)

    def _played(self, moves: Sequence[Row]) -> Match:
        facts = self.facts
        record = Record(facts.game, facts.rules, len(self.seats), facts.seed, facts.options, [row.move for row in moves])
        return Match.from_record(record, self._game)
