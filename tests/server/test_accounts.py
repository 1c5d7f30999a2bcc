"""Accounts: a guest keeps their games under a name, signs in elsewhere, out everywhere, takes everything away, and goes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mizban.server.devices import device_of
from mizban.server.guests import Guest, Jar
from mizban.server.passwords import Passwords, clean_password
from mizban.table.refusal import Refusal
from tests.server.databases import in_database
from tests.server.helpers import BOT, FRIEND, HERE, Player, code, me_and, play_to_the_end, quick, serving

PASSWORD = "tea with cardamom"


@pytest.fixture
def elsewhere(address: str) -> Iterator[Player]:
    """A second device."""
    with Player(address) as player:
        yield player


NAMES = iter(f"Person {n}" for n in range(1_000_000))


def make_account(player: Player, name: str = "", password: str = PASSWORD) -> str:
    name = name or f"{next(NAMES)} {random.getrandbits(40)}"[:24]
    answer = player.http.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return name


def sign_in(player: Player, name: str, password: str = PASSWORD) -> httpx.Response:
    return player.http.post("/api/sign-in", json={"name": name, "password": password})


def mine(player: Player) -> set[str]:
    return {table["id"] for table in player.http.get("/api/tables").json()["mine"]}


# ---- sessions ------------------------------------------------------------------------------------------------------


def test_who_only_looks_round_is_not_written_down(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as stranger:
        stranger.http.get("/api/me")
        stranger.http.get("/api/tables")
        assert in_database(tmp_path, "select count(*) from people") == [(0,)]
        stranger.http.put("/api/me", json={"name": "Laleh"})
        stranger.http.get("/api/me")
        assert in_database(tmp_path, "select name from people") == [("Laleh",)]
        ((hash,),) = in_database(tmp_path, "select hash from sessions")
        assert hash not in stranger.cookie  # the database alone lets nobody in


def test_the_note_of_an_earlier_version_becomes_a_session_and_keeps_its_tables(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("old" * 20)
    jar = Jar(b"old" * 20)
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        in_database(tmp_path, "update seats set guest = 'old one'")
        in_database(tmp_path, "update tables set host = 'old one'")
        with Player(address) as old:
            old.http.cookies.set(jar.name, jar.write(Guest("old one", "Laleh")), domain="127.0.0.1")
            note = old.cookie
            assert old.http.get("/api/me").json()["name"] == "Laleh"
            assert mine(old) == {table.id} and old.cookie != note and "s." in old.cookie
            old.http.post("/api/sign-out/everywhere")
            old.http.cookies.set(jar.name, jar.write(Guest("old one", "Laleh")), domain="127.0.0.1")
            assert mine(old) == set()  # signed out everywhere, the note is nobody's


def test_two_requests_at_once_make_one_session(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        laleh.http.get("/api/me")
        cookie = laleh.cookie

        def rename(n: int) -> int:
            headers = {"X-Mizban": "1", "Cookie": cookie}
            return httpx.put(f"http://{address}/api/me", json={"name": f"Laleh {n}"}, headers=headers).status_code

        with ThreadPoolExecutor(6) as pool:
            assert set(pool.map(rename, range(6))) == {200}
        assert in_database(tmp_path, "select count(*) from sessions") == [(1,)]
        assert in_database(tmp_path, "select count(*) from people") == [(1,)]


def test_devices_are_known_by_browser_and_system_only() -> None:
    firefox = device_of("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")
    safari = device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Mobile Safari/604.1")
    edge = device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0")
    assert (firefox.browser, firefox.system) == ("firefox", "android")
    assert (safari.browser, safari.system) == ("safari", "ios")
    assert (edge.browser, edge.system) == ("edge", "windows")
    assert device_of("").browser == device_of("x" * 5000).system == "other"


# ---- making an account, and signing in ---------------------------------------------------------------------------------


def test_an_account_keeps_the_guest_s_games_and_opens_them_elsewhere(laleh: Player, elsewhere: Player) -> None:
    table = laleh.open(me_and(BOT))
    before = laleh.cookie
    name = make_account(laleh)
    assert laleh.cookie != before and laleh.http.get("/api/me").json() == {"name": name, "account": True, "role": "player"}
    assert table.id in mine(laleh) and mine(elsewhere) == set()
    answer = sign_in(elsewhere, f"  {name.upper()} ")
    assert (
        answer.status_code == 200 and "HttpOnly" in answer.headers["set-cookie"] and "samesite=lax" in answer.headers["set-cookie"].lower()
    )
    assert table.id in mine(elsewhere)
    with elsewhere.live(table.id) as live:
        assert live.update().chairs[0].seat == 0


def test_the_session_of_before_is_worth_nothing_once_there_is_an_account(laleh: Player, elsewhere: Player) -> None:
    laleh.open(me_and(HERE))
    before = laleh.cookie
    make_account(laleh)
    elsewhere.http.headers["Cookie"] = before
    assert mine(elsewhere) == set()


def test_what_the_guest_of_the_second_device_had_comes_along(laleh: Player, elsewhere: Player, kian: Player) -> None:
    first = laleh.open(me_and(HERE))
    name = make_account(laleh)
    second = elsewhere.open(me_and(FRIEND))
    kian.join(second.id, 1, "Kian", second.invite)
    with kian.live(second.id) as his:
        his.update()
        assert sign_in(elsewhere, name).status_code == 200
        assert mine(elsewhere) >= {first.id, second.id} and mine(laleh) >= {first.id, second.id}
        with laleh.live(second.id) as hers:
            now = hers.update()
            assert [seat.mine for seat in now.table.seats] == [True, False] and now.table.host
            mover = hers if hers.ask() else his
            assert mover.move().rows == 1


@pytest.mark.parametrize("password", ["", "short", "aaaaaaaaaaaa", "x" * 201, "a\x00bcdefghij"])
def test_bad_passwords(laleh: Player, password: str) -> None:
    answer = laleh.http.post("/api/account", json={"name": f"Bad {random.getrandbits(30)}", "password": password})
    assert answer.status_code == 400 and code(answer) == "bad_password"
    assert not laleh.http.get("/api/me").json()["account"]


def test_a_password_is_no_name_and_is_the_same_from_every_keyboard() -> None:
    with pytest.raises(Refusal):
        clean_password("Golestan", "golestan")
    assert clean_password("cafe\u0301 ole\u0301") == clean_password("caf\xe9 ol\xe9")
    assert clean_password("چای با هل")


@pytest.mark.parametrize("other", ["Golnaz Khan", "golnaz khan", "GOLNAZ KHAN", "Golnaz  Khan", "GoInaz Khan", "Gölnaz Khan"])
def test_the_name_of_an_account_is_its_own_and_so_is_all_that_looks_like_it(tmp_path_factory: pytest.TempPathFactory, other: str) -> None:
    folder = tmp_path_factory.mktemp("names")
    with serving(quick(folder)) as address, Player(address) as laleh, Player(address) as kian:
        make_account(laleh, "Golnaz Khan")
        table = kian.open(me_and(HERE))
        assert code(kian.http.post("/api/account", json={"name": other, "password": PASSWORD})) == "name_in_use"
        assert table.id in mine(kian) and not kian.http.get("/api/me").json()["account"]
        make_account(kian, "Kian Khan")
        assert code(kian.http.put("/api/me", json={"name": other})) == "name_in_use"
        assert kian.http.put("/api/me", json={"name": "Kian"}).json()["name"] == "Kian"
        assert sign_in(kian, "Kian Khan").status_code == 403 and sign_in(kian, "kian").status_code == 200
        assert laleh.http.put("/api/me", json={"name": "Kian Khan"}).status_code == 200  # it is free again


def test_an_account_is_made_once(laleh: Player) -> None:
    make_account(laleh)
    answer = laleh.http.post("/api/account", json={"name": "Somebody Else", "password": PASSWORD})
    assert code(answer) == "has_account"


def test_nobody_learns_whether_a_name_exists(laleh: Player, elsewhere: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same answer after the same work: one comparison each, of a hash with the same parameters."""
    name = make_account(laleh)
    compared: list[str] = []
    verify = Passwords._verify

    def counted(self: Passwords, known: str, said: str) -> bool:
        compared.append(known)
        return verify(self, known, said)

    monkeypatch.setattr(Passwords, "_verify", counted)
    answers = [
        sign_in(elsewhere, name, "wrong password"),
        sign_in(elsewhere, "Nobody at all", "wrong password"),
        sign_in(elsewhere, name, "short"),
        sign_in(elsewhere, "a\u202eb", PASSWORD),
        sign_in(elsewhere, "", ""),
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)} and code(answers[0]) == "bad_sign_in"
    assert all("set-cookie" not in answer.headers for answer in answers)
    assert len(compared) == len(answers) and {known.split("$")[3] for known in compared} == {"m=65536,t=2,p=1"}


