"""Producer, trader, councillor and prospector. Where their order does not matter at a table, players decide at once."""

from __future__ import annotations

from typing import Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Phase
from mizban.engine.words import Params
from mizban.games.san_juan.deck import BUILDING, CATALOGUE
from mizban.games.san_juan.events import Kept, KeptCards, NobodySold, Produced, ProducedNothing, Prospected, Sold, SoldNothing, TileTurned
from mizban.games.san_juan.picks import DISCARD, KEEP, PRODUCE, SELL, PickFromDrawn, PickFromHand, PickSites, numbers, sites_of
from mizban.games.san_juan.player import SITES, insert
from mizban.games.san_juan.state import MOST_SEATS, SanJuan
from mizban.games.san_juan.together import Together

GOODS_OF_ALL: Final = 1
SALES_OF_ALL: Final = 1
DRAWN_BY_ALL: Final = 2  # SJ-40
DRAWN_BY_PRIVILEGE: Final = 3  # SJ-41
KEPT_BY_ALL: Final = 1


# ---- producer -------------------------------------------------------------------------------------------------


class ProducerPhase(Together):
    """Everybody puts goods onto empty production buildings (SJ-30), all at once (SJ-34)."""

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return bool(empty_sites(s, seat))

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [PRODUCE_OF[seat]]


def empty_sites(s: SanJuan, seat: Seat) -> list[int]:
    player = s.players[seat]
    return SITES[player.plants & ~player.laden]


class Produce(PickSites):
    """On which buildings. Where there is room for all goods they are put there without a question (SJ-32).

    Whoever may wait for more goods at once is asked in any case, and may leave buildings empty (SJ-63).
    """

    def verb(self) -> str:
        return "produce"

    def option(self, item: int) -> Choice:
        return PRODUCE[item]

    def sites(self, s: SanJuan) -> list[int]:
        return empty_sites(s, self.seat)

    def goods(self, s: SanJuan) -> int:
        return GOODS_OF_ALL + s.privilege(self.seat) + s.players[self.seat].powers.more_goods  # SJ-31

    def low(self, s: SanJuan) -> int:
        return 0 if s.may_leave_empty(self.seat) else self.goods(s)

    def high(self, s: SanJuan) -> int:
        most = self.goods(s)
        room = len(self.sites(s))
        return most if most < room else room

    def options(self, s: SanJuan) -> list[Choice]:
        return NOTHING if len(self.sites(s)) <= self.low(s) else super().options(s)

    def run(self, s: SanJuan) -> None:
        self.picked(s, tuple(self.items(s)))

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(PutGoods(self.seat, items))

    def usual(self, s: SanJuan) -> list[Card]:
        dearest = sorted(self.items(s), key=_cost, reverse=True)
        return [Card(card) for card in dearest[: self.high(s)]]

    def about(self, s: SanJuan) -> Params:
        more = s.players[self.seat].powers.more_goods
        return {"goods": self.high(s), "privilege": s.privilege(self.seat), "more": more, "free": int(s.may_leave_empty(self.seat))}


def _cost(card: int) -> int:
    return BUILDING[card].cost


class PutGoods(Phase[SanJuan]):
    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        if not self.cards:
            s.tell(ProducedNothing, self.seat)
            return
        made: list[Card] = []
        for site in sites_of(s, self.seat, self.cards):
            if s.put_good(self.seat, site):
                made.append(s.players[self.seat].town[site])
        if not made:
            return
        if s.heard is not None:
            s.tell(Produced, self.seat, tuple([s.show(card) for card in made]))
        for kind in s.players[self.seat].powers.works:
            CATALOGUE[kind].after_production(s, self.seat, len(made))


# ---- trader ---------------------------------------------------------------------------------------------------


class TraderPhase(Phase[SanJuan]):
    """The top tile names the prices (SJ-35); then everybody sells; then the tile goes to the bottom."""

    def run(self, s: SanJuan) -> None:
        s.tile_open = True
        tile = s.show(s.tiles[s.next_tile])  # for good: the order never changes (SJ-102)
        if s.heard is not None:
            prices = s.prices()
            s.tell(TileTurned, tile, prices[0], prices[1], prices[2], prices[3], prices[4])
        s.then(MARKET, MARKET_CLOSES)


class Market(Together):
    """Everybody with goods may sell: all at once (SJ-38) or, where it matters who has sold before, one after the other (SJ-104)."""

    def run(self, s: SanJuan) -> None:
        if s.sells_in_order():
            s.then_each([MARKET_TURN_OF[seat] for seat in self.seats(s)])
        else:
            super().run(s)

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return s.players[seat].laden != 0

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [SELL_OF[seat]]


