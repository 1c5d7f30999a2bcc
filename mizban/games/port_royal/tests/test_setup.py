"""Chapter "Set-up"."""

from __future__ import annotations

import pytest

from mizban.engine.cards import HIDDEN, SPECTATOR
from mizban.engine.game import BadTable
from mizban.engine.laws import Answers, moments
from mizban.engine.notes import note
from mizban.games.port_royal import GAME
from mizban.games.port_royal.cards import SPECIAL_EXPEDITION
from mizban.games.port_royal.tests.kit import PortRoyalTable, name_of, table
from mizban.testing import rule

SPECIAL = "expedition-captain-priest-settler"


@rule("PR-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_special_expedition_never_appears_with_fewer_than_five_players(seats: int) -> None:
    for match in moments(GAME, seats, 11, {}, Answers([], 11)):
        assert SPECIAL_EXPEDITION not in [card for place in match.state.places() for card in place]


@rule("PR-13")
def test_with_five_players_the_special_expedition_lies_open_from_the_start() -> None:
    t = PortRoyalTable(GAME, GAME.deal(5, 1))
    assert t.expeditions == [SPECIAL]
    for seat in (0, 1, 2, 3, 4, None):
        assert [t.name(face) for face in GAME.view(t.s, seat).expeditions] == [SPECIAL]


@rule("PR-13", "PR-47")
def test_with_five_players_the_special_expedition_can_be_claimed_in_the_very_first_turn() -> None:
    t = table(seats=5, display={0: "captain.4 priest.4 settler.4"})
    assert t.options(0) == ["draw", f"claim {SPECIAL}"]
    t.play(0, f"claim {SPECIAL}")
    assert t.display(0) == [SPECIAL]
    assert t.points[0] == 5
    assert t.coins[0] == 3 + 3


@rule("PR-12", "PR-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_other_five_expeditions_are_shuffled_in_for_any_number_of_players(seats: int) -> None:
    s = GAME.deal(seats, 1)
    hidden = [*s.deck, *[coin for player in s.players for coin in player.coins]]
    assert sorted(name_of(card) for card in hidden if name_of(card).startswith("expedition")) == [
        "expedition-2-captain",
        "expedition-2-captain-1-settler",
        "expedition-2-priest",
        "expedition-2-priest-1-settler",
        "expedition-2-settler",
    ]


@rule("PR-14", "PR-15")
@pytest.mark.parametrize(("seats", "left"), [(2, 113), (3, 110), (4, 107), (5, 104)])
def test_119_cards_are_shuffled_and_three_coins_dealt_to_each(seats: int, left: int) -> None:
    s = GAME.deal(seats, 1)
    assert len(s.deck) == left
    assert [len(player.coins) for player in s.players] == [3] * seats
    dealt = [*s.deck, *[coin for player in s.players for coin in player.coins]]
    assert sorted(dealt) == list(range(119))
    assert s.discard == []
    assert s.harbor == []
    assert all(player.display == [] for player in s.players)


@rule("PR-14")
def test_the_draw_pile_is_shuffled_anew_in_every_game() -> None:
    piles = {tuple(GAME.deal(4, seed).deck) for seed in range(20)}
    assert len(piles) == 20
    assert tuple(range(119 - 12)) not in piles


@rule("PR-15")
def test_the_first_coins_are_seen_by_nobody() -> None:
    s = GAME.deal(4, 1)
    for coin in [coin for player in s.players for coin in player.coins]:
        assert {s.face(seat, coin) for seat in (0, 1, 2, 3, SPECTATOR)} == {HIDDEN}


@rule("PR-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chance_names_the_start_player_who_is_the_first_to_be_asked(seats: int) -> None:
    """PR-R30"""
    tables = [PortRoyalTable(GAME, GAME.deal(seats, seed)) for seed in range(60)]
    assert {t.s.start_seat for t in tables} == set(range(seats))
    assert all(t.asked == (t.s.start_seat, "Discover") for t in tables)


@rule("PR-16", "PR-18")
def test_the_turn_passes_clockwise_from_the_start_player() -> None:
    t = table(seats=4, start=2, deck="governor.8 governor.8 governor.8 governor.8")
    for seat in (2, 3, 0, 1):
        assert t.asked == (seat, "Discover")
        t.play(seat, "draw", "stop")
    assert t.asked == (2, "Discover")


@pytest.mark.parametrize("seed", [42, bytes(range(32))])
def test_the_same_seed_deals_the_same_game(seed: bytes | int) -> None:
    assert note(GAME.deal(4, seed)) == note(GAME.deal(4, seed))


def test_a_secret_seed_deals_as_a_number_does() -> None:
    s = GAME.deal(5, bytes(range(32)))
    assert len(s.deck) == 104
    assert sorted(card for place in s.places() for card in place) == list(range(120))


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_players_and_no_others(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.deal(seats, 1)


def test_the_switches_and_how_they_are_set_at_first() -> None:
    assert {option.key: (option.default, option.ruling) for option in GAME.options} == {
        "end_with_expedition": (False, ""),
        "governor_at_once": (True, "PR-R7"),
        "claim_after_bust": (False, "PR-R10"),
    }
    with pytest.raises(BadTable):
        GAME.deal(3, 1, {"free_beer": True})
