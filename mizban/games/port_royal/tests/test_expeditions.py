"""Chapter "Expeditions"."""

from __future__ import annotations

import pytest

from mizban.games.port_royal.events import Busted, Claimed, EndTriggered, JestersPaid
from mizban.games.port_royal.tests.kit import FOUR_COLOURS, table
from mizban.testing import rule

TWO_PRIESTS = "claim expedition-2-priest"


@rule("PR-43", "PR-49")
def test_only_the_active_player_claims() -> None:
    t = table(expeditions="expedition-2-priest", harbor="ship-blue.1.1", display={1: "priest.4 priest.4"})
    assert t.refuses(0, TWO_PRIESTS), "seat 0 has nobody to send"
    assert t.refuses(1, TWO_PRIESTS), "it is not seat 1's turn"
    t.play(0, "stop", "done")
    assert t.asked == (1, "TakeCard")
    assert t.options(1) == ["trade ship-blue.1.1", "pass"]
    assert t.refuses(1, TWO_PRIESTS), "to take a card is not to be active"


@rule("PR-43", "PR-49")
def test_who_could_only_claim_is_not_asked_in_the_turn_of_another() -> None:
    t = table(expeditions="expedition-2-priest", harbor="governor.8", display={1: "priest.4 priest.4"}, coins=[0, 0, 0])
    t.play(0, "stop")
    assert t.asked == (1, "Discover")


@rule("PR-43")
def test_the_active_player_claims_as_many_as_they_can() -> None:
    t = table(
        expeditions="expedition-2-priest expedition-2-captain expedition-2-settler",
        display={0: "priest.4 priest.4 captain.4 captain.4 settler.4"},
    )
    t.play(0, TWO_PRIESTS, "claim expedition-2-captain")
    assert t.expeditions == ["expedition-2-settler"]
    assert t.display(0) == ["settler.4", "expedition-2-priest", "expedition-2-captain"]
    assert t.options(0) == ["draw"]


@rule("PR-44", "PR-46")
@pytest.mark.parametrize(
    ("seats", "expedition", "crew", "points", "coins"),
    [
        (3, "expedition-2-captain", "captain.4 captain.4", 4, 2),
        (3, "expedition-2-priest", "priest.4 priest.4", 4, 2),
        (3, "expedition-2-settler", "settler.4 settler.4", 4, 2),
        (3, "expedition-2-captain-1-settler", "captain.4 captain.4 settler.4", 6, 3),
        (3, "expedition-2-priest-1-settler", "priest.4 priest.4 settler.4", 6, 3),
        (5, "expedition-captain-priest-settler", "captain.4 priest.4 settler.4", 5, 3),
    ],
)
def test_the_crew_asked_for_is_discarded_for_points_and_coins(seats: int, expedition: str, crew: str, points: int, coins: int) -> None:
    area = "" if seats == 5 else expedition
    t = table(seats, expeditions=area, display={0: f"{crew} sailor.3"}, coins=[0] * seats).play(0, f"claim {expedition}")
    assert t.display(0) == ["sailor.3", expedition]
    assert sorted(t.discard) == sorted(crew.split())
    assert t.points[0] == 1 + points
    assert t.coins[0] == coins
    (claimed,) = t.told(Claimed)
    assert (claimed.points, claimed.coins, len(claimed.given_cards)) == (points, coins, len(crew.split()))


@rule("PR-44")
@pytest.mark.parametrize("crew", ["", "priest.4", "jack.6", "captain.4 settler.4", "priest.4 captain.4", "priest.4 sailor.3 pirate.9"])
def test_without_the_persons_asked_for_there_is_no_claim(crew: str) -> None:
    t = table(expeditions="expedition-2-priest", display={0: crew})
    assert t.options(0) == ["draw"]
    assert t.refuses(0, TWO_PRIESTS)


@rule("PR-44")
def test_the_persons_of_others_do_not_help() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4", 1: "priest.4"})
    assert t.refuses(0, TWO_PRIESTS)


@rule("PR-44")
def test_no_more_persons_are_given_than_asked_for() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4 priest.4 captain.4"}).play(0, TWO_PRIESTS)
    assert t.display(0) == ["priest.4", "captain.4", "expedition-2-priest"]


@rule("PR-44", "PR-45")
def test_no_more_jacks_are_given_than_asked_for() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4 jack.6 jack.6"}).play(0, TWO_PRIESTS)
    assert t.asked == (0, "GivePersons")
    assert t.options(0) == ["give priest.4 priest.4", "give priest.4 jack.6", "give jack.6 jack.6"]
    assert t.refuses(0, "give priest.4 priest.4 jack.6")
    assert t.refuses(0, "give priest.4")


