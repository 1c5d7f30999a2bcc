"""What lies on the table of Keyflower, and the small verbs of moving workers, skill tiles and resources."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import NO_CARDS, Card, Seat
from mizban.engine.chance import Chance
from mizban.games.keyflower.events import GreenTaken, Produced, SkillsDrawn, SkillsSeen, WorkersDrawn, WorkersSeen
from mizban.games.keyflower.land import Land
from mizban.games.keyflower.openings import NOWHERE, place_at, with_tile
from mizban.games.keyflower.options import Options
from mizban.games.keyflower.player import NO_NUMBERS, Player
from mizban.games.keyflower.redeal import Screens, redeal
from mizban.games.keyflower.tiles import (
    BOAT_4A,
    FIRST_BOAT,
    GREEN,
    NO_COLOUR,
    NONE,
    POWER,
    RESOURCES_AT_START,
    SKILLS_AT_START,
    TILES,
    TYPE,
    USE,
    WORKERS_AT_START,
    Use,
)

MOST_SEATS: Final = 6
MOST_BOATS: Final = 6


class Keyflower(Land):
    options: Options

    def __init__(self) -> None:
        super().__init__()
        # the season
        self.season = -1
        self.start_seat = 0  # holds the purple worker
        self.active = 0
        self.passes = 0  # in a row
        self.purple_winner = NONE  # who won the purple worker's tile in winter
        self.ended = False
        # places of tiles
        self.offer = NO_CARDS
        self.turn_tiles = NO_CARDS  # turn-order tiles that are bid for
        self.boats = NO_CARDS  # boats whose load, in winter whose tile, is still to be taken
        self.sailed = NO_CARDS  # boats that come again next season
        self.summer = NO_CARDS  # the stacks that wait, face down
        self.autumn = NO_CARDS
        self.box = NO_CARDS  # out of the game
        self.backs = NO_CARDS  # the faces that the summer boats lie on
        # stocks
        self.bag = NO_NUMBERS
        self.bag_size = 0
        self.green_in_bag = False  # a green worker has ever gone into the bag
        self.green = 0
        self.pile = NO_NUMBERS
        self.supply = NO_NUMBERS
        self.aside = NO_NUMBERS  # workers paid, while a tile is being used
        self.aside_skill = NONE
        self.boat_workers = NO_NUMBERS  # boat * 4 + colour
        self.boat_skills = NO_NUMBERS  # boat * 3 + skill
        # what is on and beside the tiles
        self.upgraded = NO_NUMBERS
        self.colour = NO_NUMBERS  # that binds all who come to this tile this season
        self.on = NO_NUMBERS  # workers on tiles: tile * 4 + colour
        self.on_count = NO_NUMBERS
        self.last_use = NO_NUMBERS  # workers of the last use this season
        self.bids = NO_NUMBERS  # tile * 6 + seat
        self.leader = NO_NUMBERS  # the seat with the highest bid
        self.outbid = NO_NUMBERS  # losing groups by seat
        self.lying = NO_NUMBERS  # the colour of a lying bid, or NO_COLOUR
        self.resources = NO_NUMBERS  # tile * 4 + resource

    def clear(self) -> None:
        """Empty lists for an empty table."""
        self.offer, self.turn_tiles, self.boats, self.sailed = [], [], [], []
        self.summer, self.autumn, self.box, self.backs = [], [], [], []
        self.bag = [0, 0, 0, 0]
        self.pile = list(SKILLS_AT_START)
        self.supply = list(RESOURCES_AT_START)
        self.aside = [0, 0, 0, 0]
        self.boat_workers = [0] * (MOST_BOATS * 4)
        self.boat_skills = [0] * (MOST_BOATS * 3)
        self.upgraded = [0] * TILES
        self.colour = [NO_COLOUR] * TILES
        self.on = [0] * (TILES * 4)
        self.on_count = [0] * TILES
        self.last_use = [0] * TILES
        self.bids = [0] * (TILES * MOST_SEATS)
        self.leader = [NONE] * TILES
        self.outbid = [0] * MOST_SEATS
        self.lying = [NO_COLOUR] * TILES
        self.resources = [0] * (TILES * 4)
        self.clear_land()

    def copy(self) -> Keyflower:
        twin = Keyflower()
        self.copy_into(twin)
        twin.season = self.season
        twin.start_seat = self.start_seat
        twin.active = self.active
        twin.passes = self.passes
        twin.purple_winner = self.purple_winner
        twin.ended = self.ended
        twin.offer = self.offer[:]
        twin.turn_tiles = self.turn_tiles[:]
        twin.boats = self.boats[:]
        twin.sailed = self.sailed[:]
        twin.summer = self.summer[:]
        twin.autumn = self.autumn[:]
        twin.box = self.box[:]
        twin.backs = self.backs[:]
        twin.bag = self.bag[:]
        twin.bag_size = self.bag_size
        twin.green_in_bag = self.green_in_bag
        twin.green = self.green
        twin.pile = self.pile[:]
        twin.supply = self.supply[:]
        twin.aside = self.aside[:]
        twin.aside_skill = self.aside_skill
        twin.boat_workers = self.boat_workers[:]
        twin.boat_skills = self.boat_skills[:]
        twin.upgraded = self.upgraded[:]
        twin.colour = self.colour[:]
        twin.on = self.on[:]
        twin.on_count = self.on_count[:]
        twin.last_use = self.last_use[:]
        twin.bids = self.bids[:]
        twin.leader = self.leader[:]
        twin.outbid = self.outbid[:]
        twin.lying = self.lying[:]
        twin.resources = self.resources[:]
        self.lend(twin)
        return twin

    def places(self) -> list[list[Card]]:
        mine = [place for player in self.players for place in (player.hand, player.taken, player.village)]
        return [self.offer, self.turn_tiles, self.boats, self.sailed, self.summer, self.autumn, self.box, self.backs, *mine]

    def back(self, card: Card) -> int:
        """The backs of tiles show what they are for."""
        return TYPE[card]

    # ---- bag, pile and supply -------------------------------------------------------------------------------------

    def into_bag(self, colour: int, count: int) -> None:
        if count:
            self.bag[colour] += count
            self.bag_size += count
            if colour == GREEN:
                self.green_in_bag = True

    def out_of_bag(self) -> int:
        """A worker drawn at random: its colour."""
        bag = self.bag
        n = self.chance.below(self.bag_size)
        colour = 0
        while n >= bag[colour]:
            n -= bag[colour]
            colour += 1
        bag[colour] -= 1
        self.bag_size -= 1
        self.fenced = True
        return colour

    def pile_size(self) -> int:
        return self.pile[0] + self.pile[1] + self.pile[2]

    def out_of_pile(self) -> int:
        """A skill tile drawn at random: the pile has no order."""
        pile = self.pile
        n = self.chance.below(self.pile_size())
        skill = 0
        while n >= pile[skill]:
            n -= pile[skill]
            skill += 1
        pile[skill] -= 1
        self.fenced = True
        return skill

    def draw_workers(self, seat: Seat, count: int) -> None:
        """From the bag behind the screen; as many as there are (KF-36)."""
        player = self.players[seat]
        before = player.workers[:]
        count = min(count, self.bag_size)
        for _ in range(count):
            colour = self.out_of_bag()
            player.draw_worker(colour, self.green_in_bag)
            self.saw(seat, colour)
        if self.heard is not None and count:
            new = [now - then for now, then in zip(player.workers, before, strict=True)]
            self.tell(WorkersDrawn, seat, count)
            self.whisper(seat, WorkersSeen, seat, new[0], new[1], new[2], new[3])

    def take_green(self, seat: Seat, count: int) -> None:
        """From the supply behind the screen; never from the bag (KF-37)."""
        count = min(count, self.green)
        if count:
            self.green -= count
            self.players[seat].gain_workers(GREEN, count)
            self.tell(GreenTaken, seat, count)

    def draw_skills(self, seat: Seat, count: int) -> None:
        player = self.players[seat]
        before = player.skills[:]
        count = min(count, self.pile_size())
        for _ in range(count):
            skill = self.out_of_pile()
            player.gain_skills(skill, 1, False)
            self.saw(seat, GREEN + 1 + skill)
        if self.heard is not None and count:
            new = [now - then for now, then in zip(player.skills, before, strict=True)]
            self.tell(SkillsDrawn, seat, count)
            self.whisper(seat, SkillsSeen, seat, new[0], new[1], new[2])

    def produce(self, seat: Seat, tile: Card, wanted: list[int]) -> None:
        """Resources of a used tile: onto it in the own village, else onto the own home (KF-35); as many as there are."""
        place = tile if self.owner[tile] == seat else self.players[seat].home()
        supply = self.supply
        made = [0, 0, 0, 0]
        for resource in range(4):
            count = wanted[resource]
            if count > supply[resource]:
                count = supply[resource]
            if count:
                supply[resource] -= count
                self.resources[place * 4 + resource] += count
                made[resource] = count
        if self.heard is not None:
            self.tell(Produced, seat, self.show(place), made[0], made[1], made[2], made[3])

    # ---- tiles ----------------------------------------------------------------------------------------------------

    def use_of(self, tile: int) -> Use | None:
        """What the face that is up offers to workers."""
        return USE[2 * tile + self.upgraded[tile]]

    # ---- workers beside and on tiles --------------------------------------------------------------------------------

    def bid_colour(self, tile: int, seat: Seat) -> int:
        """The colour of this seat's workers beside the tile."""
        if self.lying[tile] != NO_COLOUR and self.players[seat].powers & BOAT_4A:
            return self.lying[tile]
        return self.colour[tile]

    def losing(self, seat: Seat) -> list[int]:
        """The tiles beside which this seat is outbid: no other workers that are placed may move (KF-25)."""
        if not self.outbid[seat]:
            return NO_NUMBERS
        bids = self.bids
        found = []
        for tile in self.offer:
            if bids[tile * MOST_SEATS + seat] and self.leader[tile] != seat:
                found.append(int(tile))
        for tile in self.turn_tiles:
            if bids[tile * MOST_SEATS + seat] and self.leader[tile] != seat:
                found.append(int(tile))
        return found

    def clear_tile(self, tile: int) -> None:
        """No worker on or beside it, no colour: as at the start of a season."""
        self.colour[tile] = NO_COLOUR
        self.lying[tile] = NO_COLOUR
        self.leader[tile] = NONE
        self.on_count[tile] = 0
        self.last_use[tile] = 0
        for colour in range(4):
            self.on[tile * 4 + colour] = 0
        for seat in range(self.seats):
            self.bids[tile * MOST_SEATS + seat] = 0

    # ---- the laws ---------------------------------------------------------------------------------------------------

    def recount(self) -> list[str]:
        wrong = []
        workers, skills, resources = self.bag[:], self.pile[:], self.supply[:]
        workers[GREEN] += self.green
        if self.bag_size != sum(self.bag):
            wrong.append("size of the bag")
        if self.aside_skill != NONE:
            skills[self.aside_skill] += 1
        for boat in range(MOST_BOATS):
            for skill in range(3):
                skills[skill] += self.boat_skills[boat * 3 + skill]
        for player in self.players:
            for skill in range(3):
                skills[skill] += player.skills[skill]
        for colour in range(4):
            workers[colour] += self.aside[colour]
            workers[colour] += sum([self.boat_workers[boat * 4 + colour] for boat in range(MOST_BOATS)])
            workers[colour] += sum([self.on[tile * 4 + colour] for tile in range(TILES)])
            workers[colour] += sum([player.workers[colour] for player in self.players])
        for tile in range(TILES):
            for resource in range(4):
                resources[resource] += self.resources[tile * 4 + resource]
            if self.on_count[tile] != sum(self.on[tile * 4 : tile * 4 + 4]):
                wrong.append(f"workers on tile {tile}")
            row = self.bids[tile * MOST_SEATS : (tile + 1) * MOST_SEATS]
            best = max(row)
            leader = self.leader[tile]
            if (best > 0) != (leader != NONE) or (leader != NONE and (row[leader] != best or row.count(best) > 1)):
                wrong.append(f"leader beside tile {tile}")
            for seat in range(self.seats):
                if row[seat]:
                    workers[self.bid_colour(tile, seat)] += row[seat]
        for name, found, all_there in (
            ("workers", workers, WORKERS_AT_START),
            ("skill tiles", skills, SKILLS_AT_START),
            ("resources", resources, RESOURCES_AT_START),
        ):
            if found != list(all_there) or min(found) < 0:
                wrong.append(f"{name}: {found}")
        for seat, player in enumerate(self.players):
            outbid = [tile for tile in range(TILES) if self.bids[tile * MOST_SEATS + seat] and self.leader[tile] != seat]
            if self.outbid[seat] != len(outbid):
                wrong.append(f"losing groups of seat {seat}")
            wrong += self.wrong_about(seat, player)
        return wrong

    def wrong_about(self, seat: Seat, player: Player) -> list[str]:
        wrong = []
        hidden = [there - seen for there, seen in zip(player.workers, player.seen_workers, strict=True)]
        if min(hidden) < 0 or min(player.seen_workers) < 0 or sum(hidden) != player.unseen_workers:
            wrong.append(f"known workers of seat {seat}")
        if not hidden[GREEN] <= player.maybe_green <= player.unseen_workers:
            wrong.append(f"possible green workers of seat {seat}")
        hidden = [there - seen for there, seen in zip(player.skills, player.seen_skills, strict=True)]
        if min(hidden) < 0 or min(player.seen_skills) < 0 or sum(hidden) != player.unseen_skills:
            wrong.append(f"known skill tiles of seat {seat}")
        openings = NOWHERE
        for card in player.village:
            openings = with_tile(openings, card, place_at(self.q[card], self.r[card]), self.turned[card])
        if openings != player.openings:
            wrong.append(f"openings of seat {seat}")
        powers = 0
        for card in player.village + player.taken:
            powers |= POWER[card]
        if powers != player.powers:
            wrong.append(f"powers of seat {seat}")
        return wrong

    def deal_hidden_anew(self, seat: Seat | None, luck: Chance) -> None:
        """Exchange what this seat cannot know: bag, pile and the unseen things behind the other screens."""
        others = [player for i, player in enumerate(self.players) if i != seat]
        redeal(Screens(others, self.bag, self.pile, NO_NUMBERS if self.options.skills_on_boats_face_up else self.boat_skills), luck)


def boat_number(card: int) -> int:
    """Boats are loaded in the order of their numbers, from 0."""
    return card - FIRST_BOAT
