"""Chapter "Final scoring"."""

from __future__ import annotations

from itertools import product

import pytest

from mizban.engine.chance import Quick
from mizban.engine.protocol import advance
from mizban.games.keyflower import GAME
from mizban.games.keyflower.ending import LAST_FLIP
from mizban.games.keyflower.roads import longest_in, longest_loop, river_chain
from mizban.games.keyflower.scoring import LOOSE_GOLD, SHEET, best_skills, best_workers, sheet
from mizban.games.keyflower.tests.kit import KeyflowerTable, V, table
from mizban.games.keyflower.tiles import FACTS, NAMES, TILES
from mizban.testing import rule

NOBODY = {0: ""}


def owning(tiles: str, **more: object) -> KeyflowerTable:
    """Seat 0 owns these tiles, somewhere apart where they touch nothing."""
    rows = [f"{name} {3 * i + 5} 5 0" for i, name in enumerate(tiles.split())]
    settings: dict[str, object] = {"workers": NOBODY}
    settings |= more
    return table(2, season="winter", villages={0: ", ".join(rows)} if rows else {}, todo=False, **settings)  # type: ignore[arg-type]


@rule("KF-65")
def test_printed_points_of_the_face_that_is_up() -> None:
    printed = {"home_1": (0, 5), "alehouse": (0, 0), "stable": (0, 5), "keywood": (0, 3), "mason": (0, 7), "forge": (3, 10), "well": (3, 7)}
    printed |= {
        "goldsmith": (0, 7),
        "fair": (0, 5),
        "inn": (0, 0),
        "store": (0, 3),
        "tavern": (0, 0),
        "peddler": (0, 0),
        "hiring_fair": (0, 5),
    }
    for name, (basic, upgraded) in printed.items():
        assert FACTS[NAMES[name]].points == [basic, upgraded]
    tiles = " ".join(name for name in printed if name != "home_1")
    assert owning(tiles).points(0) == 6
    assert owning(tiles, upgraded=" ".join(printed)).points(0) == sum(upgraded for _, upgraded in printed.values())
    assert owning("keythedral").points(0) == 12


@rule("KF-66")
def test_a_turn_order_tile_scores_every_tile_it_touches() -> None:
    t = table(2, season="winter", villages={0: V + ", turn_order_1 -2 1 2"}, workers=NOBODY, todo=False)
    assert t.points_of(0, "turn_order_1") == 2
    t = table(2, season="winter", villages={0: V + ", turn_order_2 0 1 0, sawmill 1 0 0, well 1 1 0"}, workers=NOBODY, todo=False)
    assert t.points_of(0, "turn_order_2") == 4


@rule("KF-67", "KF-59")
def test_the_keyflower_boat_scores_the_transport_capacity() -> None:
    """2 steps of the upgraded home, 2 of the stable, 6 of the upgraded wainwright."""
    t = owning("boat_keyflower stable wainwright", upgraded="home_1 wainwright")
    assert t.points_of(0, "boat_keyflower") == 10
    t = owning("boat_keyflower stable wainwright summer_boat_2b", upgraded="home_1 wainwright")
    assert t.points_of(0, "boat_keyflower") == 20


@rule("KF-68")
def test_the_sea_bastion_scores_the_longest_closed_road() -> None:
    """In V two triangles meet at the home: one walk takes both, and passes the home twice."""
    t = table(2, season="winter", villages={0: V + ", boat_sea_bastion 0 1 0"}, workers=NOBODY, todo=False)
    assert longest_loop(t.s, 0) == 5 and t.points_of(0, "boat_sea_bastion") == 5
    t = table(2, season="winter", villages={0: "keywood 0 -1 2, apprentice_hall -1 0 2"}, workers=NOBODY, todo=False)
    assert longest_loop(t.s, 0) == 0
    t = table(2, season="winter", villages={0: "keywood 0 -1 2, alehouse 1 -1 0, summer_boat_2a 0 1 0"}, workers=NOBODY, todo=False)
    assert longest_loop(t.s, 0) == 3