def test_wrong_passwords_for_one_name_are_counted_wherever_they_come_from(tmp_path: Path) -> None:
    with serving(quick(tmp_path, wrong_passwords_at_once=3, wrong_passwords_per_hour=0.001)) as address, Player(address) as laleh:
        make_account(laleh, "Laleh")
        for _ in range(4):
            assert sign_in(laleh, "Laleh").status_code == 200  # right ones are not
        assert [code(sign_in(laleh, name, "wrong")) for name in ("Laleh", "laleh", "La1eh")] == ["bad_sign_in"] * 3
        assert code(sign_in(laleh, "Laleh")) == "too_many"
        assert [code(sign_in(laleh, "Nobody", "wrong")) for _ in range(4)] == ["bad_sign_in"] * 3 + ["too_many"]


def test_an_address_may_try_so_often(tmp_path: Path) -> None:
    with serving(quick(tmp_path, tries_at_once=3, tries_per_hour=0.001)) as address, Player(address) as laleh:
        for n in range(3):
            assert code(sign_in(laleh, f"Name {n}", "wrong")) == "bad_sign_in"
        assert code(sign_in(laleh, "Name 4", "wrong")) == "too_many"
        assert code(laleh.http.post("/api/sign-in/link", json={"token": "x"})) == "too_many"
        assert code(laleh.http.post("/api/sign-in/link/look", json={"token": "x"})) == "too_many"
        assert code(laleh.http.post("/api/sign-in/passkey/begin")) == "too_many"


