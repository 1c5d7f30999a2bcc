"""Chapter "Final scoring": the best allocation as players are shown it."""

from __future__ import annotations

from mizban.engine.chance import Quick
from mizban.engine.laws import Answers, moments
from mizban.games.keyflower import GAME
from mizban.games.keyflower.allocation import Gift, gifts
from mizban.games.keyflower.scoring import LOOSE_GOLD, fixed_points, sheet
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tests.kit import KeyflowerTable
from mizban.games.keyflower.tests.test_scoring import owning
from mizban.games.keyflower.tiles import ANY, FACTS, GOLD, NAMES, NONE
from mizban.testing import rule

GIVEN_WORKERS = ("apothecary", "craftsmans_guild", "key_market", "village_hall", "boat_white_wind")
GIVEN_SKILLS = ("key_guild", "scholar", "scribes")
GIVEN_RESOURCES = ("jeweller", "mercers_guild", "watermill", "windmill", "barn", "blacksmith", "stone_yard")


def worth(s: Keyflower, gift: Gift, wild: bool) -> int:
    """What is printed on the tile, for what it was given."""
    workers, skills, goods = gift.workers, gift.skills, gift.resources
    if gift.tile == LOOSE_GOLD:
        assert wild or goods[:GOLD] == [0, 0, 0]
        return sum(goods)
    facts = FACTS[gift.tile]
    if facts.keeps != NONE:
        fits = [facts.keeps in (ANY, kind) or kind == GOLD or wild for kind in range(4)]
        assert all(fits[kind] for kind in range(4) if goods[kind])
        return sum(goods) * facts.keep_points[s.upgraded[gift.tile]]
    name = facts.name
    if name == "craftsmans_guild":
        assert workers[0] == workers[1] == workers[2] and not workers[3]
        return 3 * workers[0]
    if name == "scribes":
        assert skills[0] == skills[1] == skills[2]
        return 10 * skills[0]
    if name in ("village_hall", "scholar"):
        some = workers if name == "village_hall" else skills
        assert max(some) == sum(some)
        return sum(some) * (1 if name == "village_hall" else 3)
    if name == "mercers_guild":
        sets, over = divmod(sum(goods), 3)
        assert not over and (wild or max(goods[:GOLD]) <= sets)
        return 5 * sets
    if name == "watermill":
        assert wild or max(goods) == sum(goods)
        return sum(goods)
    if name == "jeweller":
        assert wild or goods[:GOLD] == [0, 0, 0]
        return 2 * sum(goods)
    if name == "key_market":
        assert workers[:3] == [0, 0, 0]
        return 2 * workers[3]
    if name == "boat_white_wind":
        return sum(workers)
    fives = {"apothecary": (workers, 3), "key_guild": (skills, 10), "windmill": (goods, 5)}
    some, points = fives[name]
    assert sum(some) % 5 == 0
    return sum(some) // 5 * points


def agrees(s: Keyflower, seat: int) -> None:
    """Every tile's points come from what it was given, and nothing was given twice."""
    given = gifts(s, seat)
    points = [all_in - fixed for all_in, fixed in zip(sheet(s, seat), fixed_points(s, seat), strict=True)]
    wild = bool(s.players[seat].powers & 64)
    assert {gift.tile: worth(s, gift, wild) for gift in given} == {tile: n for tile, n in enumerate(points) if n}
    player = s.players[seat]
    goods = [sum(s.resources[tile * 4 + kind] for tile in player.village) for kind in range(4)]
    have = [*player.workers, *player.skills, *goods]
    used = [sum(numbers) for numbers in zip(*[[*gift.workers, *gift.skills, *gift.resources] for gift in given], strict=True)] or [0] * 11
    over = sum(max(0, there - mine) for there, mine in zip(used, have, strict=True))
    purples = sum(gift.purple for gift in given)
    assert over <= purples <= 1


@rule("KF-78")
def test_players_are_shown_what_was_given_to_which_tile() -> None:
    t = owning("craftsmans_guild village_hall", workers={0: "3 red 2 blue 2 yellow"})
    given = {gift.tile: gift.workers for gift in gifts(t.s, 0)}
    assert given == {NAMES["craftsmans_guild"]: [2, 2, 2, 0], NAMES["village_hall"]: [1, 0, 0, 0]}
    t = owning("mercers_guild windmill", resources={"home_1": "2 iron 1 stone 5 wood 2 gold"})
    given = {gift.tile: gift.resources for gift in gifts(t.s, 0)}
    assert given == {NAMES["mercers_guild"]: [1, 1, 1, 0], NAMES["windmill"]: [1, 0, 4, 0], LOOSE_GOLD: [0, 0, 0, 2]}


@rule("KF-78")
def test_points_and_gifts_agree_whatever_one_owns() -> None:
    luck = Quick(3)
    for n in range(150):
        names = [name for name in (*GIVEN_WORKERS, *GIVEN_SKILLS, *GIVEN_RESOURCES) if luck.below(2)]
        if n % 5 == 0:
            names.append("summer_boat_3b")
        yards = [name for name in names if name in ("barn", "blacksmith", "stone_yard")]
        resources = {name: amounts(luck, ("iron", "stone", "wood", "gold"), 3) for name in ("home_1", *yards)}
        t = owning(
            " ".join(names),
            upgraded=" ".join(yards) if luck.below(2) else "",
            workers={0: amounts(luck, ("red", "blue", "yellow", "green"), 7), 1: "1 red"},
            skills={0: amounts(luck, ("anvil", "pickaxe", "saw"), 5)},
            resources=resources,
            boat_3b_lets_any_resource_score_as_gold=bool(luck.below(2)),
        )
        agrees(t.s, 0)
        t.s.purple_winner = 0
        agrees(t.s, 0)


def amounts(luck: Quick, names: tuple[str, ...], most: int) -> str:
    return " ".join(f"{luck.below(most)} {name}" for name in names)


@rule("KF-77", "KF-78")
def test_the_purple_worker_is_shown_where_it_scores() -> None:
    for tiles, items, tile, kind in (
        ("scribes", {"skills": {0: "1 saw 1 anvil"}}, "scribes", "skills"),
        ("key_market", {}, "key_market", "workers"),
        ("blacksmith", {"upgraded": "blacksmith"}, "blacksmith", "resources"),
    ):
        t: KeyflowerTable = owning(tiles, **items)
        t.s.purple_winner = 0
        (gift,) = gifts(t.s, 0)
        assert gift.purple and gift.tile == NAMES[tile] and sum(getattr(gift, kind)) in (1, 3)
    t = owning("keythedral")
    t.s.purple_winner = 0
    (gift,) = gifts(t.s, 0)
    assert gift.tile == LOOSE_GOLD and gift.purple


@rule("KF-78")
def test_the_allocation_is_told_at_the_end_and_not_before() -> None:
    for match in moments(GAME, 3, 5, {}, Answers([], 5)):
        last = match
        if match.n % 25 == 0 and not match.state.ended:
            assert all(player.gifts == () for player in GAME.view(match.state, 0).players)
    v = GAME.view(last.state, None)
    for seat, player in enumerate(v.players):
        assert len(player.gifts) == len(gifts(last.state, seat))
        agrees(last.state, seat)
        assert [gift.card for gift in player.gifts if gift.card == NONE] == [NONE] * bool(player.gold_points)
