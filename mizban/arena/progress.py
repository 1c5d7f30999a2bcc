"""A bar with the time that is left, on one line of the terminal; it needs no words."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TextIO

WIDTH = 30
EVERY = 0.2  # seconds between two pictures of the bar
LINE_EVERY = 60.0  # where nobody watches, a line now and then
EIGHTHS = " ▏▎▍▌▋▊▉█"


class Progress:
    """Counts what is done; the time left is judged from this run alone."""

    def __init__(self, done: int, of: int, out: TextIO | None = None) -> None:
        self.out = out or sys.stderr
        self.done = self.before = done
        self.of = of
        self.began = monotonic()
        self.drawn = self.began
        self.watched = self.out.isatty()

    def step(self) -> None:
        self.done += 1
        now = monotonic()
        if now - self.drawn >= (EVERY if self.watched else LINE_EVERY) or (self.watched and self.done == self.of):
            self.drawn = now
            self.out.write(f"\r{self.text()}\x1b[K" if self.watched else f"{self.text()}\n")
            self.out.flush()

    def text(self) -> str:
        part = self.done / self.of if self.of else 1.0
        full, rest = divmod(round(8 * WIDTH * part), 8)
        bar = "█" * full + (EIGHTHS[rest] if rest else "")
        return f"▕{bar:{WIDTH}}▏ {self.done}/{self.of}  {100 * part:.0f} %  -{clock(self.left())}"

    def left(self) -> float:
        """Seconds."""
        played = self.done - self.before
        return (self.of - self.done) * (monotonic() - self.began) / played if played else 0.0

    def end(self) -> None:
        if self.watched:
            self.out.write("\n")


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
