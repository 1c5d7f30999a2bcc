"""The turn, the forced return of a lot, and the end of the game."""

from __future__ import annotations

from typing import Final

from mizban.engine.at_once import AtOnce
from mizban.engine.cards import Card, Face, Seat
from mizban.engine.protocol import NOBODY, NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.new_york_1901.build import (
    BOOM_FIRST,
    BUILD_STEPS,
    DEMOLISH,
    ON_FREE_SQUARES,
    PlacePiece,
    may_boom_first,
    piece_hint,
    pieces_for_boom,
)
from mizban.games.new_york_1901.cards import CHALLENGE_FACE, LAND_GRAB, MARKET_SHIFT, PIECE_FACE, STREET_POINTS, action_faces, street_face
from mizban.games.new_york_1901.events import (
    ActionsScored,
    ChallengeScored,
    Ended,
    EndTriggered,
    LotReturned,
    StreetScored,
    StreetTied,
    TurnBegan,
    Voted,
)
from mizban.games.new_york_1901.expand import (
    GRAB_LOTS,
    REFILL_MARKET,
    TAKE,
    LandGrab,
    can_grab,
    can_shift,
    lot_hint,
    no_grab,
    shift_market,
    small_cards,
    take_card,
)
from mizban.games.new_york_1901.map import LOTS
from mizban.games.new_york_1901.refusals import expand_first, no_demolition, no_place, pieces_refused
from mizban.games.new_york_1901.scoring import action_points, challenge_points, street_winners
from mizban.games.new_york_1901.sites import available, buildable, replacing
from mizban.games.new_york_1901.state import MARKET, NewYork

UNBUILT_TO_END: Final = 4  # NY-67
MARKET_TO_END: Final = MARKET - 1
ROUNDS_TO_STALEMATE: Final = 10  # rounds without a new building end the game (NY-69)
ROUNDS_TO_VOTE: Final = 3  # from here on the players may agree to end it (NY-70)

GRAB: Final = choice("grab")
SHIFT: Final = choice("shift")
BOOM: Final = choice("boom")
DEMOLISH_OLD: Final = choice("demolish")
RETURN: Final = [choice("return", lot) for lot in range(len(LOTS))]
AGREE: Final = choice("agree")
PLAY_ON: Final = choice("play_on")
AGREE_OR_PLAY_ON: Final = [AGREE, PLAY_ON]


class Turn(Phase[NewYork]):
    """A player becomes the active one."""

    def run(self, s: NewYork) -> None:
        s.active = self.seat
        s.turn += 1
        s.built = False
        s.tell(TurnBegan, self.seat, s.trigger_seat != NOBODY)
        s.then(TAKE_TURN[self.seat], END_TURN)


class TakeTurn(Phase[NewYork]):
    """Market Shift first, if wanted, or Construction Boom, if allowed; then the one action of the turn (NY-23).

    A free worker must expand or demolish (NY-24); without one it is build or demolish (NY-25) and, where neither is possible, a lot
    given back (NY-50). What counts for that is the map as it is, without action cards (NY-51).
    """

    def choices(self, s: NewYork) -> list[Choice]:
        seat = self.seat
        player = s.players[seat]
        if player.workers:
            can = [TAKE[card] for card in s.market]
            if can_grab(s, seat):
                can.append(GRAB)
            if replacing(s, seat, True):
                can.append(DEMOLISH_OLD)
        else:
            can = buildable(s, seat, available(s, seat))
            if replacing(s, seat, True):
                can.append(DEMOLISH_OLD)
            elif not can:
                can = [RETURN[lot] for lot in player.manned]
        if can_shift(s, seat):
            can.append(SHIFT)
        if may_boom_first(s, seat) and pieces_for_boom(s, seat):
            can.append(BOOM)
        return can

    def options(self, s: NewYork) -> list[Choice]:
        can = self.choices(s)
        return can if len(can) > 1 else NOTHING

    def run(self, s: NewYork) -> None:
        """Only one thing can be done, so it is not asked (NY-26)."""
        self.answer(s, self.choices(s)[0])

    def answer(self, s: NewYork, choice: Choice) -> None:
        seat = self.seat
        if choice is SHIFT:
            s.then(self)
            shift_market(s, seat)
        elif choice is BOOM:
            s.then(BOOM_FIRST[seat], self)
        elif choice is DEMOLISH_OLD:
            s.then(DEMOLISH[seat])
        elif choice is GRAB:
            s.use(seat, LAND_GRAB)
            s.then(REFILL_MARKET, BUILD_STEPS[seat])
            s.then(LandGrab(seat, GRAB_LOTS))
        elif choice.verb == "take":
            s.then(REFILL_MARKET, BUILD_STEPS[seat])
            take_card(s, seat, Card(choice.on[0]))
        elif choice.verb == "build":
            s.then(PlacePiece(seat, choice.on[0] - PIECE_FACE, ON_FREE_SQUARES))
        else:
            return_lot(s, seat, choice.on[0])

    def about(self, s: NewYork) -> Params:
        player = s.players[self.seat]
        can = self.choices(s)
        return {
            "workers": player.workers,
            "returning": 1 if can[0].verb == "return" else 0,
            "demolition": 1 if DEMOLISH_OLD in can else 0,
            "last": 0 if s.trigger_seat == NOBODY else 1,
        }

    def hint(self, s: NewYork, choice: Choice) -> Params:
        if choice.verb == "return":
            return lot_hint(choice.on[0])
        return piece_hint(choice)

    def denied(self, s: NewYork) -> list[Denied]:
        seat = self.seat
        player = s.players[seat]
        can = self.choices(s)
        found = pieces_refused(s, seat, can, expand_first if player.workers else no_place)
        found += [Denied(TAKE[card], "worker", {}) for card in s.market if TAKE[card] not in can]
        if s.can_use(seat, MARKET_SHIFT) and SHIFT not in can:
            found.append(Denied(SHIFT, "future", {}))
        if may_boom_first(s, seat) and BOOM not in can:
            found.append(Denied(BOOM, "room", {}))
        if s.can_use(seat, LAND_GRAB) and GRAB not in can:
            reason = no_grab(s, seat)
            params = {"workers": {"workers": GRAB_LOTS}, "small": {"cards": len(small_cards(s))}}
            found.append(Denied(GRAB, reason, params.get(reason, {})))
        if DEMOLISH_OLD not in can:
            found.append(Denied(DEMOLISH_OLD, no_demolition(s, seat), {}))
        return found