class MarketTurn(AtOnce[SanJuan]):
    """One player's sales, done before the next player is asked."""

    def __init__(self, seller: Seat) -> None:
        super().__init__()
        self.seller = seller

    def seats(self, s: SanJuan) -> list[Seat]:
        return [self.seller]

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [SELL_OF[seat]]


class Sell(PickSites):
    """Which goods, if any (SJ-21)."""

    def verb(self) -> str:
        return "sell"

    def option(self, item: int) -> Choice:
        return SELL[item]

    def sites(self, s: SanJuan) -> list[int]:
        return SITES[s.players[self.seat].laden]

    def sales(self, s: SanJuan) -> int:
        return SALES_OF_ALL + s.privilege(self.seat) + s.players[self.seat].powers.more_sales  # SJ-37

    def low(self, s: SanJuan) -> int:
        return 0

    def high(self, s: SanJuan) -> int:
        most = self.sales(s)
        goods = len(s.players[self.seat].goods)
        return most if most < goods else goods

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(SellGoods(self.seat, items))

    def usual(self, s: SanJuan) -> list[Card]:
        """The dearest goods."""
        prices = s.prices()
        rows = sorted([(-BUILDING[card].sells_for(prices), card) for card in self.items(s)])
        return [Card(card) for _, card in rows[: self.high(s)]]

    def about(self, s: SanJuan) -> Params:
        more = s.players[self.seat].powers.more_sales
        return {
            "sales": self.high(s),
            "privilege": s.privilege(self.seat),
            "more": more,
            "in_order": int(s.sells_in_order()),
            "sold": s.sold,
        }

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        return {"price": BUILDING[choice.on[0]].sells_for(s.prices()), "default": int(choice.on[0] in self.usual(s))}


class SellGoods(Phase[SanJuan]):
    """The goods are discarded, the cards drawn (SJ-36), and buildings have their say."""

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        if not self.cards:
            s.tell(SoldNothing, self.seat)
            return
        works = s.players[self.seat].powers.works
        prices = s.prices()
        goods: list[Card] = []
        income = 0
        for site in sites_of(s, self.seat, self.cards):
            goods.append(s.take_good(self.seat, site))
            income += BUILDING[s.players[self.seat].town[site]].sells_for(prices)
        sold = len(goods)
        s.sold += sold
        keepers = [CATALOGUE[kind] for kind in works if CATALOGUE[kind].keeps_sold]
        kept = [goods.pop() for _ in keepers]
        s.discard.extend(goods)
        if s.heard is not None:
            s.tell(Sold, self.seat, tuple([s.show(Card(card)) for card in self.cards]), s.drawable(income))
        for building, good in zip(keepers, kept, strict=True):
            s.store(self.seat, building, [good])
        s.take(self.seat, income)
        for kind in works:
            CATALOGUE[kind].after_sales(s, self.seat, sold)


class MarketCloses(Phase[SanJuan]):
    def run(self, s: SanJuan) -> None:
        if s.heard is not None and not s.sold:
            s.tell(NobodySold)
        for i in range(s.seats):
            seat = (s.chooser + i) % s.seats
            for kind in s.players[seat].powers.works:
                CATALOGUE[kind].market_closes(s, seat, s.sold)
        s.tile_open = False
        s.next_tile = (s.next_tile + 1) % len(s.tiles)  # SJ-39
        s.sold = 0


# ---- councillor -----------------------------------------------------------------------------------------------


class CouncillorPhase(Phase[SanJuan]):
    """Buildings that wait for the council come first; then everybody draws, and only then decides (SJ-42)."""

    def run(self, s: SanJuan) -> None:
        for i in range(s.seats):
            seat = (s.chooser + i) % s.seats
            for kind in s.players[seat].powers.works:
                CATALOGUE[kind].council_meets(s, seat)
        for i in range(s.seats):
            seat = (s.chooser + i) % s.seats
            deal(s, seat, DRAWN_BY_ALL + DRAWN_BY_PRIVILEGE * s.privilege(seat))
        s.then(COUNCIL)


def deal(s: SanJuan, seat: Seat, number: int) -> None:
    """Cards to look at before some of them are kept."""
    drawn: list[Card] = []
    for _ in range(s.drawable(number)):
        card = s.draw()
        s.look(seat, card)
        insert(drawn, card)
    s.players[seat].drawn = drawn


class Council(Together):
    """Everybody keeps some of the cards drawn."""

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return bool(s.players[seat].drawn)

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        if s.players[seat].powers.whole_hand:
            return [DISCARD_OF[seat]]
        return [KEEP_OF[seat]]


