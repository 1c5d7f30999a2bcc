"""How far something is, in one line: written over in a terminal; elsewhere, where lines cannot be taken back, now and then."""

from __future__ import annotations

import sys
import time

from mizban.words import LANGUAGES, never_stumble
from tools.steps import phrase

SELDOM = 20.0  # seconds between two lines where they stay


FEW = 5  # parts from which the time left cannot be guessed yet


class Progress:
    """Counts the parts that are done, and guesses the time left from the time they took."""

    def __init__(self, key: str) -> None:
        never_stumble()
        self.what = " · ".join(phrase(language, key) for language in LANGUAGES)
        self.over = sys.stdout.isatty()
        self.began = 0.0
        self.first = 0  # parts that were done when we began
        self.said = -SELDOM

    def show(self, done: int, parts: int) -> None:
        now = time.monotonic()
        if not self.first:
            self.first, self.began = done, now
        line = self.line(done, parts, now - self.began)
        if self.over:
            print(f"{line}\033[K\r", end="", flush=True)  # what others say meanwhile begins in front, and the line comes again below
        elif now - self.said >= SELDOM or done == parts:
            print(line, flush=True)
            self.said = now

    def line(self, done: int, parts: int, seconds: float) -> str:
        bar = f"{self.what}  {'█' * (20 * done // parts):░<20} {done}/{parts}"
        if done - self.first < FEW:
            return bar
        left = round(seconds / (done - self.first) * (parts - done))
        return f"{bar}  −{left // 60}:{left % 60:02}"

    def end(self) -> None:
        """The line makes room for what is said next."""
        if self.over:
            print("\033[K", end="", flush=True)
