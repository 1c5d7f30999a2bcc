"""`mizban puzzles GAME`: game after game until there are enough; a second call goes on where the first one stopped."""

from __future__ import annotations

import argparse
import os
from collections import Counter
from itertools import count
from pathlib import Path

import msgspec

import mizban.games
from mizban.arena.progress import Progress
from mizban.engine import games
from mizban.puzzles.finding import find
from mizban.puzzles.kept import FILE, BadPuzzles, Puzzles, position, read, with_reason, written

MOST_OF_A_KIND = 0.5  # of all puzzles: so many may be of one kind, the same question with the same verb as its answer
SEATS = (2, 3)  # in turns, as far as a game allows it


class NoSuchGame(ValueError):
    """There is no game of this name."""


def run(options: argparse.Namespace) -> int:
    """How many puzzles there are in the end."""
    game = games().get(options.game)
    if game is None:
        raise NoSuchGame(", ".join(games()))
    file: Path = options.file or Path(mizban.games.__path__[0]) / game.key / FILE
    made_by = f"mizban puzzles {game.key} --puzzles {options.puzzles} --iterations {options.iterations}"
    kept = Puzzles(game.key, game.rules, made_by, 1, [])
    if file.exists():
        try:
            kept = msgspec.structs.replace(read(file.read_bytes(), game), made_by=made_by)
        except BadPuzzles:
            print(f"{file}: begun anew, the rules have changed")
    kinds = Counter(f"{position(puzzle)[1].prompt} {puzzle.best.verb}" for puzzle in kept.puzzles)
    seats = [n for n in SEATS if n in game.seats]
    progress = Progress(len(kept.puzzles), options.puzzles)
    for number in count(kept.next):
        if len(kept.puzzles) >= options.puzzles:
            break
        enough = {kind for kind, many in kinds.items() if many >= MOST_OF_A_KIND * options.puzzles}
        found = find(game, number, seats[number % len(seats)], options.iterations, enough)
        if found is not None:
            kind, puzzle = found
            kinds[kind] += 1
            kept = msgspec.structs.replace(kept, puzzles=[*kept.puzzles, with_reason(puzzle)])
            progress.step()
        kept = msgspec.structs.replace(kept, next=number + 1)
        put(file, written(kept))
    if any(not puzzle.why for puzzle in kept.puzzles):  # of an earlier version
        kept = msgspec.structs.replace(kept, puzzles=[puzzle if puzzle.why else with_reason(puzzle) for puzzle in kept.puzzles])
        put(file, written(kept))
    progress.end()
    return len(kept.puzzles)


def put(file: Path, data: bytes) -> None:
    """Whole or not at all: it may be stopped at any time."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(data)
    os.replace(new, file)
