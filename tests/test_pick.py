"""A set picked one by one: every set is reached, and none twice."""

from itertools import combinations

import pytest

from mizban.engine import State, choice
from mizban.engine.pick import DONE, Pick

ITEMS = [2, 3, 5, 8, 13]


class Some(Pick[State]):
    def __init__(self, low: int, high: int) -> None:
        super().__init__(0)
        self.least, self.most = low, high

    def verb(self) -> str:
        return "take"

    def items(self, s: State) -> list[int]:
        return ITEMS

    def low(self, s: State) -> int:
        return self.least

    def high(self, s: State) -> int:
        return self.most


def reached(asker: Some, so_far: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(so_far) == asker.most:
        return [so_far]
    found = []
    for option in asker.after(State(), so_far):
        found += [so_far] if option is DONE else reached(asker, (*so_far, option.on[0]))
    return found


@pytest.mark.parametrize(("low", "high"), [(0, 0), (0, 5), (1, 1), (1, 3), (2, 2), (2, 4), (3, 5), (5, 5)])
def test_every_set_is_reached_once(low: int, high: int) -> None:
    sets = [subset for size in range(low, high + 1) for subset in combinations(ITEMS, size)]
    assert sorted(reached(Some(low, high), ())) == sorted(sets)


def test_a_person_is_offered_every_item() -> None:
    assert Some(2, 3).whole(State()) == [choice("take", item) for item in ITEMS]
