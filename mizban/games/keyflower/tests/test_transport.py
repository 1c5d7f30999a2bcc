"""Chapter "Transport and upgrading"."""

from __future__ import annotations

import pytest

from mizban.games.keyflower.tests.kit import KeyflowerTable, V, table
from mizban.games.keyflower.tiles import COLOURS, FACTS, NONE
from mizban.testing import rule

# Steps and upgrades of both faces.
CARTS = [
    *[(f"home_{n}", face, face + 1, 1) for n in (1, 2) for face in (0, 1)],
    ("stable", 0, 2, 1),
    ("stable", 1, 4, 2),
    ("farrier", 0, 3, 1),
    ("farrier", 1, 5, 2),
    ("wainwright", 0, 4, 2),
    ("wainwright", 1, 6, 2),
]
# What an upgrade takes.
COSTS = [
    *[(f"home_{n}", "1 stone 1 wood", "") for n in (1, 4)],
    *[(f"home_{n}", "1 iron 1 stone", "") for n in (2, 5)],
    *[(f"home_{n}", "1 iron 1 wood", "") for n in (3, 6)],
    ("alehouse", "1 iron 1 stone 1 wood", ""),
    ("apprentice_hall", "1 stone 1 wood", ""),
    ("gold_mine", "1 iron 1 stone", ""),
    ("key_mine", "", "anvil"),
    ("keystone_quarry", "", "pickaxe"),
    ("keywood", "", "saw"),
    ("miner", "", "anvil"),
    ("peddler", "1 gold", ""),
    ("quarryman", "", "pickaxe"),
    ("stable", "1 iron 1 wood", ""),
    ("woodcutter", "", "saw"),
    ("workshop", "2 stone", ""),
    ("brewer", "1 iron 1 stone", ""),
    ("carpenter", "3 wood", ""),
    ("farrier", "1 wood 1 iron", ""),
    ("hiring_fair", "1 iron 1 wood", ""),
    ("mason", "3 stone", ""),
    ("smelter", "3 iron", ""),
    ("store", "1 gold", ""),
    ("tavern", "1 iron 1 stone 1 wood", ""),
    ("barn", "", "any"),
    ("blacksmith", "", "anvil"),
    ("fair", "1 gold", ""),
    ("forge", "3 iron", ""),
    ("goldsmith", "2 gold", ""),
    ("inn", "1 stone", "any"),
    ("sawmill", "3 wood", ""),
    ("sculptor", "3 stone", ""),
    ("stone_yard", "", "pickaxe"),
    ("timber_yard", "", "saw"),
    ("wainwright", "2 wood", ""),
    ("well", "1 iron 1 stone 1 wood", ""),
]


def in_v(**more: object) -> KeyflowerTable:
    return table(2, villages={0: V}, **more)  # type: ignore[arg-type]


@rule("KF-42")
@pytest.mark.parametrize(("name", "face", "steps", "upgrades"), CARTS)
def test_what_a_tile_of_transport_gives(name: str, face: int, steps: int, upgrades: int) -> None:
    other = "" if name.startswith("home") else f"{name} 0 -1 0"
    t = table(
        2, villages={1: other} if other else {}, upgraded=name if face else "", resources={"home_1": "1 wood 1 stone", "home_2": "9 iron"}
    )
    t.use(0, name)
    if name == "home_1" and face:  # nothing can be carried in a village of one tile, and nothing is left to upgrade
        assert t.asked == (1, "Turn")
        return
    assert t.asked == (0, "Transport")
    assert t.ask(0).about == {"steps": steps, "upgrades": upgrades}
    assert t.options(0) == ["upgrade home_1", "done"]


@rule("KF-43")
def test_steps_may_be_split_over_resources_and_tiles() -> None:
    """An example of the rulebook."""
    t = in_v(upgraded="home_1", resources={"keywood": "2 wood"}).use(0, "home_1")
    t.play(0, "carry wood keywood home_1", "carry wood keywood home_1")
    assert t.on("home_1") == {"wood": 2} and t.asked == (1, "Turn")
    t = in_v(upgraded="home_1", resources={"keywood": "2 wood"}).use(0, "home_1")
    t.play(0, "carry wood keywood woodcutter")
    assert t.on("woodcutter") == {"wood": 1} and t.on("keywood") == {"wood": 1}


@rule("KF-43")
def test_fields_are_no_roads() -> None:
    t = in_v(resources={"keywood": "1 wood"}).use(0, "home_1")
    assert sorted(t.options(0)) == ["carry wood keywood alehouse", "carry wood keywood home_1", "done"]