def test_an_address_may_make_so_many_accounts_and_try_so_many_names(tmp_path: Path) -> None:
    with (
        serving(quick(tmp_path, accounts_at_once=2, accounts_per_hour=0.001)) as address,
        Player(address) as laleh,
        Player(address) as kian,
    ):
        make_account(laleh, "Laleh")
        assert code(kian.http.post("/api/account", json={"name": "Laleh", "password": PASSWORD})) == "name_in_use"
        assert code(kian.http.post("/api/account", json={"name": "Kian", "password": PASSWORD})) == "too_many"
        assert code(laleh.http.put("/api/me", json={"name": "Kian"})) == "too_many"


# ---- the link ----------------------------------------------------------------------------------------------------------


def test_a_link_signs_in_once(laleh: Player, elsewhere: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE))
    name = make_account(laleh)
    token = laleh.http.post("/api/account/link").json()["token"]
    assert elsewhere.http.post("/api/sign-in/link/look", json={"token": token}).json() == {"name": name}
    assert elsewhere.http.post("/api/sign-in/link", json={"token": token}).json()["name"] == name
    assert table.id in mine(elsewhere)
    assert code(kian.http.post("/api/sign-in/link", json={"token": token})) == "used_up"
    assert code(kian.http.post("/api/sign-in/link/look", json={"token": token})) == "used_up"
    assert [one["here"] for one in laleh.http.get("/api/account").json()["devices"]].count(True) == 1


def test_of_many_who_follow_a_link_at_once_one_comes_in(address: str, laleh: Player) -> None:
    make_account(laleh)
    token = laleh.http.post("/api/account/link").json()["token"]

    def follow(_: int) -> int:
        headers = {"X-Mizban": "1"}
        return httpx.post(f"http://{address}/api/sign-in/link", json={"token": token}, headers=headers, timeout=30).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(follow, range(8))) == [200] + [403] * 7


