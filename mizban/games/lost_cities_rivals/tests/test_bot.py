"""What a sensible player prefers, and that it pays."""

from __future__ import annotations

import pytest

from mizban.engine.cards import Seat
from mizban.engine.chance import Quick
from mizban.engine.liking import NEVER
from mizban.engine.protocol import Choice, advance, mover
from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.state import LostCities
from mizban.games.lost_cities_rivals.tests.kit import LostCitiesTable, table


def favourite(s: LostCities, seat: Seat, options: list[Choice]) -> Choice:
    """What the opponent would answer to one part of a question; `done` and whatever is not worth it are worth nothing."""
    liked = [(GAME.prefers(s, seat, option), -n) for n, option in enumerate(options)]
    return options[-max(liked)[1]]


def likes(t: LostCitiesTable) -> str:
    """What the seat that is asked prefers, from what it imagines."""
    seat, _ = t.asked
    s = GAME.imagine(GAME.view(t.s, seat), Quick(1))
    return t.words(favourite(s, seat, list(t.ask(seat).options)))


def taken(t: LostCitiesTable) -> set[str]:
    seat, _ = t.asked
    s = GAME.imagine(GAME.view(t.s, seat), Quick(1))
    return {t.words(option) for option in t.ask(seat).options if GAME.prefers(s, seat, option) > 0}


def test_a_display_that_is_good_for_me_alone_tempts_me_to_open() -> None:
    t = table(
        seats=3, display="red-6 red-7 blue-8", expeditions={0: "red-start red-wager blue-start", 1: "red-9 blue-10", 2: "red-10 blue-9"}
    )
    assert likes(t) == "bid 1"


def test_a_display_that_is_good_for_a_rival_alone_does_not() -> None:
    t = table(seats=2, display="red-6 red-7 blue-6", expeditions={0: "red-9 blue-9", 1: "red-start red-wager blue-start"})
    assert likes(t) == "reveal"


def test_bids_rise_by_one_and_end_where_the_display_is_not_worth_more() -> None:
    t = table(seats=2, display="red-3 blue-4", expeditions={0: "red-start"}, pile=4)
    t.play(0, "bid 1")
    while t.asked[1] == "RaiseOrPass":
        t.play(t.asked[0], likes(t))
    assert t.s.bid < 8


@pytest.mark.parametrize(("pile", "thought_of"), [(3, [4, 5]), (4, [4, 5, 9])])
def test_far_above_the_highest_bid_only_the_last_word_is_thought_of_and_only_late(pile: int, thought_of: list[int]) -> None:
    t = table(seats=2, display="red-6 blue-8", coins=[12, 9], active=1, pile=pile, left=10)
    t.play(1, "bid 3")
    s = GAME.imagine(GAME.view(t.s, 0), Quick(1))
    assert [option.on[0] for option in t.ask(0).options if option.verb == "bid" and GAME.prefers(s, 0, option) > NEVER] == thought_of


def test_for_nothing_of_use_nobody_pays() -> None:
    t = table(seats=2, display="red-3", expeditions={0: "red-3", 1: "red-9"}, pile=4)
    t.play(0, "bid 1")
    assert likes(t) == "pass"


def test_wagers_and_low_numbers_are_taken_while_a_ten_would_close_the_way() -> None:
    t = table(seats=2, display="red-wager red-2 red-10", expeditions={0: "red-start"}, pile=1, left=19, coins=[18, 0])
    t.play(0, "bid 1")
    assert taken(t) == {"take red-wager", "take red-2"}


def test_in_the_end_everything_is_taken() -> None:
    t = table(seats=2, display="red-2 red-10 blue-3", expeditions={0: "red-start"}, pile=4, left=1, coins=[18, 0])
    t.play(0, "bid 1")
    assert taken(t) == {"take red-2", "take red-10", "take blue-3"}


def test_the_card_a_rival_needs_most_goes_to_the_box() -> None:
    rival = "red-start red-wager red-2 red-3 red-4"
    t = table(seats=2, display="red-5 blue-6 white-3", expeditions={0: "red-7", 1: rival}, coins=[18, 0])
    t.play(0, "bid 1", "take")
    assert likes(t) == "remove red-5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_at_every_table(seats: int) -> None:
    """Here it looks at the table itself, for speed; it reads no hidden card."""
    games, won = 40, 0
    for n in range(games):
        me = n % seats
        s, luck = GAME.deal(seats, n + 1), Quick(n + 1)
        while s.asked:
            advance(s, favourite(s, me, s.asked) if mover(s) == me else s.asked[luck.below(len(s.asked))])
        won += [score.seat for score in GAME.scores(s) if score.won] == [me]
    assert won >= games * 95 // 100


def test_it_does_not_read_what_is_hidden() -> None:
    t = table(seats=2, display="red-wager red-2 red-10 blue-3", expeditions={0: "red-start", 1: "blue-4"})
    before = [GAME.prefers(t.s, 0, option) for option in t.ask(0).options]
    t.s.deck.reverse()
    assert [GAME.prefers(t.s, 0, option) for option in t.ask(0).options] == before
