"""The lessons in the folders of the games, made once when somebody asks for one."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

from mizban.table import lessons
from mizban.table.refusal import Refusal
from mizban.table.wire import Lesson

GAMES = Path(__file__).parent.parent / "games"
ENDING = ".toml"


def scripts(game: str) -> dict[str, Path]:
    """The lessons of a game by their names."""
    return {path.stem: path for path in sorted((GAMES / game / "lessons").glob(f"*{ENDING}"))}


def lesson(game: str, name: str) -> Lesson:
    path = scripts(game).get(name)
    if path is None:
        raise Refusal("not_found")
    return lessons.made(game, name, lessons.read(path.read_text(encoding="utf-8")))


def minutes(game: str) -> dict[str, int]:
    """How long the lessons of a game are, for the lobby."""
    return {name: lessons.read(path.read_text(encoding="utf-8")).minutes for name, path in scripts(game).items()}


@cache
def encoded(game: str, name: str) -> tuple[bytes, str]:
    """The lesson as it is sent, and its tag."""
    body = msgspec.json.encode(lesson(game, name))
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'
