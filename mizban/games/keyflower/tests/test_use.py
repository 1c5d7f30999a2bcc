"""Chapter "Using a tile": every tile on both faces."""

from __future__ import annotations

import pytest

from mizban.games.keyflower.events import GreenTaken, SkillsDrawn, WorkersDrawn
from mizban.games.keyflower.tests.kit import KeyflowerTable, table
from mizban.games.keyflower.tiles import COLOURS, FACTS, TYPE, USE, WINTER
from mizban.testing import rule

# Tile, face, what it costs besides the workers, and what it brings, as it is printed.
USES = [
    ("alehouse", 0, "", "1 random"),
    ("alehouse", 1, "", "2 random"),
    ("apprentice_hall", 0, "", "1 skill"),
    ("apprentice_hall", 1, "", "2 skill"),
    ("gold_mine", 0, "", "1 gold"),
    ("gold_mine", 1, "", "2 gold"),
    ("key_mine", 0, "", "1 iron"),
    ("key_mine", 1, "", "3 iron"),
    ("keystone_quarry", 0, "", "1 stone"),
    ("keystone_quarry", 1, "", "3 stone"),
    ("keywood", 0, "", "1 wood"),
    ("keywood", 1, "", "3 wood"),
    ("miner", 0, "", "2 iron"),
    ("miner", 1, "", "1 iron 1 gold"),
    ("peddler", 0, "1 yellow", "1 green"),
    ("peddler", 1, "1 yellow", "2 green"),
    ("quarryman", 0, "", "2 stone"),
    ("quarryman", 1, "", "1 stone 1 gold"),
    ("woodcutter", 0, "", "2 wood"),
    ("woodcutter", 1, "", "1 wood 1 gold"),
    ("workshop", 1, "", "1 iron 1 stone 1 wood"),
    ("brewer", 0, "skill saw", "2 random"),
    ("brewer", 1, "skill saw", "3 random"),
    ("carpenter", 0, "1 saw", "3 wood"),
    ("carpenter", 1, "1 saw", "3 gold"),
    ("hiring_fair", 0, "skill anvil", "2 skill"),
    ("hiring_fair", 1, "skill anvil", "3 skill"),
    ("mason", 0, "1 pickaxe", "3 stone"),
    ("mason", 1, "1 pickaxe", "3 gold"),
    ("smelter", 0, "1 anvil", "3 iron"),
    ("smelter", 1, "1 anvil", "3 gold"),
    ("store", 0, "1 blue", "1 green"),
    ("store", 1, "1 blue", "2 green"),
    ("tavern", 0, "worker blue", "2 random"),
    ("tavern", 1, "worker blue", "3 random"),
    ("fair", 0, "1 red", "1 green"),
    ("fair", 1, "1 red", "2 green"),
    ("inn", 0, "", "1 random"),
    ("inn", 1, "", "3 random"),
]


def with_tile(name: str, face: int, **more: object) -> KeyflowerTable:
    """The tile lies in the village of seat 1, beside its home."""
    settings: dict[str, object] = {"workers": {0: "3 red 2 blue 2 yellow", 1: "3 red"}, "skills": {0: "1 saw 1 anvil 1 pickaxe"}}
    settings |= more
    upgraded = name if face else ""
    return table(2, season="autumn", villages={1: f"{name} 0 -1 0"}, upgraded=upgraded, **settings)  # type: ignore[arg-type]


@rule("KF-35", "KF-36", "KF-38", "KF-41")
@pytest.mark.parametrize(("name", "face", "price", "gain"), USES)
def test_what_a_face_costs_and_brings(name: str, face: int, price: str, gain: str) -> None:
    t = with_tile(name, face)
    before = t.s.players[0].workers[:], t.s.players[0].skills[:]
    t.play(0, f"use {name}")
    asked = price.split()[0] in ("skill", "worker") if price else False
    if asked:
        assert t.asked[1] == ("PaySkill" if price.startswith("skill") else "PayWorker")
        t.play(0, price)
        price = f"1 {price.split()[1]}"
    t.play(0, "colour red", "send 1")
    workers, skills = before
    workers[0] -= 1
    if price:
        paid = price.split()[1]
        if paid in COLOURS:
            workers[COLOURS.index(paid)] -= 1
        else:
            skills[("anvil", "pickaxe", "saw").index(paid)] -= 1
    words = gain.split()
    gains = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    workers[3] += gains.get("green", 0)
    drawn = sum(event.workers for event in t.told(WorkersDrawn))
    taught = sum(event.skills for event in t.told(SkillsDrawn))
    assert drawn == gains.pop("random", 0)
    assert taught == gains.pop("skill", 0)
    assert sum(event.workers for event in t.told(GreenTaken)) == gains.pop("green", 0)
    assert sum(t.s.players[0].workers) == sum(workers) + drawn
    assert sum(t.s.players[0].skills) == sum(skills) + taught
    assert t.on("home_1") == gains
    assert t.on(name) == {}
    assert t.standing(name) == {"red": 1}
    assert t.s.aside == [0, 0, 0, 0] and t.s.aside_skill == -1


