"""The commands: what they print, how they end, and one clear sentence when something is in the way."""

from __future__ import annotations

import re
import runpy
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from mizban import __version__, cli
from mizban.engine import Match, Score, games, replay
from mizban.table.records import write
from mizban.table.wire import ErrorCode
from mizban.words import digits, in_both
from tests.server.helpers import Player, code, me_and
from tests.server.process import ROOT, command, running
from tests.table.helpers import finished


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


def test_a_taken_port_is_one_clear_sentence_in_both_languages(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = subprocess.run(
            command("play", "--port", str(port), "--data", tmp_path), cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=20
        )
    assert done.returncode == 2 and done.stdout == ""
    english, persian = done.stderr.splitlines()
    assert all(str(port) in sentence and "--port" in sentence for sentence in (english, persian))
    assert english.startswith("Port ") and persian.startswith("درگاه ")


def test_a_folder_that_cannot_be_used_is_one_clear_sentence_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert cli.main(["play", "--port", "0", "--data", str(tmp_path / "file")]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 2 and said.err.count("--data") == 2


def test_an_address_that_is_not_ours_is_one_clear_sentence_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


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


# ---- mizban verify ------------------------------------------------------------------------------------------------


def verified(folder: Path, text: str | bytes, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """The exit code, and what is said in English and in Persian."""
    (folder / "game.mizban").write_bytes(text.encode() if isinstance(text, str) else text)
    code = cli.main(["verify", str(folder / "game.mizban")])
    said = capsys.readouterr()
    assert (said.out == "") == (code == 2 or "Line" in said.err)
    return code, (said.out + said.err).splitlines()


def test_an_honest_game_and_its_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished("port_royal", 3)
    (winner,) = [score for score in replay(record).scores() if score.won]
    code, (english, persian) = verified(tmp_path, write(record), capsys)
    assert code == 0 and english.startswith("The shuffle was honest")
    assert english.endswith(f"all {len(record.moves)} moves follow the rules; player {winner.seat + 1} won with {winner.total} points.")
    assert persian.startswith("کارت‌ها درست بُر خورده است") and f"بازیکن {digits('fa', winner.seat + 1)} " in persian
    assert digits("fa", len(record.moves)) in persian and not any(char in persian for char in "0123456789")


def test_a_game_that_two_have_won(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    scores = [Score(0, 7, (), (), False), Score(1, 9, (), (), True), Score(2, 9, (), (), True)]
    monkeypatch.setattr(Match, "scores", lambda match: scores)
    code, (english, persian) = verified(tmp_path, write(finished("port_royal", 3)), capsys)
    assert code == 0 and english.endswith("players 2 and 3 won together with 9 points.")
    assert "بُرد مشترک بازیکن‌های ۲ و ۳ با ۹ امتیاز" in persian


def test_without_a_hash_nothing_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = write(msgspec.structs.replace(finished("port_royal", 3), hash=""))
    code, (english, _) = verified(tmp_path, text, capsys)
    assert code == 1 and "cannot be told" in english and "won with" in english


@pytest.mark.parametrize(
    ("change", "code", "line", "words"),
    [
        (lambda text: text.replace("hash=", "hash=0"), 1, 2, "does not belong to the hash"),
        (lambda text: text + "0 draw\n", 1, -1, "did not allow this move"),
        (lambda text: text.replace("rules=", "rules=7"), 2, 2, "another version"),
        (lambda text: text.replace("seats=3", "seats=7"), 2, 2, "no such table"),
        (lambda text: text.replace("port_royal", "chess"), 2, 2, "does not know this game"),
        (lambda text: text + "what?\n", 2, -1, "not a move"),
        (lambda text: "\n".join(text.splitlines()[:7]), 2, 8, "ends here"),
        (lambda text: "\n".join(["# hello", "hello"]), 2, 2, "not the record of a game"),
        (lambda text: text + " " * 10**6, 2, 1, "too long"),
    ],
)
def test_the_first_wrong_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[str], str], code: int, line: int, words: str
) -> None:
    text = change(write(finished("port_royal", 3)))
    line = len(text.splitlines()) if line < 0 else line
    found, (english, persian) = verified(tmp_path, text, capsys)
    assert found == code and english.startswith(f"Line {line}: ") and words in english
    assert persian.startswith(f"سطر {digits('fa', line)}: ")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path / "nope.mizban")]) == 2
    assert capsys.readouterr().err.count("nope.mizban") >= 2


def test_every_refusal_of_a_record_has_its_words() -> None:
    codes = {"no_record", "too_large", "unknown_game", "bad_table", "other_rules", "bad_line", "illegal_move", "cut_off", "wrong_hash"}
    assert codes <= set(get_args(ErrorCode))
    for one in codes:
        assert in_both(f"record-{one}", line=7).count("\n") == 1


def test_fluent_is_not_imported_before_something_is_said() -> None:
    checked = "import sys, mizban.cli, mizban.server.app; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", checked], cwd=ROOT, timeout=60).returncode == 0


# ---- mizban games, --version and completion ------------------------------------------------------------------------


def test_the_version_is_the_one_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0 and capsys.readouterr().out == f"mizban {__version__}\n"


def test_all_games_that_are_offered_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * sum(game.offered for game in games().values())
    assert "Keyflower (keyflower): 2 to 6 players, 120 minutes" in lines
    assert "کی‌فلاور (keyflower): ۲ تا ۶ بازیکن، ۱۲۰ دقیقه" in lines


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("mizban pl", ["play"]),
        ("mizban --v", ["--version"]),
        ("mizban play --da", ["--data"]),
        ("mizban serve --pro", ["--proxy"]),
        ("mizban completion z", ["zsh"]),
        ("mizban verify x", []),  # bash itself then offers files
    ],
)
def test_bash_completes_what_is_typed(typed: str, offered: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", "bash"]) == 0
    words = typed.split()
    asked = f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _mizban; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    said = subprocess.run(["bash", "-c", capsys.readouterr().out + asked], capture_output=True, text=True, check=True)
    assert said.stdout.split() == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_every_command_and_option_is_in_the_completion_of_other_shells(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    said = capsys.readouterr().out
    for word in ("play", "verify", "games", "completion", "host", "origin", "fish"):
        assert re.search(rf"[ '-]{word}[ :]", said), word
    assert said.count("'") % 2 == 0
    if shutil.which(shell) is not None:
        subprocess.run([shell, "-n", "/dev/stdin"], input=said, text=True, check=True)
