"""Where the parts of a game lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mizban.engine import Game, games

ROOT = Path(__file__).resolve().parents[2]

AnyGame = Game[Any, Any]


def folder(key: str) -> Path:
    return ROOT / "mizban" / "games" / key


def offered() -> list[AnyGame]:
    """The games of which all is asked; of drafts it is not yet."""
    return [game for game in games().values() if game.offered]


def in_words(lacking: list[str]) -> str:
    """A line each, as the command prints them and as tests fail with them."""
    return "\n".join(["", *lacking])
