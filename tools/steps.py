"""Steps of the set-up: each is done once for its inputs, and says in one sentence what it does or what is wrong."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
PYTHON = ROOT / ".venv/bin/python"
DONE = BUILD / "done"  # one file per step: steps may be done side by side


class Trouble(Exception):
    """One sentence: what is wrong, and the remedy."""


def say(sentence: str) -> None:
    print(sentence, flush=True)


def run(trouble: str, *command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run it silently; if it fails, show the end of its output and be in trouble."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-6000:])
        raise Trouble(trouble)


def mark(paths: Iterable[Path], *words: str) -> str:
    """One hash for the names and contents of all these files, folders included, and for the words."""
    digest = hashlib.sha256("\0".join(words).encode())
    for path in sorted(files(paths)):
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from (inner for inner in path.rglob("*") if inner.is_file())
        elif path.exists():
            yield path


def is_done(step: str, mark: str) -> bool:
    path = DONE / step
    return path.exists() and path.read_text("utf-8") == mark


def set_done(**steps: str) -> None:
    DONE.mkdir(parents=True, exist_ok=True)
    for step, mark in steps.items():
        (DONE / step).write_text(mark, "utf-8")
