"""What a sensible player of Keyflower knows; everything is weighed in points."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Seat
from mizban.engine.protocol import Choice
from mizban.games.keyflower.roads import longest_loop, river_chain
from mizban.games.keyflower.scoring import CHAIN_POINTS, best_resources, best_skills, best_workers, resources_of, transport_capacity
from mizban.games.keyflower.sending import SendWorkers
from mizban.games.keyflower.state import MOST_SEATS, Keyflower, boat_number
from mizban.games.keyflower.tiles import (
    ANY,
    BOAT_2B,
    EDGE,
    FACTS,
    FLIPPER,
    GOLD,
    GREEN,
    KEYFLOWER_BOAT,
    NONE,
    POWER,
    ROAD,
    SEA_BASTION,
    SEA_BREESE,
    SIDES,
    STEP_Q,
    STEP_R,
    TILES,
    TURN_ORDER,
    TYPE,
    USE,
    WATER,
    WHITE_WIND,
    WINTER,
    Use,
    is_ship,
)
from mizban.games.keyflower.transport import can_pay_resources, has_skill
from mizban.games.keyflower.workers import lowest_bid, lowest_use

WORKER: Final = [0.75, 0.7, 0.6, 0.25]  # what a worker is worth, by season
GREEN_WORKER: Final = 1.6  # a green one is worth so many times more
RESOURCE: Final = [0.7, 0.7, 0.7, 1.2]
SKILL_TILE: Final = 0.7
STEP: Final = 0.2
UPGRADE: Final = 0.8
USES_TO_COME: Final = [4.0, 2.6, 1.2, 0.0]  # of a tile won in this season
SUMMER_BOAT: Final = 3.0
BOAT_CHOICE: Final = 0.9  # what choosing a boat early is worth
TO_A_RIVAL: Final = 1.15  # workers left in another village help its owner
WINTER_SEASON: Final = 3
WINS_OF_100: Final = 95  # games of two against chance: so many at least, and a test holds it


def prefers(s: Keyflower, seat: Seat, choice: Choice) -> float:
    """How much this answer is worth to the seat."""
    verb = choice.verb
    on = choice.on
    if verb == "bid" or verb == "counter":
        return worth_bidding(s, seat, on[0])
    if verb == "use":
        return worth_using(s, seat, on[0])
    if verb == "forfeit":
        return worth_using(s, seat, on[0]) - s.bids[on[1] * MOST_SEATS + seat] * WORKER[s.season]
    if verb == "colour" or verb == "worker" or verb == "add":
        return plenty(s, seat, on[0])
    if verb == "send" or verb == "move":
        return worth_sending(s, seat, choice)
    if verb == "skill":
        return float(s.players[seat].skills[on[0]]) - 2.0 * wanted_skills(s, seat, on[0])
    if verb == "take":
        return wanted_resources(s, seat, on[0]) - 0.1 * owned_resources(s, seat, on[0])
    if verb == "carry":
        return worth_there(s, seat, on[2], on[0], 0) - worth_there(s, seat, on[1], on[0], 1) - 0.05
    if verb == "upgrade" or verb == "flip":
        return 5.0 + gain_of_upgrade(s, seat, on[0])
    if verb == "spend":
        return -float(on[GOLD])
    if verb == "board":
        return worth_of_boat(s, seat, on[0])
    if verb == "offer":
        return worth_of_winter_tile(s, seat, on[0]) - 4.0
    if verb == "place":
        return worth_of_place(s, seat, on[0], on[1], on[2], on[3])
    return 0.5 if verb == "done" and s.season < 0 else 0.0


# ---- bids -------------------------------------------------------------------------------------------------------


def worth_bidding(s: Keyflower, seat: Seat, tile: int) -> float:
    """What winning the tile is worth, less the workers that are lost with it."""
    if s.leader[tile] == seat:
        return -1.0
    cost = lowest_bid(s, seat, tile) + s.bids[tile * MOST_SEATS + seat]
    return worth_of_tile(s, seat, tile) - cost * WORKER[s.season] - 0.1 * cost


def worth_of_tile(s: Keyflower, seat: Seat, tile: int) -> float:
    facts = FACTS[tile]
    if facts.type == TURN_ORDER:
        if s.season == WINTER_SEASON:
            return 3.0 + BOAT_CHOICE
        return BOAT_CHOICE * (1.2 if tile == s.turn_tiles[-1] else 1.0)
    worth = s.on_count[tile] * WORKER[s.season]
    if POWER[tile]:
        return worth + (SUMMER_BOAT if POWER[tile] != BOAT_2B else SUMMER_BOAT + 1.0)
    if facts.type == WINTER:
        return worth + worth_of_winter_tile(s, seat, tile)
    worth += float(facts.points[0])
    if facts.upgradable:
        ease = 0.7 if facts.cost_skill == NONE or has_skill(s, seat, facts.cost_skill) else 0.35
        worth += ease * (facts.points[1] - facts.points[0])
    if facts.keeps != NONE:
        worth += 3.5 + 0.5 * float(count_kept(s, seat, facts.keeps))
    use = USE[2 * tile]
    if use is not None:
        worth += USES_TO_COME[s.season] * max(0.0, worth_of_use(s, seat, use)) * 0.8
    return worth


def count_kept(s: Keyflower, seat: Seat, kind: int) -> int:
    """Resources in the village that could be brought to such a tile."""
    count = 0
    for tile in s.players[seat].village:
        for resource in range(4):
            if kind == ANY or resource in (kind, GOLD):
                count += s.resources[tile * 4 + resource]
    return count


def worth_of_winter_tile(s: Keyflower, seat: Seat, tile: int) -> float:
    """What it would add to the points of what I have now."""
    player = s.players[seat]
    owns = [s.owner[other] == seat or other in player.taken for other in range(TILES)]
    for other in s.offer:
        if s.leader[other] == seat and other != tile:
            owns[other] = True
    owns[tile] = False
    before = sum(best_workers(player.workers, owns)) + sum(best_skills(player.skills, owns))
    before += sum(best_resources(s, seat, resources_of(s, seat), owns))
    owns[tile] = True
    after = sum(best_workers(player.workers, owns)) + sum(best_skills(player.skills, owns))
    after += sum(best_resources(s, seat, resources_of(s, seat), owns))
    return float(after - before + FACTS[tile].points[0])


# ---- uses -------------------------------------------------------------------------------------------------------


def worth_using(s: Keyflower, seat: Seat, tile: int) -> float:
    """What the use brings, less what the workers on the tile are worth to whoever gets them."""
    use = s.use_of(tile)
    assert use is not None
    count = lowest_use(s, tile)
    worker = WORKER[s.season]
    owner = s.owner[tile]
    if owner == seat:
        cost = 0.12 * count
    elif owner != NONE:
        cost = count * worker * TO_A_RIVAL
    elif s.leader[tile] == seat:
        cost = 0.3 * count * worker
    else:
        cost = count * worker
    return worth_of_use(s, seat, use) - cost


def worth_of_use(s: Keyflower, seat: Seat, use: Use) -> float:
    late = s.season == WINTER_SEASON
    worth = 0.0
    for resource in range(4):
        worth += min(use.resources[resource], s.supply[resource]) * RESOURCE[resource]
    if use.chooses:
        worth += RESOURCE[0]
    worker = WORKER[s.season]
    worth += min(use.workers, s.bag_size) * worker + min(use.green, s.green) * worker * GREEN_WORKER
    worth += use.skills * SKILL_TILE
    if use.pays_worker != NONE:
        worth -= worker
    if use.pays_skill != NONE:
        worth -= SKILL_TILE
    if use.transport:
        worth += worth_of_transport(s, seat, use)
    return worth * (0.7 if late and not use.transport else 1.0)


def worth_of_transport(s: Keyflower, seat: Seat, use: Use) -> float:
    """The best upgrades that can be paid at once, and a little for goods that are wanted elsewhere."""
    times = 2 if s.players[seat].powers & BOAT_2B else 1
    gains = []
    goods = 0
    for tile in s.players[seat].village:
        facts = FACTS[tile]
        if facts.upgradable and not s.upgraded[tile] and can_pay_resources(s, seat, tile, facts) and has_skill(s, seat, facts.cost_skill):
            gains.append(gain_of_upgrade(s, seat, tile))
        for resource in range(4):
            there = s.resources[tile * 4 + resource]
            if there and worth_there(s, seat, tile, resource, 1) < wanted_resources(s, seat, resource):
                goods += there
    gains.sort(reverse=True)
    return sum(gains[: use.upgrade * times]) + 0.45 * min(use.transport * times, 2 * goods)


def gain_of_upgrade(s: Keyflower, seat: Seat, tile: int) -> float:
    facts = FACTS[tile]
    gain = float(facts.points[1] - facts.points[0])
    if facts.keeps != NONE:
        for resource in range(4):
            if facts.keeps == ANY or resource in (facts.keeps, GOLD):
                gain += s.resources[tile * 4 + resource]
        gain += 1.0
    basic = USE[2 * tile]
    better = USE[2 * tile + 1]
    if basic is not None and better is not None and s.season < WINTER_SEASON:
        gain += 0.8 * (plain_worth(better) - plain_worth(basic))
    return gain


def plain_worth(use: Use) -> float:
    worth = sum([use.resources[resource] * RESOURCE[resource] for resource in range(4)])
    return worth + (use.workers + use.skills) * 0.7 + use.green + use.transport * STEP + use.upgrade * UPGRADE


def plenty(s: Keyflower, seat: Seat, colour: int) -> float:
    """Of which colour there are most; green ones are kept."""
    return s.players[seat].workers[colour] - (4.0 if colour == GREEN else 0.0)


def worth_sending(s: Keyflower, seat: Seat, choice: Choice) -> float:
    """No more than needed; losing groups first, where they are not too big."""
    phase = s.todo[-1]
    if not isinstance(phase, SendWorkers):
        return -1.0  # with 4b: single workers rather than a whole group
    low = phase.low(s)
    if choice.verb == "send":
        return -0.8 * float(choice.on[0] - max(low, 0))
    over = s.bids[choice.on[0] * MOST_SEATS + seat] - low
    return 0.5 if over <= 0 else 0.3 - 0.8 * over


# ---- resources and skills ------------------------------------------------------------------------------------------


def worth_there(s: Keyflower, seat: Seat, tile: int, resource: int, already: int) -> float:
    """What one such resource does on this tile, if `already` of them lie there."""
    facts = FACTS[tile]
    worth = 0.0
    if facts.keeps != NONE and (facts.keeps == ANY or resource in (facts.keeps, GOLD)):
        worth = float(facts.keep_points[s.upgraded[tile]])
        if resource == GOLD:
            worth -= 1.0
    if facts.upgradable and not s.upgraded[tile]:
        there = s.resources[tile * 4 + resource] - already
        wanted = facts.cost[resource] if resource < GOLD or facts.cost[GOLD] else 0
        total = facts.cost_any + facts.cost[0] + facts.cost[1] + facts.cost[2] + facts.cost[3]
        lying = sum(s.resources[tile * 4 : tile * 4 + 4]) - already
        if there < wanted or (facts.cost_any and lying < total):
            share = (gain_of_upgrade(s, seat, tile) + 0.5) / total
            worth = max(worth, share * (0.5 + 0.5 * (lying + 1) / total))
    return worth


def wanted_resources(s: Keyflower, seat: Seat, resource: int) -> float:
    best = 0.0
    for tile in s.players[seat].village:
        worth = worth_there(s, seat, tile, resource, 0)
        if worth > best:
            best = worth
    return best


def owned_resources(s: Keyflower, seat: Seat, resource: int) -> float:
    return float(sum([s.resources[tile * 4 + resource] for tile in s.players[seat].village]))


def wanted_skills(s: Keyflower, seat: Seat, skill: int) -> float:
    """How many upgrades need this skill."""
    village = s.players[seat].village
    return float(len([tile for tile in village if FACTS[tile].cost_skill == skill and not s.upgraded[tile]]))


# ---- boats and places ----------------------------------------------------------------------------------------------


def worth_of_boat(s: Keyflower, seat: Seat, boat: int) -> float:
    if s.season < WINTER_SEASON:
        number = boat_number(boat)
        workers = sum(s.boat_workers[number * 4 : number * 4 + 4])
        return workers * WORKER[s.season] + sum(s.boat_skills[number * 3 : number * 3 + 3]) * SKILL_TILE
    if boat == KEYFLOWER_BOAT:
        return float(transport_capacity(s, seat))
    if boat == SEA_BASTION:
        return float(longest_loop(s, seat))
    if boat == SEA_BREESE:
        ships = len([tile for tile in s.players[seat].taken if is_ship(tile)])
        return float(CHAIN_POINTS[min(5, river_chain(s, seat) + 1 + ships)])
    if boat == FLIPPER:
        village = s.players[seat].village
        gains = [gain_of_upgrade(s, seat, tile) for tile in village if FACTS[tile].upgradable and not s.upgraded[tile]]
        return 2.0 + max([0.0, *gains])
    if boat == WHITE_WIND:
        return 0.8 * s.players[seat].worker_count()
    return float(FACTS[boat].points[0])


def worth_of_place(s: Keyflower, seat: Seat, tile: int, q: int, r: int, turned: int) -> float:
    """Roads that meet, neighbours for turn-order tiles, boats on the river, and the river free of everything else."""
    player = s.players[seat]
    roads = 0
    touching = 0
    for other in player.village:
        for side in range(SIDES):
            if s.q[other] == q + STEP_Q[side] and s.r[other] == r + STEP_R[side]:
                touching += 1
                if EDGE[(tile * SIDES + turned) * SIDES + side] == ROAD:
                    roads += 1
    far = max(abs(q), abs(r), abs(q + r))
    worth = 1.0 * roads - 0.2 * far + 0.05 * touching
    if TYPE[tile] == TURN_ORDER:
        worth += touching
    home = int(player.home())
    for side in range(SIDES):
        if EDGE[home * SIDES * SIDES + side] == WATER and q * STEP_R[side] == r * STEP_Q[side] and q * STEP_Q[side] + r * STEP_R[side] > 0:
            river = EDGE[(tile * SIDES + turned) * SIDES + side] == WATER
            worth += 2.0 if river else -0.5
    return worth
