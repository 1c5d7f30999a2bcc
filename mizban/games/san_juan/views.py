"""What one seat can know of the table, and how to imagine the rest from it."""

from __future__ import annotations

import msgspec

from mizban.engine.cards import HIDDEN, SPECTATOR, Card, Face, Seat
from mizban.engine.chance import Chance
from mizban.engine.views import View, as_is, moment, open_cards, restore, take_over
from mizban.games.san_juan import scoring
from mizban.games.san_juan.bot import prefers
from mizban.games.san_juan.builder import prices
from mizban.games.san_juan.cards import BUILDINGS_TO_END
from mizban.games.san_juan.deck import ALL_CARDS, BUILDING, TILE_CARDS, deck_of
from mizban.games.san_juan.options import Options
from mizban.games.san_juan.phases import PHASES
from mizban.games.san_juan.player import Player, insert, new_player, powers_of
from mizban.games.san_juan.state import NOBODY_YET, SanJuan

SOME = -1  # stored cards whose number is not mine to know


class SiteView(msgspec.Struct, frozen=True):
    """A building in play, with what lies on and under it."""

    card: Face
    good: bool
    works: bool  # not yet, in the builder phase in which it was built
    stored: int  # cards under it; SOME where their number is not mine to know
    stored_cards: tuple[Face, ...]  # as far as I know them


class PlayerView(msgspec.Struct, frozen=True):
    hand: int
    hand_cards: tuple[Face, ...]  # those that I know: my own, and what was kept in the open
    drawn: int  # cards just drawn, of which some will be kept
    drawn_cards: tuple[Face, ...]
    town: tuple[SiteView, ...]
    plots: int  # buildings that are missing to the end of the game
    covered: tuple[Face, ...]  # buildings that were built over
    goods: int
    points: int  # as it stands, without stored cards that are not mine to know
    hand_limit: int
    spent: int  # bit per kind of building that works once a game and has worked
    saved: bool  # with two players: the second privilege was not yet used in this round


class SanJuanView(View, frozen=True):
    options: Options
    round: int
    last_built: int  # the round in which somebody last built something
    governor: int
    role: int  # the role that is played now, or -1
    chooser: int  # who chose it
    times: int  # how often the privilege counts
    role_of: tuple[int, ...]  # who has taken each role in this round, or -1
    deck: int
    discard: int
    discarded: tuple[Face, ...]  # those cards of the discard pile that I know
    cathedral: Face | None  # on the table, until it is built
    tiles: tuple[Face, ...]  # the next one first
    next_tile: int
    tile_open: bool  # the first tile shows the prices of a trader phase now
    sold: int  # goods sold by all in this trader phase
    ended: bool
    buildings_to_end: int
    prices: dict[Face, int]  # what costs me how much now: my cards and the Cathedral; while one of them is being paid for, only this one
    players: tuple[PlayerView, ...]


def view(s: SanJuan, me: Seat | None) -> SanJuanView:
    who = SPECTATOR if me is None else me
    tiles = s.tiles[s.next_tile :] + s.tiles[: s.next_tile]
    return SanJuanView(
        moment=moment(s, me),
        **as_is(s, SanJuanView),
        role_of=tuple(s.role_of),
        deck=len(s.deck),
        discard=len(s.discard),
        discarded=known_of(s, who, s.discard),
        cathedral=s.face(who, s.offered[0]) if s.offered else None,
        tiles=s.faces(who, tiles),
        buildings_to_end=BUILDINGS_TO_END,
        prices={} if me is None else {s.face(me, card): price for card, price in prices(s, me).items()},
        players=tuple(player_view(s, seat, who) for seat in range(s.seats)),
    )


def known_of(s: SanJuan, who: Seat, cards: list[Card]) -> tuple[Face, ...]:
    """The known ones (SJ-96), ascending: their places in a pile or a hand tell nothing."""
    return tuple(sorted(face for face in s.faces(who, cards) if face != HIDDEN))


def player_view(s: SanJuan, seat: Seat, who: Seat) -> PlayerView:
    player = s.players[seat]
    mine = seat == who or s.options.open_totals or s.ended or s.opened  # SJ-101
    return PlayerView(
        hand=len(player.hand),
        hand_cards=known_of(s, who, player.hand),
        drawn=len(player.drawn),
        drawn_cards=known_of(s, who, player.drawn),
        town=tuple(site_view(s, player, site, who, mine) for site in range(len(player.town))),
        plots=BUILDINGS_TO_END - len(player.town),
        covered=s.faces(who, player.covered),
        goods=len(player.goods),
        points=scoring.total(s, seat, len(player.stored) if mine else 0),
        hand_limit=s.hand_limit(seat),
        spent=player.spent,
        saved=player.saved,
    )