@rule("KF-68")
def test_the_longest_loop_is_found_among_all_closed_walks() -> None:
    """Against trying every choice of connections, in random villages."""
    luck = Quick(5)
    tried = 0
    for seed in range(1, 60):
        s = GAME.deal(2, seed)
        while s.season < 2 and s.asked:
            advance(s, s.asked[luck.below(len(s.asked))])
        for seat in (0, 1):
            links = links_of(s.near, s.turned, [int(card) for card in s.players[seat].village])
            if len(links) <= 12:
                tried += 1
                assert longest_loop(s, seat) == by_trying(links)
    assert tried > 50


@rule("KF-68", "KF-58")
def test_a_road_that_ends_at_a_field_closes_no_loop_with_2a_either() -> None:
    village = "keywood 0 -1 2, apprentice_hall -1 0 1, summer_boat_2a 0 1 0"
    t = table(2, season="winter", villages={0: village}, workers=NOBODY, todo=False)
    assert longest_loop(t.s, 0) == 0


@rule("KF-68")
def test_two_loops_that_only_a_road_joins_are_not_one_walk() -> None:
    joined = [(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 6), (6, 7), (7, 4)]
    assert longest_in(joined) == 4
    assert longest_in([(1, 2), (2, 3), (3, 1), (3, 5), (5, 6), (6, 7), (7, 3)]) == 6


def links_of(near: list[int], turned: list[int], village: list[int]) -> list[tuple[int, int]]:
    links = []
    for tile in village:
        for side in range(3):
            other = near[tile * 6 + side]
            if other >= 0 and FACTS[tile].edges[(side - turned[tile]) % 6] == FACTS[other].edges[(side + 3 - turned[other]) % 6] == 1:
                links.append((tile, other))
    return links


def by_trying(links: list[tuple[int, int]]) -> int:
    best = 0
    for chosen in product([False, True], repeat=len(links)):
        some = [link for link, yes in zip(links, chosen, strict=True) if yes]
        ends = [tile for link in some for tile in link]
        if not some or any(ends.count(tile) % 2 for tile in set(ends)):
            continue
        reached = {some[0][0]}
        for _ in some:
            reached |= {tile for link in some if set(link) & reached for tile in link}
        if reached == set(ends):
            best = max(best, len(reached))
    return best


@rule("KF-69")
def test_the_sea_breese_scores_the_chain_of_boats() -> None:
    chain = "boat_sea_breese 0 1 0, summer_boat_1a 0 2 0"
    t = table(3, season="winter", villages={0: V + ", " + chain}, workers=NOBODY, todo=False)
    assert river_chain(t.s, 0) == 2 and t.points_of(0, "boat_sea_breese") == 4
    t = table(3, season="winter", villages={0: V + ", " + chain + ", summer_boat_3a 5 5 0"}, workers=NOBODY, todo=False)
    assert t.points_of(0, "boat_sea_breese") == 4
    five = ", ".join(f"summer_boat_{n}a 0 {n} 0" for n in (1, 2, 3, 4)) + ", boat_sea_breese 0 5 0"
    t = table(3, season="winter", villages={0: V + ", " + five}, workers=NOBODY, todo=False)
    assert t.points_of(0, "boat_sea_breese") == 32
    t = table(3, season="winter", villages={0: V + ", summer_boat_2a 0 1 1, boat_sea_breese 0 2 0"}, workers=NOBODY, todo=False)
    assert t.points_of(0, "boat_sea_breese") == 0


@rule("KF-70")
def test_the_flipper_turns_one_tile_for_nothing() -> None:
    """2 points of the boat, 10 of the sawmill."""
    t = table(4, season="winter", villages={0: "sawmill 0 -1 0, boat_flipper 0 1 0"}, workers=NOBODY, todo=False)
    t.s.todo = [LAST_FLIP]
    t = KeyflowerTable(GAME, t.s)
    assert t.asked == (0, "FlipTile") and t.options(0) == ["flip home_1", "flip sawmill", "done"]
    t.play(0, "flip sawmill")
    assert t.ended and t.points(0) == 12