def test_a_link_is_good_for_minutes(tmp_path: Path) -> None:
    with serving(quick(tmp_path, link_seconds=-1.0)) as address, Player(address) as laleh, Player(address) as kian:
        make_account(laleh, "Laleh")
        token = laleh.http.post("/api/account/link").json()["token"]
        assert code(kian.http.post("/api/sign-in/link", json={"token": token})) == "used_up"


def test_a_guest_without_an_account_shares_a_second_device_by_a_link_too(laleh: Player, elsewhere: Player) -> None:
    table = laleh.open(me_and(HERE))
    token = laleh.http.post("/api/account/link").json()["token"]
    assert elsewhere.http.post("/api/sign-in/link", json={"token": token}).status_code == 200
    assert mine(elsewhere) == {table.id}


# ---- signing out ---------------------------------------------------------------------------------------------------------


def test_signing_out_ends_this_session_alone(laleh: Player, elsewhere: Player) -> None:
    table = laleh.open(me_and(HERE))
    name = make_account(laleh)
    sign_in(elsewhere, name)
    cookies = elsewhere.cookie
    assert elsewhere.http.post("/api/sign-out").json()["name"] == ""
    assert not elsewhere.http.cookies and mine(elsewhere) == set()
    elsewhere.http.headers["Cookie"] = cookies
    assert mine(elsewhere) == set()  # a copy of the cookie is worth nothing
    assert table.id in mine(laleh)


def test_signing_out_everywhere_closes_live_tables_too(laleh: Player, elsewhere: Player) -> None:
    table = laleh.open(me_and(HERE))
    name = make_account(laleh)
    sign_in(elsewhere, name)
    with elsewhere.live(table.id) as live:
        assert live.update().chairs[0].seat == 0
        laleh.http.post("/api/sign-out/everywhere")
        with pytest.raises(ConnectionClosed):
            while True:
                live.hear()
    assert mine(elsewhere) == set() and mine(laleh) == set()
    with elsewhere.live(table.id) as live:
        assert live.update().chairs[0].seat is None
    assert sign_in(elsewhere, name).status_code == 200 and table.id in mine(elsewhere)


def test_one_device_of_the_list_can_be_signed_out(laleh: Player, elsewhere: Player, kian: Player) -> None:
    name = make_account(laleh)
    sign_in(elsewhere, name)
    devices = laleh.http.get("/api/account").json()["devices"]
    assert len(devices) == 2
    (other,) = [one["id"] for one in devices if not one["here"]]
    make_account(kian)
    assert code(kian.http.delete(f"/api/account/devices/{other}")) == "not_found"
    assert elsewhere.http.get("/api/me").json()["account"]
    assert laleh.http.delete(f"/api/account/devices/{other}").status_code == 204
    assert not elsewhere.http.get("/api/me").json()["account"] and laleh.http.get("/api/me").json()["account"]


def test_a_new_password_ends_every_other_session(laleh: Player, elsewhere: Player) -> None:
    name = make_account(laleh)
    sign_in(elsewhere, name)
    change = {"old": "not this one", "new": "tea without sugar"}
    assert code(laleh.http.put("/api/account/password", json=change)) == "bad_sign_in"
    assert elsewhere.http.get("/api/me").json()["account"]
    assert laleh.http.put("/api/account/password", json=change | {"old": PASSWORD}).status_code == 200
    assert laleh.http.get("/api/me").json()["account"] and not elsewhere.http.get("/api/me").json()["account"]
    assert sign_in(elsewhere, name).status_code == 403 and sign_in(elsewhere, name, "tea without sugar").status_code == 200


# ---- taking everything away, and going ---------------------------------------------------------------------------------------


