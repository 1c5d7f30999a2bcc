"""Handing out the built client, and the headers on every answer."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mizban.server.client import Client
from tests.server.helpers import Player, code, quick, serving
from tests.server.process import ROOT

SCRIPT = "document.documentElement.lang = 'fa'"
PAGE = f"<!doctype html><script>{SCRIPT}</script><script type=module src=/assets/index-abc.js></script>"
CODE = "export const table = 1;\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text(PAGE)
    (static / "assets/index-abc.js").write_text(CODE)
    (static / "assets/letters.woff2").write_bytes(b"wOF2" * 500)
    (static / "emblem.svg").write_text("<svg/>")
    with serving(quick(tmp_path_factory.mktemp("data"), static=static)) as address, Player(address) as player:
        yield player


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/token", "/new/port_royal", "/manual/port_royal"])
def test_every_address_of_the_client_is_its_page(built: Player, path: str) -> None:
    answer = built.http.get(path)
    assert answer.status_code == 200 and answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_forever_and_sent_small(built: Player) -> None:
    answer = built.http.get("/assets/index-abc.js")
    assert answer.text == CODE and answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(CODE.encode(), 9, mtime=0)) < len(CODE)
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-type"].startswith("text/javascript")
    assert built.http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"}).content == CODE.encode()
    font = built.http.get("/assets/letters.woff2")
    assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers
    assert built.http.get("/emblem.svg").headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(built: Player) -> None:
    tag = built.http.get("/").headers["etag"]
    answer = built.http.get("/", headers={"if-none-match": tag})
    assert answer.status_code == 304 and answer.content == b""


@pytest.mark.parametrize("path", ["/assets/none.js", "/nope.txt", "/assets/..%2f..%2fsecret.txt", "/..%5c..%5csecret.txt", "/a%00.js"])
def test_files_that_are_not_the_client_s(built: Player, path: str) -> None:
    answer = built.http.get(path)
    assert answer.status_code == 404 and code(answer) == "not_found"


@pytest.mark.parametrize("path", ["/", "/assets/index-abc.js", "/api/games", "/api/nope", "/api/tables/nope"])
def test_every_answer_is_guarded(built: Player, path: str) -> None:
    headers = built.http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'unsafe-inline'" not in policy and "unsafe-eval" not in policy


def test_no_script_in_a_page_may_run(built: Player) -> None:
    assert "script-src 'self';" in built.http.get("/t/abc").headers["content-security-policy"]
    page = (ROOT / "web/index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts and all("src=" in how and not code for how, code in scripts) and not re.search(r"\son\w+=", page)


def test_answers_about_tables_are_never_cached_and_large_ones_squeezed(built: Player) -> None:
    answer = built.http.get("/api/games/port_royal")
    assert answer.headers["cache-control"] == "no-store" and answer.headers["content-encoding"] == "gzip"


def test_a_client_that_is_not_built_is_one_clear_sentence(tmp_path: Path) -> None:
    with serving(quick(tmp_path, static=tmp_path / "none")) as address, Player(address) as player:
        answer = player.http.get("/")
        assert answer.status_code == 503 and "make play" in answer.text
        assert player.http.get("/api/games").status_code == 200


def test_a_new_build_is_served_without_a_restart(tmp_path: Path) -> None:
    with serving(quick(tmp_path, static=tmp_path)) as address, Player(address) as player:
        (tmp_path / "index.html").write_text("old")
        assert player.http.get("/").text == "old"
        (tmp_path / "index.html").write_text("newer")
        assert player.http.get("/").text == "newer"


def test_one_file_is_kept_once_however_it_is_spelled(tmp_path: Path) -> None:
    """Whoever asks for `/./assets/x`, `//assets/x` and so on must not fill the memory of the server."""

    async def ask() -> int:
        client = Client(tmp_path)
        for n in range(50):
            assert await client.find("/".join(["."] * n + ["a.js"])) is not None
            assert await client.find("/" * n + "a.js") is not None
        return len(client.files)

    (tmp_path / "a.js").write_text(CODE)
    assert asyncio.run(ask()) == 1


@pytest.mark.parametrize("path", ["/" + "x" * 300, "/t/" + "x" * 3000, "/assets/" + "x" * 300 + ".js", "/%ff%fe.js"])
def test_a_name_that_no_file_can_have(built: Player, path: str) -> None:
    assert built.http.get(path).status_code in (200, 404)