@rule("KF-70")
def test_the_flipper_may_be_left_unused() -> None:
    t = table(4, season="winter", villages={0: "sawmill 0 -1 0, boat_flipper 0 1 0"}, workers=NOBODY, todo=False)
    t.s.todo = [LAST_FLIP]
    t = KeyflowerTable(GAME, t.s).play(0, "done")
    assert t.ended and t.points(0) == 5


@rule("KF-71")
def test_ianvincible_and_white_wind() -> None:
    assert owning("boat_ianvincible").points(0) == 5
    assert owning("boat_white_wind", workers={0: "2 red 1 green"}).points(0) == 3


@rule("KF-72")
def test_barn_and_yards_score_what_lies_on_them() -> None:
    """Gold counts as what the tile asks for; the wood does not."""
    t = owning("blacksmith", upgraded="blacksmith", resources={"blacksmith": "2 iron 1 gold 1 wood"})
    assert t.points_of(0, "blacksmith") == 9
    for name, kind in (("blacksmith", "iron"), ("stone_yard", "stone"), ("timber_yard", "wood"), ("barn", "wood")):
        rate = 1 if name == "barn" else 2
        for face in (0, 1):
            t = owning(name, upgraded=name if face else "", resources={name: f"3 {kind}", "home_1": f"2 {kind}"})
            assert t.points(0) == 3 * (rate + face) and t.points_of(0, name) == 3 * (rate + face)


@rule("KF-72", "KF-78")
def test_what_lies_on_a_yard_may_be_taken_off_for_another_tile() -> None:
    t = owning("blacksmith mercers_guild", resources={"blacksmith": "1 iron", "home_1": "1 stone 1 wood"})
    assert t.points(0) == t.points_of(0, "mercers_guild") == 5
    t = owning("barn jeweller", resources={"barn": "1 gold"})
    assert t.points(0) == t.points_of(0, "jeweller") == 2


@rule("KF-73")
def test_tiles_that_score_workers() -> None:
    assert owning("apothecary", workers={0: "4 red 5 blue 2 green"}).points(0) == 6
    assert owning("craftsmans_guild", workers={0: "3 red 2 blue 2 yellow 4 green"}).points(0) == 6
    assert owning("key_market", workers={0: "3 red 2 green"}).points(0) == 4
    assert owning("village_hall", workers={0: "3 red 2 green"}).points(0) == 3


@rule("KF-73", "KF-78")
def test_workers_are_given_where_they_are_best() -> None:
    """No worker counts for two tiles."""
    t = owning("craftsmans_guild boat_white_wind", workers={0: "3 red 2 blue 2 yellow"})
    assert t.points(0) == 7
    assert owning("apothecary craftsmans_guild", workers={0: "2 red 2 blue 1 yellow"}).points(0) == 3
    assert owning("apothecary key_market", workers={0: "4 red 1 green"}).points(0) == 3
    assert owning("apothecary key_market", workers={0: "4 red 2 green"}).points(0) == 5


@rule("KF-74")
def test_tiles_that_score_skills() -> None:
    assert owning("key_guild", skills={0: "3 saw 2 anvil 1 pickaxe"}).points(0) == 10
    assert owning("key_guild", skills={0: "5 saw 4 anvil 2 pickaxe"}).points(0) == 20
    assert owning("scholar", skills={0: "3 saw 2 anvil 1 pickaxe"}).points(0) == 9
    assert owning("scribes", skills={0: "3 saw 2 anvil 1 pickaxe"}).points(0) == 10
    assert owning("scribes scholar key_guild", skills={0: "3 saw 2 anvil 1 pickaxe"}).points(0) == 16


@rule("KF-75", "KF-7")
def test_tiles_that_score_resources() -> None:
    """The second set of the mercer's guild has gold for stone and wood; seven wood can't be given to both mills."""
    t = owning("mercers_guild", resources={"home_1": "2 iron 1 stone 1 wood 2 gold"})
    assert t.points(0) == 10
    assert owning("windmill watermill", resources={"home_1": "7 wood"}).points(0) == 7
    assert owning("windmill", resources={"home_1": "4 wood 1 iron 2 stone"}).points(0) == 5
    assert owning("watermill", resources={"home_1": "4 wood 1 iron 2 gold"}).points(0) == 6
    assert owning("jeweller", resources={"home_1": "3 gold"}).points(0) == 6


