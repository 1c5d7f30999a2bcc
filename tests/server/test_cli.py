"""The commands: what they print, how they end, and one clear sentence when something is in the way."""

from __future__ import annotations

import runpy
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from mizban import cli
from tests.server.helpers import Player, code, me_and
from tests.server.process import ROOT, command, running


def test_the_address_in_both_languages_and_a_quick_clean_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        english, persian = server.greeting
        assert server.address.startswith("127.0.0.1:") and server.address in persian
        assert english.startswith("Mizban is ready") and persian.startswith("میزبان آماده است")
        assert "compiled" in english or "interpreted" in english
        with Player(server.address) as laleh:
            table = laleh.open(me_and({"kind": "bot", "level": "random"}))
            with laleh.live(table.id) as live:
                live.update()
                while not live.ask():
                    live.update()
                end = server.end(signal.SIGINT)
        assert end == (0, "")


def test_the_other_devices_in_the_house_are_told_an_address_that_they_can_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "own_address", lambda: "192.0.2.7")
    cli.greet("0.0.0.0", 8642)
    assert capsys.readouterr().out.count("http://192.0.2.7:8642") == 2
    cli.greet("::1", 8642)
    assert capsys.readouterr().out.count("http://[::1]:8642") == 2


def test_hosting_behind_a_proxy(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--origin", "https://play.example.org") as server, Player(server.address) as laleh:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7", "Origin": "https://play.example.org"}
        answer = laleh.http.put("/api/me", json={"name": "Laleh"}, headers=forwarded)
        assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]
        assert "Secure" not in laleh.http.get("/api/me").headers["set-cookie"]
        assert code(laleh.http.put("/api/me", json={"name": "x"}, headers={"Origin": "https://evil.example"})) == "foreign"
        exit_code, said = server.end(signal.SIGTERM)
    assert exit_code in (0, -signal.SIGTERM) and "Traceback" not in said


def test_a_taken_port_is_one_clear_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = subprocess.run(
            command("play", "--port", str(port), "--data", tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=20
        )
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and str(port) in done.stderr and "--port" in done.stderr


def test_a_folder_that_cannot_be_used_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert cli.main(["play", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "--data" in said.err


def test_an_address_that_is_not_ours_is_one_clear_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_old_python_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 10, "final", 0))
    with pytest.raises(SystemExit, match=r"3\.11 or newer and this is 3\.8: install a newer one") as said:
        runpy.run_module("mizban", run_name="__main__")
    assert "\n" not in str(said.value)


def test_where_the_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert cli.data_folder() == tmp_path / "mizban"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli.data_folder() == tmp_path / ".local/share/mizban"
