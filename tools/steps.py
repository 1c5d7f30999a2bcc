"""Steps of the set-up: each is done once for its inputs, and says in one sentence what it does or what is wrong."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mizban.words import LANGUAGES, never_stumble

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOCALE = ROOT / "mizban/locale"
ENVIRONMENT = ROOT / ".venv"
DONE = BUILD / "done"  # one file per step: steps may be done side by side


def python_of(environment: Path, windows: bool = os.name == "nt") -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if windows else "bin/python")


def packages_of(environment: Path) -> Path | None:
    """Where a virtual environment keeps its packages, if it is there."""
    return next((found for where in ("lib/python*/site-packages", "Lib/site-packages") for found in environment.glob(where)), None)


PYTHON = python_of(ENVIRONMENT)


# ---- what is said -------------------------------------------------------------------------------------------------


def phrase(language: str, key: str, **given: str) -> str:
    """One message of mizban/locale. Nothing is installed yet, so Fluent is read here as far as the words of the set-up need it."""
    text = (LOCALE / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(key)} = (.*)$", text, re.MULTILINE)
    assert found is not None, key
    return re.sub(r"\{ \$(\w+) \}", lambda name: given[name[1]], found[1])


def in_both(key: str, **given: str) -> str:
    return "\n".join(phrase(language, key, **given) for language in LANGUAGES)


def say(key: str, **given: str) -> None:
    never_stumble()
    print(in_both(key, **given), flush=True)


class Trouble(Exception):
    """One sentence in both languages: what is wrong, and the remedy."""

    def __init__(self, key: str, **given: str) -> None:
        super().__init__(in_both(key, **given))


# ---- what is done -------------------------------------------------------------------------------------------------


def run(trouble: str, *command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run it silently; if it fails, show the end of its output and be in trouble."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
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
