"""What is told to whom: only views, events and questions, each as its seat may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

import msgspec

from mizban.engine import Match, Question, Record, Score, State
from mizban.engine.asking import open_phases
from mizban.engine.events import Event
from mizban.engine.record import AnyGame
from mizban.table.agreement import Agreement
from mizban.table.facts import SeatFacts
from mizban.table.table import Table
from mizban.table.watching import Lookers, hand_for, looked_on, watchers, welcome
from mizban.table.wire import (
    AskingWire,
    AskWire,
    Chair,
    DeniedWire,
    Line,
    OptionWire,
    Origin,
    PartScore,
    Presence,
    ScoreWire,
    SeatInfo,
    TableInfo,
    TaleWire,
    Update,
    WaitWire,
)

NOWHERE: Mapping[str, float] = {}


def table_info(table: Table, guest: str, online: Set[str], now: float = 0.0, away: Mapping[str, float] = NOWHERE) -> TableInfo:
    """The table as this guest sees it. Nobody's id, and no seed before the end. `away`: for how long each guest has not been here."""
    facts = table.facts
    mine = table.seats_of(guest)
    host = table.hosted_by(guest)
    asked = table.asked()
    return TableInfo(
        id=facts.id,
        game=facts.game,
        options=facts.options,
        seats=[seat_info(table, seat, seat.seat in mine, online, now, away) for seat in table.seats],
        public=facts.public,
        started=table.started,
        finished=table.finished,
        my_turn=any(seat in mine for seat in asked),
        host=host,
        invite=facts.invite if host or mine else "",
        seed_hash=table.seed_hash,
        seed=facts.seed if table.finished else "",
        updated=facts.updated,
        again=facts.again if facts.public or host or mine else "",  # its id opens that table to whoever knows it
        origin=None if facts.origin is None else Origin(facts.origin, facts.origin_move or 0),
        old_rules=table.old_rules,
        closed=facts.closed,
        since=max((since for seat in asked if (since := table.asked_since(seat)) is not None), default=0.0),
        timing=facts.timing,
        advice=table.advises,
        let_in=table.company.let_in,
        welcome=welcome(table, guest),
        goes=facts.goes or None,
        asked=asked,
    )


def seat_info(table: Table, seat: SeatFacts, mine: bool, online: Set[str], now: float, away: Mapping[str, float]) -> SeatInfo:
    if seat.kind != "guest":
        return SeatInfo(seat.seat, seat.kind, seat.name, seat.level, online=seat.kind == "bot", animal=seat.face)
    clock = table.clock(seat.seat, now) if now else None
    nudged = table.company.nudges.get(seat.seat)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        mine=mine,
        online=seat.guest in online,
        animal=seat.face,
        computer=table.company.standins.get(seat.seat, ""),
        away=None if seat.guest in online else away.get(seat.guest),
        left=None if clock is None else clock.left,
        ticks=clock is not None and clock.runs,
        advised=seat.seat in table.company.advised.values(),
        nudged=None if nudged is None or not now else max(0.0, now - nudged),
    )


def presence(table: Table, guest: str, online: Set[str], here: Lookers) -> Presence:
    """Who is here and who looks on, as this guest is told."""
    return Presence([seat.seat for seat in table.seats if seat.kind == "guest" and seat.guest in online], watchers(table, here, guest))


def record_info(record: Record) -> TableInfo:
    """A record from a file, as if it were a table: nobody sits there."""
    return TableInfo(
        id="",
        game=record.game,
        options=record.options,
        seats=[SeatInfo(seat, "open", "") for seat in range(record.seats)],
        public=False,
        started=True,
        finished=True,
        my_turn=False,
        host=False,
        invite="",
        seed_hash=record.hash,
        seed=str(record.seed),
        updated=0.0,
    )


