"""Games, new tables, invitations, and playing again."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from mizban.engine import games
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.wire import GameInfo, Join, Lobby
from mizban.table.wire import Lesson, NewSeat, NewTable, Play, TableInfo
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, HERE, Player, code, me_and, play_to_the_end, quick, serving


def lobby(player: Player) -> Lobby:
    return msgspec.json.decode(player.http.get("/api/tables").content, type=Lobby)


def test_every_game_that_is_offered_is_told_with_its_options_levels_and_cards(laleh: Player) -> None:
    told = msgspec.json.decode(laleh.http.get("/api/games").content, type=list[GameInfo])
    assert [info.key for info in told] == [game.key for game in games().values() if game.offered]
    one = msgspec.json.decode(laleh.http.get("/api/games/port_royal").content, type=GameInfo)
    assert one == next(info for info in told if info.key == "port_royal")
    assert one.seats == [2, 3, 4, 5] and len(one.cards) == 120 and one.levels == ["kid", "cousin", "friend", "master", "grandmother"]
    assert code(laleh.http.get("/api/games/chess")) == "not_found"


def test_a_draft_is_offered_only_where_the_host_wishes_to_see_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "port_royal", replace(games()["port_royal"], stage="draft"))
    cookies = httpx.Cookies()
    for drafts in (False, True, False):  # the table that was opened meanwhile is not shown to the same guest afterwards
        with serving(quick(tmp_path, drafts=drafts)) as address, Player(address) as laleh:
            laleh.http.cookies = cookies
            told = msgspec.json.decode(laleh.http.get("/api/games").content, type=list[GameInfo])
            assert ("port_royal" in [info.key for info in told]) == drafts
            answer = laleh.http.post("/api/tables", json={"game": "port_royal", "seats": me_and(HERE)})
            assert answer.status_code == (201 if drafts else 400)
            assert [table.game for table in lobby(laleh).mine] == ["port_royal"] * drafts
            cookies = laleh.http.cookies


def test_maps_and_presets_are_told_as_they_are(laleh: Player) -> None:
    for info in msgspec.json.decode(laleh.http.get("/api/games").content, type=list[GameInfo]):
        game = games()[info.key]
        assert info.board == msgspec.json.decode(msgspec.json.encode(game.board))
        assert info.presets == game.presets


def test_a_table_with_everybody_here_starts_at_once(laleh: Player) -> None:
    table = laleh.open(me_and(HERE))
    assert table.started and not table.finished and table.host
    assert [(seat.kind, seat.name, seat.mine) for seat in table.seats] == [("guest", "Laleh", True), ("guest", "کیان", True)]
    assert table.seed == "" and len(table.seed_hash) == 64
    assert [mine.id for mine in lobby(laleh).mine] == [table.id]
    assert laleh.http.get("/api/me").json()["name"] == "Laleh"


@pytest.mark.parametrize(
    ("new", "why"),
    [
        ({"game": "chess", "seats": me_and(HERE)}, "bad_game"),
        ({"game": "port_royal", "seats": me_and()}, "bad_seats"),
        ({"game": "port_royal", "seats": me_and(*[BOT] * 5)}, "bad_seats"),
        ({"game": "port_royal", "seats": [BOT, BOT]}, "bad_game"),
        ({"game": "port_royal", "seats": me_and({"kind": "me", "name": "again"})}, "bad_game"),
        ({"game": "port_royal", "seats": me_and({"kind": "bot", "level": "genius"})}, "bad_level"),
        ({"game": "port_royal", "seats": me_and(HERE), "options": {"free_beer": True}}, "bad_game"),
    ],
)
def test_a_table_no_game_knows_is_refused(laleh: Player, new: dict[str, Any], why: str) -> None:
    answer = laleh.http.post("/api/tables", json=new)
    assert answer.status_code == 400 and code(answer) == why
    assert lobby(laleh).mine == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"game":1,"seats":[]}', b'{"game":"port_royal","seats":[],"more":1}', b"\xff", b"9" * 5000]
)
def test_a_malformed_request_is_refused(laleh: Player, body: bytes) -> None:
    answer = laleh.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and code(answer) == "malformed"


def test_an_oversized_request_is_refused(laleh: Player) -> None:
    answer = laleh.http.post("/api/tables", content=b" " * 9000, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413 and code(answer) == "too_large"


def test_names_of_seats_are_checked(laleh: Player) -> None:
    for seats in ([{"kind": "me"}, HERE], me_and({"kind": "here", "name": ""}), me_and({"kind": "here", "name": "x" * 25})):
        assert code(laleh.http.post("/api/tables", json={"game": "port_royal", "seats": seats})) == "bad_name"


def test_a_friend_takes_the_free_seat_with_the_link(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    assert not table.started and table.invite
    assert kian.table(table.id).invite == ""
    assert code(kian.join(table.id, 1, "Kian")) == "bad_invite"
    assert code(kian.join(table.id, 1, "Kian", "guess")) == "bad_invite"
    assert code(kian.join(table.id, 1, "\u202e", table.invite)) == "bad_name"
    assert code(kian.join(table.id, 0, "Kian", table.invite)) == "seat_taken"
    assert code(kian.join(table.id, 7, "Kian", table.invite)) == "seat_taken"
    assert code(kian.join(table.id, -1, "Kian", table.invite)) == "seat_taken"
    joined = msgspec.json.decode(kian.join(table.id, 1, "Kian", table.invite).content, type=TableInfo)
    assert joined.started and [seat.mine for seat in joined.seats] == [False, True] and not joined.host
    assert joined.invite == table.invite
    assert code(kian.join(table.id, 1, "Kian", table.invite)) == "seat_taken"
    assert kian.http.get("/api/me").json()["name"] == "Kian"


def test_a_public_table_is_listed_and_needs_no_link(laleh: Player, kian: Player) -> None:
    private, public = laleh.open(me_and(FRIEND)), laleh.open(me_and(FRIEND), public=True)
    listed = [table.id for table in lobby(kian).open]
    assert public.id in listed and private.id not in listed
    assert kian.join(public.id, 1, "Kian").status_code == 200
    assert public.id not in [table.id for table in lobby(kian).open]
    assert public.id in [table.id for table in lobby(kian).mine]


def test_whoever_waits_sees_the_friend_arrive(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND))
    with laleh.live(table.id) as waiting:
        first = waiting.update()
        assert first.chairs == [] and not first.table.started
        kian.join(table.id, 1, "Kian", table.invite)
        then = waiting.update()
        assert then.table.started and len(then.chairs) == 1 and then.table.seats[1].name == "Kian"


def test_unknown_tables_and_addresses(laleh: Player) -> None:
    for path in ("/api/tables/nope", "/api/tables/nope/record"):
        assert code(laleh.http.get(path)) == "no_table"
    assert code(laleh.http.post("/api/tables/nope/again")) == "no_table"
    assert code(laleh.join("nope", 0, "Laleh")) == "no_table"
    for path in ("/api", "/api/nope", "/api/tables/x/y"):
        assert code(laleh.http.get(path)) == "not_found"
    assert laleh.http.delete("/api/me").status_code == 405


def test_too_many_open_tables(tmp_path: Path) -> None:
    with serving(quick(tmp_path, tables_per_guest=2)) as address, Player(address) as laleh, Player(address) as kian:
        laleh.open(me_and(HERE))
        laleh.open(me_and(HERE))
        refused = laleh.http.post("/api/tables", json={"game": "port_royal", "seats": me_and(HERE)})
        assert refused.status_code == 429 and code(refused) == "too_many"
        assert kian.open(me_and(HERE)).started


def test_too_many_requests(tmp_path: Path) -> None:
    with serving(quick(tmp_path, requests_per_second=0.001, requests_at_once=3)) as address, Player(address) as laleh:
        answers = [laleh.http.put("/api/me", json={"name": "Laleh"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert code(answers[-1]) == "too_many"
        assert laleh.http.get("/api/me").status_code == 200


def test_old_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(quick(tmp_path, tables_in_memory=2)) as address, Player(address) as laleh:
        tables = [laleh.open(me_and(HERE)) for _ in range(5)]
        for table in tables:
            with laleh.live(table.id) as live:
                live.update()
                assert live.move().rows == 1
        assert all(laleh.table(table.id).started for table in tables)
        assert len(lobby(laleh).mine) == 5


# ---- a public table and its strangers -----------------------------------------------------------------------------


def test_at_a_public_table_a_stranger_takes_one_seat_and_no_name_of_another(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND, FRIEND), public=True)
    assert code(kian.join(table.id, 1, "LaIeh")) == "name_taken"
    assert kian.join(table.id, 1, "Kian").status_code == 200
    assert code(kian.join(table.id, 2, "Kian")) == "one_seat"
    assert kian.join(table.id, 2, "Kian", table.invite).status_code == 200  # with the link one may bring a friend


def test_before_the_game_begins_its_host_may_free_a_seat_and_anybody_may_leave(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND, FRIEND), public=True)
    kian.join(table.id, 1, "Kian")

    def free(who: Player, seat: int) -> httpx.Response:
        return who.http.post(f"/api/tables/{table.id}/free", json={"seat": seat})

    assert code(free(kian, 0)) == "not_your_seat" and code(free(laleh, 2)) == "not_your_seat" and code(free(laleh, 9)) == "not_your_seat"
    with laleh.live(table.id) as hers:
        hers.update()
        assert free(laleh, 1).status_code == 200
        assert [seat.kind for seat in hers.update().table.seats] == ["guest", "open", "open"]
    kian.join(table.id, 1, "Kian")
    assert free(kian, 1).status_code == 200
    for seat in (1, 2):
        kian.join(table.id, seat, "Kian", table.invite)
    assert code(free(laleh, 1)) == "started" and code(free(kian, 1)) == "started"


def test_a_table_that_has_not_begun_is_called_off_by_its_host_alone(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(FRIEND), public=True)
    assert code(kian.http.delete(f"/api/tables/{table.id}")) == "not_your_seat"
    with kian.live(table.id) as his:
        his.update()
        assert laleh.http.delete(f"/api/tables/{table.id}").status_code == 204
        assert his.refusal().code == "no_table"
        with pytest.raises(ConnectionClosed) as closed:
            his.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    assert code(kian.http.get(f"/api/tables/{table.id}")) == "no_table"
    assert table.id not in [one.id for one in lobby(laleh).mine]
    begun = laleh.open(me_and(FRIEND))
    kian.join(begun.id, 1, "Kian", begun.invite)
    assert code(laleh.http.delete(f"/api/tables/{begun.id}")) == "started"


def test_whoever_plays_alone_may_put_a_table_away(laleh: Player, kian: Player) -> None:
    lone = laleh.open(me_and(BOT))
    assert code(kian.http.delete(f"/api/tables/{lone.id}")) == "not_your_seat"
    assert laleh.http.delete(f"/api/tables/{lone.id}").status_code == 204
    assert lone.id not in [one.id for one in lobby(laleh).mine]


def test_tables_are_counted_by_address_however_many_cookies_one_drops(tmp_path: Path) -> None:
    with serving(quick(tmp_path, tables_at_once=2, tables_per_hour=0.001)) as address:
        for opened in (201, 201, 429):
            with Player(address) as stranger:
                assert stranger.http.post("/api/tables", json={"game": "port_royal", "seats": me_and(HERE)}).status_code == opened


DAY = 24 * 3600.0


def test_old_tables_go_and_nobody_is_surprised(tmp_path: Path) -> None:
    """With a clock that is moved on: what is warned of, and what is gone."""

    async def run() -> None:
        house = House(quick(tmp_path))
        laleh, kian = Guest("laleh", "Laleh"), Guest("kian", "Kian")
        waiting = await house.open_table(laleh, NewTable("port_royal", [NewSeat("me"), NewSeat("friend")]))
        lone = await house.open_table(laleh, NewTable("port_royal", [NewSeat("me"), NewSeat("here", "Kian")]))
        both = await house.open_table(laleh, NewTable("port_royal", [NewSeat("me"), NewSeat("friend")]))
        await house.join(both.id, kian, Join(1, "Kian", both.table.facts.invite))
        now = time.time()
        warned: dict[str, int] = {}
        gone: dict[str, int] = {}
        for day in range(400):
            await house.forget_old(now + day * DAY)
            told = {table.id: table.goes for table in (await house.lobby(laleh)).mine}
            for name, table in (("waiting", waiting), ("lone", lone), ("both", both)):
                if table.id not in told:
                    gone.setdefault(name, day)
                elif told[table.id] is not None:
                    warned.setdefault(name, day)
        assert warned == {"waiting": 16, "lone": 166, "both": 351}
        assert gone == {"waiting": 30, "lone": 180, "both": 365}
        await house.close()

    asyncio.run(run())


def test_a_warning_lasts_its_days_also_where_nobody_has_looked_for_years_and_whoever_plays_keeps_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(quick(tmp_path, lone_table_seconds=0.0))
        laleh, kian = Guest("laleh", "Laleh"), Guest("kian", "Kian")
        lone = await house.open_table(laleh, NewTable("port_royal", [NewSeat("me"), NewSeat("here", "Kian")]))
        both = await house.open_table(laleh, NewTable("port_royal", [NewSeat("me"), NewSeat("friend")]))
        await house.join(both.id, kian, Join(1, "Kian", both.table.facts.invite))
        later = time.time() + 3000 * DAY
        await house.forget_old(later)
        assert house.info(both, kian).goes == later + 14 * DAY and house.info(both, laleh).goes == later + 14 * DAY
        await house.forget_old(later + 13 * DAY)
        assert house.info(await house.find(both.id), laleh).goes == later + 14 * DAY
        question = next(iter(both.table.questions().values()))
        owner, option = both.table.owner(question.seat), question.options[0]
        assert owner is not None
        await both.play(owner, Play(next(iter(both.table.questions())), option.verb, list(option.on)))
        assert house.info(both, laleh).goes is None
        in_database(tmp_path, "update tables set updated = :at", at=later - 1000 * DAY)
        await house.forget_old(later + 20 * DAY)
        assert house.store.load(both.id) is not None  # it was played at: it is warned of anew
        await house.forget_old(later + 35 * DAY)
        assert house.store.load(both.id) is None
        assert house.store.load(lone.id) is not None  # where the host wished so, never
        await house.close()

    asyncio.run(run())


def test_who_only_looks_on_does_not_learn_where_a_private_group_plays_next(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        play_to_the_end(live, random.Random(1))
    again = msgspec.json.decode(laleh.http.post(f"/api/tables/{table.id}/again").content, type=TableInfo)
    assert laleh.table(table.id).again == again.id and kian.table(table.id).again == ""


def test_the_games_are_packed_once_and_asked_for_again(laleh: Player) -> None:
    answer = laleh.http.get("/api/games")
    assert answer.headers["cache-control"] == "no-cache" and answer.headers["content-encoding"] == "gzip"
    assert laleh.http.get("/api/games", headers={"if-none-match": answer.headers["etag"]}).status_code == 304


def test_a_lesson_is_sent_once_and_then_known_by_its_tag(laleh: Player) -> None:
    games = msgspec.json.decode(laleh.http.get("/api/games").content, type=list[GameInfo])
    assert next(game for game in games if game.key == "port_royal").lessons["first"] > 0
    sent = laleh.http.get("/api/games/port_royal/lessons/first")
    lesson = msgspec.json.decode(sent.content, type=Lesson)
    assert lesson.steps and lesson.pictures[0].chairs[0].ask is not None
    again = laleh.http.get("/api/games/port_royal/lessons/first", headers={"If-None-Match": sent.headers["ETag"]})
    assert again.status_code == 304 and again.content == b""
    for path in ("/api/games/port_royal/lessons/second", "/api/games/chess/lessons/first", "/api/games/port_royal/lessons/..%2Fmanual"):
        assert code(laleh.http.get(path)) == "not_found"
