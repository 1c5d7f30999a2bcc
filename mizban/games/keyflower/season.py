"""The start and the end of a season."""

from __future__ import annotations

from typing import Any, Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.pick import Pick
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.ending import LAST_FLIP
from mizban.games.keyflower.events import (
    BidsReturned,
    BoatLoaded,
    BoatTaken,
    BoatTileTaken,
    CameHome,
    SeasonBegan,
    SeasonEnded,
    SkillsSeen,
    StartPlayerPassedOn,
    StartPlayerWon,
    TilesLaidOut,
    Unsold,
    Won,
)
from mizban.games.keyflower.placing import PlaceTiles
from mizban.games.keyflower.state import MOST_SEATS, Keyflower, boat_number
from mizban.games.keyflower.tiles import BOAT_1A, BOAT_1B, LOADS, NONE, POWER, REVERSE, SUMMER_BOAT, TILES
from mizban.games.keyflower.turn import TURN

SPRING_SEASON: Final = 0
SUMMER_SEASON: Final = 1
AUTUMN_SEASON: Final = 2
WINTER_SEASON: Final = 3
TILES_ON_OFFER: Final = [0, 0, 6, 7, 8, 9, 10]  # in spring, summer and autumn, by players (KF-12)
WORKERS_WITH_1A: Final = 2  # KF-57
GREEN_WITH_1B: Final = 1

BOARD: Final = [choice("board", tile) for tile in range(TILES)]


# ---- the start of a season ----------------------------------------------------------------------------------------


class StartSeason(Phase[Keyflower]):
    """The boats come in, but not in winter (KF-18), and the tiles of the season are laid out."""

    def run(self, s: Keyflower) -> None:
        s.season += 1
        s.tell(SeasonBegan, s.season, s.start_seat)
        if s.season == WINTER_SEASON:
            s.then_each([OFFER_WINTER_TILES, REVEAL_WINTER_TILES, FIRST_TURN, END_SEASON])
            return
        load_boats(s)
        if s.season == SUMMER_SEASON:
            s.offer, s.summer = lay_out(s, s.summer)
        elif s.season == AUTUMN_SEASON:
            s.offer, s.autumn = lay_out(s, s.autumn)
        s.tell(TilesLaidOut, tuple([s.show(card) for card in s.offer]))
        s.then(FIRST_TURN, END_SEASON)


def load_boats(s: Keyflower) -> None:
    """Each boat gets what its face shows."""
    figures = [LOADS[boat_number(boat)][s.season] for boat in s.boats]
    workers = shares([figure[0] for figure in figures], s.bag_size)
    skills = shares([figure[1] for figure in figures], s.pile_size())
    for i, boat in enumerate(s.boats):
        number = boat_number(boat)
        for _ in range(workers[i]):
            s.boat_workers[number * 4 + s.out_of_bag()] += 1
        for _ in range(skills[i]):
            s.boat_skills[number * 3 + s.out_of_pile()] += 1
        s.tell(BoatLoaded, s.show(boat), workers[i], skills[i])


def shares(wanted: list[int], stock: int) -> list[int]:
    """Round the boats in order, one at a time, until all have their figure or nothing is left (KF-17)."""
    given = [0] * len(wanted)
    while stock and given != wanted:
        for i in range(len(wanted)):
            if stock and given[i] < wanted[i]:
                given[i] += 1
                stock -= 1
    return given


def lay_out(s: Keyflower, stack: list[Card]) -> tuple[list[Card], list[Card]]:
    """The season's tiles, open; a summer boat falls on one of its faces (KF-19). The rest leaves the game unseen (KF-14)."""
    count = TILES_ON_OFFER[s.seats]
    offer = []
    for card in stack[:count]:
        if card >= SUMMER_BOAT and card < SUMMER_BOAT + 4 and s.chance.below(2):
            other = Card(card - SUMMER_BOAT + REVERSE)
            s.show(card)
            s.backs[s.backs.index(other)] = card
            offer.append(other)
        else:
            offer.append(card)
    s.box.extend(stack[count:])
    return offer, []


class OfferWinterTiles(AtOnce[Keyflower]):
    """Everybody chooses in secret what comes into play (KF-20)."""

    def seats(self, s: Keyflower) -> list[Seat]:
        return s.clockwise_from(0)

    def questions(self, s: Keyflower, seat: Seat) -> list[Phase[Any]]:
        return [ChooseWinterTiles(seat)]