@rule("KF-41")
def test_every_usable_face_is_tested() -> None:
    tested = {(name, face) for name, face, _, _ in USES} | {("workshop", 0)}
    carts = {"stable", "farrier", "wainwright", *[f"home_{n}" for n in range(1, 7)]}
    usable = {(FACTS[i // 2].name, i % 2) for i, use in enumerate(USE) if use is not None}
    assert usable == tested | {(name, face) for name in carts for face in (0, 1)}


@rule("KF-32")
def test_tiles_of_the_offer_of_others_and_of_ones_own_can_be_used() -> None:
    t = table(offer="gold_mine", villages={0: "keywood 0 -1 2", 1: "miner 0 -1 0"})
    assert {"use gold_mine", "use keywood", "use miner", "use home_1", "use home_2", "use home_3"} <= set(t.options(0))


@rule("KF-32", "KF-33")
def test_in_winter_the_offer_cannot_be_used() -> None:
    t = table(season="winter", offer="scholar", villages={1: "wainwright 0 -1 1"})
    assert "use scholar" not in t.options(0) and "bid scholar" in t.options(0)
    assert "use wainwright" in t.options(0)


@rule("KF-33")
def test_tiles_that_only_score_take_no_workers() -> None:
    for name in ("barn", "blacksmith", "stone_yard", "timber_yard", "forge", "goldsmith", "sawmill", "sculptor", "well"):
        for face in (0, 1):
            t = with_tile(name, face)
            assert t.refuses(0, f"use {name}")
    for name in ("summer_boat_1a", "summer_boat_4b"):
        assert with_tile(name, 0).refuses(0, f"use {name}")
    assert all(USE[2 * card] is None for card in range(len(FACTS)) if TYPE[card] == WINTER)


@rule("KF-34")
def test_each_use_needs_one_more_worker_than_the_last_and_six_fill_a_tile() -> None:
    t = table(2, offer="miner", workers={0: "9 red", 1: "9 red"})
    t.use(0, "miner", 1).use(1, "miner", 2).use(0, "miner", 3)
    assert t.standing("miner") == {"red": 6}
    assert "use miner" not in t.options(1)
    denied = {t.words(denied.choice): denied.reason for denied in t.ask(1).denied}
    assert denied["use miner"] == "full"


@rule("KF-34")
def test_more_workers_than_needed_close_a_tile_sooner() -> None:
    """An example of the rulebook."""
    t = table(2, offer="miner keywood", workers={0: "9 red", 1: "9 red"})
    t.use(0, "miner", 2).play(1, "use miner")
    assert t.options(1) == ["send 3", "send 4"]
    t.play(1, "send 3")
    assert "use miner" not in t.options(0)
    t.use(0, "keywood", 4)
    assert "use keywood" not in t.options(1)


@rule("KF-35", "KF-50")
def test_what_another_village_makes_goes_onto_the_own_home() -> None:
    t = table(2, villages={0: "keywood 0 -1 2"}, workers={0: "1 blue", 1: "1 red"})
    t.play(0, "pass").use(1, "keywood")
    assert t.on("home_2") == {"wood": 1}
    t.all_pass()
    assert t.workers(0) == {"blue": 1, "red": 1} and t.workers(1) == {}


@rule("KF-35")
def test_what_the_own_village_makes_stays_on_the_tile() -> None:
    t = table(2, villages={0: "keywood 0 -1 2"}, upgraded="keywood").use(0, "keywood")
    assert t.on("keywood") == {"wood": 3} and t.on("home_1") == {}


@rule("KF-35", "KF-48", "KF-49")
def test_workers_on_an_offered_tile_fall_to_its_winner_or_to_the_bag() -> None:
    for won in (True, False):
        t = table(2, offer="gold_mine", workers={0: "1 red", 1: "1 red"}).use(0, "gold_mine")
        assert t.on("home_1") == {"gold": 1}
        red = t.bag()["red"]
        if won:
            t.bid(1, "gold_mine", 1)
        t.all_pass()
        assert t.workers(1) == {"red": 1}
        assert t.bag()["red"] == red + 1
        assert t.workers(0) == {}


@rule("KF-37")
def test_a_bag_that_is_too_small_gives_what_it_has() -> None:
    t = with_tile("alehouse", 1, bag="1 blue")
    t.use(0, "alehouse")
    assert t.workers(0) == {"red": 2, "blue": 3, "yellow": 2} and t.s.bag_size == 0


@rule("KF-37", "KF-39")
def test_the_worker_paid_in_the_tavern_cannot_be_drawn() -> None:
    """It enters the bag after the draw."""
    t = with_tile("tavern", 0, bag="")
    t.play(0, "use tavern", "worker blue", "colour red", "send 1")
    assert t.told(WorkersDrawn) == []
    assert t.bag() == {"blue": 1}


@rule("KF-39")
def test_the_skill_paid_at_the_hiring_fair_cannot_be_drawn() -> None:
    """KF-R47"""
    t = with_tile("hiring_fair", 0, skills={0: "1 saw", 1: "16 anvil 16 pickaxe 14 saw"})
    t.play(0, "use hiring_fair", "skill saw", "colour red", "send 1")
    assert t.skills(0) == {"saw": 1} and t.s.pile == [0, 0, 1]


@rule("KF-37")
def test_green_workers_are_not_searched_for_in_the_bag() -> None:
    t = with_tile("fair", 1, green=1, bag="5 blue 3 green")
    t.use(0, "fair")
    assert t.workers(0) == {"red": 1, "blue": 2, "yellow": 2, "green": 1}
    assert t.bag() == {"red": 1, "blue": 5, "green": 3}


@rule("KF-38")
def test_without_its_price_a_tile_cannot_be_used() -> None:
    t = with_tile("mason", 0, skills={0: "3 saw"})
    assert t.refuses(0, "use mason")
    assert {t.words(denied.choice): denied.reason for denied in t.ask(0).denied} == {"use mason": "no_skill"}
    t = with_tile("store", 0, workers={0: "3 red"})
    assert t.refuses(0, "use store")
    assert {t.words(denied.choice): denied.reason for denied in t.ask(0).denied} == {"use store": "no_worker"}


@rule("KF-38")
def test_the_worker_paid_is_one_more_than_those_placed() -> None:
    assert with_tile("fair", 0, workers={0: "1 red"}).refuses(0, "use fair")
    assert with_tile("tavern", 0, workers={0: "1 red"}).refuses(0, "use tavern")
    t = with_tile("fair", 0, workers={0: "2 red"}).use(0, "fair")
    assert t.workers(0) == {"green": 1}
    t = with_tile("tavern", 0, workers={0: "2 red 1 blue"})
    t.use(0, "home_1", 1, "blue")
    t.play(0, "use tavern", "worker red", "colour red")
    assert t.options(0) == ["send 1"]


@rule("KF-38")
def test_the_worker_paid_comes_from_behind_the_screen() -> None:
    """A losing bid pays only by the other ruling (KF-R16), and then with the whole group."""
    for allowed in (False, True):
        t = table(2, offer="peddler miner", workers={0: "2 yellow 1 red", 1: "3 yellow"}, worker_costs_payable_from_losing_bids=allowed)
        t.bid(0, "miner", 2, "yellow").bid(1, "miner", 3)
        assert "use peddler" not in t.options(0)
        assert ("forfeit peddler miner" in t.options(0)) == allowed
    t.play(0, "forfeit peddler miner", "colour red", "send 1")
    assert t.workers(0) == {"green": 1} and t.beside("miner") == [0, 3]
    assert t.bag()["yellow"] == 37


@rule("KF-40")
def test_the_basic_workshop_makes_what_its_user_likes() -> None:
    t = with_tile("workshop", 0).use(0, "workshop")
    assert t.asked == (0, "ChooseResource")
    assert t.options(0) == ["take iron", "take stone", "take wood"]
    t.play(0, "take stone")
    assert t.on("home_1") == {"stone": 1}


@rule("KF-40", "KF-37")
def test_the_workshop_offers_only_what_is_in_stock() -> None:
    t = with_tile("workshop", 0, supply="2 stone 3 wood").use(0, "workshop")
    assert t.options(0) == ["take stone", "take wood"]
    t = with_tile("workshop", 0, supply="2 stone").use(0, "workshop")
    assert t.on("home_1") == {"stone": 1}
    t = with_tile("workshop", 0, supply="9 gold").use(0, "workshop")
    assert t.on("home_1") == {} and t.asked == (1, "Turn")


@rule("KF-40", "KF-37")
def test_the_upgraded_workshop_makes_one_of_each_that_is_in_stock() -> None:
    t = with_tile("workshop", 1, supply="2 iron 2 stone").use(0, "workshop")
    assert t.on("home_1") == {"iron": 1, "stone": 1}


@rule("KF-38")
def test_the_tavern_needs_a_worker_behind_the_screen() -> None:
    t = table(2, season="summer", offer="tavern carpenter", workers={0: "2 red", 1: "9 red"})
    t.bid(0, "carpenter", 2).bid(1, "carpenter", 3)
    assert "use tavern" not in t.options(0)


@rule("KF-38")
def test_a_group_that_pays_cannot_be_placed_as_well() -> None:
    t = table(2, offer="peddler miner", workers={0: "2 yellow", 1: "3 yellow"}, worker_costs_payable_from_losing_bids=True)
    t.bid(0, "miner", 2, "yellow").bid(1, "miner", 3)
    assert not any(words.startswith("forfeit") for words in t.options(0))
