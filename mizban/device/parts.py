"""What a browser needs to be a house: Python, the engine with the table and the opponents, and each game by itself.

All of it lies in one folder that is named by what is in it: parts of two versions can never be mixed.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import msgspec

from mizban.server import lessons
from mizban.server.catalogue import game_infos

HERE = Path(__file__).parent
PACKAGE = HERE.parent
PYTHON = HERE / "python"  # made from the npm package by tools/device, or come with our own
PARTS = "parts.json"
HOUSE = "house.zip"

# What the house on a device is made of. Not: what measures opponents, and the writing of lessons, which are there already.
OURS = ("__init__", "native", "engine/*", "table/*", "bots/*", "games/__init__", "device/__init__", "device/house", "device/thinking")
ASIDE = {"engine/laws", "engine/playthrough", "table/lessons", "bots/makers", "bots/rivals"}


class NoPython(Exception):
    """The Python for browsers is not here: it was not built, or the package came without it."""


def made() -> tuple[str, dict[str, bytes]]:
    """The name of the folder in which all parts lie, and the parts."""
    if not PYTHON.is_dir():
        raise NoPython
    parts = {path.name: path.read_bytes() for path in sorted(PYTHON.iterdir())} | our_parts()
    name = hashlib.sha256(b"".join(key.encode() + hashlib.sha256(data).digest() for key, data in sorted(parts.items()))).hexdigest()[:12]
    sizes = {part: len(data) for part, data in parts.items()}
    return name, {**parts, PARTS: json.dumps({"sizes": sizes}).encode()}


def our_parts() -> dict[str, bytes]:
    # Whoever solves a puzzle is counted, and that is a house's: the app has none.
    infos = {key: msgspec.structs.replace(info, puzzles=0) for key, info in game_infos(drafts=False).items()}
    parts = {HOUSE: house(), "games.json": msgspec.json.encode(list(infos.values()))}
    for key, info in infos.items():
        folder = PACKAGE / "games" / key
        rules = [*folder.glob("*.py"), *folder.glob("weights.json")]
        parts[f"{key}.zip"] = zipped((f"mizban/games/{key}/{path.name}", path) for path in rules)
        for lesson in info.lessons:
            parts[f"lessons/{key}/{lesson}.json"] = lessons.encoded(key, lesson)[0]
    return parts


def house() -> bytes:
    """The engine, the table and the opponents, with what stands in for two packages."""
    sources = [path for pattern in OURS for path in PACKAGE.glob(f"{pattern}.py") if spelled(path) not in ASIDE]
    extensions = find_spec("mypy_extensions")
    assert extensions is not None and extensions.origin is not None
    others = [("msgspec.py", HERE / "msgspec.py"), ("mypy_extensions.py", Path(extensions.origin))]
    return zipped([*[(f"mizban/{spelled(path)}.py", path) for path in sources], *others])


def spelled(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").as_posix()


def zipped(files: Iterable[tuple[str, Path]]) -> bytes:
    """The same files give the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, path in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
