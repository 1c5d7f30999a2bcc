"""Chapter "Set-up"."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from mizban.engine.cards import HIDDEN, SPECTATOR
from mizban.engine.game import BadTable
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.cards import COLOUR, COLOURS
from mizban.games.lost_cities_rivals.setup import set_up
from mizban.games.lost_cities_rivals.tests.kit import name_of
from mizban.testing import rule


@rule("LC-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_two_open_starting_wagers_of_different_colours(seats: int) -> None:
    for seed in range(1, 200):
        s = set_up(seats, seed)
        for player in s.players:
            assert len(player.cards) == 2
            assert len({COLOUR[card] for card in player.cards}) == 2
            assert all(name_of(card).endswith("start") for card in player.cards)
            assert HIDDEN not in s.faces(SPECTATOR, player.cards)


@rule("LC-8")
def test_every_good_deal_is_equally_likely() -> None:
    """LC-R14. With two players: ten pairs of colours each, and fewer ways to deal two players the same cards."""
    deals = 6000
    found = Counter(
        tuple(tuple(sorted(COLOUR[card] for card in player.cards)) for player in set_up(2, seed).players) for seed in range(1, deals + 1)
    )
    ways = {}
    for mine in combinations(range(5), 2):
        for other in combinations(range(5), 2):
            shared = len(set(mine) & set(other))
            ways[mine, other] = 4 * 2 ** (2 - shared)  # copies of my two, times those left of the other's two
    assert found.keys() <= ways.keys()
    chi = 0.0
    for deal, weight in ways.items():
        expected = deals * weight / sum(ways.values())
        chi += (found[deal] - expected) ** 2 / expected
    assert chi < 149  # 99 degrees of freedom: a fair dealer stays below it in 999 of 1000 tries


@rule("LC-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_two_starting_wagers_begin_two_expeditions(seats: int) -> None:
    for player in GAME.view(set_up(seats, 7), None).players:
        begun = [expedition for expedition in player.expeditions if expedition.cards]
        assert [(len(expedition.cards), expedition.times, expedition.points) for expedition in begun] == [(1, 2, 0), (1, 2, 0)]


@rule("LC-9")
@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 4), (4, 2)])
def test_the_other_starting_wagers_are_out_of_the_game_unseen(seats: int, left: int) -> None:
    s = set_up(seats, 7)
    assert len(s.spare) == left == GAME.view(s, 0).spare
    assert {s.face(seat, card) for seat in [*range(seats), SPECTATOR] for card in s.spare} == {HIDDEN}


@rule("LC-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_80_cards_make_four_piles_of_20(seats: int) -> None:
    s = set_up(seats, 7)
    assert len(s.deck) == 80
    assert GAME.view(s, None).piles == (20, 20, 20, 20)


@rule("LC-10")
def test_the_piles_are_used_one_after_the_other() -> None:
    s = set_up(2, 7)
    s.deck = s.deck[:47]
    assert GAME.view(s, None).piles == (0, 7, 20, 20)
    s.deck = s.deck[:40]
    assert GAME.view(s, None).piles == (0, 0, 20, 20)


@rule("LC-11")
@pytest.mark.parametrize(("seats", "coins"), [(2, 18), (3, 12), (4, 9)])
def test_36_coins_are_shared_out(seats: int, coins: int) -> None:
    s = set_up(seats, 7)
    assert [player.coins for player in s.players] == [coins] * seats
    assert s.bank == 0
    assert s.display == []
    assert s.box == []


@rule("LC-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_starting_player(seats: int) -> None:
    starts = Counter(set_up(seats, seed).starter for seed in range(1, 401))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 400 / seats / 2
    s = set_up(seats, 9)
    assert s.todo[-1].seat == s.starter == s.active


@rule("LC-12")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.deal(seats, 1)


def test_the_colours_are_those_of_the_scoring_example() -> None:
    assert set(COLOURS) == {"green", "white", "red", "yellow", "blue"}
