"""What is told to whom: only views, events and questions, each as its seat may see it."""

from __future__ import annotations

import hashlib
from collections.abc import Set
from functools import cache

import msgspec

from mizban.bots import levels
from mizban.engine import Match, Question, Score, games
from mizban.server.guests import Guest
from mizban.server.tables import Table
from mizban.server.wire import (
    AskWire,
    Chair,
    DeniedWire,
    GameInfo,
    Line,
    OptionInfo,
    OptionWire,
    PartScore,
    ScoreWire,
    SeatInfo,
    TableInfo,
    Update,
    WaitWire,
)


@cache
def game_infos() -> dict[str, GameInfo]:
    """All games, as the lobby is told."""
    return {
        game.key: GameInfo(
            key=game.key,
            rules=game.rules,
            seats=list(game.seats),
            minutes=game.minutes,
            year=game.year,
            designer=game.designer,
            illustrator=game.illustrator,
            publisher=game.publisher,
            private=game.private,
            levels=list(levels),
            options=[OptionInfo(option.key, option.default, option.ruling) for option in game.options],
            verbs={verb: list(kinds) for verb, kinds in game.verbs.items()},
            cards=[dict(face) for face in game.faces],
            board=dict(game.board),
            presets={key: dict(preset) for key, preset in game.presets.items()},
            standing=dict(game.standing),
        )
        for game in games().values()
        if game.offered
    }


def table_info(table: Table, guest: Guest, online: Set[str]) -> TableInfo:
    """The table as this guest sees it. Nobody's id, and no seed before the end."""
    mine = table.seats_of(guest.id)
    host = bool(guest.id) and table.row.host == guest.id
    return TableInfo(
        id=table.id,
        game=table.row.game,
        options=table.row.options,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=seat.seat in mine,
                online=seat.kind == "bot" or (seat.kind == "guest" and seat.guest in online),
            )
            for seat in table.seats
        ],
        public=table.row.public,
        started=table.started,
        finished=table.finished,
        my_turn=any(seat in mine for seat in table.asked()),
        host=host,
        invite=table.row.invite if host or mine else "",
        seed_hash=hashlib.sha256(bytes.fromhex(table.row.seed)).hexdigest(),
        seed=table.row.seed if table.finished else "",
        updated=table.row.updated,
        again=table.row.again,
    )


def update(table: Table, guest: Guest, online: Set[str], told: int | None) -> Update:
    """The whole table for this guest, who was last told of `told` rows (None: of nothing) and keeps those lines of the log."""
    match = table.match
    mine: list[int | None] = [*table.seats_of(guest.id)]
    log_from = 0 if told is None else table.known_until(told) + 1
    return Update(
        n=table.n,
        table=table_info(table, guest, online),
        chairs=[] if match is None else [chair(table, match, seat, log_from) for seat in mine or [None]],
        asked=table.asked(),
        answered=[] if match is None else list(match.view(None).moment.answered),
        thinking=table.thinking(),
        scores=[score_wire(score) for score in match.scores()] if match is not None and match.ended else None,
        waiting=[] if match is None else waiting(table, match),
    )


def waiting(table: Table, match: Match) -> list[WaitWire]:
    """Only questions of the public stack: one in a lane would tell what its seat has answered before."""
    todo = match.view(None).moment.todo
    private = game_infos()[table.row.game].private
    return [WaitWire(ask.seat, ask.prompt, {} if private else ask.about) for ask in table.questions() if todo and todo[-1][0] == ask.prompt]


def chair(table: Table, match: Match, seat: int | None, log_from: int) -> Chair:
    return Chair(
        seat=seat,
        view=raw(match.view(seat)),
        ask=next((ask_wire(ask) for ask in table.questions() if ask.seat == seat), None),
        undo=seat is not None and table.can_undo(seat),
        log_from=log_from,
        lines=[Line(n, raw(event)) for n, event in match.lines(seat, log_from)],
    )


def ask_wire(ask: Question) -> AskWire:
    return AskWire(
        seat=ask.seat,
        prompt=ask.prompt,
        about=ask.about,
        options=[OptionWire(option.verb, list(option.on), ask.hints[option]) for option in ask.options],
        denied=[DeniedWire(denied.choice.verb, list(denied.choice.on), denied.reason, denied.params) for denied in ask.denied],
        some=ask.some,
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
