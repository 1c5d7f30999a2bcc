"""Every game that is offered has a readable playthrough for every number of seats; it is played again and compared.

`python -m tests.test_playthroughs` writes them anew, after a change of the rules that was meant; with keys those of these games.
"""

from __future__ import annotations

import sys

import pytest

from mizban.engine import games
from mizban.engine.playthrough import playthrough
from tools.ready.parts import SEED, at
from tools.ready.places import AnyGame, offered

TABLES = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in offered() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_playthrough_is_played_as_it_is_written(game: AnyGame, seats: int) -> None:
    assert playthrough(game, seats, SEED) == at(game, seats).read_text(encoding="utf-8")


def write(keys: list[str]) -> None:
    for key in keys or games():
        game = games()[key]
        for seats in game.seats:
            at(game, seats).parent.mkdir(parents=True, exist_ok=True)
            at(game, seats).write_text(playthrough(game, seats, SEED), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:])
