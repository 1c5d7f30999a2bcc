"""What one seat can know of the table (PR-9), and how to imagine the rest from it."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import NO_CARD, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from mizban.games.port_royal.cards import DECK, FACTS, SHIP, SPECIAL_EXPEDITION
from mizban.games.port_royal.discover import would_bust
from mizban.games.port_royal.options import Options
from mizban.games.port_royal.phases import PHASES
from mizban.games.port_royal.state import POINTS_TO_END, Player, PortRoyal, new_player
from mizban.games.port_royal.trade_and_hire import Taking


class TakingView(msgspec.Struct, frozen=True):
    """A seat trades and hires."""

    seat: int
    left: int  # how many more cards it may take, counted
    colours: int | None  # by the different ship colours in the harbor when trade and hire began; None: they do not count
    governors: int  # and by its governors
    fee: int  # what it pays the active player for each card


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    coin_batches: tuple[int, ...]  # by which shuffle each of these coins was hidden
    points: int
    to_end: int  # points that are missing to the end of the game
    swords: int
    display: tuple[Face, ...]  # hired persons and claimed expeditions, in the order they came


class PortRoyalView(View, frozen=True):
    options: Options
    start_seat: int
    active: int
    turn: int  # turns begun, from 1
    deck: int  # cards left in the draw pile
    discard: tuple[Face, ...]  # an open pile, the top card last
    harbor: tuple[Face, ...]
    pending: Face | None  # a ship just revealed that may still be repelled
    bust: bool  # it would be the second one of its colour
    expeditions: tuple[Face, ...]
    revealed: int  # cards turned up this turn
    colours: int  # different ship colours in the harbor, as counted when trade and hire began
    taking: TakingView | None  # who trades and hires now
    shuffles: int  # how often the discard pile became the draw pile
    batch: tuple[int, ...]  # by which shuffle each card of the game was last hidden: all could see what went in
    dry_turns: int  # turns in a row in which no card could be revealed
    last_round: bool
    ended: bool
    trigger_points: int  # points that end the game
    players: tuple[PlayerView, ...]


def view(s: PortRoyal, me: Seat | None) -> PortRoyalView:
    who = SPECTATOR if me is None else me
    return PortRoyalView(
        moment=moment(s, me),
        **as_is(s, PortRoyalView),
        deck=len(s.deck),
        discard=s.faces(who, s.discard),
        harbor=s.faces(who, s.harbor),
        pending=None if s.pending == NO_CARD else s.face(who, s.pending),
        expeditions=s.faces(who, s.expeditions),
        bust=s.pending != NO_CARD and would_bust(s, s.pending),
        taking=taking_view(s),
        batch=tuple(s.batch),
        trigger_points=POINTS_TO_END,
        players=tuple(player_view(s, player, who) for player in s.players),
    )


def taking_view(s: PortRoyal) -> TakingView | None:
    top = s.todo[-1] if s.todo else None
    if not isinstance(top, Taking):
        return None
    seat = top.seat
    return TakingView(seat, top.left(s), s.colours if seat == s.active else None, s.more_cards(seat), s.fee(seat))


def player_view(s: PortRoyal, player: Player, who: Seat) -> PlayerView:
    batches = tuple(s.batch[card] for card in player.coins)
    to_end = max(0, POINTS_TO_END - player.points)
    return PlayerView(len(player.coins), batches, player.points, to_end, player.swords, s.faces(who, player.display))


def imagine(v: PortRoyalView, luck: Chance) -> PortRoyal:
    """Draw pile and coins hold exactly the cards that lie nowhere else, each of the batch that it came from."""
    s = PortRoyal()
    s.lay_out(v.moment.seats, len(FACTS), luck)
    take_over(s, v)
    s.discard = open_cards(s, v.discard)
    s.harbor = open_cards(s, v.harbor)
    s.pending = NO_CARD if v.pending is None else open_cards(s, (v.pending,))[0]
    s.expeditions = open_cards(s, v.expeditions)
    s.batch = list(v.batch)
    for card in s.harbor:
        if FACTS[card].type == SHIP:
            s.berths |= 1 << FACTS[card].colour
    s.players = []
    for seen in v.players:
        player = new_player()
        for card in open_cards(s, seen.display):
            player.gain(card)
        s.players.append(player)
    pools = [[card for card in deck_of(v.moment.seats) if not s.seen[card] and s.batch[card] == n] for n in range(s.shuffles + 1)]
    for pool in pools:
        luck.shuffle(pool)
    for player, seen in zip(s.players, v.players, strict=True):
        player.coins = [pools[n].pop() for n in seen.coin_batches]
    s.deck = pools[-1]
    restore(s, v.moment, PHASES, luck)
    return s


def deck_of(seats: int) -> list[Card]:
    return [*DECK, SPECIAL_EXPEDITION] if seats == 5 else list(DECK)
