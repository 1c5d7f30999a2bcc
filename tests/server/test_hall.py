"""The lobby, live: whom news of a table reaches, and whom not."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import new_database
from tests.server.helpers import BOT, FRIEND, HERE, Player, code, me_and, quick, serving


def test_a_table_is_seen_to_come_to_change_and_to_go(laleh: Player, kian: Player) -> None:
    with Player(laleh.address) as stranger, laleh.lobby() as hers, kian.lobby() as his, stranger.lobby() as theirs:
        before = {name for hall in (hers, his, theirs) for name in [table.id for table in hall.hear().tables]}
        table = laleh.open(me_and(FRIEND, FRIEND), public=True)
        assert table.id not in before
    for person in (laleh, kian):  # with a cookie that is somebody's
        person.http.put("/api/me", json={"name": "Laleh" if person is laleh else "Kian"})
    with laleh.lobby() as hers, kian.lobby() as his:
        assert hers.hear().whole and hers.tables[table.id].host
        assert his.hear().whole and not his.tables[table.id].host and his.tables[table.id].invite == ""
        other = laleh.open(me_and(FRIEND), public=True)
        for hall in (hers, his):
            assert not hall.until(lambda tables: other.id in tables).whole
        kian.join(table.id, 1, "Kian")
        hers.until(lambda tables: tables[table.id].seats[1].name == "Kian")
        his.until(lambda tables: tables[table.id].seats[1].mine)
        kian.http.post(f"/api/tables/{table.id}/leave")
        his.until(lambda tables: not tables[table.id].seats[1].mine)  # anybody may see it
        laleh.http.delete(f"/api/tables/{other.id}")
        assert hers.until(lambda tables: other.id not in tables).gone == [other.id]
        assert his.until(lambda tables: other.id not in tables).gone == [other.id]


def test_nobody_hears_of_tables_that_are_not_theirs(laleh: Player, kian: Player) -> None:
    kian.http.put("/api/me", json={"name": "Kian"})
    with kian.lobby() as his:
        his.hear()
        private = laleh.open(me_and(FRIEND, FRIEND))
        public = laleh.open(me_and(FRIEND), public=True)
        assert [table.id for table in his.hear().tables] == [public.id]
        with Player(laleh.address) as third:
            third.join(public.id, 1, "Third")
        assert his.until(lambda tables: public.id not in tables).gone == [public.id]  # it has begun: nobody may sit down any more
        kian.join(private.id, 1, "Kian", private.invite)
        assert his.until(lambda tables: private.id in tables).tables[0].seats[1].mine
        laleh.http.post(f"/api/tables/{private.id}/free", json={"seat": 1})
        assert his.until(lambda tables: private.id not in tables).gone == [private.id]


def test_a_move_is_told_to_those_who_wait_for_it_but_not_on_the_page_of_its_table(laleh: Player) -> None:
    table, other = laleh.open(me_and(HERE)), laleh.open(me_and(HERE))
    with laleh.lobby() as lobby, laleh.lobby(but=table.id) as beside, laleh.live(table.id) as live, laleh.live(other.id) as there:
        assert set(lobby.hear().tables and lobby.tables) >= {table.id, other.id}
        beside.hear()
        assert table.id not in beside.tables and other.id in beside.tables
        live.update(), there.update()
        live.move()
        lobby.until(lambda tables: tables[table.id].updated > table.updated)
        there.move()
        beside.until(lambda tables: tables[other.id].updated > other.updated)
        assert table.id not in beside.tables


def test_connections_to_the_lobby_are_counted_and_end_with_their_session(tmp_path: Path) -> None:
    """And take nobody's room at a table."""
    with serving(quick(tmp_path, connections_per_guest=2)) as address, Player(address) as laleh:
        table = laleh.open(me_and(BOT))
        with laleh.lobby() as one:
            one.hear()
            with laleh.lobby() as three, pytest.raises(ConnectionClosed) as refused:
                assert b"too_many" in (said if isinstance(said := three.socket.recv(), bytes) else said.encode())
                three.socket.recv()
            assert refused.value.rcvd is not None and refused.value.rcvd.code == 4429
            with laleh.live(table.id) as two:
                two.update()
        with laleh.lobby() as talking, pytest.raises(ConnectionClosed):  # nobody speaks here
            talking.hear()
            talking.socket.send("hello?")
            talking.hear()
        with laleh.lobby() as last, pytest.raises(ConnectionClosed):
            last.hear()
            laleh.http.post("/api/sign-out/everywhere")
            while True:
                last.hear()


def test_after_a_silence_all_is_told_again(tmp_path: Path) -> None:
    with serving(quick(tmp_path, lobby_again_seconds=0.2)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.lobby() as lobby:
            assert [lobby.hear().whole for _ in range(3)] == [True] * 3 and set(lobby.tables) == {table.id}


def test_somebody_is_reminded_from_the_lobby(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    kian.join(table.id, 1, "Kian", table.invite)
    waits = kian if laleh.table(table.id).my_turn else laleh
    asked = next(seat.seat for seat in (laleh if waits is kian else kian).table(table.id).seats if seat.mine)
    told = waits.http.post(f"/api/tables/{table.id}/nudge", json={"seat": asked})
    assert told.status_code == 200 and told.json()["seats"][asked]["nudged"] is not None
    assert code(waits.http.post(f"/api/tables/{table.id}/nudge", json={"seat": asked})) == "too_many"
    assert code(waits.http.post(f"/api/tables/{table.id}/nudge", json={"seat": 1 - asked})) in ("stale", "not_your_seat")


def test_news_reach_the_lobby_of_another_process(tmp_path: Path) -> None:
    """Also of tables that this process does not know."""
    base = new_database()
    with (
        serving(quick(tmp_path / "a", database=base)) as one,
        serving(quick(tmp_path / "b", database=base, tables_in_memory=1)) as two,
        Player(one) as laleh,
        Player(two) as kian,
    ):
        kian.http.put("/api/me", json={"name": "Kian"})
        with kian.lobby() as his:
            his.hear()
            table = laleh.open(me_and(FRIEND), public=True)
            his.until(lambda tables: table.id in tables)
            kian.open(me_and(HERE))  # one table is all that process remembers
            with Player(one) as same:
                same.http.cookies = kian.http.cookies
                same.join(table.id, 1, "Kian")
            his.until(lambda tables: tables[table.id].started)
            before = his.tables[table.id].updated
            with laleh.live(table.id) as hers, kian.live(table.id) as played:
                hers.update(), played.update()
                (hers if hers.ask() else played).move()
                his.until(lambda tables: tables[table.id].updated > before)
            lone = laleh.open(me_and(FRIEND), public=True)
            his.until(lambda tables: lone.id in tables)
            laleh.http.delete(f"/api/tables/{lone.id}")
            assert his.until(lambda tables: lone.id not in tables).gone == [lone.id]
