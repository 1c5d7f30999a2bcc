"""A real server process, to be stopped in any way."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://(\S+)")


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "mizban", *map(str, arguments)]


class Process:
    """`python -m mizban play` (or `serve`) with its own data folder."""

    def __init__(self, data: Path, how: str, *more: str) -> None:
        self.data = data
        self.process = subprocess.Popen(
            command(how, "--port", "0", "--data", data, *more),
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
        )
        assert self.process.stdout is not None
        self.greeting = [self.process.stdout.readline(), self.process.stdout.readline()]
        found = ADDRESS.search(self.greeting[0])
        assert found is not None, self.greeting + self.process.stdout.readlines()
        self.address = found[1]

    def end(self, how: signal.Signals, seconds: float = 30.0) -> tuple[int, str]:
        """Its exit code and what it said since the greeting. Returns when its workers, who hold the same pipe, are gone too."""
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=seconds)
        return self.process.returncode, said


@contextmanager
def running(data: Path, how: str = "play", *more: str) -> Iterator[Process]:
    """Killed in the end, if it still lives."""
    process = Process(data, how, *more)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.end(signal.SIGKILL)
