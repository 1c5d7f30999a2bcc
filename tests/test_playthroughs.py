"""Every game has a readable playthrough for every number of seats; it is played again and compared.

`python -m tests.test_playthroughs` writes them anew, after a change of the rules that was meant.
"""

from pathlib import Path
from typing import Any

import pytest

from mizban.engine import Game, games
from mizban.engine.playthrough import playthrough

TABLES = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in games().values() for seats in game.seats]
FOLDERS = Path(__file__).parent.parent / "mizban" / "games"
SEED = 1901


def path(game: Game[Any, Any], seats: int) -> Path:
    return FOLDERS / game.key / "tests" / "playthroughs" / f"{seats}.txt"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_playthrough_is_played_as_it_is_written(game: Game[Any, Any], seats: int) -> None:
    assert playthrough(game, seats, SEED) == path(game, seats).read_text(encoding="utf-8")


def write() -> None:
    for game in games().values():
        for seats in game.seats:
            path(game, seats).parent.mkdir(parents=True, exist_ok=True)
            path(game, seats).write_text(playthrough(game, seats, SEED), encoding="utf-8")


if __name__ == "__main__":
    write()
