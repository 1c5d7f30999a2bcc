"""Every registered game, every number of seats and every variant keeps the laws; Hypothesis chooses seeds and answers.

The same examples every time, so that a test fails for all or for nobody; `MIZBAN_LAWS=50` plays so many new ones instead.
"""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mizban.engine import Game, games
from mizban.engine.laws import Answers, check_game
from tools.new_game.sample_game import GAME as SAMPLE

GAMES: list[Game[Any, Any]] = [SAMPLE, *games().values()]
MORE = int(os.environ.get("MIZBAN_LAWS", "0"))
TABLES = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in GAMES for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@settings(
    max_examples=MORE or 5, derandomize=not MORE, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(data=st.data())
def test_the_laws_hold_in_random_games(game: Game[Any, Any], seats: int, data: st.DataObject) -> None:
    options = {option.key: data.draw(st.booleans(), label=option.key) for option in game.options}
    seed = data.draw(st.integers(1, 2**40), label="seed")
    answers = data.draw(st.lists(st.integers(0, 2**16), max_size=40), label="answers")
    check_game(game, seats, seed, options, Answers(answers, seed + 1), every=12)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_laws_hold_under_a_sealed_seed(game: Game[Any, Any]) -> None:
    seats = game.seats[-1]
    first = game.deal(seats, b"\x07" * 32)
    again = game.deal(seats, b"\x07" * 32)
    other = game.deal(seats, b"\x08" * 32)
    assert first.places() == again.places()
    assert first.places() != other.places()
