"""Why one answer is better than another: what differs, in the words of a player, where both lines have come to rest.

Both answers are given in the same imagined worlds and followed by what everybody likes; then the features of the seat that answers and
of its rivals are compared, each by what it is worth. What this says must not speak against the search that found the answer better: if
nothing near speaks for it, it is looked for further on, and if it is not there either, that is what is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec

from mizban.bots.search import Search
from mizban.bots.tree import Tree
from mizban.bots.value import Value
from mizban.engine import Choice, Game, Quick, State, View, give

WORLDS = 32
TURNS = 3  # so many of its own turns the seat looks ahead at most
LONGEST = 60  # answers until a line must have come to rest, or to the next turn
COUNTED = 0.6  # a number that differs by less is not said
SMALL = 0.15  # of the largest: what is worth less is not a reason
LEAST = 0.05  # points: lines that differ by less are equal
DENIAL = "denial"  # a rival gets less
AHEAD = "ahead"  # only the search, which looks further, knows
END = "end"  # the game ends by it
POINTS = "points"


class Reason(msgspec.Struct, frozen=True):
    """Something that the better line has more of, or less: then it is the price of the rest."""

    key: str  # an aspect of the game (`<game>-aspect-<key>`), or one of all games: denial, ahead, end (`aspect-<key>`)
    more: bool  # than the other line
    count: int  # by how many; 0: it is not counted
    seat: int  # whom it concerns: who answers or, of a denial, the rival
    worth: float  # in points, to who answers; below zero it speaks for the other line

    def turned(self) -> Reason:
        """The same, said of the other line."""
        return Reason(self.key, not self.more, self.count, self.seat, -self.worth)


def reasons(game: Game[Any, Any], view: View, seat: int, better: Choice, other: Choice, seed: int = 1) -> list[Reason]:
    """What speaks for the better answer, and what it costs, the weightiest first. The view is that of the seat: nothing else is known."""
    if better == other:
        return []
    lines = Lines(game, view, seat, (better, other), seed)
    for _ in range(TURNS):
        found = lines.compare()
        if sum(reason.worth for reason in found) > LEAST:
            largest = max(abs(reason.worth) for reason in found)
            return sorted([reason for reason in found if abs(reason.worth) >= SMALL * largest], key=lambda reason: -abs(reason.worth))
        lines.go_on()
    return [Reason(AHEAD, True, 0, seat, LEAST)]


class Lines:
    """The two lines in many worlds."""

    def __init__(self, game: Game[Any, Any], view: View, seat: int, answers: tuple[Choice, Choice], seed: int) -> None:
        self.game = game
        self.seat = seat
        self.tree: Tree = Search().tree(game, view, seat, Quick(seed))
        self.aspects = aspects_of(game)
        self.worlds: list[tuple[State, State]] = []
        for n in range(WORLDS):
            world: State = game.imagine(view, Quick(seed + n))
            world.heard = None
            self.worlds.append((self.line(world, answers[0], seed + n), self.line(world, answers[1], seed + n)))

    def line(self, world: State, answer: Choice, seed: int) -> State:
        s = world.copy()
        s.chance = Quick(seed)
        give(s, self.seat, answer)
        self.to_rest(s)
        return s

    def to_rest(self, s: State) -> None:
        """Until nothing is half done."""
        for _ in range(LONGEST):
            if not s.asked or self.tree.value.at_rest(s):
                return
            self.tree.answer_by_liking(s)

    def go_on(self) -> None:
        """All lines to the seat's next turn."""
        for world in self.worlds:
            for s in world:
                for _ in range(LONGEST):
                    if not s.asked:
                        break
                    self.tree.answer_by_liking(s)
                    self.to_rest(s)
                    if s.todo and s.todo[-1].seat == self.seat:
                        break

    def compare(self) -> list[Reason]:
        """What differs on average."""
        seats = self.worlds[0][0].seats
        rivals = [seat for seat in range(seats) if seat != self.seat]
        ended = [sum(not s.asked for s in states) / len(self.worlds) for states in zip(*self.worlds, strict=True)]
        if max(ended) > 0.5:
            return self.compare_ends(rivals, ended)
        open_worlds = [world for world in self.worlds if world[0].asked and world[1].asked]
        mine = self.differences(open_worlds, self.seat)
        found = [Reason(key, worth > 0, count, self.seat, worth) for key, worth, count in mine]
        denied = {seat: -sum(worth for _, worth, _ in self.differences(open_worlds, seat)) / len(rivals) for seat in rivals}
        most = max(rivals, key=lambda seat: abs(denied[seat]))
        total = sum(denied.values())
        if abs(total) > LEAST and total * denied[most] > 0:
            found.append(Reason(DENIAL, total > 0, 0, most, total))
        return found

    def compare_ends(self, rivals: list[int], ended: list[float]) -> list[Reason]:
        """Where the game ends points are all that counts."""
        margin = [0.0, 0.0]
        for world in self.worlds:
            for n, s in enumerate(world):
                points = self.game.points_now(s)
                margin[n] += (points[self.seat] - sum(points[seat] for seat in rivals) / len(rivals)) / len(self.worlds)
        worth = margin[0] - margin[1]
        found = [Reason(POINTS, worth > 0, round(abs(worth)) if abs(worth) >= COUNTED else 0, self.seat, worth)]
        if abs(ended[0] - ended[1]) > 0.5:
            found.append(Reason(END, ended[0] > ended[1], 0, self.seat, worth / 2))
        return found

    def differences(self, worlds: Sequence[tuple[State, State]], seat: int) -> list[tuple[str, float, int]]:
        """By aspect: what the difference is worth to this seat, and how much of it can be counted. What is worth less the more of it
        there is (or the other way round) is left out: it would not be understood."""
        value = self.tree.value
        worths = [0.0] * len(self.aspects)
        counts = [0.0] * len(self.aspects)
        for world in worlds:
            for s, sign in zip(world, (1.0, -1.0), strict=True):
                row, weights = value.row(s, seat), weights_at(value, s)
                for n, (_, features, counted) in enumerate(self.aspects):
                    worths[n] += sign * sum(row[i] * weights[i] for i in features) / len(worlds)
                    counts[n] += sign * sum(row[i] for i in counted) / len(worlds)
        found = []
        for (key, _, _), worth, count in zip(self.aspects, worths, counts, strict=True):
            said = round(abs(count)) if abs(count) >= COUNTED else 0
            if worth and (not said or worth * count > 0):
                found.append((key, worth, said))
        return found


@cache
def aspects_of(game: Game[Any, Any]) -> list[tuple[str, list[int], list[int]]]:
    """Each with the places of its features, and of those that are counted."""
    features = game.features
    if features is None:
        return []
    names = list(features.names)
    free = set(range(len(names)))
    found = []
    for aspect in features.aspects:
        mine = [i for i in sorted(free) if named(aspect.features, names[i])]
        free -= set(mine)
        found.append((aspect.key, mine, [i for i in range(len(names)) if named(aspect.count, names[i])]))
    return found


def named(patterns: Sequence[str], name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def weights_at(value: Value, s: State) -> list[float]:
    """What a number of a row is worth now, in points."""
    if not value.weights:
        return [0.0] * len(value.row(s, 0))
    place = value.progress(s) * (len(value.weights) - 1)
    knot = min(int(place), len(value.weights) - 2)
    part = place - knot
    return [(1.0 - part) * before + part * after for before, after in zip(value.weights[knot], value.weights[knot + 1], strict=True)]