def kept(s: SanJuan, seat: Seat) -> int:
    """How many of the drawn cards remain: no more than there are (SJ-R28)."""
    keep = KEPT_BY_ALL + s.players[seat].powers.more_kept
    drawn = len(s.players[seat].drawn)
    return keep if keep < drawn else drawn


class KeepCards(PickFromDrawn):
    """Which of the drawn cards stay."""

    def verb(self) -> str:
        return "keep"

    def option(self, item: int) -> Choice:
        return KEEP[item]

    def low(self, s: SanJuan) -> int:
        return kept(s, self.seat)

    def options(self, s: SanJuan) -> list[Choice]:
        return NOTHING if self.low(s) == len(s.players[self.seat].drawn) else super().options(s)

    def run(self, s: SanJuan) -> None:
        self.picked(s, tuple(self.items(s)))

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(TakeKept(self.seat, items))

    def about(self, s: SanJuan) -> Params:
        return {"drawn": len(s.players[self.seat].drawn), "kept": self.low(s)}


class TakeKept(Phase[SanJuan]):
    """The kept cards join the hand, the others are discarded."""

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        player = s.players[self.seat]
        drawn = player.drawn
        player.drawn = []
        for card in drawn:
            if card in self.cards:
                player.insert(card)
            else:
                s.discard.append(card)
        if s.heard is not None:
            s.tell(Kept, self.seat, len(drawn), len(self.cards))
            s.whisper(self.seat, KeptCards, self.seat, s.faces(self.seat, [Card(card) for card in self.cards]))


class DiscardCards(PickFromHand):
    """The drawn cards have joined the hand: which cards of the whole hand go."""

    def verb(self) -> str:
        return "discard"

    def option(self, item: int) -> Choice:
        return DISCARD[item]

    def items(self, s: SanJuan) -> list[int]:
        player = s.players[self.seat]
        cards = [*player.hand, *player.drawn]
        cards.sort()
        return numbers(cards)

    def low(self, s: SanJuan) -> int:
        return len(s.players[self.seat].drawn) - kept(s, self.seat)

    def options(self, s: SanJuan) -> list[Choice]:
        return NOTHING if self.low(s) == 0 else super().options(s)

    def run(self, s: SanJuan) -> None:
        self.picked(s, ())

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(DiscardFromAll(self.seat, items))

    def about(self, s: SanJuan) -> Params:
        return {"drawn": len(s.players[self.seat].drawn), "number": self.low(s)}


class DiscardFromAll(Phase[SanJuan]):
    """All drawn cards join the hand, then these leave it."""

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        player = s.players[self.seat]
        drawn = player.drawn
        player.drawn = []
        for card in drawn:
            player.insert(card)
        if self.cards:
            s.burn(self.seat, [Card(card) for card in self.cards])
        if s.heard is not None:
            s.tell(Kept, self.seat, len(drawn), len(drawn) - len(self.cards))
            s.whisper(self.seat, KeptCards, self.seat, s.faces(self.seat, [card for card in drawn if card not in self.cards]))


# ---- prospector -----------------------------------------------------------------------------------------------


class ProspectorPhase(Phase[SanJuan]):
    """The chooser draws (SJ-43); then, clockwise, whoever owns a building for it prospects too (SJ-70)."""

    def run(self, s: SanJuan) -> None:
        if s.heard is not None:
            s.tell(Prospected, s.chooser, s.drawable(s.times))
        s.take(s.chooser, s.times)
        for i in range(s.seats):
            seat = (s.chooser + i) % s.seats
            for kind in s.players[seat].powers.works:
                CATALOGUE[kind].prospect(s, seat)


# Phases that come up all the time are made once, for each seat.
PRODUCE_OF: Final = [Produce(seat) for seat in range(MOST_SEATS)]
MARKET_TURN_OF: Final = [MarketTurn(seat) for seat in range(MOST_SEATS)]
SELL_OF: Final = [Sell(seat) for seat in range(MOST_SEATS)]
KEEP_OF: Final = [KeepCards(seat) for seat in range(MOST_SEATS)]
DISCARD_OF: Final = [DiscardCards(seat) for seat in range(MOST_SEATS)]

PRODUCER_PHASE: Final = ProducerPhase()
TRADER_PHASE: Final = TraderPhase(NOBODY)
MARKET: Final = Market()
MARKET_CLOSES: Final = MarketCloses(NOBODY)
COUNCILLOR_PHASE: Final = CouncillorPhase(NOBODY)
COUNCIL: Final = Council()
PROSPECTOR_PHASE: Final = ProspectorPhase(NOBODY)
