"""Writes what each game's manual may say in tables, `python -m tools.decks`; with `--check` it fails when that is stale.

The manuals are Markdown; their tables of cards are made from these facts while building, so that they cannot differ from the rules.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from mizban.engine import Game, games
from mizban.engine.protocol import Phase

GAMES = Path(__file__).resolve().parent.parent / "mizban/games"


def line(thing: object) -> str:
    return json.dumps(thing, ensure_ascii=False)


def deck(game: Game[Any, Any]) -> str:
    """The questions that a game asks, and every different card with its number of copies; a card a line, for readable differences."""
    prompts = [name for name, phase in game.phases.items() if phase.options is not Phase.options]
    copies = Counter(line(face) for face in game.faces)
    cards = ",\n".join("    " + line(json.loads(face) | {"copies": count}) for face, count in copies.items())
    shapes = ",\n".join("    " + line(shape["turns"][0]) for shape in game.board.get("shapes", []))
    rows = [f'  "prompts": {line(prompts)}', f'  "cards": [\n{cards}\n  ]']
    if shapes:
        rows.append(f'  "shapes": [\n{shapes}\n  ]')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def pages() -> dict[Path, str]:
    return {GAMES / key / "manual/facts.json": deck(game) for key, game in games().items() if (GAMES / key / "manual").exists()}


def main(arguments: list[str]) -> int:
    stale = {path: text for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(GAMES.parent.parent)} is stale: run python -m tools.decks")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