class ChooseWinterTiles(Pick[Keyflower]):
    """One or more of the winter tiles in hand."""

    def verb(self) -> str:
        return "offer"

    def items(self, s: Keyflower) -> list[int]:
        return sorted([int(card) for card in s.players[self.seat].hand])

    def low(self, s: Keyflower) -> int:
        return 1

    def high(self, s: Keyflower) -> int:
        return len(s.players[self.seat].hand)

    def picked(self, s: Keyflower, items: tuple[int, ...]) -> None:
        s.deed(OfferTiles(self.seat, items))

    def about(self, s: Keyflower) -> Params:
        return {"tiles": len(s.players[self.seat].hand)}


class OfferTiles(Phase[Keyflower]):
    """Face down among the others, so that nobody can tell who chose what."""

    def __init__(self, seat: Seat, tiles: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def run(self, s: Keyflower) -> None:
        hand = s.players[self.seat].hand
        for tile in self.tiles:
            hand.remove(Card(tile))
            s.offer.append(Card(tile))


class RevealWinterTiles(Phase[Keyflower]):
    """All chosen tiles are turned up; the others leave the game."""

    def run(self, s: Keyflower) -> None:
        rest: list[Card] = []
        for player in s.players:
            rest.extend(player.hand)
            player.hand = []
        s.shuffle(rest)
        s.box.extend(rest)
        s.shuffle(s.offer)
        s.tell(TilesLaidOut, tuple([s.show(card) for card in s.offer]))


class FirstTurn(Phase[Keyflower]):
    """The holder of the purple worker begins (KF-15)."""

    def run(self, s: Keyflower) -> None:
        s.active = s.start_seat
        s.passes = 0
        s.then(TURN[s.start_seat])


# ---- the end of a season ------------------------------------------------------------------------------------------


class EndSeason(Phase[Keyflower]):
    """Losing bids go home, tiles are won, workers come home; then the boats are chosen."""

    def run(self, s: Keyflower) -> None:
        s.tell(SeasonEnded, s.season)
        return_losing_bids(s)
        hand_out_tiles(s)
        bring_workers_home(s)
        resolve_turn_order(s)


def return_losing_bids(s: Keyflower) -> None:
    """Behind the screens of those who were outbid (KF-47)."""
    for seat in s.clockwise_from(s.start_seat):
        count = 0
        for tile in s.losing(seat):
            at = tile * MOST_SEATS + seat
            s.players[seat].gain_workers(s.bid_colour(tile, seat), s.bids[at])
            count += s.bids[at]
            s.bids[at] = 0
        s.outbid[seat] = 0
        if count:
            s.tell(BidsReturned, seat, count)


def hand_out_tiles(s: Keyflower) -> None:
    """Tiles without a bid leave the game (KF-48); the others go to those who bid most, with the workers on them (KF-49)."""
    for tile in s.offer:
        if s.leader[tile] == NONE:
            if s.on_count[tile]:
                for colour in range(4):
                    s.into_bag(colour, s.on[tile * 4 + colour])
            s.tell(Unsold, s.show(tile), s.on_count[tile])
            s.box.append(tile)
            s.clear_tile(tile)
    for seat in s.clockwise_from(s.start_seat):
        player = s.players[seat]
        for tile in s.offer:
            if s.leader[tile] != seat:
                continue
            bid = s.bids[tile * MOST_SEATS + seat]
            s.tell(Won, seat, s.show(tile), bid, s.on_count[tile])
            if s.on_count[tile]:
                player.gain_crew(s.on, tile * 4)
            s.into_bag(s.bid_colour(tile, seat), bid)
            s.clear_tile(tile)
            player.taken.append(tile)
            player.powers |= POWER[tile]  # from now on (KF-64)
    s.offer = []


def bring_workers_home(s: Keyflower) -> None:
    """Whoever placed them: workers in a village belong to it now (KF-50)."""
    for seat in s.clockwise_from(s.start_seat):
        player = s.players[seat]
        count = 0
        for tile in player.village:
            if s.on_count[tile]:
                count += s.on_count[tile]
                player.gain_crew(s.on, tile * 4)
                s.clear_tile(tile)
        if count:
            s.tell(CameHome, seat, count)


def resolve_turn_order(s: Keyflower) -> None:
    """Winners choose boats by the numbers of their tiles, then the others clockwise from the new start player (KF-51)."""
    order: list[Seat] = []
    winter = s.season == WINTER_SEASON
    purple = s.leader[s.turn_tiles[-1]]
    for tile in s.turn_tiles:
        seat = s.leader[tile]
        if seat == NONE:
            if winter:
                s.box.append(tile)
            continue
        bid = s.bids[tile * MOST_SEATS + seat]
        s.into_bag(s.bid_colour(tile, seat), bid)  # KF-R43: before any boat is chosen
        s.clear_tile(tile)
        s.tell(Won, seat, s.show(tile), bid, 0)
        if seat not in order:
            order.append(seat)
        if winter:
            s.players[seat].taken.append(tile)
    if winter:
        s.turn_tiles = []
        s.purple_winner = purple
    if purple != NONE:
        s.start_seat = purple
        s.tell(StartPlayerWon, purple)
    for seat in s.clockwise_from(s.start_seat):
        if seat not in order:
            order.append(seat)
    after: list[Phase[Any]] = [CHOOSE_BOAT[seat] for seat in order]
    if purple == NONE:
        after.append(PASS_ON_PURPLE)
    after.append(AFTER_BOATS)
    s.then_each(after)


class ChooseBoat(Phase[Keyflower]):
    """The load of one boat or, in winter, the boat itself (KF-53)."""

    def options(self, s: Keyflower) -> list[Choice]:
        return [BOARD[boat] for boat in s.boats] if len(s.boats) > 1 else NOTHING

    def run(self, s: Keyflower) -> None:
        """The last boat."""
        self.answer(s, BOARD[s.boats[0]])

    def answer(self, s: Keyflower, choice: Choice) -> None:
        boat = Card(choice.on[0])
        player = s.players[self.seat]
        s.boats.remove(boat)
        if s.season == WINTER_SEASON:
            player.taken.append(boat)
            s.tell(BoatTileTaken, self.seat, s.show(boat))
        else:
            unload(s, self.seat, boat)
        if player.powers & BOAT_1A:
            s.draw_workers(self.seat, WORKERS_WITH_1A)
        if player.powers & BOAT_1B:
            s.take_green(self.seat, GREEN_WITH_1B)

    def about(self, s: Keyflower) -> Params:
        return {"season": s.season, "winter": int(s.season == WINTER_SEASON)}

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        number = boat_number(choice.on[0])
        workers = sum(s.boat_workers[number * 4 : number * 4 + 4])
        return {"workers": workers, "skills": sum(s.boat_skills[number * 3 : number * 3 + 3])}


def unload(s: Keyflower, seat: Seat, boat: Card) -> None:
    player = s.players[seat]
    number = boat_number(boat)
    workers = 0
    for colour in range(4):
        count = s.boat_workers[number * 4 + colour]
        player.gain_workers(colour, count)
        workers += count
        s.boat_workers[number * 4 + colour] = 0
    skills = [0, 0, 0]
    for skill in range(3):
        skills[skill] = s.boat_skills[number * 3 + skill]
        player.gain_skills(skill, skills[skill], s.options.skills_on_boats_face_up)
        s.boat_skills[number * 3 + skill] = 0
    s.sailed.append(boat)
    s.tell(BoatTaken, seat, s.show(boat), workers, skills[0] + skills[1] + skills[2])
    if not s.options.skills_on_boats_face_up:
        s.fenced = True
        s.whisper(seat, SkillsSeen, seat, skills[0], skills[1], skills[2])


class PassOnPurple(Phase[Keyflower]):
    """Nobody bid for the purple worker's tile: it goes to the left (KF-52)."""

    def run(self, s: Keyflower) -> None:
        s.start_seat = (s.start_seat + 1) % s.seats
        s.tell(StartPlayerPassedOn, s.start_seat)


class AfterBoats(Phase[Keyflower]):
    """Everybody places what was taken; then the next season begins, or the game ends."""

    def run(self, s: Keyflower) -> None:
        s.boats = sorted(s.sailed)
        s.sailed = []
        s.then(START_SEASON if s.season < WINTER_SEASON else LAST_FLIP)
        for player in s.players:
            if player.taken:
                s.then(PLACE_TILES)
                break


OFFER_WINTER_TILES: Final = OfferWinterTiles()
REVEAL_WINTER_TILES: Final = RevealWinterTiles(NOBODY)
START_SEASON: Final = StartSeason(NOBODY)
FIRST_TURN: Final = FirstTurn(NOBODY)
END_SEASON: Final = EndSeason(NOBODY)
CHOOSE_BOAT: Final = [ChooseBoat(seat) for seat in range(MOST_SEATS)]
PASS_ON_PURPLE: Final = PassOnPurple(NOBODY)
AFTER_BOATS: Final = AfterBoats(NOBODY)
PLACE_TILES: Final = PlaceTiles()
