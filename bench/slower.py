"""A browser on a slower machine: the processes of its pages get a part of their time only, Python's worker as well as the page itself.

What Chromium offers for that slows the page alone, and not its workers.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")
WORK = 0.005  # seconds at a stretch


def pages_of(mark: str) -> list[int]:
    """The processes in which a browser with this word in its command shows its pages."""
    parents: dict[int, int] = {}
    commands: dict[int, str] = {}
    for place in PROC.glob("[0-9]*"):
        with suppress(OSError):
            parents[int(place.name)] = int((place / "stat").read_text().rpartition(")")[2].split()[1])
            commands[int(place.name)] = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    family = {one for one, command in commands.items() if mark in command}
    known = 0
    while len(family) > known:
        known = len(family)
        family |= {child for child, parent in parents.items() if parent in family}
    return [one for one in family if "--type=renderer" in commands.get(one, "")]


class Slower:
    """So many times slower, as long as one is inside. `mark` is a word in the browser's command."""

    def __init__(self, mark: str, times: float) -> None:
        self.mark = mark
        self.rest = WORK * (times - 1)
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.slow_down, daemon=True)

    def __enter__(self) -> Slower:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()

    def slow_down(self) -> None:
        pages, looked = pages_of(self.mark), time.monotonic()
        while not self.over.is_set():
            tell(pages, signal.SIGSTOP)
            time.sleep(self.rest)
            tell(pages, signal.SIGCONT)
            time.sleep(WORK)
            if time.monotonic() - looked > 0.2:  # there may be a new one
                pages, looked = pages_of(self.mark), time.monotonic()


def tell(pages: list[int], sign: signal.Signals) -> None:
    for page in pages:
        with suppress(ProcessLookupError):
            os.kill(page, sign)
