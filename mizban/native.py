"""Which modules are compiled, and when what was compiled is used."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
# At the edge, asked by people and not by the search: these stay interpreted. All others in the engine and in the games are compiled,
# and of the opponents those that think.
THINKING = ("candidates", "tree", "value")
EDGE = frozenset(
    {"__init__", "aspects", "events", "game", "laws", "notes", "options", "playthrough", "record", "registry", "views", "words"}
)


def hot_modules() -> list[Path]:
    """The sources that are compiled; those of a new game are found by their place."""
    found = [*HERE.glob("engine/*.py"), *HERE.glob("games/*/*.py"), *[HERE / "bots" / f"{name}.py" for name in THINKING]]
    return sorted(path for path in found if path.stem not in EDGE)


def native(source: Path) -> Path:
    """What the source becomes for this interpreter."""
    return source.with_suffix(EXTENSION_SUFFIXES[0])


def library() -> Path:
    """Where the native code of all of them is; it is put there last, so that nobody finds a part of it."""
    return HERE / f"fast__mypyc{EXTENSION_SUFFIXES[0]}"


def fresh() -> bool:
    """Is everything compiled from the sources as they are? Otherwise none of it is used: old and new parts would not fit together."""
    if not library().exists():
        return False
    if not (HERE.parent / "pyproject.toml").exists():
        return True  # installed as a package, where nobody edits the sources
    for source in hot_modules():
        made = native(source)
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            return False
    return True


def compiled() -> bool:
    """Does the engine run compiled in this process?"""
    from mizban.engine import protocol

    return not protocol.__file__.endswith(".py")


def wanted() -> bool:
    """May compiled modules be used?"""
    return os.environ.get("MIZBAN_INTERPRETED") != "1"


class SourceOnly:
    """Finds the modules of this package as if nothing had been compiled."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("mizban."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """`MIZBAN_INTERPRETED=1` and stale compiled modules mean: run from the sources."""
    if not wanted() or not fresh():
        sys.meta_path.insert(sys.meta_path.index(PathFinder), SourceOnly)
