"""Lays out a table of San Juan by the names of its buildings."""

from __future__ import annotations

from collections.abc import Mapping

from mizban.engine.cards import Card, Seat
from mizban.games.san_juan import GAME
from mizban.games.san_juan.cards import ROLES, TILES
from mizban.games.san_juan.deck import ALL_CARDS, BUILDING, CATALOGUE, CATHEDRAL, FIRST_TILE
from mizban.games.san_juan.events import Bonus
from mizban.games.san_juan.player import new_player
from mizban.games.san_juan.rounds import Round
from mizban.games.san_juan.state import SanJuan
from mizban.games.san_juan.views import SanJuanView
from mizban.testing import Table, taken

PLENTY = "silver_smelter silver_smelter silver_smelter coffee_roaster coffee_roaster coffee_roaster"
DEAR = [1, 2, 2, 3, 3]


def name_of(card: int) -> str:
    return BUILDING[card].name if card < FIRST_TILE else f"tile-{card - FIRST_TILE}"


class SanJuanTable(Table[SanJuan, SanJuanView]):
    def name(self, card: int) -> str:
        return name_of(card)

    def choose(self, seat: Seat, role: str, *then: str) -> SanJuanTable:
        """Take this role, then answer further."""
        self.play(seat, f"choose {ROLES.index(role)}", *then)
        return self

    def asks_all(self) -> list[Seat]:
        """Everybody who is asked now."""
        return [seat for seat in range(self.s.seats) if self.options(seat)]

    def hand(self, seat: Seat) -> list[str]:
        return sorted(self.names(self.s.players[seat].hand))

    def drawn(self, seat: Seat) -> list[str]:
        return sorted(self.names(self.s.players[seat].drawn))

    def town(self, seat: Seat) -> list[str]:
        return self.names(self.s.players[seat].town)

    def goods(self, seat: Seat) -> list[str]:
        """The buildings on which a good lies."""
        player = self.s.players[seat]
        return [self.name(card) for site, card in enumerate(player.town) if player.laden >> site & 1]

    def stored(self, seat: Seat) -> list[str]:
        return sorted(self.names(self.s.players[seat].stored))

    @property
    def discard(self) -> list[str]:
        return self.names(self.s.discard)

    def view(self, seat: Seat | None) -> SanJuanView:
        return self.game.view(self.s, seat)

    def price(self, seat: Seat, building: str) -> int:
        """What the open question says that this building costs."""
        option = self.choice(seat, f"build {building}")
        ask = self.ask(seat)
        if option in ask.hints:
            return ask.hints[option]["price"]
        return next(denied.params["price"] for denied in ask.denied if denied.choice is option)

    def full_cost(self, building: str) -> int:
        """What is printed on it."""
        return next(kind.cost for kind in CATALOGUE if kind.name == building)

    def bonuses(self, seat: Seat) -> list[str]:
        """The buildings that gave this seat cards, in their order."""
        return [self.name(event.card) for event in self.told(Bonus) if event.seat == seat]

    def points(self, seat: Seat) -> dict[str, int]:
        score = self.game.scores(self.s)[seat]
        return {**{part: points for part, points in score.parts if points}, "total": score.total}


def table(
    seats: int = 2,
    *,
    town: Mapping[Seat, str] | None = None,
    goods: Mapping[Seat, str] | None = None,
    hand: Mapping[Seat, str] | None = None,
    stored: Mapping[Seat, str] | None = None,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    tile: list[int] | None = None,
    round: int = 1,
    seed: int = 1,
    **options: bool,
) -> SanJuanTable:
    """A table at the start of a round, the Governor at seat 0. The deck names what is drawn next, first named, first drawn.

    Without a `town` a player has an Indigo Plant, without a `hand` no card. Cards `stored` lie under the last building of the town.
    What is not named lies under the named cards of the deck or, as the `rest` of nothing, nowhere.
    """
    s = GAME.deal(seats, seed, options)
    s.todo = [Round(0)]
    s.lanes = []
    s.round = round - 1
    pool = sorted(card for place in s.places() for card in place if card < FIRST_TILE)
    s.seen = [0] * ALL_CARDS
    s.offered = [card for card in pool if card == CATHEDRAL]
    for card in s.offered:
        s.show(card)
        pool.remove(card)
    s.players = [new_player() for _ in range(seats)]
    for seat in range(seats):
        for card in found(s, pool, (town or {}).get(seat, "indigo_plant")):
            s.lay(seat, card, -1)
            s.open_towns()
    on_top = found(s, pool, deck)
    for seat in range(seats):
        for card in found(s, pool, (hand or {}).get(seat, "")):
            s.look(seat, card)
            s.players[seat].insert(card)
        for card in found(s, pool, (stored or {}).get(seat, "")):
            s.look(seat, card)
            s.players[seat].stored.append(card)
            s.players[seat].stored_at.append(len(s.players[seat].town) - 1)
    s.discard = found(s, pool, discard)
    for seat, names in (goods or {}).items():
        for name in names.split():
            put_good(s, seat, name, pool.pop())
    s.deck = [*(pool if rest == "deck" else []), *on_top[::-1]]
    if tile is not None:
        first = Card(FIRST_TILE + TILES.index(tile))
        s.tiles = [first, *[card for card in s.tiles if card != first]]
    return SanJuanTable(GAME, s)


def put_good(s: SanJuan, seat: Seat, name: str, card: Card) -> None:
    player = s.players[seat]
    site = next(site for site, lying in enumerate(player.town) if name_of(lying) == name and not player.laden >> site & 1)
    player.goods.append(card)
    player.laden |= 1 << site


def found(s: SanJuan, pool: list[Card], names: str) -> list[Card]:
    """The cards of these names, out of the pool; the Cathedral from the table."""
    cathedral = [s.offered.pop()] if "cathedral" in names.split() else []
    return taken(pool, names.replace("cathedral", ""), name_of) + cathedral


def building(name: str) -> int:
    """The kind of this name."""
    return next(building.kind for building in CATALOGUE if building.name == name)
