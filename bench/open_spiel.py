"""A game of OpenSpiel, as its users play it: from Python."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

POSITIONS = 16


class OpenSpiel:
    """Random games with the number of players that OpenSpiel chooses."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.positions = [self.position(3 * i) for i in range(POSITIONS)]

    def position(self, decisions: int) -> Any:
        state = self.game.new_initial_state()
        self.drive_on(state, decisions)
        return state

    def drive(self) -> int:
        """A game; how many decisions of players it took, steps of chance not counted."""
        return self.drive_on(self.game.new_initial_state(), 1_000_000)

    def drive_on(self, state: Any, most: int) -> int:
        decisions = 0
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def copy(self) -> int:
        for state in self.positions:
            state.clone()
        return len(self.positions)
