"""Of a question for a set: the few sets that are worth thinking about, the best liked one first."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.liking import Liked, Likes, by_liking, how_many, set_of
from mizban.engine.protocol import Choice, Phase, State

FEW: Final = 20  # sets: if there are no more than these, all of them are candidates
NEAR: Final = 3  # on each side of the edge between what is taken and what is left


def sets_for(s: State, phase: Phase[Any], likes: Likes) -> list[Choice]:
    """The set that liking alone would pick, then all others, or those that differ from it by little."""
    some = phase.some(s)
    assert some is not None
    low, high = some
    options = phase.whole(s)
    rows = by_liking(s, phase.seat, options, likes, None)
    high = min(high, len(rows))
    wanted = how_many(rows, low, high)
    few = count_sets(len(rows), low, high) <= FEW
    found = all_sets(rows, low, high) if few else near_sets(rows, low, high, wanted)
    best = set_from(rows[:wanted], options)
    ranked = [(-sum([row.worth for row in chosen]), n) for n, chosen in enumerate(found)]
    ranked.sort()
    sets = [best]
    for _, n in ranked:
        chosen = set_from(found[n], options)
        if chosen != best:
            sets.append(chosen)
    return sets[:FEW]


def set_from(rows: list[Liked], options: list[Choice]) -> Choice:
    return set_of(rows) if rows else Choice(options[0].verb, ())


def count_sets(items: int, low: int, high: int) -> int:
    total = 0
    for size in range(low, high + 1):
        ways = 1
        for i in range(size):
            ways = ways * (items - i) // (i + 1)
        total += ways
        if total > FEW:
            return total
    return total


def all_sets(rows: list[Liked], low: int, high: int) -> list[list[Liked]]:
    """Every set of an allowed size."""
    found: list[list[Liked]] = [[]]
    for row in rows:
        found += [[*chosen, row] for chosen in found if len(chosen) < high]
    return [chosen for chosen in found if len(chosen) >= low]


def near_sets(rows: list[Liked], low: int, high: int, wanted: int) -> list[list[Liked]]:
    """One item more or less, or one exchanged for another, where liking is least sure."""
    found: list[list[Liked]] = []
    for size in range(max(low, wanted - 2), min(high, wanted + 2) + 1):
        if size != wanted:
            found.append(rows[:size])
    for out in range(max(0, wanted - NEAR), wanted):
        for instead in range(wanted, min(len(rows), wanted + NEAR)):
            found.append([*rows[:out], *rows[out + 1 : wanted], rows[instead]])
    return found
