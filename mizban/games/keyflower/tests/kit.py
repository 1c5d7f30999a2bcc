"""Lays out a table of Keyflower by the names of its tiles: `bid miner`, `colour red`, `carry wood keywood home_1`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from mizban.engine.cards import Card, Seat
from mizban.engine.chance import Quick
from mizban.engine.protocol import Choice, choice
from mizban.games.keyflower import GAME
from mizban.games.keyflower.options import Options
from mizban.games.keyflower.placing import powers_of
from mizban.games.keyflower.player import new_player
from mizban.games.keyflower.scoring import sheet
from mizban.games.keyflower.season import END_SEASON
from mizban.games.keyflower.setup import TURN_TILES
from mizban.games.keyflower.state import MOST_SEATS, Keyflower
from mizban.games.keyflower.tiles import (
    BOAT,
    COLOURS,
    FACTS,
    GREEN,
    KIND,
    NAMES,
    RESOURCES,
    REVERSE,
    SKILLS,
    SUMMER_BOAT,
    TILES,
    TURN_ORDER,
    WINTER,
    WORKERS_AT_START,
)
from mizban.games.keyflower.turn import Turn
from mizban.games.keyflower.views import KeyflowerView
from mizban.testing import Table

SEASONS = ("spring", "summer", "autumn", "winter")
# The village V of the examples: all roads meet at the home, two more lie on its rim.
V = "keywood 0 -1 2, alehouse 1 -1 0, apprentice_hall -1 0 2, woodcutter -1 1 1"
WORDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("colour", "worker", "add"), COLOURS),
    "skill": SKILLS,
    "take": RESOURCES,
}


def counts(text: str, names: Sequence[str]) -> list[int]:
    """Reads `3 red 2 blue`."""
    words = text.split()
    found = [0] * len(names)
    for number, name in zip(words[::2], words[1::2], strict=True):
        found[names.index(name)] += int(number)
    return found


class KeyflowerTable(Table[Keyflower, KeyflowerView]):
    def words(self, option: Choice) -> str:
        verb, on = option.verb, option.on
        if verb in WORDS:
            return f"{verb} {WORDS[verb][on[0]]}"
        if verb == "carry":
            return f"carry {RESOURCES[on[0]]} {FACTS[on[1]].name} {FACTS[on[2]].name}"
        if verb == "counter":
            return f"counter {FACTS[on[0]].name} {COLOURS[on[1]]}"
        if verb == "place":
            return " ".join(["place", FACTS[on[0]].name, *map(str, on[1:])])
        kinds = GAME.verbs[verb]
        return " ".join([verb, *[FACTS[n].name if kinds[0] == "card" else str(n) for n in on]])

    def choice(self, seat: Seat, words: str) -> Choice:
        verb, *names = words.split()
        return choice(verb, *[self.number(name) for name in names])

    def number(self, name: str) -> int:
        for names in (COLOURS, RESOURCES, SKILLS):
            if name in names:
                return names.index(name)
        return int(NAMES[name]) if name in NAMES else int(name)

    # ---- whole actions --------------------------------------------------------------------------------------------

    def bid(self, seat: Seat, tile: str, count: int, colour: str = "red") -> Self:
        return self._go(seat, f"bid {tile}", colour, count)

    def use(self, seat: Seat, tile: str, count: int = 1, colour: str = "red") -> Self:
        return self._go(seat, f"use {tile}", colour, count)

    def _go(self, seat: Seat, words: str, colour: str, count: int) -> Self:
        self.play(seat, words)
        if self.asked == (seat, "ChooseColour"):
            self.play(seat, f"colour {colour}")
        return self.play(seat, f"send {count}")

    def all_pass(self) -> Self:
        """Until the season's turns are over."""
        while self.asked[1] == "Turn":
            self.play(self.asked[0], "pass")
        return self

    def place_all(self) -> Self:
        while self.asked[1] == "PlaceTile":
            seat = self.asked[0]
            self.play(seat, self.options(seat)[0])
        return self

    # ---- what lies there --------------------------------------------------------------------------------------------

    def workers(self, seat: Seat) -> dict[str, int]:
        return {name: n for name, n in zip(COLOURS, self.s.players[seat].workers, strict=True) if n}

    def skills(self, seat: Seat) -> dict[str, int]:
        return {name: n for name, n in zip(SKILLS, self.s.players[seat].skills, strict=True) if n}

    def on(self, tile: str) -> dict[str, int]:
        """Resources on a tile."""
        at = NAMES[tile] * 4
        return {name: n for name, n in zip(RESOURCES, self.s.resources[at : at + 4], strict=True) if n}

    def standing(self, tile: str) -> dict[str, int]:
        """Workers on a tile."""
        at = NAMES[tile] * 4
        return {name: n for name, n in zip(COLOURS, self.s.on[at : at + 4], strict=True) if n}

    def beside(self, tile: str) -> list[int]:
        """Bids by seat."""
        at = NAMES[tile] * MOST_SEATS
        return self.s.bids[at : at + self.s.seats]

    def bag(self) -> dict[str, int]:
        return {name: n for name, n in zip(COLOURS, self.s.bag, strict=True) if n}

    def taken(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].taken)

    def village(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].village)

    def upgraded(self, tile: str) -> bool:
        return bool(self.s.upgraded[NAMES[tile]])

    def points(self, seat: Seat) -> int:
        return sum(sheet(self.s, seat))

    def points_of(self, seat: Seat, tile: str) -> int:
        return sheet(self.s, seat)[NAMES[tile]]


