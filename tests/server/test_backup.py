"""A copy while people play, and everything back again."""

from __future__ import annotations

import gzip
import stat
import threading
from pathlib import Path

import httpx
import pytest

from mizban import cli
from mizban.server.backup import restore
from mizban.server.settings import Settings
from tests.server import databases
from tests.server.helpers import BOT, FRIEND, HERE, Player, me_and, quick, serving


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def command(what: str, folder: Path, file: Path, kind: str) -> int:
    database = databases.database_of(folder, kind)
    return cli.main([what, str(file), "--data", str(folder), *(["--database", database] if database else [])])


def test_a_copy_made_while_people_play_is_the_house_again(
    tmp_path: Path, kind: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MIZBAN_DATABASE_URL", raising=False)
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "copy.gz"
    with serving(quick(old, database=databases.database_of(old, kind))) as address, Player(address) as laleh:
        table, waiting = laleh.open(me_and(HERE)), laleh.open(me_and(FRIEND, BOT))
        with laleh.live(table.id) as live:
            live.update()
            for n in range(10):
                live.move(n)
            copied = threading.Event()

            def copy() -> None:
                try:
                    command("backup", old, file, kind)
                finally:
                    copied.set()

            thread = threading.Thread(target=copy)
            thread.start()
            while not copied.is_set():  # play goes on
                live.move(0)
            thread.join()
            assert live.now is not None
            rows, cookies = live.now.rows, laleh.http.cookies
        assert rows > 10
    said = capsys.readouterr()
    assert said.err == "" and said.out.count(str(file)) == 2 and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert command("restore", new, file, kind) == 0
    assert command("restore", new, file, kind) == 2 and "already" in capsys.readouterr().err
    with serving(quick(new, database=databases.database_of(new, kind))) as address, Player(address) as laleh:
        laleh.http.cookies = httpx.Cookies(cookies)
        assert laleh.table(waiting.id).invite == waiting.invite  # the cookies are still ours
        with laleh.live(table.id) as live:
            assert 10 <= live.update().rows <= rows
            live.move()


def test_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    old, file = tmp_path / "old", tmp_path / "copy.gz"
    with serving(quick(old, database="")) as address, Player(address) as laleh:
        table = laleh.open(me_and(HERE))
        with laleh.live(table.id) as live:
            live.update()
            live.move()
        cookies = laleh.http.cookies
    assert command("backup", old, file, "sqlite") == 0
    database = databases.new_database()
    assert restore(Settings(data=tmp_path, database=database).address, file) > 3
    with serving(quick(tmp_path / "new", database=database)) as address, Player(address) as laleh:
        laleh.http.cookies = cookies
        with laleh.live(table.id) as live:
            assert live.update().rows == 1 and live.move().rows == 2


def test_what_is_no_whole_copy_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIZBAN_DATABASE_URL", raising=False)
    house, file = tmp_path / "house", tmp_path / "copy.gz"
    assert command("backup", house, file, "sqlite") == 2 and not house.exists()
    with serving(quick(house, database="")) as address, Player(address) as laleh:
        laleh.open(me_and(HERE))
        assert command("restore", house, file, "sqlite") == 2 and "Another Mizban" in capsys.readouterr().err
    assert command("backup", house, file, "sqlite") == 0
    whole = gzip.decompress(file.read_bytes())
    for n, spoiled in enumerate(
        (b"", b"hello", file.read_bytes()[:-30], gzip.compress(whole.rsplit(b"\n", 2)[0]), gzip.compress(b"[]\n" + whole))
    ):
        file.write_bytes(spoiled)
        capsys.readouterr()
        assert command("restore", tmp_path / str(n), file, "sqlite") == 2
        assert capsys.readouterr().err.count(str(file)) == 2
    file.write_bytes(gzip.compress(whole))
    assert command("restore", tmp_path / "0", file, "sqlite") == 0  # where it failed before, nothing was left
