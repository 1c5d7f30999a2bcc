"""Opponents that are made with a setting: `search:0.5` is `makers["search"]("0.5")`. Those without one are in `levels`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import thread_time

import msgspec

from mizban.bots.bot import Bot
from mizban.bots.rivals import Beginner, Flat, Seer
from mizban.bots.search import Search
from mizban.bots.weights import Weights

Maker = Callable[[str], Bot]  # from what stands behind the colon; a ValueError says that there is no such setting


def seconds(setting: str) -> float:
    """A time to think."""
    try:
        found = float(setting)
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise ValueError("behind the colon stands how many seconds it thinks, for example 0.5")
    return found


def search(setting: str) -> Bot:
    """`search:0.5` thinks so many seconds, `search:0.5:weights.json` with other weights than the game's own."""
    time, _, file = setting.partition(":")
    if not file:
        return Search(seconds(time))
    try:
        return Search(seconds(time), weights=msgspec.json.decode(Path(file).read_bytes(), type=Weights))
    except (OSError, msgspec.MsgspecError) as error:
        raise ValueError(f"{file} has no weights ({error})") from error


def iterations(setting: str) -> Bot:
    """`iterations:400` thinks exactly so much, on every machine."""
    if not setting.isdecimal() or not int(setting):
        raise ValueError("behind the colon stands how many iterations it thinks, for example 400")
    return Search(iterations=int(setting))


def plain(setting: str) -> Bot:
    """The tree without anything learned: a position is worth its points as they stand."""
    return Search(seconds(setting), weights=Weights("", 0, "", [], []))


makers: dict[str, Maker] = {
    "search": search,
    "iterations": iterations,
    "plain": plain,
    "flat": lambda setting: Flat(seconds(setting)),
    "beginner": lambda setting: Beginner(seconds(setting), clock=thread_time),
    "seer": lambda setting: Seer(seconds(setting)),
}
