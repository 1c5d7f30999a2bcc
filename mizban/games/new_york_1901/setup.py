"""Setting up the table."""

from __future__ import annotations

from mizban.engine.cards import Card
from mizban.engine.chance import luck
from mizban.engine.protocol import NOBODY
from mizban.games.new_york_1901.cards import (
    ALL_ACTIONS,
    BEGINNER_STREETS,
    CHALLENGES,
    GOLD_TYCOON,
    KIND,
    LOT_CARDS,
    OUT_WITH_TWO,
    START_LOT,
    STREET_CARDS,
    STREETS_IN_PLAY,
    characters,
    lot_cards,
    start_kind,
)
from mizban.games.new_york_1901.map import LOTS
from mizban.games.new_york_1901.options import Options
from mizban.games.new_york_1901.pieces import ALL_LEGENDARY, PIECES, STARTER_BUILDING
from mizban.games.new_york_1901.places import PLACES_FOR, Place
from mizban.games.new_york_1901.state import EXPERT_GOLD_FROM, EXPERT_SILVER_FROM, OUT, Building, NewYork, new_player
from mizban.games.new_york_1901.turn import TURN


def set_up(seats: int, seed: bytes | int, options: Options) -> NewYork:
    s = NewYork()
    s.lay_out(seats, LOT_CARDS, luck(seed))
    s.options = options
    if options.high_thresholds:
        s.silver_from = EXPERT_SILVER_FROM
        s.gold_from = EXPERT_GOLD_FROM
    dealt = characters(seats)
    s.chance.shuffle(dealt)
    s.players = [new_player() for _ in range(seats)]
    for seat, player in enumerate(s.players):
        player.character = dealt[seat]
        player.actions = ALL_ACTIONS if options.action_cards else 0
    streets = list(range(len(STREET_CARDS)))
    s.chance.shuffle(streets)
    s.streets = BEGINNER_STREETS if options.known_streets else sorted(streets[:STREETS_IN_PLAY])
    challenge = s.chance.below(len(CHALLENGES))
    s.challenge = GOLD_TYCOON if options.gold_tycoon else challenge
    s.legendaries = ALL_LEGENDARY
    s.owner = fresh_land(seats)
    s.batch = [0] * LOT_CARDS
    deck = lot_cards(seats)
    if options.starters:
        for seat in range(seats):
            inherit(s, seat, deck)
    s.shuffle(deck)
    s.future = deck
    s.market = []
    s.start_seat = s.chance.below(seats)  # NY-22
    s.then(TURN[s.start_seat])
    s.refill()
    s.fenced = False
    return s


def fresh_land(seats: int) -> list[int]:
    """All lots free; with two players a whole district is out of the game."""
    return [OUT if seats == 2 and lot.district == OUT_WITH_TWO else NOBODY for lot in LOTS]


def inherit(s: NewYork, seat: int, deck: list[Card]) -> None:
    """The starter building on the lot with the character's crest (NY-19), and a lot card of its kind beside it (NY-20)."""
    player = s.players[seat]
    lot = START_LOT[player.character]
    card = [card for card in deck if KIND[card] == start_kind(player.character)][0]
    deck.remove(card)
    s.show(card)
    player.cards.append(card)
    s.owner[lot] = seat
    player.own(lot)
    player.put_up(Building(STARTER_BUILDING, start_place(lot).number))


def start_place(lot: int) -> Place:
    places = PLACES_FOR[PIECES[STARTER_BUILDING].shape][LOTS[lot].block]
    return [place for place in places if place.mask == LOTS[lot].mask][0]
