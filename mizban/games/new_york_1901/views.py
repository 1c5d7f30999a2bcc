"""What one seat can know of the table, and how to imagine the rest from it: everything but the order of the future market."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import HIDDEN, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.protocol import NOBODY
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from mizban.games.new_york_1901 import scoring
from mizban.games.new_york_1901.bot import prefers
from mizban.games.new_york_1901.cards import (
    ACTION_FACE,
    CHALLENGE_FACE,
    CHARACTER_FACE,
    LOT_CARDS,
    PIECE_FACE,
    STREET_FACE,
    action_faces,
    lot_cards,
)
from mizban.games.new_york_1901.expand import free_lots
from mizban.games.new_york_1901.map import COLUMNS
from mizban.games.new_york_1901.options import Options
from mizban.games.new_york_1901.phases import PHASES
from mizban.games.new_york_1901.pieces import PIECES
from mizban.games.new_york_1901.places import PLACES, PLACES_AT
from mizban.games.new_york_1901.state import NO_PIECE, Building, NewYork, Player, new_player
from mizban.games.new_york_1901.turn import UNBUILT_TO_END


class BuildingView(msgspec.Struct, frozen=True):
    """A piece on the map: `board.shapes[facts.shape].turns[turn]`, moved by row and column."""

    piece: Face
    turn: int
    row: int
    column: int


class PlayerView(msgspec.Struct, frozen=True):
    character: Face
    score: int  # on the track
    prestige: int  # the part of the score that came from Gold Prestige
    workers: int  # available ones
    cards: tuple[Face, ...]  # lot cards with the character
    lots: tuple[int, ...]  # owned
    manned: tuple[int, ...]  # of these the ones with a worker
    buildings: tuple[BuildingView, ...]
    unbuilt: tuple[Face, ...]
    legendary: Face | None
    actions: tuple[Face, ...]  # unused
    unlocked: int  # the latest generation that may be built: 1 bronze, 2 silver, 3 gold
    generations: tuple[int, ...]  # standing buildings: starter, bronze, silver, gold
    irregular: int  # standing buildings of irregular shape
    streets: tuple[int, ...]  # buildings on each of the five streets
    gold_districts: tuple[int, ...]  # gold buildings in each of the five districts
    challenge: int  # what the challenge is worth now
    progress: tuple[int, ...]  # the numbers that the challenge looks at
    to_unlock: int  # points that are missing for the next generation; 0 when all are unlocked
    to_end: int  # pieces that must still be built to begin the end of the game
    total: int  # all points, if the game ended now


class NewYorkView(View, frozen=True):
    options: Options
    start_seat: int
    active: int
    turn: int  # turns begun, from 1
    market: tuple[Face, ...]
    free_lots: tuple[tuple[int, ...], ...]  # for each card of the market: the lots it can buy
    future: tuple[Face, ...]  # the top card first; known are only lots given back
    batch: tuple[int, ...]  # for each card of the future market: the Market Shift that put it there, 0 for none
    shifted: tuple[tuple[Face, ...], ...]  # for each Market Shift: what it put there and is still unseen, in no order
    streets: tuple[Face, ...]  # in play
    leaders: tuple[tuple[Seat, ...], ...]  # for each of them: who would get its points now
    challenge: Face
    owner: tuple[int, ...]  # of each lot: a seat, -1 for nobody, -2 for lots out of the game
    legendaries: tuple[Face, ...]  # in the supply
    players: tuple[PlayerView, ...]
    built: bool  # a building came up in this turn
    dry_turns: int  # turns in a row without a new building
    agreed: int
    trigger_seat: int | None  # who began the end of the game
    silver_from: int
    gold_from: int
    stalemate: bool
    ended: bool


def view(s: NewYork, me: Seat | None) -> NewYorkView:
    who = SPECTATOR if me is None else me
    future = s.future[::-1]
    hidden = [card for card in future if s.face(who, card) == HIDDEN]
    return NewYorkView(
        moment=moment(s, me),
        **as_is(s, NewYorkView),
        market=s.faces(who, s.market),
        free_lots=tuple(tuple(free_lots(s, card)) for card in s.market),
        future=s.faces(who, future),
        batch=tuple(s.batch[card] for card in future),
        # Everybody saw these cards when they lay in the open market.
        shifted=tuple(tuple(sorted(Face(card) for card in hidden if s.batch[card] == n + 1)) for n in range(s.shifts)),
        streets=tuple(Face(STREET_FACE + street) for street in s.streets),
        leaders=tuple(tuple(scoring.street_winners(s, street)) for street in s.streets),
        challenge=Face(CHALLENGE_FACE + s.challenge),
        owner=tuple(s.owner),
        legendaries=pieces(s.legendaries),
        players=tuple(player_view(s, seat, who) for seat in range(s.seats)),
        trigger_seat=None if s.trigger_seat == NOBODY else s.trigger_seat,
    )


def player_view(s: NewYork, seat: Seat, who: Seat) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        character=Face(CHARACTER_FACE + player.character),
        score=player.score,
        prestige=player.prestige,
        workers=player.workers,
        cards=s.faces(who, player.cards),
        lots=tuple(lot for lot, owner in enumerate(s.owner) if owner == seat),
        manned=tuple(player.manned),
        buildings=tuple(building_view(building) for building in player.buildings),
        unbuilt=pieces(player.unbuilt),
        legendary=None if player.legendary == NO_PIECE else Face(PIECE_FACE + player.legendary),
        actions=action_faces(player.actions),
        unlocked=s.unlocked(seat),
        generations=tuple(player.generations),
        irregular=player.irregular,
        streets=tuple(player.streets),
        gold_districts=tuple(scoring.gold_by_district(player)),
        challenge=scoring.challenge_points(s, seat),
        progress=tuple(scoring.challenge_progress(s, seat)),
        to_unlock=s.to_unlock(seat),
        to_end=max(0, player.unbuilt_count() - UNBUILT_TO_END),
        total=scoring.total(s, seat),
    )


def building_view(building: Building) -> BuildingView:
    place = PLACES[building.place]
    return BuildingView(Face(PIECE_FACE + building.piece), place.turn, place.row, place.column)


def pieces(bits: int) -> tuple[Face, ...]:
    return tuple(Face(PIECE_FACE + piece) for piece in range(len(PIECES)) if bits >> piece & 1)


def imagine(v: NewYorkView, luck: Chance) -> NewYork:
    """The cards of each shuffle lie, in some order, where that shuffle put them."""
    s = NewYork()
    s.lay_out(v.moment.seats, LOT_CARDS, luck)
    take_over(s, v)
    s.streets = [face - STREET_FACE for face in v.streets]
    s.challenge = v.challenge - CHALLENGE_FACE
    s.owner = list(v.owner)
    s.legendaries = bits_of(v.legendaries, PIECE_FACE)
    s.trigger_seat = NOBODY if v.trigger_seat is None else v.trigger_seat
    s.market = open_cards(s, v.market)
    s.players = [player_from(s, seat, seen) for seat, seen in enumerate(v.players)]
    s.shifts = len(v.shifted)
    deal_future(s, v, luck)
    restore(s, v.moment, PHASES, luck, prefers)
    return s


def player_from(s: NewYork, seat: Seat, seen: PlayerView) -> Player:
    player = new_player()
    player.character = seen.character - CHARACTER_FACE
    player.score = seen.score
    player.prestige = seen.prestige
    player.workers = seen.workers
    player.actions = bits_of(seen.actions, ACTION_FACE)
    player.unbuilt = bits_of(seen.unbuilt, PIECE_FACE)
    player.legendary = NO_PIECE if seen.legendary is None else seen.legendary - PIECE_FACE
    player.cards = open_cards(s, seen.cards)
    player.manned = list(seen.manned)
    for lot in seen.lots:
        player.own(lot)
    for building in seen.buildings:
        player.put_up(building_from(building))
    return player


def building_from(seen: BuildingView) -> Building:
    piece = seen.piece - PIECE_FACE
    return Building(piece, PLACES_AT[PIECES[piece].shape][seen.turn][seen.row * COLUMNS + seen.column])


def deal_future(s: NewYork, v: NewYorkView, luck: Chance) -> None:
    open_cards(s, tuple(face for face in v.future if face != HIDDEN))
    shifted = [[Card(face) for face in batch] for batch in v.shifted]
    elsewhere = {card for batch in shifted for card in batch}
    pools = [[card for card in lot_cards(s.seats) if not s.seen[card] and card not in elsewhere], *shifted]
    for pool in pools:
        luck.shuffle(pool)
    s.batch = [0] * LOT_CARDS
    s.future = []
    for face, batch in zip(v.future, v.batch, strict=True):
        card = Card(face) if face != HIDDEN else pools[batch].pop()
        s.batch[card] = batch
        s.future.insert(0, card)


def bits_of(faces: tuple[Face, ...], first: int) -> int:
    return sum(1 << (face - first) for face in faces)
