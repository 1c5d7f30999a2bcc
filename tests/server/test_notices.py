"""It is your turn: told once, to a browser that is not here, and sealed so that only it can read it."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mizban.server.push import Push, allowed
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.table.turns import quiet_until
from mizban.table.wire import TableInfo
from tests.server.databases import in_database
from tests.server.helpers import FRIEND, Live, Player, code, me_and, quick, serving
from tests.server.push_service import Browser, Service, push_service


@contextmanager
def house(folder: Path, **changes: object) -> Iterator[tuple[str, Service]]:
    usual = {"push_services": ("127.0.0.1",), "notice_seconds": 0.05, "late_notices_seconds": 0.1}
    with push_service() as service, serving(quick(folder, **usual | changes)) as address:
        yield address, service


def begin(laleh: Player, kian: Player) -> TableInfo:
    table = laleh.open(me_and(FRIEND))
    assert kian.join(table.id, 1, "Kian", table.invite).status_code == 200
    return table


def wants(player: Player, service: Service, name: str, **more: object) -> Browser:
    browser = Browser(service.address, name)
    answer = player.http.put("/api/notices/device", json=browser.device(**more))
    assert answer.status_code == 204, answer.text
    return browser


def hand_over(live: Live) -> None:
    """My turn, until it is another's."""
    while live.ask():
        live.move()


def waits_for_kian(laleh: Player, kian: Player, folder: Path) -> TableInfo:
    """A table at which Laleh begins. Where Kian does, he would be told: that is over when this returns."""
    begun = set[str]()
    while True:
        table = begin(laleh, kian)
        with laleh.live(table.id) as hers:
            hers.update()
            if hers.ask():
                break
        begun.add(table.id)
    until = time.monotonic() + 30
    while begun - {name for (name,) in in_database(folder, 'select "table" from notices where row >= 0')} and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(0.3)
    return table


def test_whoever_is_away_is_told_once_that_it_is_their_turn_and_nothing_else(tmp_path: Path) -> None:
    with house(tmp_path) as (address, service), Player(address) as laleh, Player(address) as kian:
        table = waits_for_kian(laleh, kian, tmp_path)
        told = {"/phone": wants(kian, service, "phone", lang="fa", zone="Asia/Tehran"), "/desk": wants(kian, service, "desk")}
        with laleh.live(table.id) as hers:
            hers.update()
            hand_over(hers)
            sent = service.wait(2)
        for path, headers, body in sent:
            read = told[path].read(body)
            assert read["to"] == f"/t/{table.id}" and read["tag"] == table.id
            assert read["title"] == ("نوبت شماست: پورت رویال" if path == "/phone" else "Your turn: Port Royal")
            assert set(read) == {"title", "body", "tag", "to", "lang", "dir"}, "no card, no number of anything"
            token = headers["authorization"].removeprefix("vapid t=").split(",")[0].split(".")[1]
            claims = json.loads(base64.urlsafe_b64decode(token + "=="))
            assert claims["aud"] == f"http://{service.address}"
            assert claims["sub"].startswith(("https://", "mailto:")) and "example" not in claims["sub"]
            assert headers["authorization"].split("k=")[1] == laleh.http.get("/api/notices/key").json()["key"]


def test_no_notice_for_who_is_here_off_for_a_table_or_has_gone_for_good(tmp_path: Path) -> None:
    with house(tmp_path) as (address, service), Player(address) as laleh, Player(address) as kian:
        table = waits_for_kian(laleh, kian, tmp_path)
        wants(kian, service, "kian")
        service.sent.clear()
        with laleh.live(table.id) as hers, kian.live(table.id) as his:
            hers.update(), his.update()
            hand_over(hers)
            service.wait(0, 0.5)
        other = waits_for_kian(laleh, kian, tmp_path)
        service.sent.clear()
        assert kian.http.put(f"/api/tables/{other.id}/notices", json={"off": True}).status_code == 204
        assert kian.http.get(f"/api/tables/{other.id}/notices").json() == {"off": True}
        with laleh.live(other.id) as hers:
            hers.update()
            hand_over(hers)
            service.wait(0, 0.5)
        third = waits_for_kian(laleh, kian, tmp_path)
        service.sent.clear()
        service.answers["/kian"] = 410
        with laleh.live(third.id) as hers:
            hers.update()
            hand_over(hers)
            service.wait(1)
        until = time.monotonic() + 10
        while in_database(tmp_path, "select count(*) from devices") != [(0,)] and time.monotonic() < until:
            time.sleep(0.05)
        assert in_database(tmp_path, "select count(*) from devices") == [(0,)], "this browser is gone"


