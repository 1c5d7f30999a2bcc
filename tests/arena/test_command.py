"""`mizban arena`: what it says and writes, how it is stopped and goes on, and one sentence for everything in its way."""

from __future__ import annotations

import builtins
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mizban import cli
from mizban.arena import read
from mizban.arena.command import GIVE_UP
from mizban.arena.progress import Progress, clock
from mizban.engine import games

ROOT = Path(__file__).parent.parent.parent
GAME = "lost_cities_rivals"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games, as a run has left them."""
    file = tmp_path_factory.mktemp("arena") / "results.jsonl"
    assert cli.main(["arena", GAME, "casual", "random", "--games", "12", "--workers", "2", "--results", str(file)]) == 0
    return file


def test_a_run_says_the_shares_in_both_languages_and_plays_only_what_is_missing(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = played.read_bytes()
    assert cli.main(["arena", GAME, "casual", "random", "--games", "12", "--results", str(played)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "12 games of Lost Cities: Rivals for 2, 0 of them still to play" in said[0] and "۱۲ بازیِ شهرهای گمشده" in said[1]
    assert said[2].startswith("casual against random: ") and said[3].startswith("casual در برابر random")
    assert played.read_bytes() == before
    assert sorted((row.deal, row.opponents) for row in read(played)) == sorted(
        (deal, seats) for deal in range(1, 7) for seats in (("casual", "random"), ("random", "casual"))
    )


def test_named_the_other_way_round_it_is_the_same_pairing(played: Path) -> None:
    before = played.read_bytes()
    assert cli.main(["arena", GAME, "random", "casual", "--games", "12", "--results", str(played)]) == 0
    assert played.read_bytes() == before


def test_the_report_as_a_page_in_both_languages(played: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert cli.main(["arena", "report", str(played), "--html", str(page)]) == 0
    text = page.read_text("utf-8")
    english, persian = re.findall(r"<article.*?</article>", text, re.DOTALL)
    assert 'lang="en" dir="ltr"' in english and 'lang="fa" dir="rtl"' in persian
    assert "دخترخاله" not in persian and "معمولی در برابر تصادفی" in persian and "casual against random" in english
    assert "Games won" in english and "سهم برد" in persian and "شهرهای گمشده" in persian
    assert english.count("<svg") == persian.count("<svg") > 10
    assert "http" not in re.sub(r"http-equiv", "", text)  # nothing is fetched
    visible = re.sub(r"<[^>]*>", " ", persian)
    assert not re.search(r"[0-9]", visible), "a figure without Persian digits"


def test_the_document_keeps_what_is_written_around_the_tables(played: Path, tmp_path: Path) -> None:
    page = tmp_path / "opponents.md"
    page.write_text("# Guests\n\n<!-- measured -->\nold\n<!-- /measured -->\n\nAfterwards.\n", "utf-8")
    for _ in range(2):
        assert cli.main(["arena", "report", str(played), "--markdown", str(page)]) == 0
    text = page.read_text("utf-8")
    assert text.startswith("# Guests\n") and text.endswith("\nAfterwards.\n") and "old" not in text
    assert text.count("| casual against random | 12 |") == 1 and f"`mizban arena {GAME} casual random --games 12`" in text


def test_parquet_has_a_row_for_each_seat(played: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "results.parquet"
    assert cli.main(["arena", "report", str(played), "--parquet", str(file)]) == 0
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) == 24 and sum(row["won"] for row in rows) == pytest.approx(12)
    assert rows[0]["took"][0].keys() == {"kind", "name", "number"}


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = [sys.executable, "-m", "mizban", "arena", "keyflower", "casual", "--games", "400", "--workers", "1", "--results", str(file)]
    run = subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    )
    limit = time.monotonic() + 30
    while not (file.exists() and file.read_bytes().count(b"\n") >= 2) and time.monotonic() < limit:
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    said, trouble = run.communicate(timeout=20)
    assert run.returncode == 130 and "Traceback" not in trouble
    rows = list(read(file))
    assert f"Stopped after {len(rows)} of 400 games" in said and 2 <= len(rows) < 400
    assert cli.main(["arena", "keyflower", "casual", "--games", str(len(rows)), "--results", str(file)]) == 0
    assert len(list(read(file))) == len(rows)


def sentence(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """One line in each language, and nothing else."""
    assert cli.main(["arena", *words]) == 2
    english, persian = capsys.readouterr().err.splitlines()
    assert re.search("[آ-ی]", persian)
    return english


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "casual"), "There is no game chess"),
        ((GAME, "casual", "--seats", "7"), "is for 2 to 4 players, not for 7"),
        ((GAME, "nobody"), "There is no opponent nobody: choose from kid, cousin, friend"),
        ((GAME, "casual", "casual"), "casual is named twice"),
        ((GAME,), "Name at least one opponent"),
        ((GAME, "casual", "--games", "0"), "--games must be at least 1"),
        ((GAME, "search:soon"), "how many seconds it thinks"),
        ((GAME, "iterations:0"), "how many iterations it thinks"),
        ((GAME, "search:1:nowhere.json"), "nowhere.json has no weights"),
        (("report",), "Name at least one file"),
        (("report", "nowhere.jsonl"), "nowhere.jsonl cannot be opened"),
    ],
)
def test_what_is_typed_wrong_is_one_clear_sentence(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in sentence(capsys, *words)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"winners":', b'"winners', "Line 3 of"),
        (b'"seats":2', b'"seats":3', "Line 3 of"),
        (b'"rules":', b'"rules":9', "was played under rules 9"),
        (b'"version":"', b'"version":"9.', "comes from Mizban 9."),
        (b'"game":"lost', b'"game":"found', "a game that Mizban does not know"),
    ],
)
def test_results_that_do_not_fit_are_one_clear_sentence(
    old: bytes, new: bytes, said: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    lines = played.read_bytes().splitlines(keepends=True)
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join([*lines[:2], lines[2].replace(old, new), *lines[3:]]))
    assert said in sentence(capsys, "report", str(file))
    assert said in sentence(capsys, GAME, "casual", "random", "--results", str(file))


def test_an_opponent_that_never_plays_by_the_rules_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "results.jsonl")
    said = sentence(capsys, GAME, "tests.arena.opponents:Lies", "random", "--games", "40", "--workers", "1", "--results", file)
    assert said.startswith(f"{GIVE_UP} games could not be played") and "IllegalChoice: nonsense" in said


@pytest.mark.parametrize(
    ("missing", "words"), [("pyarrow", ("report", "{file}", "--parquet", "x")), ("ray", (GAME, "casual", "--cluster", "here"))]
)
def test_what_is_not_installed_is_named(
    missing: str, words: tuple[str, ...], played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".")[0] == missing:
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    monkeypatch.chdir(tmp_path)
    extra = {"pyarrow": "mizban[arena]", "ray": "mizban[cluster]"}[missing]
    assert extra in sentence(capsys, *[word.format(file=played) for word in words])


def test_the_bar_says_how_far_and_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    class Screen:
        said = ""

        def isatty(self) -> bool:
            return True

        def write(self, text: str) -> int:
            self.said += text
            return len(text)

        def flush(self) -> None: ...

    screen: Any = Screen()
    progress = Progress(2, 4, screen)
    assert progress.text().endswith("2/4  50 %  -0:00:00")
    progress.began -= 3600
    progress.step()
    assert progress.text().endswith("3/4  75 %  -1:00:00")
    progress.step()
    assert "4/4  100 %" in screen.said and "\r" in screen.said
    assert clock(3725) == "1:02:05"


def test_figures_in_both_languages() -> None:
    from mizban.arena.wording import figure, percent, signed

    assert [figure("en", -1.25, 1), percent("en", 0.505), signed("en", 2), figure("en", -0.001, 1)] == ["−1.2", "50.5", "+2.0", "0.0"]
    assert [figure("fa", 1913), percent("fa", 0.505), signed("fa", 2), figure("fa", -1.5, 1)] == [
        "۱۹۱۳",
        "۵۰٫۵",
        "\u2066+۲٫۰\u2069",
        "\u2066−۱٫۵\u2069",
    ]


def test_every_level_has_a_name_in_both_languages() -> None:
    from mizban.arena.wording import opponent_name
    from mizban.bots import levels

    assert [name for name in levels if opponent_name("fa", name) == name] == []
    assert opponent_name("fa", "search:0.5") == "search:0.5"


def test_every_kind_of_thing_has_a_heading_in_both_languages() -> None:
    from mizban.arena.taken import taken_by
    from mizban.arena.wording import game_words

    for game in games().values():
        for kind in taken_by(game):
            assert all(game_words(game.key, language).has_message(f"{game.key}-took-{kind}") for language in ("en", "fa"))
