"""The computer opponent: it plays sensibly, and from nothing that it could not know."""

from __future__ import annotations

from mizban.engine.asking import asks, play
from mizban.engine.chance import Quick
from mizban.engine.laws import Answers
from mizban.games.san_juan import GAME
from mizban.games.san_juan.tests.kit import SanJuanTable, table


def liked(t: SanJuanTable, seat: int) -> list[str]:
    """The answers to the open question, the best one first."""
    s = GAME.imagine(t.view(seat), Quick(7))
    options = sorted(t.ask(seat).options, key=lambda option: GAME.prefers(s, seat, option), reverse=True)
    return [t.words(option) for option in options]


def answer(t: SanJuanTable, seat: int) -> str:
    """The best answer."""
    return liked(t, seat)[0]


def test_what_it_likes_does_not_depend_on_what_it_imagines() -> None:
    s, answers = GAME.deal(3, 5), Answers([], 5)
    for n in range(160):
        open_asks = asks(s)
        if not open_asks:
            break
        if n % 8 == 0:
            for ask in open_asks:
                imagined = [GAME.imagine(GAME.view(s, ask.seat), Quick(n + i)) for i in range(2)]
                first, second = ([GAME.prefers(state, ask.seat, option) for option in ask.options] for state in imagined)
                assert first == second, ask.prompt
        ask = open_asks[0]
        play(s, ask.seat, answers.to(ask))


def test_it_never_pays_with_the_card_it_wants_next() -> None:
    t = table(town={1: "indigo_plant"}, hand={1: "silver_smelter library well well smithy smithy tower"})
    t.choose(0, "builder").play(1, "build silver_smelter")
    assert liked(t, 1)[-1] == "pay library"


def test_it_takes_the_role_that_pays() -> None:
    town = {0: "silver_smelter coffee_roaster market_hall", 1: "indigo_plant"}
    assert answer(table(town=town, goods={0: "silver_smelter coffee_roaster"}), 0) == "choose 2"
    assert answer(table(town=town, hand={0: "library well well sugar_mill sugar_mill"}), 0) == "choose 0"


def test_it_builds_and_keeps_what_is_worth_most() -> None:
    t = table(hand={1: "library hero well well smithy smithy"})
    t.choose(0, "builder")
    assert answer(t, 1) == "build library"
    t = table(deck="archive archive archive crane crane library hut")
    t.choose(0, "councillor")
    assert answer(t, 1) == "keep library"


def worths(t: SanJuanTable) -> list[float]:
    return [GAME.prefers(GAME.imagine(t.view(0), Quick(7)), 0, option) for option in t.ask(0).options]


def test_its_bank_waits_for_the_end() -> None:
    many = "indigo_plant indigo_plant indigo_plant indigo_plant sugar_mill sugar_mill sugar_mill well smithy crane"
    early = table(town={0: "bank"}, hand={0: "hero well"}, round=2)
    late = table(town={0: "bank", 1: f"{many} tower"}, hand={0: "hero well"}, round=2)
    assert all(worth < 0 for worth in worths(early))
    assert all(worth > 0 for worth in worths(late))


def test_with_a_well_it_produces_all_that_it_may() -> None:
    t = table(town={0: "well indigo_plant silver_smelter coffee_roaster", 1: ""})
    t.choose(0, "producer")
    assert t.ask(0).some == (0, 2)
    assert all(worth > 0 for worth in worths(t))
    assert answer(t, 0) == "produce silver_smelter"