def site_view(s: SanJuan, player: Player, site: int, who: Seat, mine: bool) -> SiteView:
    stored = [card for card, at in zip(player.stored, player.stored_at, strict=True) if at == site]
    return SiteView(
        card=s.face(who, player.town[site]),
        good=bool(player.laden >> site & 1),
        works=player.town[site] != player.fresh,
        stored=len(stored) if mine or not stored else SOME,
        stored_cards=known_of(s, who, stored),
    )


# ---- imagining ------------------------------------------------------------------------------------------------


def imagine(v: SanJuanView, luck: Chance) -> SanJuan:
    """Hidden hands, goods, stored cards, discard pile and supply hold, in some order, exactly the cards that lie nowhere else."""
    s = SanJuan()
    s.lay_out(v.moment.seats, ALL_CARDS, luck)
    take_over(s, v)
    s.role_of = list(v.role_of)
    s.taken = sum([1 << role for role, seat in enumerate(v.role_of) if seat != NOBODY_YET])
    s.offered = [] if v.cathedral is None else open_cards(s, (v.cathedral,))
    s.tiles = imagine_tiles(s, v, luck)
    s.discard = known(s, v.moment.me, v.discarded)
    s.players = [imagine_player(s, v, seat) for seat in range(s.seats)]
    deal_the_rest(s, v, luck)
    restore(s, v.moment, PHASES, luck, prefers)
    s.fenced = False
    return s


def known(s: SanJuan, me: Seat, faces: tuple[Face, ...]) -> list[Card]:
    """Cards that I know; a spectator knows only what all know."""
    if me == SPECTATOR:
        return open_cards(s, faces)
    cards = [Card(face) for face in faces]
    for card in cards:
        s.look(me, card)
    return cards


def imagine_tiles(s: SanJuan, v: SanJuanView, luck: Chance) -> list[Card]:
    hidden = [card for card in TILE_CARDS if Face(card) not in v.tiles]
    luck.shuffle(hidden)
    turned = [hidden.pop() if face == HIDDEN else open_cards(s, (face,))[0] for face in v.tiles]
    start = len(turned) - v.next_tile
    return turned[start:] + turned[:start]


def imagine_player(s: SanJuan, v: SanJuanView, seat: Seat) -> Player:
    """What is known of a player."""
    seen = v.players[seat]
    me = v.moment.me
    player = new_player()
    player.town = open_cards(s, tuple(site.card for site in seen.town))
    player.covered = open_cards(s, seen.covered)
    player.hand = known(s, me, seen.hand_cards) if seat == me else open_cards(s, seen.hand_cards)
    player.exposed = seat != me and bool(player.hand)
    player.drawn = known(s, me, seen.drawn_cards)
    player.spent = seen.spent
    player.saved = seen.saved
    for site, lying in enumerate(seen.town):
        building = BUILDING[lying.card]
        player.kinds |= 1 << building.kind
        player.points += building.points
        player.laden |= lying.good << site
        player.plants |= (not building.is_city()) << site
        if not lying.works:
            player.fresh = Card(lying.card)
        player.stored.extend(known(s, me, lying.stored_cards))
        player.stored_at.extend([site] * len(lying.stored_cards))
    player.powers = powers_of([BUILDING[lying.card] for lying in seen.town if lying.works])
    return player


def deal_the_rest(s: SanJuan, v: SanJuanView, luck: Chance) -> None:
    """Deal the hidden cards to where they may lie."""
    lying = {card for place in s.places() for card in place}
    hidden = [card for card in deck_of(v.options.new_buildings) if card not in lying]
    luck.shuffle(hidden)
    piles: list[tuple[Player, int]] = []  # stored cards in unknown numbers
    for seat, (player, seen) in enumerate(zip(s.players, v.players, strict=True)):
        for _ in range(seen.hand - len(player.hand)):
            card = hidden.pop()
            s.look(seat, card)
            player.insert(card)
        for _ in range(seen.drawn - len(player.drawn)):
            card = hidden.pop()
            s.look(seat, card)
            insert(player.drawn, card)
        player.goods = [hidden.pop() for _ in range(seen.goods)]
        for site, lies in enumerate(seen.town):
            for _ in range(1 if lies.stored == SOME else lies.stored - len(lies.stored_cards)):
                player.stored.append(hidden.pop())
                player.stored_at.append(site)
            if lies.stored == SOME:
                piles.append((player, site))
    s.discard.extend(hidden.pop() for _ in range(v.discard - len(v.discarded)))
    while len(hidden) > v.deck:
        player, site = piles[luck.below(len(piles))]
        player.stored.append(hidden.pop())
        player.stored_at.append(site)
    s.deck = hidden
