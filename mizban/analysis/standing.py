"""How likely each seat is to win, with all hands open and the piles face down: what is known after the game of any moment in it."""

from __future__ import annotations

from typing import Any

from mizban.bots import Search, value_of
from mizban.bots.value import shares
from mizban.engine import Game, Quick, State

WORLDS = 48  # ways in which what nobody could know may lie


def standing(game: Game[Any, Any], s: State, seed: int) -> list[float]:
    """The chances by seat; they add up to one. Of a finished game: the win, shared by those who have it."""
    if not s.todo:
        return shares(game.points_now(s))
    opened = s.copy()
    opened.open_hands()
    view = game.view(opened, 0)
    tree = Search().tree(game, view, 0, Quick(seed))
    value = value_of(game, s.seats)
    total = [0.0] * s.seats
    for n in range(WORLDS):
        world = game.imagine(view, Quick(seed + n + 1))
        for _ in range(tree.hurry):
            if not world.asked or value.at_rest(world):
                break
            tree.answer_by_liking(world)
        chances = value.chances(world, s.seats) if world.asked else shares(game.points_now(world))
        total = [sum(both) for both in zip(total, chances, strict=True)]
    return [chance / WORLDS for chance in total]
