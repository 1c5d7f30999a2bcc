"""The app that a live house gives away at `/device/`: whole, and alone in what it may do."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from mizban.device import folder, parts
from mizban.device.served import THERE, served
from mizban.server.client import SECURITY
from mizban.server.settings import STATIC
from tests.server.helpers import Player, code, quick, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    settings = quick(tmp_path_factory.mktemp("data"))
    with serving(settings, served(settings.static)) as address, Player(address) as player:
        yield player


def test_every_file_of_the_app_is_given_away_as_it_would_lie_in_a_folder(house: Player) -> None:
    for path, data in folder.contents(house="/").items():
        answer = house.http.get(f"/device/{path}")
        assert answer.status_code == 200 and answer.content == data, path
    assert house.http.get("/device/").content == house.http.get(f"/device/{folder.PAGE}").content


def test_the_service_worker_is_told_of_every_file_and_each_is_there(house: Player) -> None:
    told = json.loads(house.http.get("/device/files.js").text.removeprefix(folder.MARK))
    assert {*told["files"]} == {"./", *folder.contents(house="/")} - {folder.PAGE, folder.LIST, folder.WORKER}


def test_only_there_a_page_may_run_webassembly_and_nowhere_more(house: Player) -> None:
    device = house.http.get("/device/").headers["content-security-policy"]
    assert device == SECURITY.replace("script-src 'self';", "script-src 'self' 'wasm-unsafe-eval';") != SECURITY
    worker = next(path.name for path in (STATIC / "assets").glob("worker-*.js"))
    assert house.http.get(f"/device/assets/{worker}").headers["content-security-policy"] == device
    for path in ("/", "/t/abc", f"/assets/{worker}", "/keep.js", "/device", "/device/nope.js", "/devices/", "/api/games"):
        assert "unsafe-eval" not in house.http.get(path).headers["content-security-policy"], path


def test_what_never_changes_is_kept_and_all_else_is_asked_for_again(house: Player) -> None:
    name, made = parts.made()
    largest = max(made, key=lambda part: len(made[part]))
    part = house.http.get(f"/device/device/{name}/{largest}")
    assert "immutable" in part.headers["cache-control"] and "content-encoding" not in part.headers  # it is squeezed already
    for path in ("", "keep.js", "files.js", "manifest.webmanifest", THERE):
        assert house.http.get(f"/device/{path}").headers["cache-control"] == "no-cache", path


def test_its_files_lie_beside_it(house: Player) -> None:
    assert house.http.get("/device").headers["location"] == "/device/"
    assert code(house.http.get("/device/assets/nope.js")) == "not_found"


def test_without_python_for_browsers_nothing_is_offered(house: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.http.get(f"/device/{THERE}").json()["bytes"] > 1_000_000
    monkeypatch.setattr(parts, "PYTHON", parts.PYTHON / "nowhere")
    assert house.http.get(f"/device/{THERE}").json() == {"bytes": 0}
    assert house.http.get("/device/").headers["location"] == "/"
    monkeypatch.undo()
    assert house.http.get("/device/").status_code == 200
