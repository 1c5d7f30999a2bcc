"""What a player answers who takes what it likes best: the measure of all that is better, and whatever nobody thinks about longer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mizban.engine.cards import Seat
from mizban.engine.chance import Chance
from mizban.engine.protocol import Choice, Lane, Phase, State, speak

Likes = Callable[[Any, Seat, Choice], float]  # a game's `prefers`
NEVER: Final = -1e9  # liked as little as this, an answer is not worth a thought while there is another


class Liked:
    """An option, and how much it is liked."""

    def __init__(self, worth: float, option: Choice) -> None:
        self.worth = worth
        self.option = option


def by_liking(s: State, seat: Seat, options: list[Choice], likes: Likes, luck: Chance | None) -> list[Liked]:
    """The best liked first. Where two are liked alike `luck` decides; without it the earlier one comes first."""
    rows = [Liked(likes(s, seat, option), option) for option in options]
    if luck is not None:
        luck.shuffle(rows)
    rows.sort(key=dislike)
    return rows


def dislike(row: Liked) -> float:
    return -row.worth


def how_many(rows: list[Liked], low: int, high: int) -> int:
    """Of a set all that is liked at all, as far as the question allows."""
    good = 0
    for row in rows:
        if row.worth > 0.0:
            good += 1
    return max(low, min(high, good))


def set_of(rows: list[Liked]) -> Choice:
    """These options as one answer."""
    items = [row.option.on[0] for row in rows]
    items.sort()
    return Choice(rows[0].option.verb, tuple(items))


def best_liked(s: State, phase: Phase[Any], likes: Likes, luck: Chance | None) -> Choice:
    """The answer to the whole question of this phase, of a set all items in one choice."""
    some = phase.some(s)
    if some is None:
        options = phase.options(s)
        if luck is not None:
            return by_liking(s, phase.seat, options, likes, luck)[0].option
        return favourite(s, phase.seat, options, likes)
    options = phase.whole(s)
    low, high = some
    rows = by_liking(s, phase.seat, options, likes, luck)
    wanted = how_many(rows, low, high)
    return set_of(rows[:wanted]) if wanted else Choice(options[0].verb if options else "done", ())


def favourite(s: State, seat: Seat, options: list[Choice], likes: Likes) -> Choice:
    """The best liked of these; the earlier one of equals."""
    best = options[0]
    if len(options) == 1:
        return best
    most = likes(s, seat, best)
    for i in range(1, len(options)):
        worth = likes(s, seat, options[i])
        if worth > most:
            most = worth
            best = options[i]
    return best


def finish_lane(s: State, lane: Lane, likes: Likes, luck: Chance | None) -> None:
    """A seat answers all that it is asked in a simultaneous decision, without a look at the answers of the others."""
    while lane.todo:
        speak(s, lane, best_liked(s, lane.todo[-1], likes, luck), True)
