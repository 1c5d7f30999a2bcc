"""`python -m bench.replay`: how long a person waits for a position of the longest game there is, whichever way it is looked through."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Iterable
from statistics import median, quantiles
from time import process_time

import msgspec

from mizban import compiled
from mizban.bots import levels
from mizban.engine import Match, Quick, Record, games
from mizban.table.replay import EVERY, Eyes, Replay

GAME = "keyflower"
SEATS = 6
SEEDS = range(1, 9)
LEVEL = "random"  # plays longer games than sensible opponents do


def longest() -> Record:
    """The longest of some games."""
    return max((play(seed) for seed in SEEDS), key=lambda record: len(record.moves))


def play(seed: int) -> Record:
    match, luck, bot = Match(games()[GAME], SEATS, seed.to_bytes(32, "big")), Quick(seed), levels[LEVEL]
    while not match.ended:
        ask = match.asks()[0]
        match.play(ask.seat, bot.choose(match.game, match.view(ask.seat), ask, luck))
    return match.record


def measure(name: str, replay: Replay, moves: Iterable[int], eyes: Eyes) -> None:
    times, sizes = [], []
    for move in moves:
        began = process_time()
        frame = msgspec.json.encode(replay.frame(move, eyes))
        times.append(1000 * (process_time() - began))
        sizes.append(len(frame))
    cells = [median(times), quantiles(times, n=20)[-1], max(times)]
    print(f"{name:24}" + "".join(f"{cell:>12.2f}" for cell in cells) + f"{median(sizes):>12,.0f}{max(sizes):>12,}", flush=True)


def main() -> None:
    record = longest()
    tracemalloc.start()
    replay = Replay.of(record)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    began = process_time()
    replay = Replay.of(record)
    built = 1000 * (process_time() - began)
    how = "compiled" if compiled() else "interpreted"
    print(f"{GAME}, {SEATS} seats, {replay.moves} moves, {how}; a position kept every {EVERY} moves.")
    print(f"Made in {built:.0f} ms, held in {held / 2**20:.1f} MB.\n")
    print(f"{'frames, ms of its time':24}" + "".join(f"{head:>12}" for head in ("median", "95 %", "worst", "bytes", "most bytes")))
    ahead = list(range(replay.moves + 1))
    anywhere = random.Random(1).choices(ahead, k=len(ahead))
    for whose, eyes in (("a seat's eyes", Eyes(0)), ("open hands", Eyes(0, open=True))):
        for way, moves in (("forwards", ahead), ("backwards", ahead[::-1]), ("anywhere", anywhere)):
            measure(f"{whose}, {way}", replay, moves, eyes)


if __name__ == "__main__":
    main()
