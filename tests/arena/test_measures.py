"""The figures are right where the right ones are known."""

from __future__ import annotations

from math import log, sqrt

import pytest

from mizban.arena import Rating, Result, ratings, share, summaries
from mizban.arena.measures import Adding


def test_wilsons_interval() -> None:
    """Known values: 0 of 10 is 0 to 27.75 %, 50 of 100 is 40.4 to 59.6 %."""
    none, half, nothing = share(0, 10), share(50, 100), share(0, 0)
    assert none.low == 0.0 and none.high == pytest.approx(0.2775, abs=1e-4)
    assert half.low == pytest.approx(0.4038, abs=1e-4) and half.high == pytest.approx(0.5962, abs=1e-4)
    assert (nothing.low, nothing.high, nothing.part) == (0.0, 1.0, 0.0)


def test_mean_and_error() -> None:
    adding = Adding()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        adding.add(value)
    mean = adding.mean()
    assert mean.value == 5 and mean.spread == pytest.approx(sqrt(32 / 7)) and mean.error == pytest.approx(sqrt(32 / 7 / 8))


def test_two_opponents_differ_by_the_logarithm_of_their_wins() -> None:
    """One shared game is added: 75.5 to 25.5."""
    strong, weak = ratings({("a", "b"): {"a": 75.0, "b": 25.0}})
    assert (strong.opponent, weak.opponent) == ("a", "b")
    assert strong.value - weak.value == pytest.approx(400 * log(75.5 / 25.5) / log(10))
    assert strong.value + weak.value == pytest.approx(3000)
    # Of the difference the variance is 1 / (n p (1 - p)); each has half of the difference.
    chance = 75.5 / 101
    assert strong.error == pytest.approx(400 / log(10) / sqrt(101 * chance * (1 - chance)) / 2)


def test_ratings_foretell_who_never_met() -> None:
    found = {r.opponent: r.value for r in ratings({("a", "b"): {"a": 600.0, "b": 200.0}, ("b", "c"): {"b": 600.0, "c": 200.0}})}
    assert found["a"] - found["c"] == pytest.approx(2 * 400 * log(3) / log(10), abs=4)


def test_who_never_lost_has_a_rating_too() -> None:
    strong, weak = ratings({("a", "b"): {"a": 10.0, "b": 0.0}})
    assert 300 < strong.value - weak.value < 800 and strong.error > 50


def test_at_a_table_of_four_a_fair_share_is_no_difference() -> None:
    found = ratings({("a", "b", "b", "b"): {"a": 100.0, "b": 300.0}})
    assert all(rating.value == pytest.approx(1500, abs=1) for rating in found)
    assert all(isinstance(rating, Rating) for rating in found)


def result(deal: int, opponents: tuple[str, ...], winners: tuple[int, ...], points: tuple[int, ...], rotation: int = 0) -> Result:
    seats = len(opponents)
    took = tuple({"hired": {"sailor": 2}} if seat in winners else {"hired": {"jack": 1}} for seat in range(seats))
    return Result(
        "port_royal", 1, seats, deal, rotation, opponents, points, winners, (10,) * seats, (1.0,) * seats, (0.5,) * seats, took, "x"
    )


def test_a_summary_of_two() -> None:
    rows = []
    for deal in range(1, 21):
        rows.append(result(deal, ("a", "b"), (0,), (12, 8)))
        rows.append(result(deal, ("b", "a"), (0, 1) if deal > 10 else (1,), (10, 10) if deal > 10 else (8, 12), rotation=1))
    (summary,) = summaries(rows)
    (pair,) = summary.pairings
    assert (pair.one, pair.other, pair.fair, pair.share.won, pair.share.of) == ("a", "b", 0.5, 35.0, 40)
    assert (
        pair.lead.value == pytest.approx(0.75) and pair.lead.of == 20
    )  # a whole game ahead in half of the deals, half a game in the others
    assert pair.points.value == pytest.approx(3.0)
    assert (summary.games, summary.deals, summary.length.value) == (40, 20, 20)
    assert [won.won for won in summary.by_seat] == [25.0, 15.0]
    assert {thing.name: thing.share.part for thing in summary.things} == {"sailor": 0.8, "jack": 0.0}
    mine = next(player for player in summary.players if player.name == "a")
    assert (mine.answers, mine.thought, mine.longest) == (400, 0.1, 0.5) and mine.points.value == pytest.approx(11.5)


def test_a_summary_of_one_against_a_table() -> None:
    rows = [result(1, ("b", "a", "b"), (1,), (1, 5, 3), rotation=1), result(1, ("a", "b", "b"), (2,), (4, 2, 6))]
    (summary,) = summaries(rows)
    (pair,) = summary.pairings
    assert (pair.one, pair.other, pair.fair, pair.share.won) == ("a", "b", 1 / 3, 1.0)
    assert pair.lead.value == pytest.approx((1 - 0.5) / 2) and pair.points.value == pytest.approx((3 + 0) / 2)
