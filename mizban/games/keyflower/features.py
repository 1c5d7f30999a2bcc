"""What a value of Keyflower is learned from: a row of numbers for a seat, and how far the game has gone."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.games.keyflower.bot import gain_of_upgrade
from mizban.games.keyflower.player import Player
from mizban.games.keyflower.scoring import (
    APOTHECARY,
    CRAFTSMANS_GUILD,
    JEWELLER,
    KEY_GUILD,
    KEY_MARKET,
    MERCERS_GUILD,
    POINTS_OF_APOTHECARY,
    POINTS_OF_CRAFTSMEN,
    POINTS_OF_KEY_GUILD,
    POINTS_OF_KEY_MARKET,
    POINTS_OF_MERCERS,
    POINTS_OF_SCHOLAR,
    POINTS_OF_SCRIBES,
    POINTS_OF_WINDMILL,
    SCHOLAR,
    SCRIBES,
    SET_OF_RESOURCES,
    SET_OF_SKILLS,
    SET_OF_WORKERS,
    VILLAGE_HALL,
    WATERMILL,
    WINDMILL,
    neighbours,
    transport_capacity,
)
from mizban.games.keyflower.state import MOST_SEATS, Keyflower
from mizban.games.keyflower.tiles import ANY, FACTS, GOLD, GREEN, NONE, TILES, TURN_ORDER, TYPE, USE, WHITE_WIND, WINTER
from mizban.games.keyflower.transport import has_skill
from mizban.games.keyflower.turn import Turn

REST: Final = (
    *("points", "workers", "green", "fewest-of-a-colour", "most-of-a-colour", "colours"),
    *("returning", "returning-green", "bid", "outbid", "on-bids"),
    *("skills", "skill-sets", "skill-most", "iron", "stone", "wood", "gold", "resource-sets", "resources-all"),
    *("kept", "upgrades-paid", "upgrades-begun", "upgrades-open", "steps", "steps-and-resources", "tiles", "neighbours"),
    *("winter", "winter-led", "winter-hand", "winter-hand-best"),
    *("purple", "turn", "passed", "uses-open", "led"),
)
NAMES: Final = (
    *[f"has-{facts.name}" for facts in FACTS],
    *[f"upgraded-{facts.name}" for facts in FACTS],
    *[f"leads-{facts.name}" for facts in FACTS],
    *REST,
)
UPGRADED_AT: Final = TILES
LED_AT: Final = 2 * TILES
REST_AT: Final = 3 * TILES
WINTER_SEASON: Final = 3


def features(s: Keyflower, seat: Seat) -> list[float]:
    player = s.players[seat]
    row = [0.0] * len(NAMES)
    at = REST_AT
    stock = Stock(s, seat, player)
    for tile in player.taken:
        row[tile] = 1.0
        if TYPE[tile] == WINTER or tile == WHITE_WIND:
            row[at + 28] += winter_worth(tile, stock)
    for tile in player.village:
        row[tile] = 1.0
        facts = FACTS[tile]
        row[at] += facts.points[s.upgraded[tile]]
        if s.upgraded[tile]:
            row[UPGRADED_AT + tile] = 1.0
        elif facts.upgradable:
            add_upgrade(s, seat, tile, row, at + 21)
        if facts.keeps != NONE:
            kept = facts.keep_points[s.upgraded[tile]]
            for resource in range(4):
                if facts.keeps == ANY or resource == facts.keeps or resource == GOLD:
                    row[at + 20] += kept * s.resources[tile * 4 + resource]
        if TYPE[tile] == TURN_ORDER:
            row[at + 27] += neighbours(s, tile)
        elif TYPE[tile] == WINTER or tile == WHITE_WIND:
            row[at + 28] += winter_worth(tile, stock)
        if USE[2 * tile] is not None and not s.on_count[tile]:
            row[at + 35] += 1.0
    steps = transport_capacity(s, seat)
    row[at + 24] = float(steps)
    row[at + 25] = 0.1 * steps * stock.goods
    row[at + 26] = float(len(player.village) + len(player.taken))
    add_offer(s, seat, s.offer, stock, row)
    add_offer(s, seat, s.turn_tiles, stock, row)
    best = 0.0
    for tile in player.hand:
        worth = winter_worth(tile, stock)
        row[at + 30] += worth
        if worth > best:
            best = worth
    row[at + 31] = best
    add_stock(player, stock, row, at + 1)
    row[at + 32] = 1.0 if s.start_seat == seat else 0.0
    row[at + 33] = 1.0 if s.active == seat else 0.0
    row[at + 34] = 1.0 if s.passes and s.active != seat else 0.0
    return row


class Stock:
    """All that a seat has or gets back at the end of the season."""

    def __init__(self, s: Keyflower, seat: Seat, player: Player) -> None:
        self.workers = player.workers[:]
        self.returning = 0
        self.returning_green = 0
        self.skills = player.skills
        self.resources = [0, 0, 0, 0]
        for tile in player.village:
            for kind in range(4):
                self.resources[kind] += s.resources[tile * 4 + kind]
            if s.on_count[tile]:
                self.back(s, tile)
        for tile in s.offer:
            if s.leader[tile] == seat and s.on_count[tile]:
                self.back(s, tile)
        self.goods = self.resources[0] + self.resources[1] + self.resources[2] + self.resources[3]

    def back(self, s: Keyflower, tile: int) -> None:
        """The workers on a tile that is mine come behind my screen."""
        for colour in range(4):
            count = s.on[tile * 4 + colour]
            self.workers[colour] += count
            self.returning += count
        self.returning_green += s.on[tile * 4 + GREEN]


def add_stock(player: Player, stock: Stock, row: list[float], at: int) -> None:
    workers = stock.workers
    row[at] = float(player.worker_count())
    row[at + 1] = float(player.workers[GREEN])
    row[at + 2] = float(min(workers[0], workers[1], workers[2]))
    row[at + 3] = float(max(workers))
    row[at + 4] = float(len([1 for count in player.workers if count]))
    row[at + 5] = float(stock.returning)
    row[at + 6] = float(stock.returning_green)
    skills = stock.skills
    row[at + 10] = float(skills[0] + skills[1] + skills[2])
    row[at + 11] = float(min(skills))
    row[at + 12] = float(max(skills))
    for kind in range(4):
        row[at + 13 + kind] = float(stock.resources[kind])
    row[at + 17] = float(min(stock.resources[:GOLD]))
    row[at + 18] = float(stock.goods)


def add_upgrade(s: Keyflower, seat: Seat, tile: int, row: list[float], at: int) -> None:
    """What an upgrade would bring, by how much of its price lies there."""
    facts = FACTS[tile]
    gain = gain_of_upgrade(s, seat, tile)
    price = facts.cost_any + facts.cost[0] + facts.cost[1] + facts.cost[2] + facts.cost[3]
    there = 0
    if facts.cost_any:
        for kind in range(4):
            there += s.resources[tile * 4 + kind]
        there = min(there, facts.cost_any)
    else:
        for kind in range(4):
            there += min(facts.cost[kind], s.resources[tile * 4 + kind])
    skilled = has_skill(s, seat, facts.cost_skill)
    if there >= price and skilled:
        row[at] += gain
    elif price:
        row[at + 1] += gain * there / price * (1.0 if skilled else 0.5)
    row[at + 2] += gain if skilled else 0.5 * gain


def add_offer(s: Keyflower, seat: Seat, tiles: list[Card], stock: Stock, row: list[float]) -> None:
    """What is about to be won, and the workers that it costs."""
    at = REST_AT
    for tile in tiles:
        bid = s.bids[tile * MOST_SEATS + seat]
        if s.leader[tile] == seat:
            row[LED_AT + tile] = 1.0
            row[at + 8] += bid
            row[at + 10] += s.on_count[tile]
            row[at + 36] += 1.0
            if TYPE[tile] == WINTER:
                row[at + 29] += winter_worth(tile, stock)
        elif bid:
            row[at + 9] += bid


def winter_worth(tile: int, stock: Stock) -> float:
    """What a tile that counts at the end would count for all this, if nothing else took it."""
    workers, skills, resources = stock.workers, stock.skills, stock.resources
    gold = resources[GOLD]
    if tile == APOTHECARY:
        return float((workers[0] + workers[1] + workers[2] + workers[3]) // SET_OF_WORKERS * POINTS_OF_APOTHECARY)
    if tile == CRAFTSMANS_GUILD:
        return float(min(workers[0], workers[1], workers[2]) * POINTS_OF_CRAFTSMEN)
    if tile == KEY_MARKET:
        return float(workers[GREEN] * POINTS_OF_KEY_MARKET)
    if tile == VILLAGE_HALL:
        return float(max(workers))
    if tile == WHITE_WIND:
        return 0.7 * (workers[0] + workers[1] + workers[2] + workers[3])
    if tile == KEY_GUILD:
        return float((skills[0] + skills[1] + skills[2]) // SET_OF_SKILLS * POINTS_OF_KEY_GUILD)
    if tile == SCRIBES:
        return float(min(skills) * POINTS_OF_SCRIBES)
    if tile == SCHOLAR:
        return float(max(skills) * POINTS_OF_SCHOLAR)
    if tile == JEWELLER:
        return float(gold)
    if tile == WATERMILL:
        return float(max(resources[:GOLD]))
    if tile == MERCERS_GUILD:
        return float(min(resources[:GOLD]) * POINTS_OF_MERCERS)
    if tile == WINDMILL:
        return float(stock.goods // SET_OF_RESOURCES * POINTS_OF_WINDMILL) - 0.5 * gold
    return float(FACTS[tile].points[0])


def progress(s: Keyflower) -> float:
    """From 0 in spring to 1 at the end of winter; within a season by the workers that are still behind screens."""
    if s.season < 0:
        return 0.0
    behind = placed = 0
    for player in s.players:
        behind += player.worker_count()
        for tile in player.village:
            placed += s.on_count[tile]
    for tile in s.offer:
        placed += s.on_count[tile]
    for bid in s.bids:
        placed += bid
    return (s.season + placed / (placed + behind + 1.0)) / 4.0


def at_rest(s: Keyflower) -> bool:
    """Between turns."""
    return not s.todo or (not s.lanes and isinstance(s.todo[-1], Turn))
