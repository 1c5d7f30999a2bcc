"""Computer opponents answer legally from their view alone, and the greedy one plays like a sensible beginner."""

from __future__ import annotations

from importlib import import_module

import pytest

from mizban.bots import guests, levels
from mizban.engine import games
from tools.ready.opponent import GAMES, contest, play_out, weak
from tools.ready.places import AnyGame, in_words, offered


@pytest.mark.parametrize("game", offered(), ids=lambda game: game.key)
def test_the_opponent_is_better_than_chance(game: AnyGame) -> None:
    """How we know is said in tools/ready/opponent.py. What more a game promises is a number in its bot.py."""
    found = contest(game)
    wrong = weak(found)
    assert not wrong, in_words(wrong)
    promised: int = getattr(import_module(f"mizban.games.{game.key}.bot"), "WINS_OF_100", 0)
    assert found.won >= promised * GAMES / 100


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("level", ["kid", "cousin", "random"])
def test_a_level_that_does_not_think_plays_whole_games_at_every_table(game: AnyGame, level: str) -> None:
    """Those that think do it in test_search.py."""
    for seats in game.seats:
        assert any(score.won for score in play_out(game, seats, [levels[level]] * seats).scores())


@pytest.mark.parametrize("game", [game for game in games().values() if game.features], ids=lambda game: game.key)
def test_the_kid_knows_more_than_chance(game: AnyGame) -> None:
    """Wherever there is something to know: in games that opponents have learned."""
    wrong = weak(contest(game, 2 * GAMES, "kid"))
    assert not wrong, in_words(wrong)


def test_older_tables_still_find_their_opponents() -> None:
    assert list(guests) == ["kid", "cousin", "friend", "master", "grandmother"]
    assert {*guests, "casual", "random"} == set(levels)
