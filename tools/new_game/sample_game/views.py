"""What one seat can know of the table (SG-3), and how to imagine the rest from it."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import HIDDEN, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from tools.new_game.sample_game.cards import DECK
from tools.new_game.sample_game.options import Options
from tools.new_game.sample_game.phases import PHASES
from tools.new_game.sample_game.scoring import points
from tools.new_game.sample_game.state import SampleGame, new_player
from tools.new_game.sample_game.turn import NIGHTS


class PlayerView(msgspec.Struct, frozen=True):
    hand: tuple[Face, ...]
    won: tuple[Face, ...]
    points: int


class SampleGameView(View, frozen=True):
    options: Options
    night: int  # from 1; 0 before the first
    nights: int
    deck: int  # cards left
    square: tuple[Face, ...]
    laid: tuple[Face, ...]
    burnt: tuple[Face, ...]
    players: tuple[PlayerView, ...]


def view(s: SampleGame, me: Seat | None) -> SampleGameView:
    """`as_is` takes over what state and view call the same: the options and the night."""
    who = SPECTATOR if me is None else me
    return SampleGameView(
        moment=moment(s, me),
        **as_is(s, SampleGameView),
        nights=NIGHTS,
        deck=len(s.deck),
        square=s.faces(who, s.square),
        laid=s.faces(who, s.laid),
        burnt=s.faces(who, s.burnt),
        players=tuple(player_view(s, seat, who) for seat in range(s.seats)),
    )


def player_view(s: SampleGame, seat: Seat, who: Seat) -> PlayerView:
    player = s.players[seat]
    return PlayerView(s.faces(who, player.hand), s.faces(who, player.won), points(s, seat))


def imagine(v: SampleGameView, luck: Chance) -> SampleGame:
    """What is open lies as it lies; hidden hands and the deck are dealt from all the others."""
    s = SampleGame()
    s.lay_out(v.moment.seats, len(DECK), luck)
    take_over(s, v)
    s.square = open_cards(s, v.square)
    s.laid = open_cards(s, v.laid)
    s.burnt = open_cards(s, v.burnt)
    s.players = [new_player() for _ in v.players]
    for player, seen in zip(s.players, v.players, strict=True):
        for card in open_cards(s, seen.won):
            player.win(card)
    for seat, seen in enumerate(v.players):
        s.players[seat].hand = [Card(s.look(seat, Card(face))) for face in seen.hand if face != HIDDEN]
    hidden = [card for card in DECK if not s.seen[card]]
    luck.shuffle(hidden)
    for seat, seen in enumerate(v.players):
        hand = s.players[seat].hand
        while len(hand) < len(seen.hand):
            hand.append(Card(s.look(seat, hidden.pop())))
        hand.sort()
    s.deck = hidden
    restore(s, v.moment, PHASES, luck)
    return s