@rule("KF-58")
def test_with_2a_cargo_crosses_fields_but_not_water() -> None:
    t = table(2, season="autumn", villages={0: V + ", summer_boat_2a 0 1 0"}, resources={"keywood": "1 wood", "summer_boat_2a": "1 iron"})
    t.use(0, "home_1")
    assert "carry wood keywood apprentice_hall" in t.options(0)
    assert "carry iron summer_boat_2a home_1" not in t.options(0)
    assert "carry iron summer_boat_2a woodcutter" in t.options(0)


@rule("KF-44", "KF-45", "KF-46")
def test_the_used_tile_itself_may_be_upgraded_and_the_figures_stay() -> None:
    t = in_v(resources={"home_1": "1 wood 1 gold", "keywood": "1 iron"}).use(0, "home_1")
    assert t.ask(0).about == {"steps": 1, "upgrades": 1}
    t.play(0, "upgrade home_1")
    assert t.upgraded("home_1") and t.on("home_1") == {}
    assert t.ask(0).about == {"steps": 1, "upgrades": 0}
    t.play(0, "done").play(1, "pass").use(0, "home_1", 2)
    assert t.ask(0).about == {"steps": 2, "upgrades": 1}
    assert t.points_of(0, "home_1") == 5


@rule("KF-44", "KF-60")
def test_nothing_but_gold_pays_for_gold_unless_3a_helps() -> None:
    for boat in ("summer_boat_3a", "summer_boat_3b"):
        t = table(2, season="autumn", villages={0: f"peddler 0 -1 0, {boat} 0 1 0"}, resources={"peddler": "1 iron"}).use(0, "home_1")
        assert ("upgrade peddler" in t.options(0)) == (boat == "summer_boat_3a")


@rule("KF-60")
def test_with_3a_any_resources_pay() -> None:
    t = table(2, season="autumn", villages={0: "forge 0 -1 0, summer_boat_3a 0 1 0"}, resources={"forge": "1 stone 1 wood 1 gold"})
    t.use(0, "home_1").play(0, "upgrade forge")
    assert t.upgraded("forge") and t.on("forge") == {}


@rule("KF-46")
def test_workers_stay_on_an_upgraded_tile_and_the_new_face_counts_at_once() -> None:
    t = table(2, villages={0: "stable 0 -1 0"}, resources={"stable": "1 wood 1 iron"}).use(0, "stable")
    t.play(0, "upgrade stable")
    assert t.standing("stable") == {"red": 1}
    t.play(1, "use stable")
    assert t.options(1) == ["send 2", "send 3", "send 4"]
    t.play(1, "send 2")
    assert t.s.last_use[t.number("stable")] == 2


@rule("KF-44", "KF-46")
def test_what_an_upgrade_does_not_need_stays() -> None:
    t = table(2, season="autumn", villages={0: "carpenter 0 -1 2"}, resources={"carpenter": "4 wood"}).use(0, "home_1")
    t.play(0, "upgrade carpenter")
    assert t.on("carpenter") == {"wood": 1} and t.points_of(0, "carpenter") == 7
    assert t.s.supply == [24, 24, 23, 48]


@rule("KF-44")
def test_an_upgrade_may_cost_a_resource_and_a_skill() -> None:
    t = table(2, season="autumn", villages={0: "inn 0 -1 0"}, resources={"inn": "1 stone"}, skills={0: "1 saw"}).use(0, "home_1")
    t.play(0, "upgrade inn")
    assert t.asked == (0, "PayUpgradeSkill") and t.options(0) == ["skill saw"]
    t.play(0, "skill saw")
    assert t.upgraded("inn") and t.on("inn") == {} and t.skills(0) == {}
    assert t.s.pile == [16, 16, 16]


@rule("KF-44")
def test_an_upgrade_without_its_resources_or_skill_is_denied_with_the_reason() -> None:
    t = table(2, villages={0: "keywood 0 -1 2, alehouse 1 -1 0"}, skills={0: "1 anvil"}, resources={"keywood": "1 wood"}).use(0, "home_1")
    assert {t.words(d.choice): d.reason for d in t.ask(0).denied} == {
        "upgrade home_1": "cost",
        "upgrade alehouse": "cost",
        "upgrade keywood": "no_skill",
    }


@rule("KF-44", "KF-7")
def test_where_several_payments_are_possible_the_owner_chooses() -> None:
    t = table(2, villages={0: "workshop 0 -1 0"}, resources={"workshop": "1 iron 1 wood 1 gold"}).use(0, "home_1")
    t.play(0, "upgrade workshop")
    assert t.asked == (0, "PayUpgrade")
    assert t.options(0) == ["spend 1 0 1 0", "spend 0 0 1 1", "spend 1 0 0 1"]
    t.play(0, "spend 0 0 1 1")
    assert t.on("workshop") == {"iron": 1}


