"""A second process that thinks about the same question: its visits are added to those of the first."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
import time
from multiprocessing.connection import Connection
from typing import Any

from mizban.bots.weights import Weights
from mizban.engine import Game, Quick, View, games

SLICE = 0.02  # seconds of thinking between two looks whether the first process has its answer already
LOST_AFTER = 20.0  # seconds without an answer beyond the time of the question: such a helper is ended

Tally = list[tuple[str, tuple[int, ...], int, float]]  # verb, numbers, visits and total reward of each answer
Question = tuple[int, str, View, int, float, int, Weights | None]  # number, game, view, seat, seconds, seed, weights


def help_out(line: Connection) -> None:
    """In the second process: answers questions until the first one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question | None = line.recv()
            if question is not None:  # else we were asked to stop what is done already
                line.send((question[0], think_until_stopped(question, line)))


def think_until_stopped(question: Question, line: Connection) -> Tally:
    """For the time that was given, or until the first process wants to hear what there is."""
    from mizban.bots.search import COUNTLESS, Search, tally

    _, key, view, seat, seconds, seed, weights = question
    until = time.monotonic() + seconds
    tree = Search(weights=weights).tree(games()[key], view, seat, Quick(seed))
    while True:
        tree.grow(min(SLICE, until - time.monotonic()), COUNTLESS, False)
        if line.poll() or time.monotonic() >= until:
            return tally(tree.answers())


class Helper:
    """Kept from question to question. Whatever happens to it, whoever asks goes on alone."""

    def __init__(self) -> None:
        self.process: Any = None
        self.line: Connection | None = None
        self.number = 0
        self.due = 0.0  # when the last question should have been answered
        self.answered = 0
        self.lock = threading.Lock()

    def ask(self, game: Game[Any, Any], view: View, seat: int, seconds: float, seed: int, weights: Weights | None) -> int:
        """The number under which to fetch the answer; 0: there is no help this time."""
        if game.key not in games() or not self.lock.acquire(blocking=False):
            return 0
        try:
            if self.answered < self.number and time.monotonic() > self.due + LOST_AFTER:
                self.end()
            self.begin()
            assert self.line is not None
            self.number += 1
            self.due = time.monotonic() + seconds
            self.line.send((self.number, game.key, view, seat, seconds, seed, weights))
            return self.number
        except (OSError, ValueError, AssertionError):  # it is gone, or this process may have no other
            self.end()
            self.lock.release()
            return 0

    def fetch(self, number: int, patience: float) -> Tally:
        """What was found until now; nothing, if it does not come in time or not at all."""
        try:
            if self.line is not None:
                self.line.send(None)
            until = time.monotonic() + patience
            while self.line is not None and self.line.poll(max(0.0, until - time.monotonic())):
                self.answered, found = self.line.recv()
                if self.answered == number:
                    tally: Tally = found
                    return tally
        except (OSError, EOFError):
            self.end()
        finally:
            self.lock.release()
        return []

    def begin(self) -> None:
        """Starts the process, unless it is there."""
        if self.process is not None and self.process.is_alive():
            return
        self.end()
        spawning = multiprocessing.get_context("spawn")
        self.line, far_end = spawning.Pipe()
        self.process = spawning.Process(target=help_out, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()

    def end(self) -> None:
        """At once, whatever it is thinking."""
        if self.process is not None:
            self.process.kill()
            self.process.join(1.0)
        if self.line is not None:
            self.line.close()
        self.process = self.line = None
        self.answered = self.number
