"""The parts that a game needs beside its rules and words: what the lobby says of it, board, manual, playthroughs."""

from __future__ import annotations

from pathlib import Path

from mizban.engine.playthrough import playthrough
from tools.ready.places import AnyGame, folder
from tools.ready.words import LANGUAGES, PERSIAN

SEED = 1901


def lobby(game: AnyGame) -> list[str]:
    """Who made it, and how long it takes."""
    facts = {name: getattr(game, name) for name in ("minutes", "year", "designer", "illustrator", "publisher")}
    return [f"__init__.py does not say the {name}" for name, value in facts.items() if not value]


def board(game: AnyGame) -> list[str]:
    files = {
        "index.ts": "nothing is drawn",
        "Emblem.svelte": "its tile in the lobby is empty",
        "mat.css": "its cloth has no colours",
        "icons.txt": "it has no icons",
    }
    return [f"web/{name} is not there: {why}" for name, why in files.items() if not (folder(game.key) / "web" / name).exists()]


def manual(game: AnyGame) -> list[str]:
    found = []
    for language in LANGUAGES:
        path = folder(game.key) / "manual" / f"{language}.md"
        if not path.exists():
            found.append(f"manual/{language}.md is not there")
        elif language == "fa" and not PERSIAN.search(path.read_text(encoding="utf-8").splitlines()[0]):
            found.append("manual/fa.md: its title is not Persian yet")
    return found


def at(game: AnyGame, seats: int) -> Path:
    """Where the playthrough of this table lies."""
    return folder(game.key) / "tests" / "playthroughs" / f"{seats}.txt"


def playthroughs(game: AnyGame) -> list[str]:
    """A readable game for every number of seats, and it is still played so."""
    found = []
    for seats in game.seats:
        if not at(game, seats).exists() or at(game, seats).read_text(encoding="utf-8") != playthrough(game, seats, SEED):
            found.append(f"tests/playthroughs/{seats}.txt is not how it is played: run python -m tests.test_playthroughs {game.key}")
    return found