def return_lot(s: NewYork, seat: Seat, lot: int) -> None:
    """The worker comes back, the lot is free again, and its card lies under the future market (NY-52)."""
    s.release(seat, lot)
    card = s.give_back(seat, LOTS[lot].kind)
    s.tell(LotReturned, seat, s.show(card), lot, LOTS[lot].number)


# ---- the end of a turn and of the game ------------------------------------------------------------------------


class EndTurn(Phase[NewYork]):
    """Has this turn begun the end? Has everybody had a last turn (NY-68)? Does nobody build any more?"""

    def run(self, s: NewYork) -> None:
        seat = s.active
        s.dry_turns = 0 if s.built else s.dry_turns + 1
        if s.trigger_seat == NOBODY:
            out_of_pieces = s.players[seat].unbuilt_count() <= UNBUILT_TO_END
            if out_of_pieces or (not s.future and len(s.market) <= MARKET_TO_END):
                s.trigger_seat = seat
                s.tell(EndTriggered, seat, not out_of_pieces)
        following = (seat + 1) % s.seats
        if following == s.trigger_seat:
            finish(s, False)
        elif s.trigger_seat == NOBODY and s.dry_turns >= ROUNDS_TO_STALEMATE * s.seats:
            finish(s, True)
        elif s.trigger_seat == NOBODY and s.dry_turns >= ROUNDS_TO_VOTE * s.seats and s.dry_turns % s.seats == 0:
            s.agreed = 0
            s.then(STALEMATE, COUNT_VOTES)
        else:
            s.then(TURN[following])


class Stalemate(AtOnce[NewYork]):
    """Nobody has built for some rounds: all say at once whether the game shall end."""

    def seats(self, s: NewYork) -> list[Seat]:
        return s.clockwise_from((s.active + 1) % s.seats)

    def questions(self, s: NewYork, seat: Seat) -> list[Phase[NewYork]]:
        return [AgreeToEnd(seat)]


class AgreeToEnd(Phase[NewYork]):
    def options(self, s: NewYork) -> list[Choice]:
        return AGREE_OR_PLAY_ON

    def answer(self, s: NewYork, choice: Choice) -> None:
        s.deed(Vote(self.seat, 1 if choice is AGREE else 0))

    def about(self, s: NewYork) -> Params:
        return {"rounds": s.dry_turns // s.seats, "most": ROUNDS_TO_STALEMATE}


class Vote(Phase[NewYork]):
    def __init__(self, seat: Seat, agreed: int) -> None:
        super().__init__(seat)
        self.agreed = agreed

    def run(self, s: NewYork) -> None:
        s.agreed += self.agreed
        s.tell(Voted, self.seat, self.agreed == 1)


class CountVotes(Phase[NewYork]):
    """One voice for playing on is enough."""

    def run(self, s: NewYork) -> None:
        if s.agreed == s.seats:
            finish(s, True)
        else:
            s.then(TURN[(s.active + 1) % s.seats])


def finish(s: NewYork, stalemate: bool) -> None:
    """Final scoring: streets, challenge, unused action cards."""
    s.stalemate = stalemate
    s.ended = True
    for street in s.streets:
        most = max([player.streets[street] for player in s.players])
        winners = street_winners(s, street)
        for seat in winners:
            s.tell(StreetScored, seat, street_face(street), most, STREET_POINTS)
        if not winners:
            s.tell(StreetTied, street_face(street), most)
    for seat, player in enumerate(s.players):
        points = challenge_points(s, seat) - player.prestige
        if points:
            s.tell(ChallengeScored, seat, Face(CHALLENGE_FACE + s.challenge), points)
    for seat, player in enumerate(s.players):
        if player.actions:
            s.tell(ActionsScored, seat, action_faces(player.actions), action_points(s, seat))
    s.tell(Ended, stalemate)


# Phases are immutable: those that come up all the time are made once.
SEATS: Final = range(4)
TURN: Final = [Turn(seat) for seat in SEATS]
TAKE_TURN: Final = [TakeTurn(seat) for seat in SEATS]
END_TURN: Final = EndTurn(NOBODY)
STALEMATE: Final = Stalemate()
COUNT_VOTES: Final = CountVotes(NOBODY)
