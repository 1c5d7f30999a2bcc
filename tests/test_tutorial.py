"""The tutorial works as it stands: what it tells to do is done in a copy of the project, step by step, and shows what it says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "docs" / "tutorial.md"
NEEDED = ("mizban", "tests", "tools", "web/src/locale", "web/src/lib/generated", "pyproject.toml", "conftest.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
TROUBLE = ("Traceback", "FAILED", "are missing before")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """All that the steps need, to be changed."""
    for name in NEEDED:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target)
    return tmp_path


def blocks() -> list[tuple[str, str]]:
    return BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))


def commands(console: str) -> Iterator[tuple[str, str]]:
    """Each command with the output that is shown below it."""
    for step in re.split(r"^\$ ", console, flags=re.MULTILINE)[1:]:
        command, _, shown = step.partition("\n")
        yield command, shown


class Done:
    """What a command said, and whether it was content."""

    def __init__(self, command: str, said: str, well: bool) -> None:
        self.command = command
        self.said = said
        self.well = well


def run(project: Path, command: str, *arguments: str) -> Done:
    env = {**os.environ, "MIZBAN_INTERPRETED": "1", "PYTHONIOENCODING": "utf-8", "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "80"}
    done = subprocess.run([sys.executable, *arguments], cwd=project, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    return Done(command, done.stdout + done.stderr, done.returncode == 0)


def compare(done: Done, shown: str) -> None:
    """`...` stands for anything, spaces for any spaces. A command fails only where that is shown."""
    alike = OutputChecker().check_output(shown, done.said, ELLIPSIS | NORMALIZE_WHITESPACE)
    if not alike or done.well == any(word in shown for word in TROUBLE):
        pytest.fail(f"$ {done.command}\n{done.said}\nbut the tutorial shows\n{shown}", pytrace=False)


def change(project: Path, diff: str) -> None:
    """As a reader would: these lines, which stand in the file just once, become those."""
    head, *lines = diff.splitlines()
    path = project / head.removeprefix("--- ")
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] in "- ")
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] in "+ ")
    text = path.read_text(encoding="utf-8")
    assert ("\n" + text).count("\n" + before) == 1, f"{head}: these lines do not stand there just once:\n{before}"
    path.write_text(("\n" + text).replace("\n" + before, "\n" + after)[1:], encoding="utf-8")


def test_the_tutorial_works_step_by_step(project: Path) -> None:
    program: Done | None = None
    for kind, text in blocks():
        if kind == "console":
            for command, shown in commands(text):
                name, *arguments = shlex.split(command)
                assert name == "python", command
                compare(run(project, command, *arguments), shown)
        elif kind == "python":
            program = run(project, text, "-c", text)
        elif kind == "output":
            assert program is not None
            compare(program, text)
        else:
            assert kind == "diff", kind
            change(project, text)
    assert not re.search(
        "[Ss]ample[_ ]?[Gg]ame", "".join(path.read_text("utf-8") for path in (project / "mizban/games/lamps").rglob("*.*"))
    )
