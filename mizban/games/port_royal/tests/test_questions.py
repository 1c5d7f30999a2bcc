"""What a question tells beside its options: numbers for its words, what an option costs and brings, why something is not offered."""

from __future__ import annotations

from mizban.games.port_royal.tests.kit import FOUR_COLOURS, PortRoyalTable, table


def hint(t: PortRoyalTable, seat: int, words: str) -> dict[str, int]:
    ask = t.ask(seat)
    return dict(ask.hints[t.choice(seat, words)])


def test_discover_tells_the_cards_revealed_and_the_colours_risked() -> None:
    t = table(deck="ship-blue.1.1 sailor.3 ship-red.1.1")
    assert t.ask(0).about == {"revealed": 0, "colours": 0}
    t.play(0, "draw", "draw", "draw")
    assert t.ask(0).about == {"revealed": 3, "colours": 2}


def test_the_ship_that_waits_is_told_with_the_swords_and_whether_it_means_a_bust() -> None:
    for harbor, bust in [("ship-red.1.1", 0), ("ship-blue.1.2", 1)]:
        t = table(deck="ship-blue.1.1", harbor=harbor, display={0: "pirate.5"}).play(0, "draw")
        assert t.ask(0).about == {"card": t.s.pending, "swords": 2, "bust": bust}


def test_the_active_player_is_told_how_many_cards_and_why() -> None:
    t = table(harbor=FOUR_COLOURS, display={0: "governor.8"}).play(0, "stop")
    assert t.ask(0).about == {"left": 3, "takes": 3, "colours": 4, "governors": 1}
    t.play(0, "trade ship-blue.1.1")
    assert t.ask(0).about == {"left": 2, "takes": 3, "colours": 4, "governors": 1}


def test_the_others_are_told_how_many_cards_and_whom_they_pay() -> None:
    t = table(seats=2, active=1, harbor=FOUR_COLOURS, display={0: "governor.8"}).play(1, "stop", "done")
    assert t.ask(0).about == {"left": 2, "takes": 2, "active_seat": 1, "governors": 1}


def test_a_governor_just_hired_counts_in_what_may_be_taken() -> None:
    t = table(harbor="governor.8 ship-blue.1.1", coins=[8, 0, 0]).play(0, "stop", "hire governor.8")
    assert t.ask(0).about == {"left": 1, "takes": 2, "colours": 1, "governors": 1}


def test_an_option_tells_what_it_costs_and_brings() -> None:
    t = table(
        seats=2,
        harbor="ship-blue.2.2 captain.4",
        expeditions="expedition-2-priest",
        display={0: "trader-blue.3 priest.4 jack.6", 1: "mademoiselle.7"},
        coins=[9, 9],
    ).play(0, "stop")
    assert hint(t, 0, "trade ship-blue.2.2") == {"coins": 3, "bonus": 1, "fee": 0}
    assert hint(t, 0, "hire captain.4") == {"coins": 4, "price": 4, "fee": 0}
    assert hint(t, 0, "claim expedition-2-priest") == {"points": 2, "coins": 2}
    t.play(0, "done")
    assert hint(t, 1, "trade ship-blue.2.2") == {"coins": 1, "bonus": 0, "fee": 1}
    assert hint(t, 1, "hire captain.4") == {"coins": 4, "price": 3, "fee": 1}


def test_the_hint_of_a_claim_is_what_it_does() -> None:
    t = table(expeditions="expedition-2-priest-1-settler", display={0: "priest.4 jack.6 settler.4"}, coins=[0, 0, 0])
    promised, points = hint(t, 0, "claim expedition-2-priest-1-settler"), t.points[0]
    t.play(0, "claim expedition-2-priest-1-settler")
    assert promised == {"points": t.points[0] - points, "coins": t.coins[0]}


def test_a_person_too_dear_is_denied_with_the_coins_that_are_missing() -> None:
    t = table(seats=2, harbor="ship-blue.1.1 captain.4 governor.8", coins=[4, 4]).play(0, "stop")
    assert [(t.words(no.choice), no.reason, dict(no.params)) for no in t.ask(0).denied] == [("hire governor.8", "short", {"coins": 4})]
    t.play(0, "done")
    assert [(t.words(no.choice), no.reason, dict(no.params)) for no in t.ask(1).denied] == [
        ("hire captain.4", "short", {"coins": 1}),
        ("hire governor.8", "short", {"coins": 5}),
    ]


def test_which_persons_to_give_is_asked_about_the_expedition() -> None:
    t = table(expeditions="expedition-2-priest", display={0: "priest.4 priest.4 jack.6"})
    expedition = t.s.expeditions[0]
    t.play(0, "claim expedition-2-priest")
    assert t.ask(0).about == {"card": expedition}
