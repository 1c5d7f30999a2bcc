"""Dealing anew what one seat cannot know: for imagining, and for the law that a view does not change with what is hidden."""

from __future__ import annotations

from typing import Final

from mizban.engine.chance import Chance
from mizban.games.keyflower.player import Player
from mizban.games.keyflower.tiles import GREEN

BAG: Final = -1


class Screens:
    """The screens that one cannot look behind, and the stocks that nobody can look into."""

    def __init__(self, players: list[Player], bag: list[int], pile: list[int], boat_skills: list[int]) -> None:
        self.players = players
        self.bag = bag
        self.pile = pile
        self.boat_skills = boat_skills  # skill tiles that lie face down on the boats; empty, if they are open


def redeal(screens: Screens, luck: Chance) -> None:
    """Every number that is known stays; everything else may be anywhere."""
    redeal_workers(screens, luck)
    redeal_skills(screens, luck)


def redeal_workers(screens: Screens, luck: Chance) -> None:
    pool = screens.bag[:]
    for player in screens.players:
        for colour in range(4):
            pool[colour] += player.workers[colour] - player.seen_workers[colour]
    free = [player.unseen_workers for player in screens.players]
    # Green ones first: they can only be in the bag, or where they could have come from it.
    room = [BAG] * (sum(pool) - sum(free))
    for i, player in enumerate(screens.players):
        room.extend([i] * player.maybe_green)
        player.workers = player.seen_workers[:]
    for colour in range(4):
        screens.bag[colour] = 0
    luck.shuffle(room)
    for place in room[: pool[GREEN]]:
        if place == BAG:
            screens.bag[GREEN] += 1
        else:
            screens.players[place].workers[GREEN] += 1
            free[place] -= 1
    rest = [colour for colour in range(GREEN) for _ in range(pool[colour])]
    luck.shuffle(rest)
    for i, player in enumerate(screens.players):
        for _ in range(free[i]):
            player.workers[rest.pop()] += 1
    for colour in rest:
        screens.bag[colour] += 1


def redeal_skills(screens: Screens, luck: Chance) -> None:
    boats = [sum(screens.boat_skills[i : i + 3]) for i in range(0, len(screens.boat_skills), 3)]
    pool = screens.pile[:]
    for skill in range(3):
        pool[skill] += sum(screens.boat_skills[skill::3])
        for player in screens.players:
            pool[skill] += player.skills[skill] - player.seen_skills[skill]
    rest = [skill for skill in range(3) for _ in range(pool[skill])]
    luck.shuffle(rest)
    for player in screens.players:
        player.skills = player.seen_skills[:]
        for _ in range(player.unseen_skills):
            player.skills[rest.pop()] += 1
    for i in range(len(screens.boat_skills)):
        screens.boat_skills[i] = 0
    for boat, count in enumerate(boats):
        for _ in range(count):
            screens.boat_skills[boat * 3 + rest.pop()] += 1
    for skill in range(3):
        screens.pile[skill] = 0
    for skill in rest:
        screens.pile[skill] += 1
