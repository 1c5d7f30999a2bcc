"""A game to change step by step: the sample game, copied under another name.

The sample is a real game in `sample_game`, read by all linters and checkers and played by the tests of the laws.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path

from mizban.engine import games
from tools.ready.rules import prefix, rules

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "mizban" / "games"
SAMPLE = Path(__file__).parent / "sample_game"
LONGEST = 30  # with a longer key the lines of the sample would be too long
KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
TITLE = re.compile(r"[\w ,.:;!?&'’()–-]+")
SETTLED = ("__pycache__", "playthroughs", "generated.ts", "facts.json")  # not copied: they are written for the new game


class BadName(ValueError):
    """Why a game cannot be called so, in one sentence."""


def check(key: str, title: str) -> None:
    if not KEY.fullmatch(key):
        raise BadName(f"{key!r} is no key: write small letters and digits, with _ between words, as in port_royal.")
    if iskeyword(key):
        raise BadName(f"{key!r} is a word of Python itself: choose another key.")
    if len(key) > LONGEST:
        raise BadName(f"{key!r} is too long: a key has at most {LONGEST} letters.")
    if (GAMES / key).exists():
        raise BadName(f"mizban/games/{key} is there already: choose another key.")
    if not TITLE.fullmatch(title) or not title.strip():
        raise BadName(f"{title!r} is no title: write letters, digits and simple punctuation.")


def title_of(key: str) -> str:
    return " ".join(word.capitalize() for word in key.split("_"))


def class_of(key: str) -> str:
    """As tools/types.py forms it."""
    return "".join(word.capitalize() for word in key.split("_"))


def taken_numbers() -> set[str]:
    """The letters before the rule numbers (`PR-22`) of the games there are."""
    return {prefix(number) for other in games() for number in rules(other)}


def numbers_of(key: str, taken: set[str]) -> str:
    """The same for a new game: its initials or, where another game has these, more of its first letters."""
    words = [word for word in key.split("_") if word[0].isalpha()]
    letters = "".join(re.findall("[a-z]", key))
    initials = "".join(word[0] for word in words) if len(words) > 1 else letters[:2]
    tries = [initials, *[letters[:n] for n in range(2, len(letters) + 1)], *[letters + "x" * n for n in range(1, len(taken) + 1)]]
    return next(one.upper() for one in tries if one.upper() not in taken)


def make(key: str, title: str) -> Path:
    """The folder of the new game. It is there whole, or not at all."""
    check(key, title)
    letters = numbers_of(key, taken_numbers())
    names = {
        r"tools\.new_game\.sample_game": f"mizban.games.{key}",
        r"tools/new_game/sample_game": f"mizban/games/{key}",
        r"sample_game": key,
        r"SampleGame": class_of(key),
        r"Sample Game": title,
        r"\bSG-(?=R?\d)": f"{letters}-",
        r"\bsg-": f"{letters.lower()}-",
    }

    def renamed(text: str) -> str:
        for old, new in names.items():
            text = re.sub(old, new, text)
        return text

    place = GAMES / key
    try:
        shutil.copytree(SAMPLE, place, ignore=shutil.ignore_patterns(*SETTLED))
        for path in [path for path in place.rglob("*") if path.is_file()]:
            text = path.read_text(encoding="utf-8")
            path.unlink()
            path.with_name(renamed(path.name)).write_text(renamed(text), encoding="utf-8")
        run("ruff", "check", "--quiet", "--fix", "--select", "I", place)  # its imports come in another order now
        run("ruff", "format", "--quiet", place)
        run("tools.types")
        run("tools.decks")
        run("tests.test_playthroughs", key)
    except BaseException:
        shutil.rmtree(place, ignore_errors=True)
        raise
    return place


def run(module: str, *arguments: str | Path) -> None:
    subprocess.run([sys.executable, "-m", module, *map(str, arguments)], cwd=ROOT, check=True)