@rule("KF-44", "KF-7")
def test_gold_replaces_what_is_missing_but_not_too_much() -> None:
    t = table(2, season="autumn", villages={0: "forge 0 -1 0"}, resources={"forge": "1 iron 2 gold 3 wood"}).use(0, "home_1")
    t.play(0, "upgrade forge")
    assert t.on("forge") == {"wood": 3}
    t = table(2, season="autumn", villages={0: "forge 0 -1 0"}, resources={"forge": "1 iron 1 gold 3 wood"}).use(0, "home_1")
    assert "upgrade forge" not in t.options(0)


@rule("KF-42", "KF-45")
def test_steps_and_upgrades_alternate_and_may_be_left() -> None:
    t = table(2, villages={0: V, 1: "stable 0 -1 0"}, resources={"keywood": "2 wood", "home_1": "1 stone"}).use(0, "stable")
    t.play(0, "carry wood keywood home_1", "upgrade home_1", "done")
    assert t.upgraded("home_1") and t.on("keywood") == {"wood": 1}


@rule("KF-42")
def test_another_players_cart_moves_ones_own_goods_only() -> None:
    t = table(2, villages={0: V}, resources={"keywood": "1 wood"})
    t.play(0, "pass").use(1, "home_1")
    assert t.asked == (0, "Turn")  # nothing lies in the village of seat 1


@rule("KF-59")
def test_2b_doubles_both_figures_everywhere() -> None:
    t = table(2, season="autumn", villages={0: "summer_boat_2b 0 1 0", 1: "wainwright 0 -1 1"}, resources={"home_1": "1 wood 1 stone"})
    t.use(0, "wainwright")
    assert t.ask(0).about == {"steps": 8, "upgrades": 4}


@rule("KF-41", "KF-44")
@pytest.mark.parametrize(("name", "cost", "skill"), COSTS)
def test_what_an_upgrade_costs(name: str, cost: str, skill: str) -> None:
    home = name.startswith("home")
    seat = int(name[-1]) - 1 if home else 0
    skills = {seat: f"1 {skill}"} if skill and skill != "any" else {seat: "1 saw"} if skill else None
    villages = None if home else {0: f"{name} 0 -1 0"}
    t = table(6, season="autumn", start=seat, villages=villages, resources={name: cost} if cost else None, skills=skills)
    before = t.s.supply[:], t.s.pile[:]
    t.use(seat, f"home_{seat + 1}").play(seat, f"upgrade {name}")
    if skill == "any":
        t.play(seat, "skill saw")
    assert t.upgraded(name)
    assert t.on(name) == {} and t.skills(seat) == {}
    assert sum(t.s.supply) == sum(before[0]) + sum(map(int, cost.split()[::2]))
    assert sum(t.s.pile) == sum(before[1]) + bool(skill)


@rule("KF-41")
def test_every_upgrade_is_tested() -> None:
    assert sorted(name for name, _, _ in COSTS) == sorted(facts.name for facts in FACTS if facts.upgradable)
    assert len(COLOURS) == 4
    for facts in FACTS:
        if not facts.upgradable:
            assert facts.cost == [0, 0, 0, 0] and facts.cost_any == 0 and facts.cost_skill == NONE


@rule("KF-43")
def test_a_long_way_takes_all_its_steps() -> None:
    t = in_v(upgraded="home_1", resources={"keywood": "2 wood"}).use(0, "home_1")
    t.play(0, "carry wood keywood woodcutter")
    assert t.asked == (1, "Turn")
    t = table(2, villages={0: V, 1: "stable 0 -1 0"}, upgraded="stable", resources={"keywood": "2 wood"}).use(0, "stable")
    t.play(0, "carry wood keywood woodcutter")
    assert t.ask(0).about == {"steps": 2, "upgrades": 2}


@rule("KF-58")
def test_with_2a_cargo_does_not_cross_water_that_meets_a_field() -> None:
    t = table(2, season="autumn", villages={0: V + ", summer_boat_2a 0 1 1"}, resources={"summer_boat_2a": "1 iron", "home_1": "1 iron"})
    t.use(0, "home_1")
    assert "carry iron summer_boat_2a home_1" not in t.options(0)
    assert "carry iron home_1 summer_boat_2a" not in t.options(0)


@rule("KF-6", "KF-44")
def test_whether_one_has_the_skill_for_an_upgrade_is_not_given_away() -> None:
    """Everybody sees that an upgrade might be paid; that the skill tile is of another kind only its owner knows."""
    t = table(2, villages={0: "keywood 0 -1 2"}, skills={0: "1 anvil"}).use(0, "home_1")
    assert t.asked == (0, "Transport") and t.options(0) == ["done"]
    t = table(2, villages={0: "keywood 0 -1 2"}).use(0, "home_1")
    assert t.asked == (1, "Turn")