@rule("PR-45")
def test_a_jack_of_all_trades_stands_for_a_symbol() -> None:
    """An example of the rulebook."""
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 jack.6"}, coins=[0, 3, 3])
    pile = t.deck[:2]
    assert t.points[0] == 2
    t.play(0, TWO_PRIESTS)
    assert sorted(t.discard) == ["jack.6", "priest.4"]
    assert t.points[0] == 2 + 4 - 1 - 1
    assert t.fronts(0) == pile
    assert t.display(0) == ["expedition-2-priest"]


@rule("PR-45")
@pytest.mark.parametrize(
    ("expedition", "crew"),
    [
        ("expedition-2-captain", "jack.6 jack.6"),
        ("expedition-2-settler", "settler.4 jack.6"),
        ("expedition-2-captain-1-settler", "jack.6 jack.6 jack.6"),
        ("expedition-2-captain-1-settler", "captain.4 jack.6 jack.6"),
        ("expedition-2-captain-1-settler", "captain.4 captain.4 jack.6"),
        ("expedition-2-priest-1-settler", "settler.4 jack.6 jack.6"),
    ],
)
def test_several_jacks_stand_for_several_symbols(expedition: str, crew: str) -> None:
    t = table(expeditions=expedition, display={0: crew}).play(0, f"claim {expedition}")
    assert t.display(0) == [expedition]


@rule("PR-45")
def test_three_jacks_man_the_special_expedition() -> None:
    t = table(seats=5, display={0: "jack.6 jack.6 jack.6"}).play(0, "claim expedition-captain-priest-settler")
    assert t.display(0) == ["expedition-captain-priest-settler"]


@rule("PR-45")
@pytest.mark.parametrize("given", ["priest.4 priest.4", "priest.4 jack.6"])
def test_a_jack_may_go_although_the_matching_person_is_there(given: str) -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4 jack.6"}).play(0, TWO_PRIESTS)
    assert t.asked == (0, "GivePersons")
    assert t.options(0) == ["give priest.4 priest.4", "give priest.4 jack.6"]
    t.play(0, f"give {given}")
    assert sorted(t.discard) == sorted(given.split())
    assert t.asked == (0, "Discover")


@rule("PR-45", "PR-19")
def test_where_only_one_crew_fits_nobody_is_asked_which() -> None:
    t = table(expeditions="expedition-2-priest-1-settler", display={0: "priest.4 priest.4 captain.4 jack.6"})
    t.play(0, "claim expedition-2-priest-1-settler")
    assert t.asked == (0, "Discover")
    assert t.display(0) == ["captain.4", "expedition-2-priest-1-settler"]


@rule("PR-45")
def test_all_crews_of_the_special_expedition_are_offered_once() -> None:
    t = table(seats=5, display={0: "captain.4 captain.4 priest.4 settler.4 jack.6"}).play(0, "claim expedition-captain-priest-settler")
    assert sorted(t.options(0)) == [
        "give captain.4 priest.4 jack.6",
        "give settler.4 captain.4 jack.6",
        "give settler.4 captain.4 priest.4",
        "give settler.4 priest.4 jack.6",
    ]


@rule("PR-46")
def test_persons_given_are_gone_for_the_next_expedition() -> None:
    t = table(expeditions="expedition-2-priest expedition-2-priest-1-settler", display={0: "priest.4 priest.4 settler.4"})
    assert t.options(0) == ["draw", TWO_PRIESTS, "claim expedition-2-priest-1-settler"]
    t.play(0, TWO_PRIESTS)
    assert t.options(0) == ["draw"]
    assert t.points[0] == 4 + 1


@rule("PR-46")
def test_a_claimed_expedition_never_leaves_the_display() -> None:
    two_coins = "captain.4 captain.4"
    t = table(
        seats=2,
        deck=f"{two_coins} ship-blue.1.1 ship-blue.1.2 governor.8",
        expeditions="expedition-2-priest",
        display={0: "priest.4 priest.4", 1: "priest.4 priest.4"},
    ).play(0, TWO_PRIESTS, "draw", "draw")
    assert t.told(Busted)
    assert t.refuses(1, TWO_PRIESTS)
    t.play(1, "draw", "stop")
    assert t.display(0) == ["expedition-2-priest"]
    assert t.expeditions == []


@rule("PR-47")
def test_before_the_first_reveal_one_may_claim() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4"})
    assert t.options(0) == ["draw", TWO_PRIESTS]


@rule("PR-47")
def test_after_any_reveal_one_may_claim() -> None:
    t = table(deck="expedition-2-priest sailor.3 ship-blue.5.4 tax-points", display={0: "priest.4 priest.4"})
    for _ in range(4):
        t.play(0, "draw")
        assert t.options(0) == ["draw", "stop", TWO_PRIESTS]
    t.play(0, TWO_PRIESTS)
    assert t.options(0) == ["draw", "stop"]


