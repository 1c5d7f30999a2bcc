"""Chapter "Cards": coins, the places where cards lie, and who sees them."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from mizban.engine.cards import HIDDEN, SPECTATOR
from mizban.engine.laws import Answers, moments
from mizban.games.port_royal import GAME
from mizban.games.port_royal.tests.kit import FOUR_COLOURS, PortRoyalTable, table
from mizban.games.port_royal.views import TakingView
from mizban.testing import rule


def sights(t: PortRoyalTable) -> list[bytes]:
    """Every view there is, of the players and of a spectator, byte by byte."""
    return [msgspec.json.encode(t.game.view(t.s, seat)) for seat in [*range(t.s.seats), None]]


@rule("PR-5")
def test_the_number_of_coins_is_public() -> None:
    t = table(seats=3, coins=[0, 5, 11])
    for seat in (0, 1, 2, None):
        assert [player.coins for player in GAME.view(t.s, seat).players] == [0, 5, 11]


@rule("PR-5")
def test_the_fronts_of_coins_are_in_nobodys_view_not_even_the_owners() -> None:
    t = table(seats=3, harbor="sailor.3", coins=[4, 4, 4])
    before = sights(t)
    for player in t.s.players:
        player.coins, t.s.deck[:4] = t.s.deck[:4], player.coins
    assert sights(t) == before


@rule("PR-5", "PR-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_stay_unseen_through_a_whole_game(seats: int) -> None:
    for match in moments(GAME, seats, 7, {}, Answers([], 7)):
        s = match.state
        for coin in [coin for player in s.players for coin in player.coins]:
            assert {s.face(seat, coin) for seat in [*range(seats), SPECTATOR]} == {HIDDEN}


@rule("PR-6")
def test_coins_gained_are_the_top_cards_of_the_draw_pile() -> None:
    t = table(deck="ship-blue.2.3 pirate.5 jester.9 governor.8 settler.4", coins=[0, 0, 0])
    t.play(0, "draw", "stop", "trade ship-blue.2.3")
    assert t.fronts(0) == ["pirate.5", "jester.9", "governor.8"]
    assert t.deck[0] == "settler.4"


@rule("PR-7")
def test_coins_paid_to_the_game_go_face_up_to_the_discard_pile() -> None:
    t = table(harbor="sailor.3", coins=[3, 0, 0])
    paid = sorted(t.fronts(0))
    t.play(0, "stop", "hire sailor.3")
    assert t.coins[0] == 0
    assert sorted(t.discard) == paid
    for seat in (0, 1, 2, None):
        assert sorted(t.name(face) for face in GAME.view(t.s, seat).discard) == paid


@rule("PR-7")
def test_coins_paid_to_a_player_change_hands_face_down() -> None:
    t = table(seats=2, harbor="sailor.3 sailor.3", coins=[0, 4])
    purse = set(t.s.players[1].coins)
    t.play(0, "stop").play(1, "hire sailor.3")
    (coin,) = t.s.players[0].coins
    assert coin in purse
    assert {t.s.face(seat, coin) for seat in (0, 1, SPECTATOR)} == {HIDDEN}


@rule("PR-8")
@pytest.mark.parametrize(("seats", "cards"), [(2, 119), (3, 119), (4, 119), (5, 120)])
def test_every_card_is_in_exactly_one_place_through_a_whole_game(seats: int, cards: int) -> None:
    for match in moments(GAME, seats, 3, {}, Answers([], 3)):
        lying = [card for place in match.state.places() for card in place]
        assert len(lying) == cards
        assert set(lying) == set(range(cards))


@rule("PR-9")
def test_harbor_expeditions_discard_and_displays_are_open_to_everybody() -> None:
    t = table(
        harbor="sailor.3 ship-red.skull.4",
        expeditions="expedition-2-priest",
        discard="tax-swords governor.8",
        display={0: "pirate.5", 1: "jester.7 admiral.9"},
    )
    for seat in (0, 1, 2, None):
        v = GAME.view(t.s, seat)
        assert [t.name(face) for face in v.harbor] == ["sailor.3", "ship-red.skull.4"]
        assert [t.name(face) for face in v.expeditions] == ["expedition-2-priest"]
        assert [t.name(face) for face in v.discard] == ["tax-swords", "governor.8"]
        assert [[t.name(face) for face in player.display] for player in v.players] == [["pirate.5"], ["jester.7", "admiral.9"], []]


@rule("PR-9")
def test_a_ship_that_waits_to_be_repelled_is_open_to_everybody() -> None:
    t = table(deck="ship-blue.1.1", display={0: "sailor.3"}).play(0, "draw")
    for seat in (0, 1, 2, None):
        pending = GAME.view(t.s, seat).pending
        assert pending is not None
        assert t.name(pending) == "ship-blue.1.1"


@rule("PR-9", "PR-28")
def test_everybody_sees_whether_a_ship_that_waits_would_be_the_second_of_its_colour() -> None:
    t = table(deck="ship-blue.1.1 ship-red.1.1 ship-blue.2.2", display={0: "pirate.5"})
    seen = [t.view.bust]
    for answers in (("draw", "admit", "draw"), ("admit", "draw"), ("repel",)):
        t.play(0, *answers)
        seen.append(t.view.bust)
    assert seen == [False, False, True, False]


@rule("PR-9", "PR-51", "PR-58", "PR-70")
def test_everybody_sees_who_takes_how_many_cards_and_why() -> None:
    t = table(seats=2, harbor=FOUR_COLOURS, display={1: "governor.8"})
    seen = [t.view.taking]
    for answers in (("stop", "trade ship-red.1.1"), ("done",)):
        t.play(0, *answers)
        seen.append(t.view.taking)
    assert seen == [
        None,
        TakingView(seat=0, left=1, colours=4, governors=0, fee=0),
        TakingView(seat=1, left=2, colours=None, governors=1, fee=1),
    ]


@rule("PR-9", "PR-62")
def test_everybody_sees_how_many_points_are_missing_to_the_end() -> None:
    t = table(display={0: "sailor.3 admiral.9", 1: "mademoiselle.9 mademoiselle.9 jester.9 pirate.9 sailor.7"})
    assert [player.to_end for player in t.view.players] == [12 - 4, 0, 12]


@rule("PR-9")
def test_the_draw_pile_is_hidden_from_everybody_but_for_its_size() -> None:
    t = table(harbor="sailor.3")
    before = sights(t)
    t.s.deck.reverse()
    assert sights(t) == before
    assert t.view.deck == len(t.deck)


@rule("PR-9")
def test_all_players_and_spectators_see_the_same() -> None:
    for match in islice(moments(GAME, 4, 5, {}, Answers([], 5)), 100):
        views = [GAME.view(match.state, seat) for seat in (0, 1, 2, 3, None)]
        same = [msgspec.structs.replace(v, moment=msgspec.structs.replace(v.moment, me=0)) for v in views]
        assert same == [same[0]] * 5


@rule("PR-10")
def test_swords_are_1_for_each_sailor_and_2_for_each_pirate() -> None:
    t = table(display={0: "sailor.3 sailor.7 pirate.5", 1: "pirate.9", 2: "captain.4 jester.5"})
    assert t.swords == [4, 2, 0]


@rule("PR-11")
def test_points_are_those_of_persons_and_expeditions() -> None:
    t = table(display={0: "sailor.3 sailor.7 governor.8", 1: "expedition-2-priest-1-settler mademoiselle.7"})
    assert t.points == [1 + 3 + 0, 6 + 2, 0]
    assert t.points == [player.points for player in t.view.players]
