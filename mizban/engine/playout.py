"""Random play to the end: the bottom of every search, and the measure of the engine's speed."""

from __future__ import annotations

from mizban.engine.chance import Quick
from mizban.engine.protocol import State, advance


def playout(s: State, luck: Quick, most: int) -> int:
    """Play at random until the game ends, at most `most` decisions; how many it took."""
    for n in range(most):
        options = s.asked
        if not options:
            return n
        advance(s, options[luck.below(len(options))])
    return most
