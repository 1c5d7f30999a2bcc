"""`make bench`: two tables, in one run, on one core: random play, and tree search. `python -m bench search` makes only the second."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from statistics import median

from mizban import compiled
from mizban.engine import games

PASSES = 3
MEASURE = "crazy_eights"
PEERS = (MEASURE, "hearts")
SEARCH_MEASURE = "OpenSpiel gin_rummy, C++"
SEARCH_PEERS = ("hearts", "gin_rummy")
LANGUAGES = {"cpp": "C++", "python": "Python"}

Rates = dict[str, float]
Contender = tuple[tuple[str, ...], bool]  # what `bench.one_pass` is told, and whether interpreted


def one_pass(words: tuple[str, ...], interpreted: bool) -> Rates:
    env = {**os.environ, "MIZBAN_INTERPRETED": "1" if interpreted else "0"}
    answer = subprocess.run([sys.executable, "-m", "bench.one_pass", *words], env=env, stdout=subprocess.PIPE, check=True)
    rates: Rates = json.loads(answer.stdout)
    return rates


class Passes:
    """All contenders, several times. They take turns, so that a busy minute of the machine hits all of them."""

    def __init__(self, contenders: Mapping[str, Contender], passes: int = PASSES) -> None:
        self.found: dict[str, list[Rates]] = {name: [] for name in contenders}
        for n in range(passes):
            for name, (words, interpreted) in contenders.items():
                if sys.stderr.isatty():
                    print(f"\rpass {n + 1} of {passes}: {name:50}", end="\r", file=sys.stderr, flush=True)
                self.found[name].append(one_pass(words, interpreted))

    def middle(self, name: str, what: str) -> float:
        return median(rates.get(what, 0.0) for rates in self.found[name])


def row(name: str, cells: list[str]) -> None:
    print(f"{name:40}" + "".join(f"{cell:>16}" for cell in cells), flush=True)


# ---- random play ------------------------------------------------------------------------------------------------


def players() -> dict[str, Contender]:
    ours: dict[str, Contender] = {}
    for game in games().values():
        seats = min(4, game.seats[-1])
        if compiled():
            ours[f"{game.key}, {seats} seats, compiled"] = (("ours", game.key), False)
        ours[f"{game.key}, {seats} seats, interpreted"] = (("ours", game.key), True)
    return ours | {f"OpenSpiel {name}": (("open_spiel", name), False) for name in PEERS}


def random_play() -> None:
    passes = Passes(players())
    unit = passes.middle(f"OpenSpiel {MEASURE}", "drive")
    print(f"Random play on one core, per second of its time, median of {PASSES} passes. A decision is a player's choice.\n")
    row("", ["decisions", f"x {MEASURE}", "from Python", f"x {MEASURE}", "copies"])
    for name in passes.found:
        play, drive, copy = (passes.middle(name, what) for what in ("play", "drive", "copy"))
        cells = [f"{play:,.0f}" if play else "-", f"{play / unit:.1f}" if play else "-"]
        row(name, [*cells, f"{drive:,.0f}", f"{drive / unit:.1f}", f"{copy:,.0f}"])
    print("\ndecisions: played inside the engine, as the search does; from Python: every decision taken by a Python program.\n")


# ---- tree search ------------------------------------------------------------------------------------------------


def thinkers(kind: str) -> dict[str, Contender]:
    """Every game with two seats, with the most, and San Juan with three: that is where a goal was set."""
    tables = [
        (game.key, seats) for game in games().values() for seats in sorted({2, game.seats[-1], *([3] if game.key == "san_juan" else [])})
    ]
    return {f"{key}, {seats} seats": ((kind, key, str(seats)), not compiled()) for key, seats in tables}


def tree_search() -> None:
    peers: dict[str, Contender] = {
        f"OpenSpiel {name}, {said}": (("ismcts", name, language), False) for name in SEARCH_PEERS for language, said in LANGUAGES.items()
    }
    passes = Passes(thinkers("thinking") | peers)
    memory = Passes(thinkers("memory"), 1)
    unit = passes.middle(SEARCH_MEASURE, "end")
    how = "compiled" if compiled() else "interpreted"
    print(f"Tree search on one core, iterations per second of its time, median of {PASSES} passes; ours {how}.\n")
    row("", ["to the end", "x gin_rummy", "with the cut", "x gin_rummy", "MB at 100", "MB at 1000"])
    for name in passes.found:
        end, cut = passes.middle(name, "end"), passes.middle(name, "cut")
        cells = [f"{end:,.0f}", f"{end / unit:.1f}", f"{cut:,.0f}" if cut else "-", f"{cut / unit:.1f}" if cut else "-"]
        held = [memory.middle(name, f"memory_{moves}") for moves in (100, 1000)] if name in memory.found else []
        row(name, [*cells, *[f"{number:.1f}" if number else "-" for number in held or (0.0, 0.0)]])
    print("\nto the end: every iteration plays a random game to its end; with the cut: positions are judged as the guests judge them.")
    print("MB: what the process holds after a hundred and after a thousand searched moves, in whole games.")


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if "search" not in sys.argv[1:]:
        random_play()
    tree_search()


if __name__ == "__main__":
    main()
