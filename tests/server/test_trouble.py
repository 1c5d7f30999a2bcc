"""When something goes wrong on our side: a typed answer, and nothing has changed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from mizban import cli
from mizban.engine.laws import Answers
from mizban.server import opponents
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.live import Connection, Socket
from mizban.server.storage import Store
from mizban.server.tables import HostedTable, unbroken
from mizban.server.wire import Lobby
from mizban.table import table as pure
from mizban.table.rows import Row
from mizban.table.wire import Error, NewSeat, NewTable, Play, Update
from tests.server.databases import EVERYWHERE, in_database
from tests.server.helpers import BOT, HERE, Player, code, me_and, quick, serving
from tests.table.helpers import all_asked_at_once, answer


def broken(*_: object) -> None:
    raise RuntimeError("as the test wants it")


@pytest.mark.parametrize("place", ["disk", "rules"])
def test_a_move_that_fails_on_our_side_has_not_happened(laleh: Player, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        before = live.update()
        ask = live.ask()
        assert ask is not None
        with monkeypatch.context() as patch:
            if place == "disk":
                patch.setattr(Store, "append", broken)
            else:
                patch.setattr(pure, "give", broken)
            live.play(ask, ask.options[0])
            assert live.refusal() == Error("failed", ask.id)
        assert live.greet().chairs == before.chairs
        assert live.move().rows == 1


def test_a_request_that_fails_on_our_side(laleh: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    laleh.http.get("/api/me")
    with monkeypatch.context() as patch:
        patch.setattr(Store, "public", broken)
        answer = laleh.http.get("/api/tables")
    assert answer.status_code == 500 and code(answer) == "failed" and "test wants" not in answer.text


def test_a_game_of_older_rules_is_listed_and_not_guessed_at(tmp_path: Path) -> None:
    """With a computer opponent at the table, which would go on when the server starts."""
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE, BOT))
        cookies = laleh.http.cookies
    in_database(tmp_path, "update tables set rules = 0")
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        laleh.http.cookies = cookies
        answer = laleh.http.get(f"/api/tables/{table.id}")
        assert answer.status_code == 409 and code(answer) == "old_rules"
        (listed,) = msgspec.json.decode(laleh.http.get("/api/tables").content, type=Lobby).mine
        assert listed.id == table.id and listed.old_rules and not listed.my_turn and not table.old_rules
        for path in ("again", "join"):
            assert code(laleh.http.post(f"/api/tables/{table.id}/{path}", json={"seat": 0, "name": "x"})) == "old_rules"
        for path in ("replay", "record"):
            assert code(laleh.http.get(f"/api/tables/{table.id}/{path}")) == "old_rules"
        assert laleh.open(me_and(HERE)).started  # all else goes on
        with laleh.live(table.id) as live:
            assert live.refusal().code == "old_rules"
            with pytest.raises(ConnectionClosed) as closed:
                live.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4409


class SlowSocket:
    """A client that takes its time over every message."""

    def __init__(self) -> None:
        self.heard: list[Update | Error] = []
        self.may_read = asyncio.Event()

    async def send_data(self, message: str) -> None:
        self.heard.append(msgspec.json.decode(message, type=Update | Error))
        await self.may_read.wait()

    async def receive(self) -> dict[str, str]:
        await asyncio.Event().wait()
        raise AssertionError


def at_a_table(folder: Path, deed: Callable[[House, HostedTable, Guest], Any], **changes: object) -> None:
    async def run() -> None:
        house = House(quick(folder, **changes))
        guest = Guest("laleh", "Laleh")
        table = await house.open_table(guest, NewTable("port_royal", [NewSeat("me"), NewSeat("here", "Kian")]))
        try:
            await deed(house, table, guest)
        finally:
            await house.close()

    asyncio.run(run())


def first_answer(table: HostedTable) -> Play:
    id, question = next(iter(table.table.questions().items()))
    return Play(id, question.options[0].verb, list(question.options[0].on))


def test_a_slow_client_skips_to_the_newest_state(tmp_path: Path) -> None:
    async def deed(house: House, table: HostedTable, guest: Guest) -> None:
        slow = SlowSocket()
        connection = asyncio.create_task(Connection(cast(Socket, slow), house, table, guest).run())
        for _ in range(30):
            await table.play(guest.id, first_answer(table))
        assert [cast(Update, said).rows for said in slow.heard] == [0]
        slow.may_read.set()
        await asyncio.sleep(0.05)
        assert [cast(Update, said).rows for said in slow.heard] == [0, 30]
        first, last = (cast(Update, said).chairs[0] for said in slow.heard)
        assert first.log_from == 0 and last.log_from == 1 and {line.move for line in last.lines} <= set(range(1, 31))
        connection.cancel()

    at_a_table(tmp_path, deed)


def test_a_client_that_takes_nothing_any_more_is_let_go(tmp_path: Path) -> None:
    async def deed(house: House, table: HostedTable, guest: Guest) -> None:
        await asyncio.wait_for(Connection(cast(Socket, SlowSocket()), house, table, guest).run(), 5)
        assert house.hub.listening(table.id) == 0

    at_a_table(tmp_path, deed, send_seconds=0.05)


def test_who_leaves_in_the_middle_of_a_move_has_made_it(tmp_path: Path) -> None:
    async def deed(house: House, table: HostedTable, guest: Guest) -> None:
        leaving = asyncio.create_task(unbroken(table.play(guest.id, first_answer(table))))
        await asyncio.sleep(0)
        leaving.cancel()
        async with asyncio.timeout(5):
            while table.table.rows == 0:
                await asyncio.sleep(0.01)
        assert table.table.match is not None and table.table.match.n == 1 and len(house.store.rows(table.id)) == 1

    at_a_table(tmp_path, deed)


def test_who_answers_at_another_server_while_all_decide_at_once_is_not_too_late(tmp_path: Path) -> None:
    """Two processes with one database: the row that the other has added does not touch this question."""

    async def run() -> None:
        begun = all_asked_at_once()
        houses = [House(quick(tmp_path)) for _ in range(2)]
        houses[0].store.open(begun.facts, begun.seats, begun=begun.ledger.rows)
        here, there = [await house.table(begun.id) for house in houses]
        answers = Answers([], 5)
        one, two, _ = begun.questions()
        try:
            assert await here.play("guest0", answer(here.table, one, answers))
            assert await there.play("guest1", answer(there.table, two, answers))
            assert [row.question for row in houses[0].store.rows(begun.id)[-2:]] == [one, two]
            assert there.table.rows == begun.rows + 2 and here.table.rows == begun.rows + 1
        finally:
            for house in houses:
                await house.close()

    asyncio.run(run())


def test_opponents_go_on_when_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "FIRST_WAIT", 0.05)
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.live(table.id) as live:
            live.update()
            with monkeypatch.context() as patch:
                tried = threading.Event()

                def full(store: Store, table: str, row: Row, *more: Any) -> None:
                    if not row.guest:
                        tried.set()
                        raise OperationalError("insert", {}, sqlite3.OperationalError("database or disk is full"))
                    written(store, table, row, *more)

                written = Store.append
                patch.setattr(Store, "append", full)
                while live.ask():
                    live.move(-1)
                assert tried.wait(30)
            while not live.ask():
                live.update()


def test_a_table_that_cannot_be_read_hurts_no_other(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        names = [laleh.open(me_and(HERE, BOT)).id for _ in range(3)]
        for name in names:
            with laleh.live(name) as live:
                live.update()
                while not live.ask():
                    live.update()
                live.move()
        cookies = laleh.http.cookies
    in_database(tmp_path, "update moves set move = 'fly 99' where n = 0 and \"table\" = :name", name=names[0])
    in_database(tmp_path, 'update moves set n = 70 where n = 0 and "table" = :name', name=names[1])
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        laleh.http.cookies = cookies
        listed = msgspec.json.decode(laleh.http.get("/api/tables").content, type=Lobby).mine
        assert {table.id: table.old_rules for table in listed} == {names[0]: True, names[2]: False}
        assert code(laleh.http.get(f"/api/tables/{names[0]}")) == "old_rules"
        assert code(laleh.http.get(f"/api/tables/{names[1]}")) == "failed"
        with laleh.live(names[1]) as live:
            assert live.refusal().code == "failed"
        with laleh.live(names[2]) as live:
            live.update()
            while not live.ask():
                live.update()
            live.move()


on_sqlite = pytest.mark.skipif(EVERYWHERE != "sqlite", reason="one process alone is for SQLite")


@on_sqlite
def test_a_second_server_with_the_same_folder_says_so_and_stops(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(quick(tmp_path)):
        assert cli.main(["play", "--port", "0", "--data", str(tmp_path)]) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.count(str(tmp_path)) == 2 and said.err.startswith("Another Mizban already runs")
    with serving(quick(tmp_path)):
        pass


@on_sqlite
def test_a_spoiled_page_of_the_database_is_noticed_at_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        for _ in range(20):
            laleh.open(me_and(HERE))
    place = tmp_path / "mizban.db"
    whole = place.read_bytes()
    place.write_bytes(whole[: len(whole) // 2] + b"\xff" * 4096 + whole[len(whole) // 2 + 4096 :])
    assert cli.main(["play", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("mizban restore") == 2
    place.write_bytes(whole)
    with serving(quick(tmp_path)):
        pass
