"""Who can be named: a level (`casual`), a maker with its setting (`search:0.5`), or anybody's own class (`my_bots:Cautious`)."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from mizban.arena.trouble import Trouble
from mizban.bots import Bot, Search, levels
from mizban.bots.makers import makers
from mizban.bots.search import measured


def opponent(name: str) -> Bot:
    """The opponent of this name, ready to play a game. The time of those that think is counted in work of the processor."""
    before, colon, after = name.partition(":")
    if name in levels:
        level = levels[name]
        return measured(level) if isinstance(level, Search) else level
    if before in makers:
        try:
            made = makers[before](after)
            return measured(made) if type(made) is Search else made
        except ValueError as error:
            raise Trouble("arena-bad-setting", opponent=name, error=str(error)) from error
    if colon:
        return from_module(name, before, after)
    raise Trouble("arena-unknown-opponent", opponent=name, known=", ".join(known()))


def known() -> list[str]:
    """The names that need no module."""
    return [*levels, *[f"{maker}:…" for maker in makers]]


def from_module(name: str, module: str, attribute: str) -> Bot:
    """Somebody's own bot: a class is made without arguments. Modules in the current folder are found too."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), attribute)
        bot: Bot = found() if isinstance(found, type) else found
    except Exception as error:  # whatever somebody's module does
        raise Trouble("arena-bad-module", opponent=name, error=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise Trouble("arena-no-bot", opponent=name)
    return bot
