"""What goes wrong in a worker, for the tests to be found there: a worker imports it by its name."""

from __future__ import annotations

import os
import time
from pathlib import Path

from mizban.bots import Search, levels
from mizban.engine import Match, Quick, Record
from mizban.server.thinkers import Answer, hurriable, think
from mizban.server.workers import hurried

BAD = "grandmother"  # the level that misbehaves; all others think as they do


def dies(record: Record, seat: int, level: str) -> Answer:
    if level == BAD:
        os._exit(3)
    return think(record, seat, level)


def dies_once(record: Record, seat: int, level: str) -> Answer:
    """The second worker finds that the first one was here."""
    mark = Path(os.environ["MISBEHAVED"])
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return think(record, seat, "kid")


def hangs(record: Record, seat: int, level: str) -> Answer:
    while level == BAD:
        pass
    return think(record, seat, level)


def eats(record: Record, seat: int, level: str) -> Answer:
    eaten = []
    while level == BAD:
        eaten.append(bytearray(16 << 20))
    return think(record, seat, level)


def fails(record: Record, seat: int, level: str) -> Answer:
    if level == BAD:
        raise ValueError("a fault of this opponent")
    return think(record, seat, level)


def ponders(record: Record, seat: int, level: str) -> Answer:
    """Until somebody is in a hurry."""
    while level == BAD and not hurried():
        time.sleep(0.01)
    return think(record, seat, "kid")


def long_thought(record: Record, seat: int, level: str) -> Answer:
    """A real search that would take an hour."""
    match = Match.from_record(record)
    bot = hurriable(Search(seconds=3600.0)) if level == BAD else levels[level]
    choice = bot.choose(match.game, match.view(seat), match.ask(seat), Quick(1))
    return choice.verb, choice.on
