"""Chapter "End of the game"."""

from __future__ import annotations

import pytest

from mizban.engine.laws import Answers, moments
from mizban.engine.protocol import NOBODY
from mizban.games.port_royal import GAME
from mizban.games.port_royal.events import Ended, EndTriggered, TurnBegan
from mizban.games.port_royal.tests.kit import PortRoyalTable, table
from mizban.testing import rule

ELEVEN = "mademoiselle.9 admiral.9 jester.9 jester.7"  # points, without an expedition
DULL = "governor.8"  # a card that nobody can pay


def turn(t: PortRoyalTable, seat: int) -> None:
    """A turn in which a card is revealed that nobody can pay."""
    assert t.asked == (seat, "Discover")
    t.play(seat, "draw", "stop")
    assert t.asked in [((seat + 1) % t.s.seats, "Discover"), (NOBODY, "")]


@rule("PR-62")
def test_whoever_reaches_12_points_brings_the_last_round() -> None:
    t = table(deck=f"sailor.3 {DULL} {DULL}", display={0: ELEVEN}, coins=[3, 0, 0])
    assert t.points[0] == 11
    t.play(0, "draw", "stop", "hire sailor.3")
    assert t.told(EndTriggered) == [EndTriggered(0, 12)]
    assert t.view.last_round
    turn(t, 1)
    turn(t, 2)
    assert t.ended
    assert t.told(Ended) == [Ended(dry=False)]


@rule("PR-62")
def test_11_points_bring_no_last_round() -> None:
    t = table(deck=f"sailor.3 {DULL} {DULL}", display={0: "mademoiselle.9 admiral.9 jester.9 jester.5"}, coins=[3, 0, 0])
    t.play(0, "draw", "stop", "hire sailor.3")
    assert t.points[0] == 11
    turn(t, 1)
    turn(t, 2)
    assert t.told(EndTriggered) == []
    assert t.asked == (0, "Discover")


@rule("PR-62")
def test_who_is_not_active_may_bring_the_last_round_too() -> None:
    t = table(seats=3, deck=f"sailor.3 {DULL} {DULL}", display={1: ELEVEN}, coins=[0, 4, 0])
    t.play(0, "draw", "stop").play(1, "hire sailor.3")
    assert t.told(EndTriggered) == [EndTriggered(1, 12)]
    turn(t, 1)
    turn(t, 2)
    assert t.ended


@rule("PR-62")
@pytest.mark.parametrize(("start", "active", "turns"), [(0, 0, [1, 2, 3]), (2, 3, [0, 1]), (2, 0, [1]), (1, 0, [])])
def test_the_round_ends_with_the_right_neighbour_of_the_start_player(start: int, active: int, turns: list[int]) -> None:
    coins = [3 if seat == active else 0 for seat in range(4)]
    t = table(4, start=start, active=active, deck=f"sailor.3 {DULL} {DULL} {DULL}", display={active: ELEVEN}, coins=coins)
    t.play(active, "draw", "stop", "hire sailor.3")
    for seat in turns:
        turn(t, seat)
    assert t.ended
    assert [began.seat for began in t.told(TurnBegan)] == turns


@rule("PR-62")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_have_been_active_equally_often(seats: int) -> None:
    *_, match = moments(GAME, seats, 19, {}, Answers([], 19))
    began = [event.seat for _, event in match.lines(None) if isinstance(event, TurnBegan)]
    assert began[0] == match.state.start_seat
    assert {began.count(seat) for seat in range(seats)} == {len(began) // seats}


@rule("PR-62", "PR-11", "PR-46")
def test_points_of_expeditions_count_for_the_12() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "expedition-2-captain-1-settler priest.4 priest.4 sailor.3 sailor.3"})
    assert t.points[0] == 10
    t.play(0, "claim expedition-2-priest")
    assert t.told(EndTriggered) == [EndTriggered(0, 12)]


@rule("PR-62")
def test_the_last_round_is_announced_once() -> None:
    t = table(seats=2, deck="sailor.3 sailor.3", display={0: ELEVEN, 1: "mademoiselle.9 admiral.9 pirate.9 jester.7"}, coins=[3, 9])
    t.play(0, "draw", "draw", "stop", "hire sailor.3").play(1, "hire sailor.3")
    assert t.points == [12, 12]
    assert t.told(EndTriggered) == [EndTriggered(0, 12)]


@rule("PR-62", "PR-30")
def test_a_bust_of_the_last_player_ends_the_game_too() -> None:
    t = table(seats=2, deck="sailor.3 ship-blue.1.1 ship-blue.1.1", display={0: ELEVEN}, coins=[3, 0])
    t.play(0, "draw", "stop", "hire sailor.3").play(1, "draw", "draw")
    assert t.ended


@rule("PR-63")
def test_in_the_last_turn_of_the_round_the_others_still_have_their_chances() -> None:
    t = table(seats=3, active=2, harbor="sailor.3 sailor.3 ship-blue.1.1", display={2: ELEVEN}, coins=[4, 0, 3])
    t.play(2, "stop", "hire sailor.3")
    assert t.told(EndTriggered) == [EndTriggered(2, 12)]
    assert t.asked == (0, "TakeCard")
    t.play(0, "hire sailor.3")
    assert t.asked == (1, "TakeCard")
    t.play(1, "trade ship-blue.1.1")
    assert t.ended
    assert t.points == [1, 0, 12]


