"""Computer opponents answer legally from their view alone, and the greedy one plays like a sensible beginner."""

from typing import Any

import pytest

from mizban.bots import Bot, levels
from mizban.engine import Game, Match, Quick, games


def play_out(game: Game[Any, Any], seed: int, bots: list[Bot]) -> Match:
    match, luck = Match(game, len(bots), seed), Quick(seed + 1)
    while not match.ended:
        ask = match.asks()[0]
        match.play(ask.seat, bots[ask.seat].choose(game, match.view(ask.seat), ask, luck))
    return match


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_greedy_beats_random_in_95_of_100_games_of_two(game: Game[Any, Any]) -> None:
    greedy, chance = levels["casual"], levels["random"]
    won = 0
    for n in range(100):
        me = n % 2
        match = play_out(game, n + 1, [greedy if seat == me else chance for seat in range(2)])
        scores = match.scores()
        won += scores[me].won and not scores[1 - me].won
    assert won >= 95


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("level", levels)
def test_every_level_plays_whole_games_at_every_table(game: Game[Any, Any], level: str) -> None:
    for seats in game.seats:
        assert any(score.won for score in play_out(game, seats, [levels[level]] * seats).scores())