@rule("PR-47", "PR-48")
def test_one_may_claim_before_between_and_after_the_cards_taken() -> None:
    t = table(
        harbor=f"{FOUR_COLOURS} sailor.3",
        expeditions="expedition-2-priest expedition-2-captain expedition-2-settler",
        display={0: "priest.4 priest.4 captain.4 captain.4 settler.4 settler.4"},
    )
    t.play(0, "stop")
    assert t.takes_left == 2
    t.play(0, TWO_PRIESTS)
    assert t.takes_left == 2
    t.play(0, "hire sailor.3", "claim expedition-2-captain")
    assert t.takes_left == 1
    t.play(0, "trade ship-red.1.1")
    assert t.options(0) == ["claim expedition-2-settler", "done"]
    t.play(0, "claim expedition-2-settler")
    assert t.asked == (1, "TakeCard")


@rule("PR-47", "PR-54")
def test_a_person_just_hired_may_be_sent_at_once() -> None:
    t = table(harbor="priest.4", expeditions="expedition-2-priest", display={0: "priest.4"}, coins=[4, 0, 0])
    t.play(0, "stop", "hire priest.4", TWO_PRIESTS)
    assert t.display(0) == ["expedition-2-priest"]
    assert t.coins[0] == 2


@rule("PR-47", "PR-53")
def test_the_coins_of_an_expedition_can_hire_right_away() -> None:
    t = table(harbor="sailor.3", expeditions="expedition-2-priest", display={0: "priest.4 priest.4"}, coins=[1, 0, 0]).play(0, "stop")
    assert t.refuses(0, "hire sailor.3")
    t.play(0, TWO_PRIESTS, "hire sailor.3")
    assert t.coins[0] == 0


@rule("PR-47")
def test_with_an_empty_harbor_the_active_player_may_still_claim() -> None:
    t = table(deck="expedition-2-priest", display={0: "priest.4 priest.4"}).play(0, "draw", "stop")
    assert t.asked == (0, "TradeAndHire")
    assert t.options(0) == [TWO_PRIESTS, "done"]


@rule("PR-49")
def test_no_claim_while_a_ship_waits_to_be_repelled() -> None:
    t = table(deck="ship-blue.1.1", expeditions="expedition-2-priest", display={0: "sailor.3 priest.4 priest.4"}).play(0, "draw")
    assert t.options(0) == ["repel", "admit"]
    assert t.refuses(0, TWO_PRIESTS)
    t.play(0, "repel")
    assert t.options(0) == ["draw", "stop", TWO_PRIESTS]


@rule("PR-50")
def test_after_a_bust_no_expedition_is_claimed() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-blue.1.2", expeditions="expedition-2-priest", display={0: "priest.4 priest.4"})
    t.play(0, "draw")
    assert t.told(Busted)
    assert t.asked == (1, "Discover")
    assert t.refuses(0, TWO_PRIESTS)


@rule("PR-50")
def test_with_the_option_the_active_player_may_claim_after_a_bust() -> None:
    t = table(
        deck="ship-blue.1.1",
        harbor="ship-blue.1.2 captain.4",
        expeditions="expedition-2-priest expedition-2-settler",
        display={0: "priest.4 priest.4 settler.4 settler.4 jester.5", 1: "priest.4 priest.4"},
        coins=[0, 0, 0],
        claim_after_bust=True,
    ).play(0, "draw")
    assert t.asked == (0, "AfterBust")
    assert t.options(0) == [TWO_PRIESTS, "claim expedition-2-settler", "done"]
    assert t.harbor == []
    assert t.told(JestersPaid) == [JestersPaid(0, 1)]
    t.play(0, TWO_PRIESTS)
    assert t.options(0) == ["claim expedition-2-settler", "done"]
    t.play(0, "done")
    assert t.asked == (1, "Discover")
    assert t.display(0) == ["settler.4", "settler.4", "jester.5", "expedition-2-priest"]
    assert t.coins[0] == 1 + 2


@rule("PR-50", "PR-19")
def test_with_the_option_who_has_nothing_to_claim_after_a_bust_is_not_asked() -> None:
    t = table(deck="ship-blue.1.1", harbor="ship-blue.1.2", expeditions="expedition-2-priest", claim_after_bust=True).play(0, "draw")
    assert t.asked == (1, "Discover")


@rule("PR-50", "PR-62")
def test_a_claim_after_a_bust_may_bring_the_last_round() -> None:
    t = table(
        deck="ship-blue.1.1",
        harbor="ship-blue.1.2",
        expeditions="expedition-2-priest",
        display={0: "priest.4 priest.4 mademoiselle.9 mademoiselle.9 admiral.9"},
        claim_after_bust=True,
    ).play(0, "draw")
    assert t.points[0] == 11
    t.play(0, TWO_PRIESTS)
    assert t.told(EndTriggered) == [EndTriggered(0, 13)]
