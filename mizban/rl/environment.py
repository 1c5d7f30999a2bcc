"""Every game as an environment of PettingZoo, for programs that learn: `env("port_royal", seats=3)`."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, ClassVar, get_type_hints

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mizban.engine import Match, games
from mizban.rl.actions import Actions, Answering
from mizban.rl.layout import Layout

FAR = 1e4  # no number of a game is larger
MEMORY = 4  # of an answer that is being said, so many of its last numbers are told

Observation = dict[str, NDArray[Any]]


def env(game: str, seats: int = 2, options: Mapping[str, bool] | None = None, render_mode: str | None = None) -> Any:
    """The environment, with PettingZoo's checks of the order in which it is used."""
    return wrappers.OrderEnforcingWrapper(Environment(game, seats, options, render_mode))


class Environment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Seats answer one after the other, also where people decide at once: what is sealed stays unseen until all have answered.

    An observation has `observation` (what the seat knows, as numbers; `names` says which) and `action_mask` (what may be said now).
    At the end each winner gets an equal part of 1, and everybody pays the fair share: the rewards of a game add up to nought.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "mizban_v0", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: str, seats: int = 2, options: Mapping[str, bool] | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = games()[game]
        self.seats = seats
        self.table = dict(options or {})
        self.render_mode = render_mode
        self.actions = Actions(self.game, seats)
        self.layout = Layout(get_type_hints(self.game.view)["return"], len(self.game.faces), seats)
        self.prompts = list(self.game.phases)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.random, _ = seeding.np_random()
        self.match = Match(self.game, seats, 0, self.table)  # so that a table that cannot be is refused at once

    # ---- the spaces ---------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """What each number of an observation is."""
        verbs = [f"said {verb}" for verb in self.actions.verbs]
        numbers = [f"said number {n}" for n in range(MEMORY)]
        lines = [f"card {card} {self.game.faces[card]['name']}" for card in range(self.layout.cards)]
        cells = [f"{line}: {column}" for line in lines for column in self.layout.columns]
        picked = [f"{line}: picked" for line in lines]
        return [*[f"asked {prompt}" for prompt in self.prompts], *verbs, *numbers, *picked, *self.layout.numbers, *cells]

    @functools.cache  # noqa: B019 - PettingZoo wants the very same space each time
    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat."""
        seen = spaces.Box(-FAR, FAR, (len(self.names),), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8)})

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every seat."""
        return spaces.Discrete(len(self.actions))

    # ---- a game -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: the same for the same seed."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.match = Match(self.game, self.seats, int(self.random.integers(2**48)), self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def step(self, action: int | None) -> None:
        """One action of the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.answering.legal():
            raise ValueError(f"{agent} may not say {action}: see its action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        answer = self.answering.say(int(action))
        if answer is not None:
            self.match.play(self.answering.ask.seat, answer)
            self._ask_next()
        self._accumulate_rewards()

    def _ask_next(self) -> None:
        if self.match.ended:
            self._end()
            return
        self.answering = Answering(self.match.asks()[0], self.actions)
        self.agent_selection = self.possible_agents[self.answering.ask.seat]

    def _end(self) -> None:
        scores = self.match.scores()
        part = 1 / sum(score.won for score in scores)
        for score in scores:
            agent = self.possible_agents[score.seat]
            self.rewards[agent] = (part if score.won else 0.0) - 1 / self.seats
            self.terminations[agent] = True
            self.infos[agent] = {"points": score.total}

    # ---- what a seat knows --------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """From the view of this seat, and from the question that it is asked itself."""
        seat = self.possible_agents.index(agent)
        asked = np.zeros(len(self.prompts), np.float32)
        said = np.zeros(len(self.actions.verbs) + MEMORY, np.float32)
        picked = np.zeros(self.layout.cards, np.float32)
        mask = np.zeros(len(self.actions), np.int8)
        if not self.match.ended and self.answering.ask.seat == seat:
            answering = self.answering
            asked[self.prompts.index(answering.ask.prompt)] = 1
            mask[list(answering.legal())] = 1
            self._told(answering, said, picked)
        sheet = self.layout.read(self.match.view(seat), seat)
        return {"observation": np.concatenate((asked, said, picked, sheet.whole())), "action_mask": mask}

    def _told(self, answering: Answering, said: NDArray[np.float32], picked: NDArray[np.float32]) -> None:
        """What the seat has said of its answer so far."""
        if not answering.verb:
            return
        said[list(self.actions.verbs).index(answering.verb)] = 1
        last = answering.on[-MEMORY:]
        said[len(self.actions.verbs) : len(self.actions.verbs) + len(last)] = last
        kinds = self.actions.verbs[answering.verb]
        for at, number in enumerate(answering.on):
            if kinds[min(at, len(kinds) - 1)] == "card":
                picked[number] = 1

    def render(self) -> str | None:
        """With `ansi`: who is asked what."""
        if self.render_mode != "ansi":
            return None
        if self.match.ended:
            return "\n".join(f"{self.possible_agents[score.seat]}: {score.total}" for score in self.match.scores())
        ask = self.answering.ask
        return f"{self.agent_selection}, {ask.prompt}: {', '.join(map(str, ask.options))}"

    def close(self) -> None:
        """Nothing is held."""
