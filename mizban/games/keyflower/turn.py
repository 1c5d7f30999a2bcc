"""A turn: a bid, a use or a pass."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import Passed
from mizban.games.keyflower.sending import begin_use, forfeit, send_bid, send_use
from mizban.games.keyflower.state import MOST_SEATS, Keyflower
from mizban.games.keyflower.tiles import ANY, BOAT_4A, BOAT_4B, NO_COLOUR, NONE, TILES, USE, Use
from mizban.games.keyflower.workers import (
    MOST_ON_A_TILE,
    any_colours,
    binding,
    can_counter,
    can_pay_skill,
    can_use,
    enough_for_use,
    groups,
    lowest_bid,
    lowest_use,
    room,
)

PASS: Final = choice("pass")
BID: Final = [choice("bid", tile) for tile in range(TILES)]
USING: Final = [choice("use", tile) for tile in range(TILES)]
COUNTER: Final = [choice("counter", tile, colour) for tile in range(TILES) for colour in range(4)]
WINTER_SEASON: Final = 3


class Turn(Phase[Keyflower]):
    """One action at one location, or a pass (KF-23)."""

    def options(self, s: Keyflower) -> list[Choice]:
        seat = self.seat
        losing = s.losing(seat)
        if not losing and not s.players[seat].worker_count():
            return NOTHING
        can = [PASS]
        add_bids(s, seat, losing, can)
        add_uses(s, seat, losing, can)
        return can

    def run(self, s: Keyflower) -> None:
        """No worker to move: nobody has to say so (KF-22)."""
        self.answer(s, PASS)

    def answer(self, s: Keyflower, choice: Choice) -> None:
        s.then(NEXT_TURN)
        if choice is PASS:
            s.passes += 1
            s.tell(Passed, self.seat)
            return
        s.passes = 0
        verb = choice.verb
        tile = choice.on[0]
        if verb == "bid":
            send_bid(s, self.seat, tile, binding(s, self.seat, tile))
        elif verb == "counter":
            send_bid(s, self.seat, tile, choice.on[1])
        elif verb == "use":
            begin_use(s, self.seat, tile)
        else:
            forfeit(s, self.seat, choice.on[1])
            send_use(s, self.seat, tile)

    def about(self, s: Keyflower) -> Params:
        workers = s.players[self.seat].worker_count()
        return {"season": s.season, "workers": workers, "passes": s.passes, "stake": stake(s, self.seat)}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        if choice.verb == "bid" or choice.verb == "counter":
            return {"workers": lowest_bid(s, self.seat, choice.on[0]), "colour": bid_colour_of(s, self.seat, choice)}
        if choice.verb == "use":
            return {"workers": lowest_use(s, choice.on[0]), "colour": use_colour(s, self.seat, choice.on[0])}
        if choice.verb == "forfeit":
            wanted = {"workers": lowest_use(s, choice.on[0]), "colour": use_colour(s, self.seat, choice.on[0])}
            return {"from_card": choice.on[1], **wanted}
        return {}

    def denied(self, s: Keyflower) -> list[Denied]:
        """Why a tile that is there cannot be bid for or used."""
        losing = s.losing(self.seat)
        offered = self.options(s)
        why: list[Denied] = []
        for tile in [*s.offer, *s.turn_tiles]:
            if BID[tile] not in offered:
                params = {"workers": lowest_bid(s, self.seat, tile), "colour": binding(s, self.seat, tile)}
                why.append(Denied(BID[tile], "few_to_bid", params))
        for tile in usable_tiles(s):
            use = s.use_of(tile)
            if use is not None and USING[tile] not in offered:
                why.append(why_not_use(s, self.seat, tile, use, losing))
        return why


def stake(s: Keyflower, seat: Seat) -> int:
    """Grows when others do something where this seat has workers or tiles: beside a tile that it bid for, or in its village."""
    workers = 0
    for tile in [*s.offer, *s.turn_tiles]:
        if s.bids[tile * MOST_SEATS + seat]:
            workers += s.on_count[tile] + s.bids[tile * MOST_SEATS + s.leader[tile]]
    for tile in s.players[seat].village:
        workers += s.on_count[tile]
    return workers


def bid_colour_of(s: Keyflower, seat: Seat, answer: Choice) -> int:
    return answer.on[1] if answer.verb == "counter" else binding(s, seat, answer.on[0])


def use_colour(s: Keyflower, seat: Seat, tile: int) -> int:
    """The colour that a use must have, or NO_COLOUR: the owner of 4b is told no colour where any will do."""
    return NO_COLOUR if any_colours(s, seat, tile) else s.colour[tile]


def why_not_use(s: Keyflower, seat: Seat, tile: int, use: Use, losing: list[int]) -> Denied:
    if lowest_use(s, tile) > room(s, tile):
        return Denied(USING[tile], "full", {})
    if not can_pay_skill(s, seat, use.pays_skill):
        return Denied(USING[tile], "no_skill", {"skill": use.pays_skill})
    if use.pays_worker not in (NONE, ANY) and not s.players[seat].workers[use.pays_worker]:
        return Denied(USING[tile], "no_worker", {"colour": use.pays_worker})
    return Denied(USING[tile], "few_to_use", {"workers": lowest_use(s, tile), "colour": use_colour(s, seat, tile)})


def usable_tiles(s: Keyflower) -> list[Card]:
    """Where workers could be placed this season: in all villages and, but not in winter, on the offer (KF-32)."""
    tiles = [] if s.season == WINTER_SEASON else s.offer[:]
    for player in s.players:
        tiles.extend(player.village)
    return tiles


def add_bids(s: Keyflower, seat: Seat, losing: list[int], can: list[Choice]) -> None:
    """For tiles on offer and turn-order tiles; boats are not bid for (KF-31)."""
    have = s.players[seat].workers[:]  # with all losing groups
    for group in losing:
        have[s.bid_colour(group, seat)] += s.bids[group * MOST_SEATS + seat]
    add_bids_at(s, seat, s.offer, have, can)
    add_bids_at(s, seat, s.turn_tiles, have, can)


def add_bids_at(s: Keyflower, seat: Seat, tiles: list[Card], have: list[int], can: list[Choice]) -> None:
    colours, leaders, bids = s.colour, s.leader, s.bids
    counters = bool(s.players[seat].powers & BOAT_4A)
    for tile in tiles:
        colour = colours[tile]
        if colour == NO_COLOUR:
            can.append(BID[tile])
            continue
        leader = leaders[tile]
        beat = 0  # the bid of another that ours must exceed, with all that can come to it
        if leader != seat and leader != NONE:  # the own highest bid is raised by any number (KF-30)
            beat = bids[tile * MOST_SEATS + leader]
        if counters:
            colour = binding(s, seat, tile)
        if have[colour] > beat:
            can.append(BID[tile])
        if counters and can_counter(s, seat, tile):
            for other in range(4):
                if other != colour and have[other] > beat:
                    can.append(COUNTER[tile * 4 + other])


def add_uses(s: Keyflower, seat: Seat, losing: list[int], can: list[Choice]) -> None:
    anybody = s.players[seat].worker_count() > 0
    if s.season != WINTER_SEASON:
        add_uses_of(s, seat, s.offer, losing, anybody, can)
    for player in s.players:
        add_uses_of(s, seat, player.village, losing, anybody, can)
    if losing and s.options.worker_costs_payable_from_losing_bids:
        add_forfeits(s, seat, losing, can)


def add_uses_of(s: Keyflower, seat: Seat, tiles: list[Card], losing: list[int], anybody: bool, can: list[Choice]) -> None:
    upgraded = s.upgraded
    colours = s.colour
    last_use = s.last_use
    on_count = s.on_count
    player = s.players[seat]
    workers = player.workers
    plain = not losing and not player.powers & BOAT_4B
    for tile in tiles:
        use = USE[2 * tile + upgraded[tile]]
        if use is None:
            continue
        colour = colours[tile]
        if colour == NO_COLOUR:
            if anybody and use.free:
                can.append(USING[tile])  # the common case: any worker will do
                continue
        elif plain:  # and the other one: enough of the colour, and room for them
            last = last_use[tile]
            if workers[colour] <= last or last + on_count[tile] >= MOST_ON_A_TILE:
                continue
            if use.free:
                can.append(USING[tile])
                continue
        if can_use(s, seat, tile, use, losing):
            can.append(USING[tile])


def add_forfeits(s: Keyflower, seat: Seat, losing: list[int], can: list[Choice]) -> None:
    """By the ruling KF-R16, if it is switched on: a whole losing group is the price instead of a worker behind the screen."""
    for tile in usable_tiles(s):
        use = s.use_of(tile)
        if use is None or use.pays_worker == NONE:
            continue
        for group in groups(s, seat, losing, use.pays_worker, NONE):
            if group == tile and s.lying[tile] != NO_COLOUR:
                continue  # the lying workers there might stand up and change the colour
            others = [other for other in losing if other != group]
            if enough_for_use(s, seat, tile, others):
                can.append(choice("forfeit", tile, group))


class NextTurn(Phase[Keyflower]):
    """Clockwise, until all have passed one after another (KF-21)."""

    def run(self, s: Keyflower) -> None:
        if s.passes < s.seats:
            s.active = (s.active + 1) % s.seats
            s.then(TURN[s.active])


TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = NextTurn(NOBODY)
