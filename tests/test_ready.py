"""What is asked of a game when it leaves the draft, beside words, rules, playthroughs and opponent, which have tests of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tools.ready import parts
from tools.ready.opponent import Contest, weak
from tools.ready.places import AnyGame, in_words, offered


@pytest.mark.parametrize("check", [parts.lobby, parts.board, parts.manual], ids=lambda check: str(check.__name__))
@pytest.mark.parametrize("game", offered(), ids=lambda game: game.key)
def test_an_offered_game_has_all_its_parts(game: AnyGame, check: Callable[[AnyGame], list[str]]) -> None:
    lacking = check(game)
    assert not lacking, in_words(lacking)


def test_better_than_chance_means_that_luck_is_very_unlikely() -> None:
    """Of 100 games of two 66 are enough, and 65 are not; of 3 games all 3 prove nothing; at a table of four 40 of 100 do."""
    assert weak(Contest(66, 100, 1 / 2)) == [] != weak(Contest(65, 100, 1 / 2))
    assert weak(Contest(3, 3, 1 / 2)) == ["bot.py: won 3 of 3 games against chance, which chance itself does with p = 0.125"]
    assert weak(Contest(40, 100, 1 / 4)) == []
    assert Contest(0, 0, 1 / 2).by_luck == 1.0
