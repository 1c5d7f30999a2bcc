"""`make bench`: one table, in one run, on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from statistics import median

from mizban import compiled
from mizban.engine import games

PASSES = 3
MEASURE = "crazy_eights"
PEERS = (MEASURE, "hearts")

Rates = dict[str, float]


def one_pass(kind: str, name: str, interpreted: bool) -> Rates:
    env = {**os.environ, "MIZBAN_INTERPRETED": "1" if interpreted else "0"}
    answer = subprocess.run([sys.executable, "-m", "bench.one_pass", kind, name], env=env, stdout=subprocess.PIPE, check=True)
    rates: Rates = json.loads(answer.stdout)
    return rates


def contenders() -> dict[str, tuple[str, str, bool]]:
    ours = {}
    for game in games().values():
        seats = min(4, game.seats[-1])
        if compiled():
            ours[f"{game.key}, {seats} seats, compiled"] = ("ours", game.key, False)
        ours[f"{game.key}, {seats} seats, interpreted"] = ("ours", game.key, True)
    return ours | {f"OpenSpiel {name}": ("open_spiel", name, False) for name in PEERS}


def row(name: str, cells: list[str]) -> None:
    print(f"{name:40}" + "".join(f"{cell:>16}" for cell in cells), flush=True)


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    named = contenders()
    found: dict[str, list[Rates]] = {name: [] for name in named}
    # The contenders take turns, so that a busy minute of the machine hits all of them.
    for n in range(PASSES):
        for name, (kind, game, interpreted) in named.items():
            if sys.stderr.isatty():
                print(f"\rpass {n + 1} of {PASSES}: {name:50}", end="\r", file=sys.stderr, flush=True)
            found[name].append(one_pass(kind, game, interpreted))

    def middle(name: str, what: str) -> float:
        return median(rates.get(what, 0.0) for rates in found[name])

    unit = middle(f"OpenSpiel {MEASURE}", "drive")
    print(f"Random play on one core, per second of its time, median of {PASSES} passes. A decision is a player's choice.\n")
    row("", ["decisions", f"x {MEASURE}", "from Python", f"x {MEASURE}", "copies"])
    for name in named:
        play, drive, copy = (middle(name, what) for what in ("play", "drive", "copy"))
        cells = [f"{play:,.0f}" if play else "-", f"{play / unit:.1f}" if play else "-"]
        row(name, [*cells, f"{drive:,.0f}", f"{drive / unit:.1f}", f"{copy:,.0f}"])
    print("\ndecisions: played inside the engine, as the search does; from Python: every decision taken by a Python program.")


if __name__ == "__main__":
    main()
