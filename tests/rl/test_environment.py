"""Every game as an environment: PettingZoo's own tests, and nothing hidden in an observation."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from mizban.engine import BadTable, Choice, Quick, asks, games, play
from mizban.engine.laws import Answers, deal_anew
from mizban.rl import Environment, env
from mizban.rl.actions import Answering
from mizban.rl.layout import BITS, EACH_SEAT, SOME_SEATS, WHO

TABLES = [(game.key, seats) for game in games().values() for seats in sorted({game.seats[0], 3, game.seats[-1]})]
# Said of every environment with an action mask, also of PettingZoo's own.
USUAL = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_is_what_pettingzoo_expects(game: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(game, seats), num_cycles=40)
        seed_test(lambda: env(game, seats), num_cycles=20)
    assert [str(warning.message) for warning in said if not str(warning.message).startswith(USUAL)] == []


def positions(game: str, seats: int, seed: int, every: int) -> Iterator[Environment]:
    """A game of random actions, stopping now and then, also in the middle of an answer."""
    it = Environment(game, seats)
    it.reset(seed=seed)
    luck = np.random.default_rng(seed)
    for n in range(20_000):
        if it.match.ended:
            return
        if n % every == 0:
            yield it
        it.step(int(luck.choice(np.flatnonzero(it.observe(it.agent_selection)["action_mask"]))))
    raise AssertionError("the game does not end")


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in one)


@pytest.mark.parametrize("game", games())
def test_what_a_seat_has_not_seen_changes_nothing_that_it_observes(game: str) -> None:
    dealt = 0
    for it in positions(game, games()[game].seats[-1], 5, 23):
        if any(lane.deeds for lane in it.match.state.lanes):
            continue  # sealed answers may name cards; they have a test of their own
        real = it.match.state
        for seat, agent in enumerate(it.possible_agents):
            before = it.observe(agent)
            assert it.observation_space(agent).contains(before)
            it.match.state = real.copy()
            deal_anew(it.match.state, seat, Quick(dealt))
            assert same(it.observe(agent), before)
            it.match.state = real
            dealt += 1
    assert dealt > 20


def test_a_sealed_answer_is_not_observed() -> None:
    """San Juan's players discard at once: whatever one answers, the others observe the same."""
    compared = 0
    for it in positions("san_juan", 4, 3, 1):
        open_asks = asks(it.match.state)
        if len(open_asks) < 2 or it.answering.verb:
            continue
        first, others = open_asks[0].seat, [ask.seat for ask in open_asks[1:]]
        real, sights = it.match.state, []
        for seed in range(3):
            it.match.state = real.copy()
            play(it.match.state, first, Answers([], seed).to(open_asks[0]))
            if not any(ask.seat == first for ask in asks(it.match.state)):
                sights.append([it.observe(it.possible_agents[seat]) for seat in others])
        it.match.state = real
        for sight in sights[1:]:
            assert all(same(one, other) for one, other in zip(sight, sights[0], strict=True))
            compared += 1
    assert compared > 5


def test_half_an_answer_is_observed_by_nobody_else() -> None:
    halves = 0
    it = Environment("keyflower", 3)
    it.reset(seed=2)
    luck = np.random.default_rng(2)
    while not it.match.ended:
        agent = it.agent_selection
        before = {other: it.observe(other) for other in it.possible_agents if other != agent}
        it.step(int(luck.choice(np.flatnonzero(it.observe(agent)["action_mask"]))))
        if it.match.ended or not it.answering.verb:
            continue
        halves += 1
        assert it.agent_selection == agent
        assert all(same(it.observe(other), seen) for other, seen in before.items())
        mine = it.observe(agent)["observation"]
        assert mine[it.names.index(f"said {it.answering.verb}")] == 1
        if halves > 20:
            return
    raise AssertionError("no answer had several parts")


@pytest.mark.parametrize("game", games())
def test_every_option_can_be_said_and_means_itself(game: str) -> None:
    """The actions reach all answers, and each of them once."""
    for it in positions(game, games()[game].seats[0], 4, 31):
        if it.answering.verb or it.answering.ask.some is not None:
            continue
        found = list(endings(it, ()))
        assert sorted(map(str, found)) == sorted(map(str, it.answering.ask.options))


def endings(it: Environment, said: tuple[int, ...]) -> Iterator[object]:
    for action in answering_after(it, said)[0].legal():
        answering, _ = answering_after(it, said)
        answer = answering.say(action)
        if answer is None:
            yield from endings(it, (*said, action))
        else:
            yield answer


def answering_after(it: Environment, said: tuple[int, ...]) -> tuple[Answering, list[Choice | None]]:
    answering = Answering(it.answering.ask, it.actions)
    return answering, [answering.say(action) for action in said]


def test_rewards_add_up_to_nought_and_the_winner_has_most() -> None:
    *_, it = positions("port_royal", 3, 1, 1)
    while not it.match.ended:
        it.step(int(np.flatnonzero(it.observe(it.agent_selection)["action_mask"])[0]))
    won = [score.won for score in it.match.scores()]
    assert sum(it.rewards.values()) == pytest.approx(0)
    assert [it.rewards[agent] > 0 for agent in it.possible_agents] == won
    assert it.infos["seat_0"] == {"points": it.match.scores()[0].total}


def test_every_number_of_an_observation_has_a_name() -> None:
    it = Environment("port_royal", 2, render_mode="ansi")
    it.reset(seed=1)
    seen = it.observe("seat_1")["observation"]
    told = dict(zip(it.names, seen, strict=True))
    view = it.match.view(1)
    assert told["players.0.coins"] == getattr(view, "players")[1].coins  # noqa: B009
    assert told["deck"] == getattr(view, "deck")  # noqa: B009
    assert it.render() == f"{it.agent_selection}, Discover: draw"


def test_fields_that_name_seats_are_fields_of_views() -> None:
    from typing import get_type_hints

    from mizban.rl.layout import Layout

    names = set()
    for game in games().values():
        layout = Layout(get_type_hints(game.view)["return"], len(game.faces), 2)
        names |= {part for path in [*layout.numbers, *layout.columns] for part in path.replace("?", "").split(".")}
    assert names >= WHO | EACH_SEAT | SOME_SEATS | {*BITS}


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(BadTable):
        Environment("port_royal", 9)
    it = Environment("port_royal")
    it.reset(seed=1)
    with pytest.raises(ValueError, match="may not say 0"):
        it.step(0)
