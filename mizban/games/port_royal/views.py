"""What one seat can know of the table (PR-9), and how to imagine the rest from it."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import NO_CARD, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.views import View, moment, restore
from mizban.games.port_royal.cards import DECK, FACTS, SHIP, SPECIAL_EXPEDITION
from mizban.games.port_royal.phases import PHASES, Taking
from mizban.games.port_royal.state import POINTS_TO_END, Player, PortRoyal, new_player


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    coin_batches: tuple[int, ...]  # by which shuffle each of these coins was hidden
    points: int
    swords: int
    display: tuple[Face, ...]  # hired persons and claimed expeditions, in the order they came


class PortRoyalView(View, frozen=True):
    start_seat: int
    active: int
    turn: int  # turns begun, from 1
    deck: int  # cards left in the draw pile
    discard: tuple[Face, ...]  # an open pile, the top card last
    harbor: tuple[Face, ...]
    pending: Face | None  # a ship just revealed that may still be repelled
    expeditions: tuple[Face, ...]
    revealed: int  # cards turned up this turn
    takes_left: int  # how many more cards the seat that is asked may take; 0 outside trade and hire
    colours: int  # different ship colours in the harbor, as counted when trade and hire began
    taking: int | None  # the seat that trades and hires now
    shuffles: int  # how often the discard pile became the draw pile
    batch: tuple[int, ...]  # by which shuffle each card of the game was last hidden: all could see what went in
    dry_turns: int  # turns in a row in which no card could be revealed
    last_round: bool
    ended: bool
    trigger_points: int  # points that end the game
    end_with_expedition: bool
    governor_at_once: bool
    claim_after_bust: bool
    players: tuple[PlayerView, ...]


def view(s: PortRoyal, me: Seat | None) -> PortRoyalView:
    who = SPECTATOR if me is None else me
    top = s.todo[-1] if s.todo else None
    taking = top if isinstance(top, Taking) else None
    return PortRoyalView(
        moment=moment(s, me),
        start_seat=s.start_seat,
        active=s.active,
        turn=s.turn,
        deck=len(s.deck),
        discard=s.faces(who, s.discard),
        harbor=s.faces(who, s.harbor),
        pending=None if s.pending == NO_CARD else s.face(who, s.pending),
        expeditions=s.faces(who, s.expeditions),
        revealed=s.revealed,
        takes_left=taking.left(s) if taking else 0,
        colours=s.colours,
        taking=taking.seat if taking else None,
        shuffles=s.shuffles,
        batch=tuple(s.batch),
        dry_turns=s.dry_turns,
        last_round=s.last_round,
        ended=s.ended,
        trigger_points=POINTS_TO_END,
        end_with_expedition=s.end_with_expedition,
        governor_at_once=s.governor_at_once,
        claim_after_bust=s.claim_after_bust,
        players=tuple(player_view(s, player, who) for player in s.players),
    )


def player_view(s: PortRoyal, player: Player, who: Seat) -> PlayerView:
    batches = tuple(s.batch[card] for card in player.coins)
    return PlayerView(len(player.coins), batches, player.points, player.swords, s.faces(who, player.display))


def imagine(v: PortRoyalView, luck: Chance) -> PortRoyal:
    """Draw pile and coins hold exactly the cards that lie nowhere else, each of the batch that it came from."""
    s = PortRoyal()
    s.lay_out(v.moment.seats, len(FACTS), luck)
    s.end_with_expedition = v.end_with_expedition
    s.governor_at_once = v.governor_at_once
    s.claim_after_bust = v.claim_after_bust
    s.start_seat = v.start_seat
    s.active = v.active
    s.turn = v.turn
    s.discard = known(s, v.discard)
    s.harbor = known(s, v.harbor)
    s.pending = NO_CARD if v.pending is None else known(s, (v.pending,))[0]
    s.expeditions = known(s, v.expeditions)
    s.revealed = v.revealed
    s.colours = v.colours
    s.shuffles = v.shuffles
    s.batch = list(v.batch)
    s.dry_turns = v.dry_turns
    s.last_round = v.last_round
    s.ended = v.ended
    for card in s.harbor:
        if FACTS[card].type == SHIP:
            s.berths |= 1 << FACTS[card].colour
    s.players = []
    for seen in v.players:
        player = new_player()
        for card in known(s, seen.display):
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


def known(s: PortRoyal, faces: tuple[Face, ...]) -> list[Card]:
    cards = [Card(face) for face in faces]
    for card in cards:
        s.show(card)
    return cards


def deck_of(seats: int) -> list[Card]:
    return [*DECK, SPECIAL_EXPEDITION] if seats == 5 else list(DECK)