@rule("KF-76")
def test_gold_scores_one_point_if_no_tile_takes_it() -> None:
    """An example of the rulebook."""
    t = owning("jeweller", resources={"home_1": "1 gold"})
    assert t.points(0) == 2 and sheet(t.s, 0)[LOOSE_GOLD] == 0
    t = owning("", resources={"home_1": "3 gold 5 iron"})
    assert t.points(0) == 3 and sheet(t.s, 0)[LOOSE_GOLD] == 3


@rule("KF-61")
def test_with_3b_any_resource_is_any_other() -> None:
    assert owning("summer_boat_3b mercers_guild", resources={"home_1": "3 iron"}).points(0) == 5
    assert owning("summer_boat_3b", resources={"home_1": "3 iron"}).points(0) == 3
    assert owning("summer_boat_3a", resources={"home_1": "3 iron"}).points(0) == 0
    assert owning("summer_boat_3b jeweller", resources={"home_1": "3 iron"}).points(0) == 6
    assert owning("summer_boat_3b stone_yard", resources={"stone_yard": "3 iron"}).points(0) == 6
    strict = {"boat_3b_lets_any_resource_score_as_gold": False}
    assert owning("summer_boat_3b", resources={"home_1": "3 iron"}, **strict).points(0) == 0
    assert owning("summer_boat_3b jeweller", resources={"home_1": "3 iron"}, **strict).points(0) == 6


@rule("KF-77")
@pytest.mark.parametrize(
    ("tiles", "items", "points"),
    [
        ("craftsmans_guild", {"workers": {0: "1 red 1 blue"}}, 3),
        ("key_market", {}, 2),
        ("scribes", {"skills": {0: "1 saw 1 anvil"}}, 10),
        ("mercers_guild", {"resources": {"home_1": "1 iron 1 wood"}}, 5),
        ("blacksmith", {"upgraded": "blacksmith"}, 3),
        ("", {}, 1),
    ],
)
def test_the_purple_worker_is_one_item_of_its_winners_choice(tiles: str, items: dict[str, object], points: int) -> None:
    t = owning(tiles, **items)
    t.s.purple_winner = 0
    assert t.points(0) == points
    t.s.purple_winner = 1
    assert t.points(0) == 0


@rule("KF-77")
def test_by_the_other_ruling_any_holder_uses_the_purple_worker() -> None:
    t = owning("", purple_worker_scores_only_if_its_tile_was_won_in_winter=False)
    t.s.ended = True
    assert [t.points(0), t.points(1)] == [1, 0]


@rule("KF-77", "KF-52")
@pytest.mark.parametrize(("only_winner", "points"), [(True, [0, 0]), (False, [0, 1])])
def test_the_purple_worker_that_nobody_bid_for_in_winter_scores_only_for_its_holder_by_the_other_ruling(
    only_winner: bool, points: list[int]
) -> None:
    """KF-R4"""
    workers = dict.fromkeys(range(2), "1 red")
    t = table(2, season="winter", workers=workers, purple_worker_scores_only_if_its_tile_was_won_in_winter=only_winner).all_pass()
    while not t.ended:
        t.play(t.asked[0], t.options(t.asked[0])[0])
    assert t.s.start_seat == 1, "it went to the left"
    assert [sheet(t.s, seat)[LOOSE_GOLD] for seat in range(2)] == points


@rule("KF-78")
def test_the_best_allocation_of_workers_and_skills_is_exact() -> None:
    """Against a search that gives every worker or skill tile anywhere."""
    luck = Quick(7)
    names = ["apothecary", "craftsmans_guild", "key_market", "village_hall", "boat_white_wind"]
    for _ in range(60):
        workers = [luck.below(4), luck.below(3), luck.below(3), luck.below(3)]
        owns = [False] * TILES
        mine = [name for name in names if luck.below(2)]
        for name in mine:
            owns[NAMES[name]] = True
        assert sum(best_workers(workers, owns)) == any_workers(workers, mine)
    names = ["key_guild", "scholar", "scribes"]
    for _ in range(60):
        skills = [luck.below(6), luck.below(5), luck.below(5)]
        owns = [False] * TILES
        mine = [name for name in names if luck.below(2)]
        for name in mine:
            owns[NAMES[name]] = True
        assert sum(best_skills(skills, owns)) == any_skills(skills, mine)
    assert len(best_skills([0, 0, 0], [True] * TILES)) == SHEET


