"""What the table shows beside the cards themselves."""

from __future__ import annotations

from mizban.games.lost_cities_rivals import GAME
from mizban.games.lost_cities_rivals.tests.kit import table
from mizban.testing import rule


@rule("LC-6", "LC-38")
def test_a_display_card_shows_whom_it_fits_and_what_it_would_bring_me() -> None:
    t = table(seats=3, display="red-8 red-wager blue-2", expeditions={0: "red-start red-4 red-5 red-6", 1: "red-9", 2: "blue-start"})
    assert [offer.fits for offer in GAME.view(t.s, 0).display] == [(0, 2), (2,), (0, 1, 2)]
    assert [offer.points for offer in GAME.view(t.s, 0).display] == [2 * 2 + 8, 0, 1]
    assert [offer.points for offer in GAME.view(t.s, 1).display] == [0, 0, 1]
    assert [offer.points for offer in GAME.view(t.s, 2).display] == [2, 0, 2]
    assert [offer.points for offer in t.view.display] == [0, 0, 0]
    assert [offer.times for offer in GAME.view(t.s, 0).display] == [0, 0, 0]
    assert [offer.times for offer in GAME.view(t.s, 2).display] == [0, 2, 0]


@rule("LC-6", "LC-45")
def test_the_view_says_what_all_that_fits_would_bring_me_together() -> None:
    t = table(seats=2, display="red-8 red-9 red-wager blue-2", expeditions={0: "red-start"})
    assert (GAME.view(t.s, 0).fitting, t.view.fitting) == (4, 0)
    assert GAME.view(t.s, 0).fit_points == 4 * 3 + 1
    assert GAME.view(t.s, 1).fit_points == 4 * 2 + 1
    assert t.view.fit_points == 0
    assert t.ask(0).about == {"offered": 4, "fitting": 4, "points": 13, "coins": 18}


@rule("LC-6", "LC-46", "LC-47")
def test_the_running_score_is_open_with_its_parts() -> None:
    t = table(seats=2, display="red-8", expeditions={0: "red-start red-2 red-2 red-3 red-4 blue-7"}, coins=[5, 31])
    seen = GAME.view(t.s, 1).players[0]
    red = seen.expeditions[4]
    assert (red.reached, red.footprints, red.times, red.bonus, red.points) == (4, 4, 2, 8, 16)
    assert [expedition.reached for expedition in seen.expeditions] == [0, 7, 0, 0, 4]
    assert [player.ahead for player in t.view.players] == [False, True], "31 coins are more"
    assert seen.points == 16 + 2 + 5 == t.points[0]


@rule("LC-6", "LC-24")
def test_the_auction_is_open() -> None:
    t = table(seats=3, display="red-8")
    t.play(0, "bid 2").play(1, "bid 5").play(2, "pass")
    assert [(player.bid, player.passed) for player in t.view.players] == [(2, False), (5, False), (0, True)]
    assert (t.view.bid, t.view.bidder, t.view.winner) == (5, 1, None)
    assert t.ask(0).about == {"offered": 1, "fitting": 1, "points": 2, "coins": 12, "bid": 5, "bidder_seat": 1}
    t.play(0, "pass")
    assert (t.view.bid, t.view.bidder, t.view.winner) == (5, 1, 1)
