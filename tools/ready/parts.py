"""The parts that a game needs beside its rules and words: what the lobby says of it, board, manual, playthroughs."""

from __future__ import annotations

import re
from pathlib import Path

from mizban.engine.playthrough import playthrough
from tools.ready.places import AnyGame, folder
from tools.ready.rules import RULE, readme
from tools.ready.words import LANGUAGES, PERSIAN, asking

SEED = 1901
ANCHORS = re.compile(r"^##+ .*\{((?:#[\w-]+\s*)+)\}$|<a id=\"([\w-]+)\">", re.MULTILINE)  # `## A night {#a-night #ask-Lay}`


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
            continue
        text = path.read_text(encoding="utf-8")
        if language == "fa" and not PERSIAN.search(text.splitlines()[0]):
            found.append("manual/fa.md: its title is not Persian yet")
        anchors = {anchor for headed, inside in ANCHORS.findall(text) for anchor in (inside, *re.findall(r"#([\w-]+)", headed))}
        wanted = [*topics(game), *[f"ask-{prompt}" for prompt in asking(game)]]
        found += [f"manual/{language}.md: nothing is marked {{#{anchor}}}" for anchor in wanted if anchor not in anchors]
    return found


def topics(game: AnyGame) -> list[str]:
    """The headings of the README under which numbered rules stand, as anchors of the manual."""
    chapters = [part for part in re.split(r"^(?=##)", readme(game.key), flags=re.MULTILINE) if RULE.search(part)]
    headings = [part.splitlines()[0].lstrip("# ").lower() for part in chapters]
    return [re.sub(r"[^\w -]", "", heading).strip().replace(" ", "-") for heading in headings]


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
