"""Computer opponents. They get the view, never the state: they imagine the hidden rest, so they cannot cheat."""

from __future__ import annotations

from mizban.bots.bot import Bot
from mizban.bots.greedy import Greedy
from mizban.bots.random import Random

levels: dict[str, Bot] = {"casual": Greedy(), "random": Random()}  # by the names under which a table asks for them

__all__ = ["Bot", "Greedy", "Random", "levels"]
