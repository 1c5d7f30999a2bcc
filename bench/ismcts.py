"""OpenSpiel's own tree search (ISMCTS) on games with hidden cards, as its users call it: the bot in C++, and the one in Python."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

ITERATIONS = {"cpp": 400, "python": 50}
CURIOSITY = 2.0
POSITIONS = 8
EVERY = 6  # decisions between two positions


class Ismcts:
    """Searches the positions of random games, one after the other; games are judged by one random playout each."""

    def __init__(self, name: str, language: str) -> None:
        self.game = pyspiel.load_game(name)
        self.iterations = ITERATIONS[language]
        by_view = not self.game.get_type().provides_information_state_string
        self.bot = (self.in_cpp if language == "cpp" else self.in_python)(by_view)
        self.positions = self.some_positions()
        self.next = 0

    def in_cpp(self, by_view: bool) -> Any:
        judge, chosen = pyspiel.RandomRolloutEvaluator(1, 1), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(1, judge, CURIOSITY, self.iterations, -1, chosen, by_view, by_view)

    def in_python(self, by_view: bool) -> Any:
        judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        return ismcts.ISMCTSBot(
            self.game,
            judge,
            CURIOSITY,
            self.iterations,
            random_state=np.random.RandomState(1),
            use_observation_string=by_view,
            allow_inconsistent_action_sets=by_view,
        )

    def some_positions(self) -> list[Any]:
        found: list[Any] = []
        while len(found) < POSITIONS:
            state, decisions = self.game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, weights)[0])
                    continue
                if decisions % EVERY == 0 and len(state.legal_actions()) > 1:
                    found.append(state.clone())
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        random.shuffle(found)
        return found[:POSITIONS]

    def search(self) -> int:
        """One move; how many iterations it took."""
        self.bot.step(self.positions[self.next % POSITIONS])
        self.next += 1
        return self.iterations
