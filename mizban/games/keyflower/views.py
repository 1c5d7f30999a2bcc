"""What one seat can know of the table, and how to imagine the rest from it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import structs

from mizban.engine.cards import HIDDEN, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.protocol import Phase
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from mizban.games.keyflower.allocation import Gift, gifts
from mizban.games.keyflower.bot import prefers
from mizban.games.keyflower.options import Options
from mizban.games.keyflower.phases import PHASES
from mizban.games.keyflower.placing import Place, powers_of
from mizban.games.keyflower.player import Player, new_player
from mizban.games.keyflower.scoring import LOOSE_GOLD, sheet
from mizban.games.keyflower.sending import ChooseColour, PaySkill, PayWorker, SendAnyColours, SendWorkers
from mizban.games.keyflower.state import MOST_BOATS, MOST_SEATS, Keyflower, boat_number
from mizban.games.keyflower.tiles import (
    AUTUMN,
    GREEN,
    KIND,
    LOADS,
    NONE,
    SKILLS_AT_START,
    SUMMER,
    TILES,
    WINTER,
    WORKERS_AT_START,
)
from mizban.games.keyflower.transport import PayUpgrade, PayUpgradeSkill, Transport
from mizban.games.keyflower.use import ChooseResource
from mizban.games.keyflower.workers import lowest_use, room

# These decide how something is done with a tile.
ABOUT_A_TILE: Final = (ChooseColour, SendWorkers, SendAnyColours, PaySkill, PayWorker, ChooseResource, PayUpgrade, PayUpgradeSkill)

Workers = tuple[int, int, int, int]  # red, blue, yellow, green
Resources = tuple[int, int, int, int]  # iron, stone, wood, gold
Skills = tuple[int, int, int]  # anvil, pickaxe, saw


class OfferView(msgspec.Struct, frozen=True):
    """A tile that can be won, with the workers on it and beside it."""

    card: Face
    colour: int  # that binds this season; -1 while the tile is untouched
    on: Workers
    last_use: int  # workers of the last use
    next_use: int  # the fewest that the next one takes; 0 when there is no room for them
    bids: tuple[int, ...]  # by seat
    leader: int  # seat of the highest bid, or -1
    lying: int  # colour of a lying bid (summer boat 4a), or -1
    lying_seat: int  # and whose it is, or -1


class TileView(msgspec.Struct, frozen=True):
    """A tile in a village."""

    card: Face
    q: int
    r: int
    turned: int
    upgraded: bool
    colour: int
    on: Workers
    last_use: int
    next_use: int
    resources: Resources
    points: int  # when the game has ended; 0 before


class GiftView(msgspec.Struct, frozen=True):
    """What one tile scores in the best allocation; the card is -1 for gold that scores by itself."""

    card: int
    workers: Workers
    skills: Skills
    resources: Resources
    purple: bool  # the purple worker is one of them


class BoatView(msgspec.Struct, frozen=True):
    card: Face
    side: str  # the face that is up: a has the number of players, b the scoring in winter
    here: bool  # still to be taken this season
    workers: Workers
    skills: Skills | None  # None if they lie face down
    skill_count: int


class PlayerView(msgspec.Struct, frozen=True):
    """Of others: what was seen going behind the screen, and how many unseen things are there."""

    worker_count: int
    seen_workers: Workers
    unseen_workers: int
    maybe_green: int  # how many of the unseen workers can be green
    workers: Workers | None  # mine, or everybody's when the game has ended
    skill_count: int
    seen_skills: Skills
    unseen_skills: int
    skills: Skills | None
    hand: tuple[Face, ...]
    taken: tuple[Face, ...]
    village: tuple[TileView, ...]
    placed: tuple[TileView, ...]  # mine, of the taken ones, while the others still place theirs
    points: int  # all of them, when the game has ended
    gold_points: int  # of these for loose gold
    gifts: tuple[GiftView, ...] = ()  # what was given to which tile, when the game has ended


class KeyflowerView(View, frozen=True):
    options: Options
    season: int  # 0 to 3
    start_seat: int  # holds the purple worker
    active: int
    passes: int  # in a row
    purple_winner: int
    ended: bool
    offer: tuple[OfferView, ...]
    turn_tiles: tuple[OfferView, ...]  # the last carries the purple worker
    boats: tuple[BoatView, ...]
    players: tuple[PlayerView, ...]
    bag: int
    green_in_bag: bool
    green: int
    pile: int
    supply: Resources
    aside: Workers
    aside_skill: int
    summer: int
    autumn: int
    box: tuple[Face, ...]
    backs: tuple[Face, ...]
    aim: int  # the tile that is bid for, used or upgraded while its player still decides how, or -1
    ways: tuple[tuple[Face, ...], ...]  # while I carry resources: the tiles on each way, from where one lies to where it can go


def four(numbers: list[int], at: int = 0) -> tuple[int, int, int, int]:
    return numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]


def three(numbers: list[int], at: int = 0) -> tuple[int, int, int]:
    return numbers[at], numbers[at + 1], numbers[at + 2]


def view(s: Keyflower, me: Seat | None) -> KeyflowerView:
    who = SPECTATOR if me is None else me
    return KeyflowerView(
        moment=moment(s, me),
        **as_is(s, KeyflowerView),
        offer=tuple(offer_view(s, who, card) for card in s.offer),
        turn_tiles=tuple(offer_view(s, who, card) for card in s.turn_tiles),
        boats=tuple(boat_view(s, who, card) for card in sorted(s.boats + s.sailed)),
        players=tuple(player_view(s, who, seat) for seat in range(s.seats)),
        bag=s.bag_size,
        pile=s.pile_size(),
        supply=four(s.supply),
        aside=four(s.aside),
        summer=len(s.summer),
        autumn=len(s.autumn),
        box=s.faces(who, s.box),
        backs=s.faces(who, s.backs),
        aim=aim(s),
        ways=ways(s, who),
    )


def now(s: Keyflower) -> Phase[Any] | None:
    """The phase that asks; none when the game has ended."""
    return s.todo[-1] if s.todo else None


def aim(s: Keyflower) -> int:
    phase = now(s)
    return phase.tile if isinstance(phase, ABOUT_A_TILE) else NONE


def ways(s: Keyflower, who: Seat) -> tuple[tuple[Face, ...], ...]:
    phase = now(s)
    if not isinstance(phase, Transport) or phase.seat != who:
        return ()
    return tuple(s.faces(who, [Card(tile) for tile in way]) for way in phase.ways(s))


def offer_view(s: Keyflower, who: Seat, card: Card) -> OfferView:
    bids = s.bids[card * MOST_SEATS : card * MOST_SEATS + s.seats]
    lying = s.lying[card]
    liers = [seat for seat in range(s.seats) if lying != NONE and bids[seat] and s.bid_colour(card, seat) == lying]
    return OfferView(
        card=s.face(who, card),
        colour=s.colour[card],
        on=four(s.on, card * 4),
        last_use=s.last_use[card],
        next_use=next_use(s, card),
        bids=tuple(bids),
        leader=s.leader[card],
        lying=lying,
        lying_seat=liers[0] if liers else NONE,
    )


def next_use(s: Keyflower, card: Card) -> int:
    low = lowest_use(s, card)
    return low if low <= room(s, card) else 0


def boat_view(s: Keyflower, who: Seat, card: Card) -> BoatView:
    number = boat_number(card)
    here = card in s.boats
    skills = three(s.boat_skills, number * 3)
    side = LOADS[number][s.season][2] if s.season < len(LOADS[number]) else "b"
    return BoatView(
        s.face(who, card), side, here, four(s.boat_workers, number * 4), skills if s.options.skills_on_boats_face_up else None, sum(skills)
    )


def player_view(s: Keyflower, who: Seat, seat: Seat) -> PlayerView:
    player = s.players[seat]
    open_to_me = who == seat or s.ended or s.opened
    points = sheet(s, seat) if s.ended else [0] * (LOOSE_GOLD + 1)
    return PlayerView(
        worker_count=player.worker_count(),
        seen_workers=four(player.seen_workers),
        unseen_workers=player.unseen_workers,
        maybe_green=player.maybe_green,
        workers=four(player.workers) if open_to_me else None,
        skill_count=player.skill_count(),
        seen_skills=three(player.seen_skills),
        unseen_skills=player.unseen_skills,
        skills=three(player.skills) if open_to_me else None,
        hand=s.faces(who, player.hand),
        taken=s.faces(who, player.taken),
        village=tuple(tile_view(s, who, card, points[card]) for card in player.village),
        placed=placed(s, seat) if who == seat or s.opened else (),
        points=sum(points),
        gold_points=points[LOOSE_GOLD],
        gifts=tuple(gift_view(gift) for gift in gifts(s, seat)) if s.ended else (),
    )


def placed(s: Keyflower, seat: Seat) -> tuple[TileView, ...]:
    """Decided, and sealed until everybody has."""
    deeds = [deed for lane in s.lanes if lane.seat == seat for deed in lane.deeds if isinstance(deed, Place)]
    lying = [(tile_view(s, seat, Card(deed.tile), 0), deed) for deed in deeds]
    return tuple(structs.replace(tile, q=deed.q, r=deed.r, turned=deed.turned) for tile, deed in lying)


def gift_view(gift: Gift) -> GiftView:
    card = NONE if gift.tile == LOOSE_GOLD else gift.tile
    return GiftView(card, four(gift.workers), three(gift.skills), four(gift.resources), gift.purple)


def tile_view(s: Keyflower, who: Seat, card: Card, points: int) -> TileView:
    return TileView(
        card=s.face(who, card),
        q=s.q[card],
        r=s.r[card],
        turned=s.turned[card],
        upgraded=bool(s.upgraded[card]),
        colour=s.colour[card],
        on=four(s.on, card * 4),
        last_use=s.last_use[card],
        next_use=next_use(s, card),
        resources=four(s.resources, card * 4),
        points=points,
    )


# ---- imagining ----------------------------------------------------------------------------------------------------


def imagine(v: KeyflowerView, luck: Chance) -> Keyflower:
    """Everything that is known as it is, everything else dealt by chance as far as it is possible."""
    s = Keyflower()
    s.lay_out(v.moment.seats, TILES, luck)
    s.clear()
    take_over(s, v)
    s.bag_size = v.bag
    s.supply = list(v.supply)
    s.aside = list(v.aside)
    s.offer = [restore_offer(s, seen) for seen in v.offer]
    s.turn_tiles = [restore_offer(s, seen) for seen in v.turn_tiles]
    s.backs = open_cards(s, v.backs)
    for boat in v.boats:
        restore_boat(s, boat)
    s.players = [new_player() for _ in v.players]
    for seat, player in enumerate(s.players):
        restore_player(s, seat, player, v.players[seat])
    deal_tiles(s, v, luck)
    deal_stocks(s, v)
    s.deal_hidden_anew(None if v.moment.me == SPECTATOR else v.moment.me, luck)
    restore(s, v.moment, PHASES, luck, prefers)
    return s


def restore_offer(s: Keyflower, seen: OfferView) -> Card:
    (card,) = open_cards(s, (seen.card,))
    s.colour[card] = seen.colour
    s.on[card * 4 : card * 4 + 4] = list(seen.on)
    s.on_count[card] = sum(seen.on)
    s.last_use[card] = seen.last_use
    s.bids[card * MOST_SEATS : card * MOST_SEATS + s.seats] = list(seen.bids)
    s.leader[card] = seen.leader
    for seat, bid in enumerate(seen.bids):
        if bid and seat != seen.leader:
            s.outbid[seat] += 1
    s.lying[card] = seen.lying
    return card


def restore_boat(s: Keyflower, seen: BoatView) -> None:
    (card,) = open_cards(s, (seen.card,))
    (s.boats if seen.here else s.sailed).append(card)
    number = boat_number(card)
    s.boat_workers[number * 4 : number * 4 + 4] = list(seen.workers)
    # Face down, any tiles will do for the moment: they are dealt anew.
    s.boat_skills[number * 3 : number * 3 + 3] = list(seen.skills) if seen.skills is not None else [seen.skill_count, 0, 0]


def restore_player(s: Keyflower, seat: Seat, player: Player, seen: PlayerView) -> None:
    player.seen_workers = list(seen.seen_workers)
    player.unseen_workers = seen.unseen_workers
    player.maybe_green = seen.maybe_green
    player.seen_skills = list(seen.seen_skills)
    player.unseen_skills = seen.unseen_skills
    player.taken = open_cards(s, seen.taken)
    for tile in seen.village:
        (card,) = open_cards(s, (tile.card,))
        s.put(seat, card, tile.q, tile.r, tile.turned)
        s.upgraded[card] = int(tile.upgraded)
        s.colour[card] = tile.colour
        s.on[card * 4 : card * 4 + 4] = list(tile.on)
        s.on_count[card] = sum(tile.on)
        s.last_use[card] = tile.last_use
        s.resources[card * 4 : card * 4 + 4] = list(tile.resources)
    player.powers = powers_of(player.village + player.taken)


def deal_tiles(s: Keyflower, v: KeyflowerView, luck: Chance) -> None:
    """Hidden tiles: the stacks, the winter tiles of others, and what left the game unseen."""
    for seat, seen in enumerate(v.players):
        for face in seen.hand:
            if face != HIDDEN:
                s.look(seat, Card(face))
    for face in v.box:
        if face != HIDDEN:
            s.show(Card(face))
    hidden: dict[int, list[Card]] = {}
    for type, tiles in enumerate(KIND):
        hidden[type] = [card for card in tiles if not s.seen[card]]
        luck.shuffle(hidden[type])
    s.summer = [hidden[SUMMER].pop() for _ in range(v.summer)]
    s.autumn = [hidden[AUTUMN].pop() for _ in range(v.autumn)]
    for seat, seen in enumerate(v.players):
        for face in seen.hand:
            card = Card(face) if face != HIDDEN else hidden[WINTER].pop()
            s.look(seat, card)
            s.players[seat].hand.append(card)
    rest = [card for cards in hidden.values() for card in cards]
    luck.shuffle(rest)
    s.box = [Card(face) if face != HIDDEN else rest.pop() for face in v.box]


def deal_stocks(s: Keyflower, v: KeyflowerView) -> None:
    """What is neither seen nor mine: for the moment as it comes, then it is dealt anew."""
    workers, skills = list(WORKERS_AT_START), list(SKILLS_AT_START)
    workers[GREEN] -= s.green
    for colour in range(4):
        workers[colour] -= s.aside[colour]
        workers[colour] -= sum(s.on[tile * 4 + colour] for tile in range(TILES))
        workers[colour] -= sum(s.boat_workers[boat * 4 + colour] for boat in range(MOST_BOATS))
    for tile in (*v.offer, *v.turn_tiles):
        for seat, bid in enumerate(tile.bids):
            if bid:
                workers[s.bid_colour(tile.card, seat)] -= bid
    if s.aside_skill != NONE:
        skills[s.aside_skill] -= 1
    for skill in range(3):
        skills[skill] -= sum(s.boat_skills[boat * 3 + skill] for boat in range(MOST_BOATS))
    for player, seen in zip(s.players, v.players, strict=True):
        player.workers = list(seen.workers if seen.workers is not None else seen.seen_workers)
        player.skills = list(seen.skills if seen.skills is not None else seen.seen_skills)
        workers = [there - mine for there, mine in zip(workers, player.workers, strict=True)]
        skills = [there - mine for there, mine in zip(skills, player.skills, strict=True)]
    s.bag, s.pile = workers, skills
