"""What `mizban train` can be told. Apart from the rest, which needs numpy."""

from __future__ import annotations

import argparse
from pathlib import Path

from mizban.arena.running import cores


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game's key, as its folder is named")
    command.add_argument("--seats", type=int, default=2, help="players at the tables (default: %(default)s)")
    command.add_argument("--generations", type=int, default=3, help="after the first, which greedy games make (default: %(default)s)")
    command.add_argument(
        "--greedy-games", type=int, default=2000, help="of the greedy opponent, for the first weights (default: %(default)s)"
    )
    command.add_argument("--games", type=int, default=600, help="of the search against itself, a generation (default: %(default)s)")
    command.add_argument("--duels", type=int, default=100, help="deals played from all sides to judge a generation (default: %(default)s)")
    command.add_argument("--iterations", type=int, default=100, help="of the search, an answer (default: %(default)s)")
    command.add_argument("--workers", type=int, default=cores(), help="processes (default: %(default)s)")
    command.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    command.add_argument("--folder", type=Path, default=Path("training"), help="what is made goes there; a second call goes on from it")