class Telling:
    """What there is to tell after one row: each part is asked of the rules once, however many listen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.rows = table.rows
        self.seats = table.seats
        self.chairs: dict[tuple[int | None, int], Chair] = {}
        self.views: dict[int | None, tuple[msgspec.Raw, AskWire | None, int | None]] = {}
        match = table.match
        self.asked = table.asked()
        self.thinking = table.thinking()
        self.answered = [] if match is None else answered(match.state)
        self.scores = None if match is None else scores(match.game, match.state)
        self.waiting = [] if match is None else waiting(match.game, match.state)
        self.at_once = "" if match is None else at_once(match.state)

    def holds_for(self, table: Table) -> bool:
        return self.table is table and self.rows == table.rows and self.match is table.match and self.seats is table.seats

    def chair(self, seat: int | None, log_from: int) -> Chair:
        known = self.chairs.get((seat, log_from))
        if known is None:
            assert self.match is not None
            view, ask, undo = self.view(seat, self.match)
            ask_back = None if seat is None else self.table.ask_back(seat)
            known = self.chairs[seat, log_from] = Chair(seat, view, ask, undo, log_from, lines(self.match.lines(seat, log_from)), ask_back)
        return known

    def view(self, seat: int | None, match: Match) -> tuple[msgspec.Raw, AskWire | None, int | None]:
        known = self.views.get(seat)
        if known is None:
            asked = self.table.questions().items() if seat in self.asked else ()
            ask = next((ask_wire(id, question) for id, question in asked if question.seat == seat), None)
            known = self.views[seat] = raw(match.view(seat)), ask, None if seat is None else self.table.undo(seat)
        return known


def telling(table: Table) -> Telling:
    if not isinstance(table.told, Telling) or not table.told.holds_for(table):
        table.told = Telling(table)
    return table.told


def update(table: Table, guest: str, online: Set[str], told: int | None, now: float = 0.0, away: Mapping[str, float] = NOWHERE) -> Update:
    """The whole table for this guest, who was last told of `told` rows (None: of nothing) and keeps those lines of the log."""
    news = telling(table)
    mine = table.seats_of(guest)
    log_from = 0 if told is None else table.ledger.known_until(told) + 1
    company = table.company
    return Update(
        rows=table.rows,
        moves=table.moves,
        table=table_info(table, guest, online, now, away),
        chairs=chairs(news, mine, hand_for(table, guest), log_from),
        asked=news.asked,
        answered=news.answered,
        thinking=news.thinking,
        scores=news.scores,
        waiting=news.waiting,
        at_once=news.at_once,
        tales=tales(table),
        asking=None if company.asking is None else asking_wire(company.asking, table.moves, now),
        paused=company.paused,
        again=company.eager,
        not_again=company.declining,
    )


def chairs(news: Telling, mine: list[int], hand: int | None, log_from: int) -> list[Chair]:
    """One's own, or that of a spectator, or of a player who lets one look."""
    if news.match is None:
        return []
    return [news.chair(seat, log_from) for seat in mine] or [
        news.chair(None, log_from) if hand is None else looked_on(news.chair(hand, log_from))
    ]


def tales(table: Table) -> list[TaleWire]:
    """What people arranged. Alone with computer opponents one takes back as one likes, and nobody need be told."""
    alone = table.alone()
    told = [tale for tale in table.company.tales if not (alone and tale.word == "undo")]
    return [TaleWire(tale.row, table.ledger.moves_after(tale.row), tale.word, tale.seat, tale.by) for tale in told]


def asking_wire(asking: Agreement, moves: int, now: float) -> AskingWire:
    asked = asking.asked
    return AskingWire(
        asking.row,
        asked.what,
        asking.by,
        asked.on,
        asked.voters,
        sorted(asking.yes),
        sorted(asking.no),
        asked.needed,
        asked.silence,
        left=max(0.0, asked.until - now),
        moves=moves - asked.keeps if asked.keeps >= 0 else 0,
    )


# ---- the parts, also told of a position in a replay ---------------------------------------------------------------


def answered(s: State) -> list[int]:
    """While all decide at once: seats that have answered."""
    return [lane.seat for lane in s.lanes if not lane.todo]


def waiting(game: AnyGame, s: State) -> list[WaitWire]:
    """Only questions of the public stack: one in a lane would tell what its seat has answered before."""
    public = [] if s.lanes else open_phases(s)
    return [WaitWire(phase.seat, type(phase).__name__, {} if game.private else phase.about(s)) for phase in public]


def at_once(s: State) -> str:
    """The public name of what all decide now, though nobody sees what another is asked; "" where one decides after the other."""
    return type(s.todo[-1]).__name__ if s.lanes else ""


def scores(game: AnyGame, s: State) -> list[ScoreWire] | None:
    """When the game has ended."""
    return None if s.todo else [score_wire(score) for score in game.scores(s)]


def lines(told: Iterable[tuple[int, Event]]) -> list[Line]:
    return [Line(move, raw(event)) for move, event in told]


def ask_wire(id: str, question: Question) -> AskWire:
    return AskWire(
        id=id,
        seat=question.seat,
        prompt=question.prompt,
        about=question.about,
        options=[OptionWire(option.verb, list(option.on), question.hints[option]) for option in question.options],
        denied=[DeniedWire(denied.choice.verb, list(denied.choice.on), denied.reason, denied.params) for denied in question.denied],
        some=question.some,
    )


def score_wire(score: Score) -> ScoreWire:
    return ScoreWire(
        seat=score.seat,
        total=score.total,
        parts=[PartScore(part, points) for part, points in score.parts],
        tie_break=[PartScore(part, points) for part, points in score.tie_break],
        won=score.won,
    )


def raw(thing: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))
