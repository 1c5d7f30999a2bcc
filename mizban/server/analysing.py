"""What is asked over HTTP about the analysis of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.status_codes import HTTP_202_ACCEPTED

from mizban.analysis import Answer, Judged, Parts, Verdict, Why, so_far, turning_points
from mizban.server.analysts import Work
from mizban.server.description import answers
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.looking import COSTLY, as_json
from mizban.server.replays import Shown
from mizban.server.wire import Analysis, JudgedMove, Judgement, PartsWire, WhyWire
from mizban.table.refusal import Refusal
from mizban.table.replay import Eyes
from mizban.table.wire import OptionWire


@get("/tables/{name:str}/replay/analysis", opt=COSTLY, responses=answers(dict[str, Any]))
async def table_analysis(
    name: InPath, house: TheHouse, guest: TheGuest, eyes: FromQuery[str] = "", after: FromQuery[int] = 0
) -> Response[bytes]:
    return await found(house, await house.show(name, guest), name, eyes, after)


@post("/tables/{name:str}/replay/analysis", status_code=HTTP_202_ACCEPTED, responses=answers(dict[str, Any], HTTP_202_ACCEPTED))
async def analyse_table(name: InPath, house: TheHouse, guest: TheGuest) -> Response[bytes]:
    return await begin(house, await house.show(name, guest), name, guest)


@get("/records/{hash:str}/replay/analysis", opt=COSTLY, responses=answers(dict[str, Any]))
async def record_analysis(hash: InPath, house: TheHouse, eyes: FromQuery[str] = "", after: FromQuery[int] = 0) -> Response[bytes]:
    return await found(house, house.show_record(hash), hash, eyes, after)


@post("/records/{hash:str}/replay/analysis", status_code=HTTP_202_ACCEPTED, responses=answers(dict[str, Any], HTTP_202_ACCEPTED))
async def analyse_record(hash: InPath, house: TheHouse, guest: TheGuest) -> Response[bytes]:
    return await begin(house, house.show_record(hash), hash, guest)


async def begin(house: House, shown: Shown, key: str, guest: Guest) -> Response[bytes]:
    """Only a finished game: the chances of one under way would tell what is hidden. Answered by how it stands, without any move."""
    match = shown.replay.match
    if not match.ended:
        raise Refusal("unfinished")
    await house.analysts.begin(key, match.record, bool(shown.table.id), guest.id)
    return await found(house, shown, key, "", match.n + 1)


async def found(house: House, shown: Shown, key: str, wanted: str, after: int) -> Response[bytes]:
    match, eyes = shown.replay.match, shown.eyes(wanted)
    if not match.ended:
        raise Refusal("unfinished")
    if after < 0:
        raise Refusal("malformed")
    work, state = await house.analysts.look(key, match.record, bool(shown.table.id))
    return as_json(await house.replays.call(lambda: told(work, state, eyes, after, match.game.private)))


def told(work: Work, state: str, eyes: Eyes, after: int, private: bool) -> bytes:
    judged = list(work.judged)
    parts = so_far(judged)
    seats = range(work.record.seats)
    moves = [moved(one, parts[one.move], eyes, private) for one in judged[after:]]
    return msgspec.json.encode(
        Analysis(state, len(work.record.moves), moves, [turning_points(judged, seat) for seat in seats])  # type: ignore[arg-type]
    )


def moved(one: Judged, parts: Sequence[Parts], eyes: Eyes, private: bool) -> JudgedMove:
    hidden = private and not eyes.open and one.seat != eyes.seat
    verdict = judgement(one.verdict, hidden) if one.verdict else None
    shown = [PartsWire(round(part.cards, 4), round(part.mine, 4), round(part.theirs, 4)) for part in parts]
    return JudgedMove(one.move, one.seat, one.chances, shown, verdict)


def judgement(verdict: Verdict, hidden: bool) -> Judgement:
    """Whoever looks through other eyes is not told what this seat held; figures tell no cards."""
    played, better = (None, None) if hidden else (option(verdict.played), option(verdict.better))
    about = {} if hidden else verdict.about
    return Judgement(verdict.prompt, about, played, better, verdict.loss, verdict.gain, verdict.good, why_told(verdict.why, hidden))


def why_told(why: Sequence[Why], hidden: bool = False) -> list[WhyWire]:
    return [] if hidden else [WhyWire(one.key, one.more, one.count, one.seat, one.good) for one in why]


def option(answer: Answer | None) -> OptionWire | None:
    return OptionWire(answer.verb, list(answer.on), answer.hint) if answer else None


analysing = [table_analysis, analyse_table, record_analysis, analyse_record]