@rule("PR-63")
def test_in_the_last_turn_of_the_round_the_active_player_goes_on_after_a_claim() -> None:
    two_coins = "settler.4 settler.4"
    t = table(
        seats=2,
        active=1,
        deck=f"{two_coins} sailor.3 ship-blue.1.1",
        expeditions="expedition-2-priest",
        display={1: "mademoiselle.9 admiral.9 jester.9 priest.4 jack.6"},
        coins=[0, 0],
    ).play(1, "claim expedition-2-priest")
    assert t.told(EndTriggered) == [EndTriggered(1, 13)]
    t.play(1, "draw", "draw", "stop", "trade ship-blue.1.1")
    assert t.ended
    assert t.coins[1] == 2 + 1


@rule("PR-62")
def test_after_the_end_nobody_is_asked_and_nothing_is_answered() -> None:
    t = table(seats=2, active=1, deck=DULL, display={0: f"{ELEVEN} sailor.3"})
    turn(t, 1)
    assert t.ended
    assert t.view.ended
    assert t.options(0) == t.options(1) == []
    assert t.refuses(0, "draw")


# ---- who wins -------------------------------------------------------------------------------------------------

THIRTEEN = {0: "mademoiselle.9 mademoiselle.9 admiral.9 admiral.7 admiral.7", 1: "jester.9 jester.7 jester.7 jester.7 pirate.9 sailor.3"}


@rule("PR-64")
def test_most_points_win() -> None:
    fourteen = "expedition-2-priest-1-settler expedition-2-priest expedition-2-captain"
    t = table(seats=3, active=2, deck=DULL, display={**THIRTEEN, 2: fourteen}, coins=[6, 8, 0])
    turn(t, 2)
    assert t.ended
    assert t.points == [13, 13, 14]
    assert t.winners == [2]


@rule("PR-64")
@pytest.mark.parametrize(("coins", "winners"), [([2, 5, 7], [1]), ([5, 2, 7], [0]), ([4, 4, 7], [0, 1])])
def test_a_tie_is_broken_by_coins_or_the_victory_is_shared(coins: list[int], winners: list[int]) -> None:
    t = table(seats=3, active=2, deck=DULL, display=THIRTEEN, coins=coins)
    turn(t, 2)
    assert t.ended
    assert t.points == [13, 13, 0]
    assert t.winners == winners


@rule("PR-64", "PR-11")
def test_the_score_sheet_tells_persons_and_expeditions_and_coins_apart() -> None:
    t = table(seats=2, display={0: "expedition-2-priest sailor.7 governor.8"}, coins=[5, 7])
    first, second = GAME.scores(t.s)
    assert (first.total, first.parts, first.tie_break) == (7, (("persons", 3), ("expeditions", 4)), (("coins", 5),))
    assert (second.total, second.parts, second.tie_break) == (0, (("persons", 0), ("expeditions", 0)), (("coins", 7),))


# ---- the variant ----------------------------------------------------------------------------------------------


@rule("PR-65")
def test_in_the_variant_12_points_without_an_expedition_bring_no_last_round() -> None:
    t = table(seats=2, deck=f"sailor.3 {DULL}", display={0: ELEVEN}, coins=[3, 0], end_with_expedition=True)
    t.play(0, "draw", "stop", "hire sailor.3")
    assert t.points[0] == 12
    assert t.told(EndTriggered) == []
    turn(t, 1)
    assert t.asked == (0, "Discover")


@rule("PR-65")
def test_in_the_variant_an_expedition_without_12_points_brings_no_last_round() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4"}, end_with_expedition=True)
    t.play(0, "claim expedition-2-priest")
    assert t.told(EndTriggered) == []


@rule("PR-65")
@pytest.mark.parametrize(("variant", "winner"), [(True, 1), (False, 0)])
def test_in_the_variant_the_winner_has_an_expedition(variant: bool, winner: int) -> None:
    t = table(
        seats=2,
        active=1,
        harbor="sailor.3",
        display={0: "mademoiselle.9 mademoiselle.9 admiral.9 admiral.9 jester.7", 1: "expedition-2-priest jester.9 jester.7 pirate.7"},
        coins=[9, 3],
        end_with_expedition=variant,
    )
    assert t.view.last_round == (not variant), "14 points without an expedition are enough in the standard game only"
    t.play(1, "stop", "hire sailor.3")
    assert t.points == [14, 12]
    assert t.ended
    assert t.winners == [winner]


@rule("PR-65")
def test_in_the_variant_the_last_round_begins_with_the_expedition() -> None:
    t = table(expeditions="expedition-2-priest", display={0: f"{ELEVEN} priest.4 priest.4"}, end_with_expedition=True)
    assert t.points[0] == 13
    assert not t.view.last_round
    t.play(0, "claim expedition-2-priest")
    assert t.told(EndTriggered) == [EndTriggered(0, 15)]


@rule("PR-65", "PR-64")
@pytest.mark.parametrize(("coins", "winners"), [([6, 2, 5], [2]), ([6, 5, 5], [1, 2])])
def test_in_the_variant_ties_are_broken_as_always(coins: list[int], winners: list[int]) -> None:
    display = {
        0: "mademoiselle.9 mademoiselle.9 admiral.9 admiral.9 jester.7",
        1: "expedition-2-priest-1-settler expedition-2-priest pirate.7",
        2: "expedition-2-captain-1-settler expedition-2-captain sailor.5",
    }
    t = table(seats=3, active=2, deck=DULL, display=display, coins=coins, end_with_expedition=True)
    turn(t, 2)
    assert t.ended
    assert t.points == [14, 12, 12]
    assert t.winners == winners


@rule("PR-65", "PR-41")
def test_in_the_variant_all_are_in_the_running_when_the_cards_run_dry_before_any_expedition() -> None:
    t = table(seats=3, display={0: "sailor.3", 1: "sailor.7"}, coins=[0, 0, 0], rest=2, end_with_expedition=True)
    assert t.told(Ended) == [Ended(dry=True)]
    assert t.winners == [1]