def test_in_quiet_hours_a_notice_waits_and_is_sent_when_they_are_over(tmp_path: Path) -> None:
    with house(tmp_path) as (address, service), Player(address) as laleh, Player(address) as kian:
        now = datetime.now(UTC)
        minute = now.hour * 60 + now.minute
        table = waits_for_kian(laleh, kian, tmp_path)
        wants(kian, service, "kian", quiet_from=(minute - 5) % 1440, quiet_to=(minute + 60) % 1440)
        with laleh.live(table.id) as hers:
            hers.update()
            hand_over(hers)
            service.wait(0, 0.7)
            ((due,),) = in_database(tmp_path, "select due from notices where due is not null")
            assert 50 * 60 < due - time.time() <= 60 * 60
            in_database(tmp_path, "update notices set due = 1 where due is not null")
            service.wait(1)


def test_quiet_hours_go_over_midnight() -> None:
    def at(hour: int, minute: int = 0) -> datetime:
        return datetime(2026, 5, 4, hour, minute, tzinfo=UTC)

    assert quiet_until(at(23), 22 * 60, 8 * 60) == datetime(2026, 5, 5, 8, tzinfo=UTC)
    assert quiet_until(at(3), 22 * 60, 8 * 60) == at(8)
    assert quiet_until(at(8), 22 * 60, 8 * 60) is None and quiet_until(at(21, 59), 22 * 60, 8 * 60) is None
    assert quiet_until(at(13), 12 * 60, 14 * 60) == at(14) and quiet_until(at(15), 12 * 60, 14 * 60) is None
    assert quiet_until(at(13), None, 14 * 60) is None and quiet_until(at(13), 60, 60) is None


@pytest.mark.parametrize(
    ("endpoint", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/Qx", True),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://example.org/fcm.googleapis.com", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://127.0.0.1/x", False),
        ("http://127.0.0.1:9/x", False),
        ("http://[::1", False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_known_push_services_are_spoken_to(endpoint: str, good: bool, tmp_path: Path) -> None:
    assert allowed(endpoint, Settings(data=tmp_path).push_services) == good


def test_a_browser_with_wrong_keys_or_hours_is_refused_and_of_too_many_the_oldest_go(tmp_path: Path) -> None:
    with house(tmp_path, devices_per_guest=2) as (address, service), Player(address) as laleh:
        right = Browser(service.address, "x").device()
        assert code(laleh.http.put("/api/notices/device", json=right)) == "not_your_seat", "nobody knows who that is"
        laleh.http.get("/api/me")
        laleh.open(me_and({"kind": "here", "name": "Kian"}))
        for wrong in (
            {"endpoint": "https://example.org/x"},
            {"p256dh": "AAAA"},
            {"auth": "AAAA"},
            {"zone": "Mars/Olympus"},
            {"quiet_from": 1440},
            {"quiet_to": -1},
            {"lang": "de"},
        ):
            assert code(laleh.http.put("/api/notices/device", json=right | wrong)) == "malformed", wrong
        for name in ("one", "two", "three"):
            wants(laleh, service, name)
        assert {path for (path,) in in_database(tmp_path, "select endpoint from devices")} == {
            f"http://{service.address}/{name}" for name in ("two", "three")
        }
        laleh.http.post("/api/notices/forget", json={"endpoint": f"http://{service.address}/two"})
        assert in_database(tmp_path, "select count(*) from devices") == [(1,)]


def test_the_key_of_a_house_stays_the_same(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with serving(quick(tmp_path)) as address, Player(address) as laleh:
            keys.add(laleh.http.get("/api/notices/key").json()["key"])
    assert len(keys) == 1 and len(base64.urlsafe_b64decode(keys.pop() + "=")) == 65


def test_push_services_are_told_whom_to_turn_to(tmp_path: Path) -> None:
    store = Store(quick(tmp_path).address)
    plain = Push(store, quick(tmp_path))
    assert plain.subject() == "https://localhost"
    plain.met_at("http://192.168.1.4:8000")  # nobody outside knows it
    assert plain.subject() == "https://localhost"
    plain.met_at("https://play.example.org")
    plain.met_at("https://elsewhere.example.org")
    assert plain.subject() == "https://play.example.org"
    assert Push(store, quick(tmp_path, origins=("https://tea.example.org",))).subject() == "https://tea.example.org"
    assert Push(store, quick(tmp_path, contact="mailto:host@example.org")).subject() == "mailto:host@example.org"
    store.close()
