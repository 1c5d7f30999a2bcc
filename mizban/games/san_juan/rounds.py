"""The frame of the game: the start of a round, choosing roles, the end of a round."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.san_juan.builder import BUILDER_PHASE
from mizban.games.san_juan.cards import NO_ROLE, ROLES
from mizban.games.san_juan.deck import CATALOGUE
from mizban.games.san_juan.events import DiscardedDown, Ended, Exchanged, RoleChosen, RoundBegan
from mizban.games.san_juan.picks import DISCARD, EXCHANGE, KEEP, STORE, PickFromDrawn, PickFromHand
from mizban.games.san_juan.roles import COUNCILLOR_PHASE, PRODUCER_PHASE, PROSPECTOR_PHASE, TRADER_PHASE, TakeKept
from mizban.games.san_juan.state import MOST_SEATS, NOBODY_YET, SanJuan
from mizban.games.san_juan.together import Together

STARTING_HAND: Final = 4  # SJ-8
SEATS_OF_A_DUEL: Final = 2
IDLE_ROUNDS: Final = 10  # without a building they end the game (SJ-47)

CHOOSE: Final = [choice("choose", role) for role in range(len(ROLES))]
FREE: Final = [[CHOOSE[role] for role in range(len(ROLES)) if not taken >> role & 1] for taken in range(1 << len(ROLES))]
DOUBLE: Final = choice("double")
SAVE: Final = choice("save")
DOUBLE_OR_SAVE: Final = [DOUBLE, SAVE]

PHASE_OF_ROLE: Final[list[Phase[SanJuan]]] = [BUILDER_PHASE, PRODUCER_PHASE, TRADER_PHASE, COUNCILLOR_PHASE, PROSPECTOR_PHASE]


class StartStep(Together):
    """A step of the start of a round, or of the game."""

    def first(self, s: SanJuan) -> Seat:
        return s.governor


class StartingHands(StartStep):
    """The advanced set-up: everybody keeps four of the cards dealt (SJ-11)."""

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return True

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [StartingHand(seat)]


class StartingHand(PickFromDrawn):
    def verb(self) -> str:
        return "keep"

    def option(self, item: int) -> Choice:
        return KEEP[item]

    def low(self, s: SanJuan) -> int:
        return STARTING_HAND

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(TakeKept(self.seat, items))

    def about(self, s: SanJuan) -> Params:
        return {"drawn": len(s.players[self.seat].drawn), "kept": STARTING_HAND}


class Round(Phase[SanJuan]):
    """This seat is the Governor. Before the first round there is nothing to exchange, to store or to discard."""

    def run(self, s: SanJuan) -> None:
        s.round += 1
        s.governor = self.seat
        s.role_of = [NOBODY_YET] * len(ROLES)
        s.taken = 0
        for player in s.players:
            player.saved = True
        if s.heard is not None:
            s.tell(RoundBegan, self.seat, s.round)
        s.then(END_OF_ROUND)
        if s.seats == SEATS_OF_A_DUEL:  # SJ-13
            other = 1 - self.seat
            s.then_each([ChooseRole(self.seat, 1), CHOOSE_ROLE_OF[other], CHOOSE_ROLE_OF[self.seat]])
        else:  # SJ-12
            for i in range(s.seats - 1, -1, -1):
                s.then(CHOOSE_ROLE_OF[(self.seat + i) % s.seats])
        if s.round > 1:
            s.then_each(START_STEPS)


class EndOfRound(Phase[SanJuan]):
    """The next player, clockwise, becomes the Governor (SJ-14); unless nobody has built for long."""

    def run(self, s: SanJuan) -> None:
        if s.round - s.last_built >= IDLE_ROUNDS:
            s.ended = True
            s.tell(Ended, True)
        else:
            s.then(Round((s.governor + 1) % s.seats))


# ---- the start of a round, each step for all before the next (SJ-15) -------------------------------------------


class Exchanges(StartStep):
    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return s.players[seat].powers.exchanges > 0 and bool(s.players[seat].hand)

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [ExchangeCards(seat)]


class ExchangeCards(PickFromHand):
    """Which cards, if any, for as many new ones."""

    def verb(self) -> str:
        return "exchange"

    def option(self, item: int) -> Choice:
        return EXCHANGE[item]

    def low(self, s: SanJuan) -> int:
        return 0

    def high(self, s: SanJuan) -> int:
        most = s.players[self.seat].powers.exchanges
        hand = len(s.players[self.seat].hand)
        return most if most < hand else hand

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        if items:
            s.deed(SwapCards(self.seat, items))

    def about(self, s: SanJuan) -> Params:
        return {"most": self.high(s)}


class SwapCards(Phase[SanJuan]):
    """First the discard, then the draw."""

    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        s.burn(self.seat, [Card(card) for card in self.cards])
        s.tell(Exchanged, self.seat, len(self.cards))
        s.take(self.seat, len(self.cards))


class Storing(StartStep):
    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        player = s.players[seat]
        return player.powers.storage > 0 and bool(player.hand) and store_after(s, seat, -1) >= 0

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [StoreCards(seat, store_after(s, seat, -1), ())]


def store_after(s: SanJuan, seat: Seat, kind: int) -> int:
    """The next building of this seat under which cards may go; -1 if there is none."""
    for later in s.players[seat].powers.works:
        if later > kind and CATALOGUE[later].storage and CATALOGUE[later].stores(s, seat):
            return later
    return -1


class StoreCards(PickFromHand):
    """Which cards, if any, go under this building; some may be promised to another one already (SJ-85)."""

    def __init__(self, seat: Seat, kind: int, promised: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.promised = promised

    def verb(self) -> str:
        return "store"

    def option(self, item: int) -> Choice:
        return STORE[item]

    def items(self, s: SanJuan) -> list[int]:
        return [int(card) for card in s.players[self.seat].hand if card not in self.promised]

    def low(self, s: SanJuan) -> int:
        return 0

    def high(self, s: SanJuan) -> int:
        most = CATALOGUE[self.kind].stores(s, self.seat)
        hand = len(s.players[self.seat].hand) - len(self.promised)
        return most if most < hand else hand

    def options(self, s: SanJuan) -> list[Choice]:
        return super().options(s) if self.high(s) else NOTHING

    def run(self, s: SanJuan) -> None:
        """All cards are promised already."""

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        if items:
            s.deed(TuckCards(self.seat, self.kind, items))
        further = store_after(s, self.seat, self.kind)
        if further >= 0:
            s.then(StoreCards(self.seat, further, (*self.promised, *items)))

    def about(self, s: SanJuan) -> Params:
        return {"under_card": s.players[self.seat].card_of(self.kind), "most": self.high(s), "once": int(self.once())}

    def once(self) -> bool:
        return CATALOGUE[self.kind].once_a_game


class TuckCards(Phase[SanJuan]):
    def __init__(self, seat: Seat, kind: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kind = kind
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        cards = [Card(card) for card in self.cards]
        s.part_with(self.seat, cards)
        s.store(self.seat, CATALOGUE[self.kind], cards)


class HandLimits(StartStep):
    """The only moment at which the limit matters (SJ-17)."""

    def concerns(self, s: SanJuan, seat: Seat) -> bool:
        return len(s.players[seat].hand) > s.hand_limit(seat)

    def questions(self, s: SanJuan, seat: Seat) -> list[Phase[SanJuan]]:
        return [DiscardDown(seat)]


class DiscardDown(PickFromHand):
    """Which cards go, down to the limit."""

    def verb(self) -> str:
        return "discard"

    def option(self, item: int) -> Choice:
        return DISCARD[item]

    def low(self, s: SanJuan) -> int:
        return len(s.players[self.seat].hand) - s.hand_limit(self.seat)

    def picked(self, s: SanJuan, items: tuple[int, ...]) -> None:
        s.deed(LimitHand(self.seat, items))

    def about(self, s: SanJuan) -> Params:
        return {"number": self.low(s), "limit": s.hand_limit(self.seat)}


class LimitHand(Phase[SanJuan]):
    def __init__(self, seat: Seat, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: SanJuan) -> None:
        s.burn(self.seat, [Card(card) for card in self.cards])
        s.tell(DiscardedDown, self.seat, len(self.cards), s.hand_limit(self.seat))


# ---- roles ----------------------------------------------------------------------------------------------------


class ChooseRole(Phase[SanJuan]):
    """One of the roles still in the middle (SJ-18); `again` is 1 if this seat chooses once more in this round."""

    def __init__(self, seat: Seat, again: int) -> None:
        super().__init__(seat)
        self.again = again

    def options(self, s: SanJuan) -> list[Choice]:
        return FREE[s.taken]

    def answer(self, s: SanJuan, choice: Choice) -> None:
        role = choice.on[0]
        player = s.players[self.seat]
        more = player.powers.privileges
        if more and s.seats == SEATS_OF_A_DUEL:
            if not player.saved:
                more = 0
            elif self.again:
                s.then(DoubleOrSave(self.seat, role))
                return
        begin_role(s, self.seat, role, more)

    def about(self, s: SanJuan) -> Params:
        return {"again": self.again, "round": s.round}

    def hint(self, s: SanJuan, choice: Choice) -> Params:
        return {"role": choice.on[0]}


class DoubleOrSave(Phase[SanJuan]):
    """With two players the privilege counts twice only once a round (SJ-75): now, or at the second role?"""

    def __init__(self, seat: Seat, role: int) -> None:
        super().__init__(seat)
        self.role = role

    def options(self, s: SanJuan) -> list[Choice]:
        return DOUBLE_OR_SAVE

    def answer(self, s: SanJuan, choice: Choice) -> None:
        begin_role(s, self.seat, self.role, s.players[self.seat].powers.privileges if choice is DOUBLE else 0)

    def about(self, s: SanJuan) -> Params:
        return {"role": self.role}


def begin_role(s: SanJuan, seat: Seat, role: int, more: int) -> None:
    """The whole role is played before the next player chooses (SJ-19)."""
    s.role = role
    s.chooser = seat
    s.times = 1 + more
    s.role_of[role] = seat
    s.taken |= 1 << role
    if more and s.seats == SEATS_OF_A_DUEL:
        s.players[seat].saved = False
    if s.heard is not None:
        s.tell(RoleChosen, seat, role, s.times)
    s.then(PHASE_OF_ROLE[role], END_OF_ROLE)


class EndOfRole(Phase[SanJuan]):
    def run(self, s: SanJuan) -> None:
        s.role = NO_ROLE
        s.times = 0


CHOOSE_ROLE_OF: Final = [ChooseRole(seat, 0) for seat in range(MOST_SEATS)]
STARTING_HANDS: Final = StartingHands()
END_OF_ROUND: Final = EndOfRound(NOBODY)
START_STEPS: Final[list[Phase[SanJuan]]] = [Exchanges(), Storing(), HandLimits()]
END_OF_ROLE: Final = EndOfRole(NOBODY)
