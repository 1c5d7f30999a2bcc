"""Requests that no browser sends: a typed answer below 500, and nothing in the log that looks like a fault of ours."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mizban.server.door import Door, neighbourhood
from tests.server.helpers import HERE, SECONDS, Player, code, me_and, quick, serving


def raw(address: str, request: bytes) -> bytes:
    """What the server answers to these very bytes."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), SECONDS) as line:
        line.sendall(request)
        answer = b""
        while more := line.recv(65536):
            answer += more
    return answer


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, with something to hand out as its page."""
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html>")
    with serving(quick(tmp_path_factory.mktemp("data"), static=static)) as address:
        yield address


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


HEAD = b"Host: 127.0.0.1\r\nX-Mizban: 1\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    "request_",
    [
        b"PUT /api/me HTTP/1.1\r\nOrigin: http://[\r\nContent-Type: application/json\r\nContent-Length: 2\r\n" + HEAD + b"\r\n{}",
        b"GET /" + b"x" * 300 + b" HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/tables/" + b"x" * 300 + b" HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a:b\r\nConnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a:b\r\nConnection: close\r\n\r\n",
        b"GET /api/tables/%00 HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/tables/%ff%fe HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /%ff%fe HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/tables/x/replay?eyes=%ff HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/tables/x/replay/frames?first=1e9&last=x HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET /api/me HTTP/1.1\r\nCookie: \xff\xfe=\xff; =;;; a\r\n" + HEAD + b"\r\n",
        b"OPTIONS * HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"GET http://[ HTTP/1.1\r\n" + HEAD + b"\r\n",
        b"PUT /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: -1\r\n" + HEAD + b"\r\n{}",
        b"PUT /api/me HTTP/1.1\r\nContent-Type: application/json; charset=\xff\r\nContent-Length: 2\r\n" + HEAD + b"\r\n{}",
    ],
)
def test_what_no_browser_sends(address: str, request_: bytes) -> None:
    status = int(raw(address, request_).split(b" ", 2)[1])
    assert 200 <= status < 500, status


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nope/join", "/api/records/nope/replay/fork"])
@pytest.mark.parametrize("body", [b"[" * 8000, b'{"a":' * 1600, b'"\xff\xfe"', b"\xff", b"\x00", b'{"game":"\xed\xa0\x80"}'])
def test_bodies_that_nobody_can_read(laleh: Player, path: str, body: bytes) -> None:
    answer = laleh.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400 and code(answer) == "malformed"


def test_a_form_of_another_site_can_send_neither_our_header_nor_our_kind_of_body(laleh: Player) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = laleh.http.put("/api/me", content=b'{"name":"Mallory"}', headers={"Content-Type": kind})
        assert answer.status_code == 400 and code(answer) == "malformed"
    table = laleh.open(me_and(HERE))
    del laleh.http.headers["X-Mizban"]
    for path in ("/api/tables", f"/api/tables/{table.id}/again", f"/api/tables/{table.id}/join"):
        assert code(laleh.http.post(path, json={})) == "foreign"


def test_a_head_is_answered_like_a_get_without_its_body(laleh: Player) -> None:
    for path in ("/", "/api/games", "/api/me", "/api/tables"):
        told, asked = laleh.http.head(path), laleh.http.get(path)
        assert told.status_code == asked.status_code and told.content == b""
    assert laleh.http.head("/api/tables/nope").status_code == 404


def test_reading_has_a_limit_too(tmp_path: Path) -> None:
    with serving(quick(tmp_path, reads_per_second=0.001, reads_at_once=3)) as address, Player(address) as laleh:
        answers = [laleh.http.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def test_an_address_of_ipv6_is_counted_by_its_neighbourhood() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:2") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("192.0.2.8") != neighbourhood("192.0.2.7")
    assert neighbourhood("a pipe") == "a pipe" and neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2%eth0")


def test_the_door_lets_in_so_many_of_one_address_and_so_many_in_all() -> None:
    door = Door(5, 2, ("10.0.0.1",))
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    door.leave("192.0.2.1")
    assert door.enter("192.0.2.1") and all(door.enter("10.0.0.1") for _ in range(3))
    assert not door.enter("10.0.0.1") and not door.enter("192.0.2.2")
    for address in ("192.0.2.1", "192.0.2.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"):
        door.leave(address)
    assert not door.inside


def closed_within(line: socket.socket, seconds: float) -> bool:
    line.settimeout(seconds)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def test_who_does_not_say_what_they_want_is_let_go(tmp_path: Path) -> None:
    with serving(quick(tmp_path, headers_seconds=0.3, body_seconds=0.6)) as address, Player(address) as laleh:
        host, port = address.split(":")
        halves = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"]
        begun = time.monotonic()
        lines = [socket.create_connection((host, int(port))) for _ in halves]
        try:
            for line, half in zip(lines, halves, strict=True):
                line.sendall(half)
            assert all(closed_within(line, 5) for line in lines) and time.monotonic() - begun < 4
        finally:
            for line in lines:
                line.close()
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:  # whoever has said it stays
            live.update()
            time.sleep(0.8)
            assert live.move().rows == 1


def test_a_slow_drip_is_no_way_to_stay(tmp_path: Path) -> None:
    with serving(quick(tmp_path, headers_seconds=0.5)) as address:
        host, port = address.split(":")
        with socket.create_connection((host, int(port))) as line, pytest.raises(OSError):
            for byte in b"GET / HTTP/1.1\r\nHost: " + b"x" * 1000:
                line.sendall(bytes([byte]))
                time.sleep(0.02)


def test_one_address_cannot_take_all_the_room(tmp_path: Path) -> None:
    with serving(quick(tmp_path, connections_per_address=3)) as address:
        host, port = address.split(":")
        lines = [socket.create_connection((host, int(port))) for _ in range(5)]
        try:
            assert [closed_within(line, 0.3) for line in lines] == [False, False, False, True, True]
        finally:
            for line in lines:
                line.close()
