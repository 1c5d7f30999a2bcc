"""Finds the games: a folder in `mizban/games` is a game, and nothing else has to be edited."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from mizban.engine.game import Game


@cache
def games() -> dict[str, Game[Any, Any]]:
    """All games by their keys."""
    folder = import_module("mizban.games").__path__
    names = sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg)
    found = [import_module(f"mizban.games.{name}").GAME for name in names]
    return {game.key: game for game in found}