def any_skills(skills: list[int], mine: list[str]) -> int:
    best = 0
    for sets, kind, taught, fives in product(range(5), range(3), range(6), range(4)):
        left = [skill - sets for skill in skills]
        left[kind] -= taught
        if min(left) < 0 or sum(left) < 5 * fives:
            continue
        best = max(best, 10 * sets * ("scribes" in mine) + 3 * taught * ("scholar" in mine) + 10 * fives * ("key_guild" in mine))
    return best


def any_workers(workers: list[int], mine: list[str]) -> int:
    ways = [("apothecary", n) for n in range(sum(workers) // 5 + 1)] if "apothecary" in mine else [("apothecary", 0)]
    best = 0
    for (_, fives), sets, market, hall in product(
        ways,
        range(4) if "craftsmans_guild" in mine else [0],
        range(4) if "key_market" in mine else [0],
        product(range(4), range(5)) if "village_hall" in mine else [(0, 0)],
    ):
        left = [workers[0] - sets, workers[1] - sets, workers[2] - sets, workers[3] - market]
        left[hall[0]] -= hall[1]
        rest = sum(left) - 5 * fives
        if min(left) >= 0 and rest >= 0:
            best = max(best, 3 * fives + 3 * sets + 2 * market + hall[1] + (rest if "boat_white_wind" in mine else 0))
    return best


@rule("KF-78")
def test_the_best_allocation_of_resources_is_exact() -> None:
    """Against giving every single resource to every tile."""
    luck = Quick(11)
    kinds = ("iron", "stone", "wood", "gold")
    for _ in range(40):
        mine = [name for name in ("jeweller", "mercers_guild", "watermill", "windmill", "barn", "blacksmith") if luck.below(2)]
        units = [
            (kinds[luck.below(4)], ("home_1", *[name for name in mine if name in ("barn", "blacksmith")])[luck.below(2) and -1])
            for _ in range(6)
        ]
        resources: dict[str, str] = {}
        for kind, place in units:
            resources[place] = resources.get(place, "") + f" 1 {kind}"
        t = owning(" ".join(mine), resources=resources)
        assert t.points(0) == any_resources(units, mine)


def any_resources(units: list[tuple[str, str]], mine: list[str]) -> int:
    best = 0
    for milled in ("iron", "stone", "wood"):
        for goes in product(("stays", "mill", "guild", "wind"), repeat=len(units)):
            points = 0
            guild = [kind for (kind, _), to in zip(units, goes, strict=True) if to == "guild"]
            wind = goes.count("wind")
            if (guild and "mercers_guild" not in mine) or (wind and "windmill" not in mine) or len(guild) % 3 or wind % 5:
                continue
            sets = len(guild) // 3
            if any(guild.count(kind) > sets for kind in ("iron", "stone", "wood")):
                continue
            points += 5 * sets + wind
            for (kind, place), to in zip(units, goes, strict=True):
                if to == "mill":
                    points += "watermill" in mine and kind in (milled, "gold")
                elif to == "stays":
                    alone = 0 if kind != "gold" else 2 if "jeweller" in mine else 1
                    keeps = 1 if place == "barn" else 2 if place == "blacksmith" and kind in ("iron", "gold") else 0
                    points += max(alone, keeps)
            best = max(best, points)
    return best


@rule("KF-79")
def test_most_points_win_and_equal_points_share_the_win() -> None:
    t = owning("forge")
    assert t.winners == [0]
    t = owning("")
    assert t.winners == [0, 1]
    score = GAME.scores(owning("forge turn_order_1", resources={"home_1": "2 gold"}).s)[0]
    assert score.total == 5 and dict(score.parts) == {"tiles": 3, "turn_order": 0, "boats": 0, "kept": 0, "winter": 0, "gold": 2}