def test_export_holds_everything_that_is_known(laleh: Player, kian: Player) -> None:
    table = laleh.open(me_and(HERE))
    with laleh.live(table.id) as live:
        play_to_the_end(live, random.Random(4))
    waiting = laleh.open(me_and(FRIEND))
    name = make_account(laleh)
    answer = laleh.http.get("/api/account/export")
    told = answer.json()
    assert "attachment" in answer.headers["content-disposition"] and told["name"] == name
    tables = {one["id"]: one for one in told["tables"]}
    assert tables.keys() == {table.id, waiting.id} and "record" not in tables[waiting.id]
    record = tables[table.id]["record"]
    assert record == laleh.http.get(f"/api/tables/{table.id}/record").text
    assert laleh.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"}).status_code == 201
    assert PASSWORD not in answer.text and "argon2" not in answer.text
    assert code(kian.http.get("/api/account/export")) == "no_account"


def test_who_goes_leaves_finished_games_readable_and_nothing_else(laleh: Player, kian: Player, elsewhere: Player) -> None:
    done = laleh.open(me_and(FRIEND))
    kian.join(done.id, 1, "Kian", done.invite)
    luck = random.Random(3)
    with laleh.live(done.id) as hers, kian.live(done.id) as his:
        hers.update(), his.update()
        rows = 0
        while hers.now is not None and not hers.now.table.finished:
            rows = (hers if hers.ask() else his).move(luck.randrange(100)).rows
            hers.until(rows), his.until(rows)
    alone, waiting = laleh.open(me_and(BOT)), laleh.open(me_and(FRIEND))
    joined = kian.open([{"kind": "me", "name": "Kian"}, FRIEND, FRIEND])
    laleh.join(joined.id, 1, "Laleh", joined.invite)
    name = make_account(laleh)
    sign_in(elsewhere, name)
    assert code(laleh.http.post("/api/account/delete", json={"password": "not this one"})) == "bad_sign_in"
    assert laleh.http.post("/api/account/delete", json={"password": PASSWORD}).status_code == 200
    assert not laleh.http.cookies and not elsewhere.http.get("/api/me").json()["account"]
    assert code(sign_in(elsewhere, name)) == "bad_sign_in"
    assert [seat.name for seat in kian.table(done.id).seats] == ["", "Kian"]
    assert kian.http.get(f"/api/tables/{done.id}/record").status_code == 200
    assert kian.http.get(f"/api/tables/{alone.id}").status_code == 404 == kian.http.get(f"/api/tables/{waiting.id}").status_code
    assert [seat.kind for seat in kian.table(joined.id).seats] == ["guest", "open", "open"]
    make_account(kian, name)  # the name is free


def test_a_guest_without_an_account_can_go_too(laleh: Player) -> None:
    table = laleh.open(me_and(BOT))
    assert laleh.http.post("/api/account/delete", json={}).status_code == 200
    assert laleh.http.get(f"/api/tables/{table.id}").status_code == 404


def test_no_answer_holds_a_hash_and_no_password_is_written_down(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, Player(address) as laleh:
        make_account(laleh, "Laleh")
        told = "".join(laleh.http.get(path).text for path in ("/api/me", "/api/account", "/api/account/export", "/api/tables"))
        ((password, id),) = in_database(tmp_path, "select password, id from people")
        assert password.startswith("$argon2id$v=19$m=65536,t=2,p=1$") and PASSWORD not in password
        ((session,),) = in_database(tmp_path, "select hash from sessions")
        assert password not in told and id not in told and session not in told
        assert laleh.cookie.partition("s.")[2] not in told


def test_sessions_that_nobody_uses_go_with_their_guests_and_accounts_stay(tmp_path: Path) -> None:
    from mizban.server.register import Register
    from mizban.server.storage import Store

    with serving(quick(tmp_path)) as address, Player(address) as laleh, Player(address) as kian, Player(address) as mina:
        laleh.http.put("/api/me", json={"name": "Laleh"})
        kian.open(me_and(HERE))
        make_account(mina, "Mina")
    in_database(tmp_path, "update sessions set seen = 1")
    in_database(tmp_path, "update people set seen = 1")
    store = Store(quick(tmp_path).address)
    Register(store).tidy(2.0)
    store.close()
    assert in_database(tmp_path, "select count(*) from sessions") == [(0,)]
    assert len(in_database(tmp_path, "select name from people")) == 2