def table(
    seats: int = 3,
    *,
    season: str = "spring",
    offer: str = "",
    workers: Mapping[Seat, str] | None = None,
    skills: Mapping[Seat, str] | None = None,
    villages: Mapping[Seat, str] | None = None,
    taken: Mapping[Seat, str] | None = None,
    upgraded: str = "",
    resources: Mapping[str, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    loads: Mapping[str, str] | None = None,
    bag: str | None = None,
    green: int | None = None,
    supply: str | None = None,
    start: Seat = 0,
    todo: bool = True,
    seed: int = 1,
    **options: bool,
) -> KeyflowerTable:
    """A table in the start player's turn. Everybody has the home of the seat's number, and 4 workers of each colour unless told.

    What is left out of a bag or supply that is told lies on the home of the last seat, or with its player, so that nothing is lost.
    """
    s = Keyflower()
    s.lay_out(seats, TILES, Quick(seed))
    s.clear()
    s.options = Options(**options)
    s.season = SEASONS.index(season)
    s.start_seat = s.active = start
    s.players = [new_player() for _ in range(seats)]
    pool = [Card(card) for card in range(TILES)]

    def pick(name: str) -> Card:
        card = NAMES[name]
        pool.remove(card)
        s.show(card)
        return card

    for seat in range(seats):
        s.put(seat, pick(f"home_{seat + 1}"), 0, 0, 0)
    for seat, text in (villages or {}).items():
        for row in text.split(", "):
            name, q, r, turned = row.split()
            s.put(seat, pick(name), int(q), int(r), int(turned))
    for seat, text in (taken or {}).items():
        s.players[seat].taken = [pick(name) for name in text.split()]
    for player in s.players:
        player.powers = powers_of(player.village + player.taken)
    s.offer = [pick(name) for name in offer.split()]
    s.turn_tiles = [pick(FACTS[card].name) for card in KIND[TURN_ORDER][: TURN_TILES[seats]] if card in pool]
    s.boats = [pick(FACTS[card].name) for card in KIND[BOAT][:seats] if card in pool]
    lay_backs(s, pool)
    for name in upgraded.split():
        s.upgraded[NAMES[name]] = 1
    deal_hands(s, pool, hands or {})
    s.summer = [card for card in KIND[2] if card in pool]
    s.autumn = [card for card in KIND[3] if card in pool]
    s.box = [card for card in pool if card not in s.summer and card not in s.autumn]

    fill_stocks(s, workers or dict.fromkeys(range(seats), "4 red 4 blue 4 yellow"), skills or {}, bag, green)
    for name, text in (resources or {}).items():
        for kind, count in enumerate(counts(text, RESOURCES)):
            s.resources[NAMES[name] * 4 + kind] += count
            s.supply[kind] -= count
    if supply is not None:
        for kind, count in enumerate(counts(supply, RESOURCES)):
            s.resources[s.players[-1].home() * 4 + kind] += s.supply[kind] - count
            s.supply[kind] = count
    for name, text in (loads or {}).items():
        load(s, NAMES[name] - KIND[BOAT][0], text)
    if todo:
        s.todo = [END_SEASON, Turn(start)]
    return KeyflowerTable(GAME, s)


def lay_backs(s: Keyflower, pool: list[Card]) -> None:
    """Of every summer boat one face is in the game, the other is its back."""
    for i in range(4):
        front, back = Card(SUMMER_BOAT + i), Card(REVERSE + i)
        down = back if back in pool else front
        pool.remove(down)
        s.show(down)
        s.backs.append(down)


def deal_hands(s: Keyflower, pool: list[Card], hands: Mapping[Seat, str]) -> None:
    named = [NAMES[name] for text in hands.values() for name in text.split()]
    for seat in range(s.seats):
        free = [card for card in pool if FACTS[card].type == WINTER and card not in named]
        s.players[seat].hand = [NAMES[name] for name in hands[seat].split()] if seat in hands else free[:1]
        for card in s.players[seat].hand:
            pool.remove(card)
            s.look(seat, card)


def fill_stocks(s: Keyflower, workers: Mapping[Seat, str], skills: Mapping[Seat, str], bag: str | None, green: int | None) -> None:
    left = list(WORKERS_AT_START)
    for seat, text in workers.items():
        for colour, count in enumerate(counts(text, COLOURS)):
            s.players[seat].gain_workers(colour, count)
            left[colour] -= count
    for seat, text in skills.items():
        for skill, count in enumerate(counts(text, SKILLS)):
            s.players[seat].gain_skills(skill, count, True)
            s.pile[skill] -= count
    s.green = left[GREEN] if green is None else green
    in_bag = [*left[:GREEN], 0] if bag is None else counts(bag, COLOURS)
    for colour, count in enumerate(in_bag):
        s.into_bag(colour, count)
    left[GREEN] -= s.green
    for colour in range(4):
        if left[colour] > s.bag[colour]:
            s.players[-1].gain_workers(colour, left[colour] - s.bag[colour])


def load(s: Keyflower, boat: int, text: str) -> None:
    """Reads `2 red 1 saw`."""
    words = text.split()
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name in COLOURS:
            s.boat_workers[boat * 4 + COLOURS.index(name)] += int(number)
            s.bag[COLOURS.index(name)] -= int(number)
            s.bag_size -= int(number)
        else:
            s.boat_skills[boat * 3 + SKILLS.index(name)] += int(number)
            s.pile[SKILLS.index(name)] -= int(number)
