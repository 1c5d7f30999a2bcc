"""`mizban train GAME`: generation after generation, each kept only if its search is stronger than the one before."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from mizban.bots.weights import FILE, Learned, Weights, read, weights_of
from mizban.engine import Game, games
from mizban.train.contest import Duel, play_duel, wilson
from mizban.train.fit import fit
from mizban.train.jobs import run_jobs
from mizban.train.plot import draw
from mizban.train.selfplay import Job, Positions, play_games

STRAY = 0.08  # how often an answer is any
KEEP = 1.0  # of the positions: games are dear, rows are cheap
GREEDY_AT_ONCE, SEARCHED_AT_ONCE = 50, 2  # games in one job
SEEDS_OF_A_GENERATION = 1_000_000
POSITIONS_KEPT = 3  # generations whose positions are learned from together

HABITS = ("curiosity", "reuse", "hurry", "ahead")  # of the search: taken over from the weights before

J = TypeVar("J")
R = TypeVar("R")


class Generation(msgspec.Struct, frozen=True):
    """A line of the diary."""

    number: int
    told_right: float  # the share of new positions whose winner the value names
    won: float  # of the games against the best generation before; for the first against the greedy opponent
    played: int
    kept: bool


def train(options: argparse.Namespace) -> int:
    game = games().get(options.game)
    if game is None or game.features is None or options.seats not in game.seats:
        known = ", ".join(key for key, game in games().items() if game.features is not None)
        print(f"Nothing to learn for {options.game!r} with {options.seats} seats: the games are {known}.", file=sys.stderr)
        return 2
    Training(game, options).run()
    return 0


class Training:
    """All that is made lies in a folder: the diary, the weights and the positions of every generation."""

    def __init__(self, game: Game[Any, Any], options: argparse.Namespace) -> None:
        self.game = game
        self.options = options
        self.folder: Path = options.folder / f"{game.key}-{options.seats}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.diary = self.folder / "diary.jsonl"

    def run(self) -> None:
        done = self.done()
        for number in range(len(done), self.options.generations + 1):
            best = next((self.weights(line.number) for line in reversed(done) if line.kept), None)
            done.append(self.generation(number, best))
            with self.diary.open("ab") as file:
                file.write(msgspec.json.encode(done[-1]) + b"\n")
            (self.folder / "strength.svg").write_text(draw(self.game.key, done), encoding="utf-8")
            self.say(done[-1])
        best = next(self.weights(line.number) for line in reversed(done) if line.kept)
        target = self.folder / FILE
        target.write_bytes(msgspec.json.format(msgspec.json.encode(merged(self.game, best)), indent=0))
        print(f"The best weights are in {target}: put them into mizban/games/{self.game.key} to play with them.")

    def done(self) -> list[Generation]:
        """What an earlier call has finished."""
        if not self.diary.exists():
            return []
        return [msgspec.json.decode(line, type=Generation) for line in self.diary.read_bytes().splitlines()]

    def weights(self, number: int) -> Weights:
        return read((self.folder / f"weights-{number}.json").read_bytes(), self.game)

    def generation(self, number: int, best: Weights | None) -> Generation:
        learned, right = fit(self.positions(number, best))
        made_by = f"mizban train {self.game.key} --seats {self.options.seats} --generations {number}"
        habits = best or weights_of_any(self.game)
        made_by += f" --greedy-games {self.options.greedy_games}"
        if number:
            made_by += f" --games {self.options.games} --iterations {self.options.iterations}"
        new = Weights(
            game=self.game.key,
            rules=self.game.rules,
            made_by=made_by,
            features=list(features_of(self.game)),
            learned=[msgspec.structs.replace(learned, made_by=made_by)],
        )
        if habits is not None:
            kept = {name: getattr(habits, name) for name in HABITS}
            new = msgspec.structs.replace(new, **kept)
        (self.folder / f"weights-{number}.json").write_bytes(msgspec.json.encode(new))
        seed = SEEDS_OF_A_GENERATION * (number + 1) + SEEDS_OF_A_GENERATION // 2
        o = self.options
        duels = [Duel(self.game.key, o.seats, seed + n, o.iterations, new, best) for n in range(o.duels)]
        won = sum(self.watch(f"generation {number}: duels", play_duel, duels))
        played = o.duels * o.seats
        fair = 1.0 / o.seats if best is not None else 0.0
        return Generation(number, right, won, played, wilson(won, played)[0] > fair)

    def positions(self, number: int, best: Weights | None) -> Positions:
        """Those of the last generations, this one's new."""
        file = self.folder / f"positions-{number}.npz"
        if not file.exists():
            found = Positions.together(list(self.watch(f"generation {number}: games", play_games, self.jobs(number, best))))
            np.savez_compressed(file, rows=found.rows, progress=found.progress, points=found.points, games=found.games)
        first = max(1, number - POSITIONS_KEPT + 1) if number else 0
        parts = []
        for n in range(first, number + 1):
            with np.load(self.folder / f"positions-{n}.npz") as kept:
                parts.append(Positions(kept["rows"], kept["progress"], kept["points"], kept["games"]))
        return Positions.together(parts)

    def jobs(self, number: int, best: Weights | None) -> list[Job]:
        o = self.options
        many, at_once = (o.games, SEARCHED_AT_ONCE) if best is not None else (o.greedy_games, GREEDY_AT_ONCE)
        seed = SEEDS_OF_A_GENERATION * (number + 1)
        return [
            Job(self.game.key, o.seats, seed + n, at_once, o.iterations if best is not None else 0, best, STRAY, KEEP)
            for n in range(0, many, at_once)
        ]

    def watch(self, what: str, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """The results, with a line that says how far it is and how long it will take."""
        begin = time.monotonic()
        for done, result in enumerate(run_jobs(work, jobs, self.options.workers, self.options.cluster), 1):
            left = (time.monotonic() - begin) / done * (len(jobs) - done)
            if sys.stderr.isatty():
                print(f"\r{self.game.key}, {what} {done} of {len(jobs)}, {left:.0f} s left   ", end="", file=sys.stderr, flush=True)
            yield result

    def say(self, line: Generation) -> None:
        low, high = wilson(line.won, line.played)
        rival = "the best before" if line.number else "the greedy opponent"
        share = f"{100 * line.won / line.played:.0f} % ({100 * low:.0f} to {100 * high:.0f}) of {line.played} games against {rival}"
        print(f"{self.game.key}, generation {line.number}: {share}; {'kept' if line.kept else 'not kept'}", flush=True)


def features_of(game: Game[Any, Any]) -> Sequence[str]:
    assert game.features is not None
    return game.features.names


def weights_of_any(game: Game[Any, Any]) -> Weights | None:
    """Those that come with the game, if they fit: for their habits."""
    try:
        return weights_of(game)
    except ValueError:
        return None


def merged(game: Game[Any, Any], new: Weights) -> Weights:
    """New weights together with those that the game has for other numbers of seats."""
    old = weights_of_any(game)
    seats = {learned.seats for learned in new.learned}
    others: list[Learned] = [learned for learned in old.learned if learned.seats not in seats] if old is not None else []
    learned = sorted([*others, *new.learned], key=lambda learned: learned.seats)
    made_by = dict.fromkeys(each.made_by or (old or new).made_by for each in learned)
    return msgspec.structs.replace(new, made_by=" && ".join(made_by), learned=learned)
