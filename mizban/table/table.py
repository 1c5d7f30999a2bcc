"""One table: its rows are the truth, its match is what they lead to. It decides; somebody else writes, and then it is made so."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from mizban.engine import BadTable, IllegalChoice, Match, Question, Record, Refused, games
from mizban.engine.asking import give, open_phases
from mizban.engine.chance import seed_hash
from mizban.engine.record import AnyGame
from mizban.table.clocks import Clock, asked_at, clock_of, time_of
from mizban.table.company import Company
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
        self.stored = list(seats)  # as it was written down when they sat down
        self.ledger = Ledger(rows)
        self.seats = self._sitting()
        self.match: Match | None = None  # from when all sit
        game = game or games().get(facts.game)
        self._game = game
        self.old_rules = game is None or game.rules != facts.rules  # begun under rules that are no longer played
        self._asked: tuple[int, dict[str, Question]] = (-1, {})
        self.seed_hash = seed_hash(bytes.fromhex(facts.seed))  # may be shown from the start
        self.told: object = None  # what is told after the last row, kept by whoever tells it
        self._rehearsed: tuple[Row, Match] | None = None
        self._asked_after: tuple[Row | None, list[int]] = (None, [])  # seats the game would wait for after this row
        if self.started and not self.old_rules:
            try:
                self.match = self._played(self.ledger.moves)
            except Exception as error:  # one table that cannot be played again must not hurt others
                known = isinstance(error, (Refused, BadTable))
                log.warning("table %s does not follow the rules of today", facts.id, exc_info=None if known else error)
                self.old_rules = True

    def renewed(self, facts: TableFacts, seats: Sequence[SeatFacts], news: Sequence[Row]) -> Table:
        """This table, with what others have written meanwhile."""
        return Table(facts, seats, [*self.ledger.rows, *news])

    def _sitting(self) -> list[SeatFacts]:
        """Whoever was asked to leave has made room for an opponent."""
        gone = self.company.gone
        return [
            SeatFacts(seat.seat, "bot", level=gone[seat.seat], animal=seat.animal) if seat.seat in gone else seat for seat in self.stored
        ]

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
    def company(self) -> Company:
        """What people have arranged between the moves."""
        return self.ledger.company

    @property
    def started(self) -> bool:
        return not self.facts.held and all(seat.kind != "open" for seat in self.stored)

    @property
    def begun(self) -> float:
        """When the cards were dealt."""
        return self.facts.begun or self.facts.created

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
        """Found from the rows alone: where the question was asked or, if later, where this seat, or all together, went back to it."""
        asked = self.ledger.number_of(match.asked_at[seat])
        return f"{max(asked, self.ledger.steps_back.get(seat, 0), self.ledger.went_back)}.{seat}"

    def asked(self) -> list[int]:
        """Seats the game waits for."""
        return [] if self.match is None else list(self.match.asked_at)

    def thinking(self) -> list[int]:
        """Seats for which a computer opponent has to move."""
        return [] if self.company.still else [seat for seat in self.asked() if self.opponent(seat)]

    def opponent(self, seat: int) -> str:
        """The level of the opponent who plays on this seat now; "" if a person does."""
        return self.seats[seat].level if self.seats[seat].kind == "bot" else self.company.plays(seat)

    def people(self) -> list[int]:
        """One seat for each person who sits here."""
        return list({seat.guest: seat.seat for seat in reversed(self.seats) if seat.kind == "guest"}.values())[::-1]

    def asked_since(self, seat: int) -> float | None:
        """Since when the game waits for this seat."""
        question = self.question_id(seat)
        return None if question is None else time_of(self.ledger.rows, asked_at(question), self.begun)

    def waited(self, seat: int, now: float) -> float:
        """For how many seconds the game has waited for this seat; while the table stood still nobody waited."""
        since = self.asked_since(seat)
        return 0.0 if since is None else now - since - self.company.rested(since, now)

    def question_id(self, seat: int) -> str | None:
        return self._id(self.match, seat) if self.match is not None and seat in self.match.asked_at else None

    def clock(self, seat: int, now: float) -> Clock | None:
        """What this player has left, where a clock was agreed on."""
        if self.facts.timing.clock == "none" or self.match is None or self.seats[seat].kind != "guest":
            return None
        return clock_of(self.facts.timing, self.ledger.rows, self.company, self.begun, seat, self.question_id(seat), now)

    def owner(self, seat: int) -> str | None:
        """The guest of this seat."""
        return self.seats[seat].guest if 0 <= seat < len(self.seats) and self.seats[seat].kind == "guest" else None

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "guest" and guest and seat.guest == guest]

    def hosted_by(self, guest: str) -> bool:
        return bool(guest) and self.facts.host == guest

    def belongs_to(self, guest: str) -> bool:
        """Sits here, or opened it."""
        return self.hosted_by(guest) or bool(self.seats_of(guest))

    @property
    def advises(self) -> bool:
        """May people be advised here? One person against computer opponents always; several only if their host wished it."""
        return self.facts.advice or self.alone()

    def advised_moves(self) -> list[int]:
        """Moves that count and were made with advice."""
        return [n for n, row in enumerate(self.ledger.moves, 1) if row.question and row.question in self.company.advised]

    def alone(self) -> bool:
        """One person against computer opponents: there taking back is free."""
        return sum(seat.kind != "bot" for seat in self.seats) == 1

    def undo(self, seat: int) -> int | None:
        """The row of the answer that this seat may take back now."""
        if self.match is None or self.finished:
            return None
        gone = self.match.taken_back(seat, free=self.alone())
        return self.ledger.number_of(gone[-1]) if gone else None

    def ask_back(self, seat: int) -> int | None:
        """The row of the answer that this seat may ask the others to let it take back: its last, where it has no step back of its own."""
        if self.match is None or self.finished or self.company.still or self.undo(seat) is not None:
            return None
        last = self.ledger.last_of(seat)
        return last if last and last not in self.company.refused else None

    # ---- what would happen --------------------------------------------------------------------------------------

    def answer(self, guest: str, said: Play, at: float = 0.0) -> Row | None:
        """The row of an answer from outside, checked in every way. None: it was given before, and is only acknowledged."""
        seat = self.seat_in(said.question)
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
        if self.match is None or question is None or question.seat not in self.thinking():
            raise Refusal("stale", said.question)
        return self._row(self.match, question, said, "", at)

    def step_back(self, guest: str, said: Undo, at: float = 0.0) -> Row | None:
        """The row of a step back; written as what it leaves, so that no later change of the fence can change an old game.

        None: that answer was taken back before, and this is only acknowledged.
        """
        match = self._match_for(guest, said.seat, "")
        if said.row != self.undo(said.seat):
            if self.was_taken_back(said.seat, said.row):
                return None
            raise Refusal("finished" if self.finished else "no_undo")
        gone = match.taken_back(said.seat, said.whole, self.alone())
        row = Row(self.rows + 1, said.seat, step_back_text(match.n, gone), guest, at)
        before = self._played([move for n, move in enumerate(self.ledger.moves, 1) if n not in gone])
        self._rehearsed, self._asked_after = (row, before), (row, list(before.asked_at))
        return row

    def thinking_after(self, row: Row) -> bool | None:
        """Whether a computer opponent has to move after this row, which was just decided on; None if none sits here."""
        if not row.happens and not self.company.standins and not self.company.late and all(seat.kind != "bot" for seat in self.seats):
            return None
        company = self.company.after(row)
        asked = self._asked_after_row(row)
        return not company.still and any(self.seats[seat].kind == "bot" or company.plays(seat) for seat in asked)

    def _asked_after_row(self, row: Row) -> list[int]:
        if row.happens and self._asked_after[0] is not row and not self.rehearse(row):
            return self.asked()
        assert self._asked_after[0] is row, "the row was decided on here"
        return self._asked_after[1]

    def rehearse(self, row: Row) -> bool:
        """If all agree with this row to go back, the shorter game is played already now. Do they?"""
        kept = self.company.after(row).granted if row.happens else None
        if kept is None:
            return False
        before = self._played(self.ledger.moves[:kept])
        self._rehearsed, self._asked_after = (row, before), (row, list(before.asked_at))
        return True

    def due_after(self, row: Row) -> float | None:
        """When somebody has to look at this table again after this row, because of a clock, an absence or a question among people."""
        timing, company = self.facts.timing, self.company.after(row)
        found = [company.asking.asked.until] if company.asking is not None else []
        waits = [] if company.still else self._asked_after_row(row)
        for seat in waits:
            if self.seats[seat].kind != "guest" or company.plays(seat):
                continue
            if timing.away:
                found.append(row.at + timing.away)
            if (clock := self.clock(seat, row.at)) is not None:  # before this row: perhaps a little early, never late
                found.append(row.at + clock.left)
        return min(found, default=None)

    def accept(self, row: Row) -> None:
        """This row is written: make it so."""
        assert self.match is not None, "nobody moves before all sit"
        if row.happens:
            self.ledger.add(row)
            self.seats = self._sitting()
            if self.company.granted is not None:
                self.match = self._before(row)
        elif not row.steps_back:
            seat, verb, on = row.move
            self.match.make(seat, self._question_to(seat).find(verb, tuple(on)))
            self.ledger.add(row)
        else:
            self.ledger.add(row)
            self.match = self._before(row)
        self._rehearsed = None
        self.facts = msgspec.structs.replace(self.facts, updated=row.at, goes=0.0)

    def seat_in(self, question: str) -> int:
        """Whose question this would be; it may never have been asked."""
        ending = question.rpartition(".")[2]
        return next((seat.seat for seat in self.seats if str(seat.seat) == ending), -1)

    def _match_for(self, guest: str, seat: int, question: str) -> Match:
        """The match, if this guest may change something on this seat."""
        if not guest or self.owner(seat) != guest:
            raise Refusal("not_your_seat", question)
        if self.match is None:
            raise Refusal("old_rules" if self.old_rules else "not_started", question)
        if self.company.paused:
            raise Refusal("paused", question)
        return self.match

    def _row(self, match: Match, question: Question, said: Play, guest: str, at: float) -> Row:
        try:
            found = question.find(said.verb, tuple(said.on))
        except IllegalChoice as error:
            raise Refusal("illegal", said.question) from error
        after = match.state.copy()
        try:
            give(after, question.seat, found)  # a rehearsal: a fault of the rules must not get into the record
        except Exception as error:
            log.exception("the rules of %s fail at %s", self.facts.game, match.record)
            raise Refusal("failed", said.question) from error
        row = Row(self.rows + 1, question.seat, str(found), guest, at, said.question)
        self._asked_after = row, [phase.seat for phase in open_phases(after)]
        return row

    def was_taken_back(self, seat: int, number: int) -> bool:
        """Was this the row of an answer of this seat that counts no more?"""
        if not 1 <= number <= self.rows:
            return False
        row = self.ledger.rows[number - 1]
        return row.seat == seat and not row.steps_back and not row.happens and not self.ledger.counts(number)

    def _before(self, row: Row) -> Match:
        """The shorter game, after a row that takes moves back."""
        known = self._rehearsed
        return known[1] if known is not None and known[0] is row else self._played(self.ledger.moves)

    def _question_to(self, seat: int) -> Question:
        return next(question for question in self.questions().values() if question.seat == seat)

    def _played(self, moves: Sequence[Row]) -> Match:
        facts = self.facts
        record = Record(facts.game, facts.rules, len(self.seats), facts.seed, facts.options, [row.move for row in moves])
        return Match.from_record(record, self._game)
