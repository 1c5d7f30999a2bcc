"""The ladder of guests and rivals: what is measured next, what was reached, and the document that says so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from mizban import __version__, cli
from mizban.arena import Job, Result, opponent, share
from mizban.arena.ladder import BEGINNER, GUESTS, RIVALS, Ladder, Rung, rungs, verdict
from mizban.bots import guests
from mizban.engine import games

GAME = "lost_cities_rivals"


def result(job: Job, winner: str, seconds: float) -> Result:
    """A game that was not really played."""
    seats = len(job.opponents)
    nothing = (0,) * seats
    return Result(
        game=job.game,
        rules=games()[job.game].rules,
        seats=seats,
        deal=job.deal,
        rotation=job.rotation,
        opponents=job.opponents,
        points=nothing,
        winners=(job.opponents.index(winner),),
        decisions=nothing,
        thought=(seconds,) + (0.0,) * (seats - 1),
        longest=(0.0,) * seats,
        took=({},) * seats,
        version=__version__,
    )


def test_every_guest_meets_the_one_before_and_all_rivals_can_be_made() -> None:
    names = list(guests)
    assert {(one, other) for one, other, _ in GUESTS} >= set(zip(names[1:], names, strict=False))
    for rival in (*RIVALS, BEGINNER):
        opponent(rival)
    for game in games():
        most = games()[game].seats[-1]
        assert {rung.seats for rung in rungs(game)} == {2, 3, most}


def test_the_time_is_shared_fairly_and_nothing_is_played_twice() -> None:
    slow, quick = Rung(GAME, 2, "master", "kid", 0.5), Rung(GAME, 3, "cousin", "kid", 0.5)
    ladder = Ladder([slow, quick], 30)
    played = []
    for job in ladder.jobs(60.0):
        played.append(job)
        ladder.add(result(job, job.opponents[0], 10.0 if "master" in job.opponents else 1.0))
        if len(played) == 22:
            break
    assert ladder.games[quick] >= 15 and ladder.games[slow] >= 2
    assert {job.rotation for job in played if len(job.opponents) == 3} == {0, 1, 2}
    again = Ladder([slow, quick], 30)
    for job in played:
        again.add(result(job, "kid", 1.0))
        again.add(result(job, "kid", 1.0))
    assert again.left() == 60 - 22
    rest = []
    for job in again.jobs(60.0):
        rest.append(job)
        again.add(result(job, "kid", 1.0))
    assert len(rest) == 38 and not set(rest) & set(played)
    assert list(again.jobs(0.0)) == []


@pytest.mark.parametrize(
    ("won", "of", "said"), [(380, 400, "reached"), (20, 20, "reached-so-far"), (9, 10, "open"), (0, 0, "unplayed"), (200, 400, "missed")]
)
def test_a_goal_is_for_the_lower_end_of_the_interval(won: int, of: int, said: str) -> None:
    assert verdict(Rung(GAME, 2, "friend", "cousin", 0.8), share(won, of)) == said
    assert verdict(Rung(GAME, 2, "friend", "random"), share(won, of)) == ""


def test_the_document_says_what_was_reached_and_what_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "ladder.jsonl", tmp_path / "opponents.md"
    rung = Rung(GAME, 2, "cousin", "kid")
    lines = [msgspec.json.encode(result(rung.job(n), "cousin", 0.1)) for n in range(40)]
    file.write_bytes(b"\n".join(lines) + b"\n")
    words = ["arena", "ladder", GAME, "--games", "40", "--minutes", "0", "--results", str(file)]
    assert cli.main([*words, "--markdown", str(page)]) == 0
    text = page.read_text("utf-8")
    assert "| Lost Cities: Rivals, 2 seats | cousin against kid | 40 | 100.0 | 91.2 to 100.0 | 60.0 | yes, in fewer games |" in text
    assert "| Lost Cities: Rivals, 4 seats | grandmother against a table of cousin | 0 |  |  | 50.0 | not measured yet |" in text
    assert f"`mizban arena ladder {GAME}`" in text
    capsys.readouterr()
    assert cli.main(words) == 0
    said = capsys.readouterr().out
    assert "Lost Cities: Rivals, 2 seats: cousin against kid: 100.0 % won" in said and "شهرهای گمشده" in said
    assert cli.main(["arena", "ladder", "chess"]) == 2
