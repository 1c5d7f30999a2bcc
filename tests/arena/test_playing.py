"""Games of the arena: the plan, one game, and processes that fail."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from mizban.arena import Failure, Job, Local, Result, Trouble, opponent, plan, play, run_jobs
from mizban.arena.taken import taken_by
from mizban.bots import levels
from mizban.bots.makers import makers
from mizban.engine import games
from tests.arena.opponents import MARK, Seer

HERE = "tests.arena.opponents"


def test_every_deal_is_played_from_every_seat() -> None:
    jobs = list(plan("san_juan", ["casual", "random"], 3, 6))
    assert [(job.deal, job.opponents.index("casual")) for job in jobs] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert all(job.opponents.count("random") == 2 for job in jobs)


def test_everybody_meets_everybody_and_pairings_take_turns() -> None:
    jobs = list(plan("port_royal", ["a", "b", "c"], 2, 4))
    met = Counter(frozenset(job.opponents) for job in jobs)
    assert met == {frozenset(pair): 4 for pair in ("ab", "ac", "bc")}
    assert {frozenset(job.opponents) for job in jobs[:3]} == met.keys()
    assert len({(job.deal, job.opponents) for job in jobs}) == len(jobs)


def test_one_alone_plays_against_itself_with_a_new_deal_each_time() -> None:
    assert [job.deal for job in plan("port_royal", ["casual"], 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize("key", games())
def test_a_game_is_the_same_whenever_it_is_played_and_says_what_was_taken(key: str) -> None:
    (job,) = plan(key, ["casual", "random"], games()[key].seats[-1], 1)
    first, again = play(job), play(job)
    still = [msgspec.structs.replace(result, thought=(), longest=()) for result in (first, again)]
    assert still[0] == still[1]
    assert sum(first.decisions) > 20 and first.winners and max(first.thought) > 0
    assert max(first.points) == max(first.points[seat] for seat in first.winners)
    assert {kind for seat in first.took for kind in seat} <= {*taken_by(games()[key])}
    assert sum(len(names) for seat in first.took for names in seat.values()) > 5


def test_who_sees_everything_is_shown_a_copy_of_the_state() -> None:
    assert isinstance(opponent(f"{HERE}:Seer"), Seer)
    assert play(Job("port_royal", 1, 0, (f"{HERE}:Seer", "random"))).winners


@pytest.mark.parametrize("name", ["search:0.002", "iterations:2", "plain:0.002", "flat:0.001", "seer:0.002"])
def test_rivals_that_are_made_with_a_setting_play_whole_games(name: str) -> None:
    assert play(Job("san_juan", 1, 0, (name, "casual"))).winners


def test_a_process_that_dies_is_replaced_and_its_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    done = list(run_jobs(play, plan("lost_cities_rivals", [f"{HERE}:DiesOnce", "random"], 2, 2), Local(1)))
    assert (tmp_path / "died").exists() and [type(outcome) for _, outcome in done] == [Result, Result]


def test_a_process_that_falls_silent_is_replaced_and_its_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "slept"))
    done = list(run_jobs(play, plan("lost_cities_rivals", [f"{HERE}:SleepsOnce", "random"], 2, 1), Local(1, patience=2.0)))
    assert (tmp_path / "slept").exists() and [type(outcome) for _, outcome in done] == [Result]


def test_what_never_works_is_reported_and_the_others_are_played() -> None:
    bad = Job("lost_cities_rivals", 1, 0, (f"{HERE}:Dies", "random"))
    wrong = Job("lost_cities_rivals", 1, 0, (f"{HERE}:Lies", "random"))
    good = Job("lost_cities_rivals", 1, 0, ("random", "random"))
    done = dict(Local(1, tries=2).run(play, [bad, wrong, good]))
    assert done[bad] == Failure("the process ended with 7")
    assert done[wrong] == Failure("IllegalChoice: nonsense")
    assert isinstance(done[good], Result)


def test_a_process_is_replaced_after_some_games() -> None:
    done = list(Local(1, jobs_each=1).run(play, plan("lost_cities_rivals", ["random"], 2, 2)))
    assert [type(outcome) for _, outcome in done] == [Result, Result]


def test_opponents_by_level_by_maker_and_by_module(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opponent("casual") is levels["casual"]
    monkeypatch.setitem(makers, "half", lambda setting: levels["random" if float(setting) < 0.5 else "casual"])
    assert opponent("half:0.2") is levels["random"]
    assert type(opponent(f"{HERE}:First")).__name__ == "First"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nobody", "arena-unknown-opponent"),
        ("half:much", "arena-bad-setting"),
        ("no.such.module:Bot", "arena-bad-module"),
        (f"{HERE}:Missing", "arena-bad-module"),
        (f"{HERE}:Mute", "arena-no-bot"),
    ],
)
def test_nobody_of_this_name(name: str, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(makers, "half", lambda setting: levels["random" if float(setting) < 0.5 else "casual"])
    with pytest.raises(Trouble) as trouble:
        opponent(name)
    assert trouble.value.key == why and trouble.value.given["opponent"] == name
