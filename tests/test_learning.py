"""Learning makes weights that fit the game, goes on where it was stopped, and refuses what does not fit."""

from __future__ import annotations

import argparse
import dataclasses
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mizban.bots import BadWeights, value_of, weights_of
from mizban.bots.value import likely, shares
from mizban.bots.weights import read
from mizban.cli import main
from mizban.engine import Game, Quick, games, playout
from mizban.train import command
from mizban.train.contest import wilson
from mizban.train.fit import KNOTS, fit, hat
from mizban.train.jobs import run_jobs
from mizban.train.selfplay import Job, Positions, play_games

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


@each_game
def test_every_game_comes_with_weights_for_its_rules(game: Game[Any, Any]) -> None:
    found = weights_of(game)
    assert found is not None and found.rules == game.rules and found.made_by.startswith(f"mizban train {game.key}")
    assert {learned.seats for learned in found.learned} >= {2}
    assert len(msgspec.json.encode(found)) < 300_000


@each_game
def test_chances_add_up_and_a_finished_game_is_certain(game: Game[Any, Any]) -> None:
    s = game.deal(2, 5)
    value = value_of(game, 2)
    playout(s, Quick(2), 40)
    assert sum(value.chances(s, 2)) == pytest.approx(1.0)
    playout(s, Quick(2), 100_000)
    assert max(value.rewards(s, 2)) >= 0.5


def test_equal_hopes_are_equal_chances() -> None:
    assert likely([3.0, 3.0, 3.0, 3.0], 0.7) == [0.25] * 4
    assert shares([7.0, 9.0, 9.0]) == [0.0, 0.5, 0.5]


def test_weights_of_other_rules_are_refused_in_one_sentence() -> None:
    game = games()["port_royal"]
    found = weights_of(game)
    assert found is not None
    for wrong in (msgspec.structs.replace(found, rules=999), msgspec.structs.replace(found, features=["luck"])):
        with pytest.raises(BadWeights, match=r"mizban train port_royal"):
            read(msgspec.json.encode(wrong), game)
    with pytest.raises(BadWeights, match="can't be read"):
        read(b"{}", game)


def test_an_opponent_that_learned_by_other_rules_says_so_and_plays(caplog: pytest.LogCaptureFixture) -> None:
    game = games()["port_royal"]
    newer = dataclasses.replace(game, rules=999)
    found = weights_of(newer)
    assert found is not None and found.rules == game.rules
    assert "not for rules 999: make new ones with `mizban train port_royal`" in caplog.text


def test_what_is_true_is_learned() -> None:
    """Points are twice the first number early in the game and once the second number late: the weights say so."""
    dice = np.random.default_rng(1)
    rows = dice.normal(size=(4000, 2, 2)).astype(np.float32)
    progress = dice.uniform(size=4000).astype(np.float32)
    early = 1.0 - progress[:, None]
    points = (2.0 * early * rows[:, :, 0] + progress[:, None] * rows[:, :, 1]).astype(np.float32)
    learned, right = fit(Positions(rows, progress, points, np.arange(4000)))
    assert right > 0.9
    weights = np.array(learned.weights)
    assert weights.shape == (KNOTS, 2)
    assert weights[0, 0] > 4 * abs(weights[0, 1]) and weights[-1, 1] > 4 * abs(weights[-1, 0])
    assert min(learned.sharpness) > 0.0


def test_knots_share_every_position() -> None:
    hats = hat(np.linspace(0, 1, 33).astype(np.float32))
    assert np.allclose(hats.sum(axis=1), 1.0) and hats[0, 0] == hats[-1, -1] == 1.0


def test_a_share_of_many_games_is_known_better() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


def test_positions_are_those_of_the_whole_game() -> None:
    game = games()["lost_cities_rivals"]
    assert game.features is not None
    found = play_games(Job(game.key, 3, 5, 2, 0, None, 0.1, 1.0))
    assert found.rows.shape[1:] == (3, len(game.features.names)) and set(found.games) == {5, 6}
    assert found.progress.min() < 0.1 and found.progress.max() > 0.9


def options(folder: Path, generations: int) -> argparse.Namespace:
    told = {
        "game": "lost_cities_rivals",
        "seats": 2,
        "greedy_games": 6,
        "games": 2,
        "duels": 1,
        "iterations": 2,
        "workers": 1,
        "cluster": None,
    }
    return argparse.Namespace(**told, generations=generations, folder=folder)


def test_training_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "GREEDY_AT_ONCE", 3)
    monkeypatch.setattr(command, "wilson", lambda won, played: (0.9, 1.0))  # every generation is kept
    assert command.train(options(tmp_path, 0)) == 0
    assert "generation 0" in capsys.readouterr().out
    assert command.train(options(tmp_path, 1)) == 0
    said = capsys.readouterr().out
    assert "generation 0" not in said and "generation 1" in said
    folder = tmp_path / "lost_cities_rivals-2"
    assert read((folder / "weights.json").read_bytes(), games()["lost_cities_rivals"]).learned[0].seats == 2
    assert (folder / "strength.svg").read_text(encoding="utf-8").count("<circle") == 2
    assert len((folder / "diary.jsonl").read_text().splitlines()) == 2


def test_an_unknown_game_is_one_clear_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "chess"]) == 2
    assert "Nothing to learn for 'chess'" in capsys.readouterr().err


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    root = str(Path(__file__).parent.parent)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([root, os.environ.get("PYTHONPATH", "")]))
    jobs = [Job("lost_cities_rivals", 2, seed, 1, 0, None, 0.1, 1.0) for seed in (5, 6)]
    here, there = Positions.together(list(run_jobs(play_games, jobs, 1))), Positions.together(list(run_jobs(play_games, jobs, 1, "local")))
    assert sorted(here.rows.sum(axis=(1, 2)).tolist()) == sorted(there.rows.sum(axis=(1, 2)).tolist()) and len(here.rows) > 10
