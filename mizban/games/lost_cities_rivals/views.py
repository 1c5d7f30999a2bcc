"""What one seat can know of the table (LC-6), and how to imagine the rest from it."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.protocol import NOBODY
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from mizban.games.lost_cities_rivals.cards import ALL_COLOURS, CARDS, DECK, STARTERS, bonus, times
from mizban.games.lost_cities_rivals.phases import PHASES
from mizban.games.lost_cities_rivals.scoring import winners
from mizban.games.lost_cities_rivals.state import PILES, LostCities, Player, new_player


class OfferView(msgspec.Struct, frozen=True):
    """A card of the display."""

    card: Face
    fits: tuple[int, ...]  # the seats that could place it; none: it is of no use to anybody any more
    points: int  # what it alone would add to my score now; 0 where it does not fit me, and for a spectator
    times: int  # a wager that fits me: how often the footprints of its colour would count; else 0


class ExpeditionView(msgspec.Struct, frozen=True):
    """points = footprints x times + bonus"""

    cards: tuple[Face, ...]  # wagers, then rising numbers
    reached: int  # the last number; 0: none yet
    footprints: int
    times: int  # how often the footprints count, by the wagers
    bonus: int
    points: int


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    bid: int  # the last bid in this auction; 0: none yet
    passed: bool  # out of this auction
    expeditions: tuple[ExpeditionView, ...]  # yellow, blue, white, green, red
    points: int  # as it stands: all expeditions and a point for each coin
    ahead: bool  # would win, or share the win, if the game ended now


class LostCitiesRivalsView(View, frozen=True):
    starter: int  # the seat with the starting player card
    active: int  # whose turn it is; during an auction the seat that opened it
    piles: tuple[int, ...]  # cards left in each of the four piles, the first pile first
    pile: int  # the pile in use, counted from 1; after the game the last
    display: tuple[OfferView, ...]  # in the order of their reveal
    bank: int
    bid: int  # the highest bid; 0: there is no auction
    bidder: int | None  # whose it is
    winner: int | None  # the bidder, once all others have passed, until the next card is revealed
    fitting: int  # how many display cards fit me
    fit_points: int  # what they would add to my score together
    box: tuple[Face, ...]  # what left the game, in order
    spare: int  # starting wagers that nobody got
    players: tuple[PlayerView, ...]


def view(s: LostCities, me: Seat | None) -> LostCitiesRivalsView:
    who = SPECTATOR if me is None else me
    fitting = [] if me is None else s.fitting(me)
    ahead = winners(s)
    piles = s.piles()
    still_in = [seat for seat in range(s.seats) if not s.players[seat].passed]
    return LostCitiesRivalsView(
        moment=moment(s, me),
        **as_is(s, LostCitiesRivalsView),
        piles=tuple(piles),
        pile=next((number for number, left in enumerate(piles, 1) if left), PILES),
        display=tuple(offer_view(s, me, card) for card in s.display),
        bidder=None if s.bidder == NOBODY else s.bidder,
        winner=s.bidder if still_in == [s.bidder] else None,
        fitting=len(fitting),
        fit_points=0 if me is None else s.gain(me, fitting),
        box=s.faces(who, s.box),
        spare=len(s.spare),
        players=tuple(player_view(s, who, player, seat in ahead) for seat, player in enumerate(s.players)),
    )


def offer_view(s: LostCities, me: Seat | None, card: Card) -> OfferView:
    fits = tuple(seat for seat in range(s.seats) if s.players[seat].can_place(card))
    if me is None or me not in fits:
        return OfferView(s.face(SPECTATOR if me is None else me, card), fits, 0, 0)
    return OfferView(s.face(me, card), fits, s.gain(me, [card]), s.times(me, card))


def player_view(s: LostCities, who: Seat, player: Player, ahead: bool) -> PlayerView:
    expeditions = [
        ExpeditionView(
            cards=s.faces(who, player.expedition(colour)),
            reached=player.highest[colour],
            footprints=player.footprints[colour],
            times=times(player.wagers[colour]),
            bonus=bonus(player.numbers[colour]),
            points=player.points(colour),
        )
        for colour in ALL_COLOURS
    ]
    return PlayerView(player.coins, player.bid, player.passed, tuple(expeditions), player.score(), ahead)


def imagine(v: LostCitiesRivalsView, luck: Chance) -> LostCities:
    """The piles hold, in some order, exactly the cards that lie nowhere else."""
    s = LostCities()
    s.lay_out(v.moment.seats, CARDS, luck)
    take_over(s, v)
    s.bidder = NOBODY if v.bidder is None else v.bidder
    s.display = open_cards(s, tuple(offer.card for offer in v.display))
    s.box = open_cards(s, v.box)
    s.players = []
    for seen in v.players:
        player = new_player()
        player.coins = seen.coins
        player.bid = seen.bid
        player.passed = seen.passed
        for expedition in seen.expeditions:
            for card in open_cards(s, expedition.cards):
                player.place(card)
        s.players.append(player)
    s.deck = unseen(s, DECK, luck)
    s.spare = unseen(s, STARTERS, luck)
    restore(s, v.moment, PHASES, luck)
    s.fenced = False
    return s


def unseen(s: LostCities, cards: list[Card], luck: Chance) -> list[Card]:
    hidden = [card for card in cards if not s.seen[card]]
    luck.shuffle(hidden)
    return hidden
