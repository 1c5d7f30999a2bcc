"""A registered game of ours."""

from __future__ import annotations

import random

from mizban.engine import Quick, State, advance, games, playout

LONGEST = 1_000_000  # decisions; no game comes near
POSITIONS = 16


class Ours:
    """Random games with four seats, or as many as the game has."""

    def __init__(self, name: str) -> None:
        self.game = games()[name]
        self.seats = min(4, self.game.seats[-1])
        self.seed = 0
        self.positions = [self.position(16 * i) for i in range(POSITIONS)]

    def position(self, decisions: int) -> State:
        s: State = self.game.deal(self.seats, decisions)
        playout(s, Quick(decisions), decisions)
        return s

    def play(self) -> int:
        """A game played by the engine alone, as the search does; how many decisions it took."""
        self.seed += 1
        return playout(self.game.deal(self.seats, self.seed), Quick(self.seed), LONGEST)

    def drive(self) -> int:
        """The same with every decision taken here, outside of the engine."""
        self.seed += 1
        s = self.game.deal(self.seats, self.seed)
        decisions = 0
        while s.asked:
            advance(s, random.choice(s.asked))
            decisions += 1
        return decisions

    def copy(self) -> int:
        for s in self.positions:
            s.copy()
        return len(self.positions)
