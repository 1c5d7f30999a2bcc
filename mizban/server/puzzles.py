"""Puzzles over HTTP: a position, who found its answer, and playing on from there."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sql
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from mizban.bots import guests, levels
from mizban.puzzles import Puzzle, position, puzzles_of
from mizban.server.analysing import why_told
from mizban.server.client import ASK_AGAIN, PACKED, File, hand_out, pack
from mizban.server.description import answers
from mizban.server.given import InPath, TheGuest, TheHouse
from mizban.server.guard import OPENS
from mizban.server.looking import AnyRequest
from mizban.server.names import clean_name
from mizban.server.schema import solutions
from mizban.server.storage import Store
from mizban.server.wire import PuzzleAnswer, PuzzleWire, Solve, Solved
from mizban.table.opening import continued
from mizban.table.positions import seen_by
from mizban.table.refusal import Refusal
from mizban.table.wire import Continue, TableInfo

AGAINST = list(guests)[2]  # guests of the third strength sit at a table that goes on from a puzzle

Number = FromPath[int]


@get("/games/{key:str}/puzzles/{number:int}", opt=PACKED, responses=answers(dict[str, Any]))
async def one_puzzle(request: AnyRequest, house: TheHouse, key: InPath, number: Number) -> Response[bytes]:
    found(house.games, key, number)
    return hand_out(request, await house.replays.call(packed, key, number), ASK_AGAIN)


@post("/games/{key:str}/puzzles/{number:int}/answer", status_code=HTTP_200_OK)
async def solve(house: TheHouse, guest: TheGuest, key: InPath, number: Number, data: JSONBody[Solve]) -> Solved:
    puzzle = found(house.games, key, number)
    if not any(answer.says(data.verb, tuple(data.on)) for answer in puzzle.answers):
        raise Refusal("illegal")
    right = puzzle.best.says(data.verb, tuple(data.on))
    return await house.store.call(note, house.store, name_of(puzzle), guest.id, right)


@post("/games/{key:str}/puzzles/{number:int}/fork", status_code=HTTP_201_CREATED, opt=OPENS)
async def play_on(house: TheHouse, guest: TheGuest, key: InPath, number: Number) -> TableInfo:
    puzzle = found(house.games, key, number)
    match, _ = await house.replays.call(position, puzzle)
    wanted = Continue(record="", seat=puzzle.seat, levels=[AGAINST] * match.seats)
    table = await house.open_up(guest, continued(house.host(guest), match, wanted, levels, clean_name))
    return house.info(table, guest)


def found(offered: dict[str, Any], key: str, number: int) -> Puzzle:
    kept = puzzles_of(key) if key in offered else None
    if kept is None or not 1 <= number <= len(kept.puzzles):
        raise Refusal("not_found")
    return kept.puzzles[number - 1]


def name_of(puzzle: Puzzle) -> str:
    """The same as long as the puzzle is the same, whatever its number."""
    return hashlib.sha256(puzzle.record.encode()).hexdigest()[:32]


@cache
def packed(key: str, number: int) -> File:
    """The puzzle as it is sent."""
    kept = puzzles_of(key)
    assert kept is not None
    puzzle = kept.puzzles[number - 1]
    match, _ = position(puzzle)
    worth = [PuzzleAnswer(answer.verb, list(answer.on), answer.chance) for answer in puzzle.answers]
    return pack(msgspec.json.encode(PuzzleWire(key, number, seen_by(match, puzzle.seat), worth, why_told(puzzle.why))), "application/json")


def note(store: Store, puzzle: str, guest: str, right: bool) -> Solved:
    """The first answer of a guest counts; a stranger's does not."""
    with store.engine.begin() as db:
        if guest:
            text = 'INSERT INTO solutions (puzzle, guest, "right") VALUES (:puzzle, :guest, :right) ON CONFLICT DO NOTHING'
            db.execute(sql.text(text), {"puzzle": puzzle, "guest": guest, "right": right})
        rows = db.execute(
            sql.select(solutions.c.right, sql.func.count()).where(solutions.c.puzzle == puzzle).group_by(solutions.c.right)
        ).all()
    counts = {bool(one): int(many) for one, many in rows}
    return Solved(sum(counts.values()), counts.get(True, 0))


puzzling = [one_puzzle, solve, play_on]
