"""Our own tree search: how fast it is with the cut that is used and with random games to the end, and what it keeps in memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mizban.bots import Greedy, Search, value_of
from mizban.bots.search import single
from mizban.bots.tree import Habits, Tree
from mizban.bots.value import Value
from mizban.bots.weights import habits_of
from mizban.engine import Match, Quick, State, View, games, playout

ITERATIONS = 400
FEW = 50  # iterations of a move, where the memory is watched
MOVES = 1_000
BEFORE = 100  # moves until everything that is made once has been made
LONGEST = 1_000_000  # decisions; no game comes near
POSITIONS = 24
EVERY = 7  # decisions between two positions


class Thinking:
    """Searches positions of games that greedy opponents play."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = games()[name]
        self.seats = seats
        self.luck = Quick(1)
        self.positions = self.some_positions()
        self.next = 0
        ours, habits = value_of(self.game, seats), habits_of(self.game)
        self.to_end = Habits(habits.curiosity, habits.reuse, 1)
        self.random_end = Value(ours.points, ours.row, ours.progress, self.play_out, ours.weights, ours.sharpness, ours.spread)

    def some_positions(self) -> list[tuple[View, int]]:
        found: list[tuple[View, int]] = []
        seed, greedy = 0, Greedy()
        while len(found) < POSITIONS:
            seed += 1
            match = Match(self.game, self.seats, seed)
            while not match.ended:
                ask = match.asks()[0]
                view = match.view(ask.seat)
                if match.n % EVERY == 0 and single(ask) is None:
                    found.append((view, ask.seat))
                match.play(ask.seat, greedy.choose(self.game, view, ask, self.luck))
        self.luck.shuffle(found)
        return found[:POSITIONS]

    def play_out(self, s: State) -> bool:
        """In place of a cut: the game is played on at random until it has ended."""
        playout(s, self.luck, LONGEST)
        return True

    def position(self) -> tuple[View, int]:
        self.next += 1
        return self.positions[self.next % POSITIONS]

    def cut(self) -> int:
        """One move, thought about as the guests do; how many iterations it took."""
        view, seat = self.position()
        Search(iterations=ITERATIONS).think(self.game, view, seat, self.luck)
        return ITERATIONS

    def end(self) -> int:
        """One move with random games to the end, as OpenSpiel does it."""
        view, seat = self.position()

        def imagine(luck: Any) -> Any:
            return self.game.imagine(view, luck)

        tree = Tree(seat, imagine, self.game.prefers, self.random_end, self.to_end, self.luck)
        tree.grow(1e12, ITERATIONS, False)
        return ITERATIONS

    def memory(self) -> dict[str, float]:
        """Megabytes of this process after some searched moves and after a thousand, in whole games."""
        bot, found = Search(seconds=1e9, iterations=FEW), {}  # remembering, as the guests do
        seed = moves = 0
        while moves < MOVES:
            seed += 1
            match = Match(self.game, self.seats, seed)
            while not match.ended and moves < MOVES:
                ask = match.asks()[0]
                match.play(ask.seat, bot.choose(self.game, match.view(ask.seat), ask, self.luck))
                moves += 1
                if moves in (BEFORE, MOVES):
                    found[f"memory_{moves}"] = megabytes()
        return found


def megabytes() -> float:
    """What this process holds now; 0 where the system does not say."""
    told = Path("/proc/self/statm")
    if not told.exists():
        return 0.0
    import resource

    return int(told.read_text().split()[1]) * resource.getpagesize() / 2**20
