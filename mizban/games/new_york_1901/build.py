"""Chapters "Build", "Demolish" and Construction Boom: a piece, its place, and what follows."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Face, Seat
from mizban.engine.protocol import NOTHING, Choice, Denied, Phase, choice
from mizban.engine.words import Params
from mizban.games.new_york_1901.cards import CONSTRUCTION_BOOM, GOLD_PRESTIGE, GOLD_PRESTIGE_POINTS, KIND, PIECE_FACE, piece_face
from mizban.games.new_york_1901.events import BuiltNothing, Demolished, Manned
from mizban.games.new_york_1901.map import LOTS
from mizban.games.new_york_1901.pieces import ALIKE_BEFORE, GOLD, PIECES
from mizban.games.new_york_1901.places import Place, chosen
from mizban.games.new_york_1901.refusals import no_boom, no_place, no_replacing, pieces_refused
from mizban.games.new_york_1901.sites import (
    BUILD,
    available,
    available_for_boom,
    buildable,
    buildings_under,
    emptied,
    free_places,
    replacing,
    replacing_places,
    workers_back,
)
from mizban.games.new_york_1901.state import NewYork

DONE: Final = choice("done")

# How a building comes up.
ON_FREE_SQUARES: Final = 0
BY_DEMOLITION: Final = 1
BY_BOOM: Final = 2


class BuildStep(Phase[NewYork]):
    """After expanding, a player builds or not (NY-31)."""

    def options(self, s: NewYork) -> list[Choice]:
        can = buildable(s, self.seat, available(s, self.seat))
        if can:
            can.append(DONE)
        return can

    def run(self, s: NewYork) -> None:
        """Nothing can be built."""

    def answer(self, s: NewYork, choice: Choice) -> None:
        if choice is DONE:
            s.tell(BuiltNothing, self.seat)
        else:
            s.then(PlacePiece(self.seat, choice.on[0] - PIECE_FACE, ON_FREE_SQUARES))

    def hint(self, s: NewYork, choice: Choice) -> Params:
        return piece_hint(choice)

    def denied(self, s: NewYork) -> list[Denied]:
        return pieces_refused(s, self.seat, buildable(s, self.seat, available(s, self.seat)), no_place)


class Demolish(Phase[NewYork]):
    """First the new piece is named, then its place; demolishing and building are one act (NY-49)."""

    def choices(self, s: NewYork) -> list[Choice]:
        pieces = replacing(s, self.seat, False)
        unbuilt = s.players[self.seat].unbuilt
        return [BUILD[piece] for piece in range(len(PIECES)) if pieces >> piece & 1 and not ALIKE_BEFORE[piece] & unbuilt]

    def options(self, s: NewYork) -> list[Choice]:
        can = self.choices(s)
        return can if len(can) > 1 else NOTHING

    def run(self, s: NewYork) -> None:
        """Only one piece can do it."""
        self.answer(s, self.choices(s)[0])

    def answer(self, s: NewYork, choice: Choice) -> None:
        s.then(PlacePiece(self.seat, choice.on[0] - PIECE_FACE, BY_DEMOLITION))

    def hint(self, s: NewYork, choice: Choice) -> Params:
        return piece_hint(choice)

    def denied(self, s: NewYork) -> list[Denied]:
        return pieces_refused(s, self.seat, self.choices(s), no_replacing)


class ConstructionBoom(Phase[NewYork]):
    """After a build: one more, for the action card (NY-54); what the first one unlocked may be built (NY-56)."""

    def options(self, s: NewYork) -> list[Choice]:
        if not s.can_use(self.seat, CONSTRUCTION_BOOM):
            return NOTHING
        can = pieces_for_boom(s, self.seat)
        if can:
            can.append(DONE)
        return can

    def run(self, s: NewYork) -> None:
        """No card, or nothing to build."""

    def answer(self, s: NewYork, choice: Choice) -> None:
        if choice is not DONE:
            s.use(self.seat, CONSTRUCTION_BOOM)
            s.then(PlacePiece(self.seat, choice.on[0] - PIECE_FACE, BY_BOOM))

    def hint(self, s: NewYork, choice: Choice) -> Params:
        return piece_hint(choice)

    def denied(self, s: NewYork) -> list[Denied]:
        return pieces_refused(s, self.seat, pieces_for_boom(s, self.seat), no_boom)


class BoomFirst(Phase[NewYork]):
    """The same build before the action of the turn, where that is allowed: which piece (NY-54)."""

    def options(self, s: NewYork) -> list[Choice]:
        can = pieces_for_boom(s, self.seat)
        return can if len(can) > 1 else NOTHING

    def run(self, s: NewYork) -> None:
        """Only one piece can be built."""
        self.answer(s, pieces_for_boom(s, self.seat)[0])

    def answer(self, s: NewYork, choice: Choice) -> None:
        s.use(self.seat, CONSTRUCTION_BOOM)
        s.then(PlacePiece(self.seat, choice.on[0] - PIECE_FACE, BY_BOOM))

    def hint(self, s: NewYork, choice: Choice) -> Params:
        return piece_hint(choice)

    def denied(self, s: NewYork) -> list[Denied]:
        return pieces_refused(s, self.seat, pieces_for_boom(s, self.seat), no_boom)


def pieces_for_boom(s: NewYork, seat: Seat) -> list[Choice]:
    """What Construction Boom could build now."""
    return buildable(s, seat, available_for_boom(s, seat))


def may_boom_first(s: NewYork, seat: Seat) -> bool:
    return s.options.boom_first and s.can_use(seat, CONSTRUCTION_BOOM)


class PlacePiece(Phase[NewYork]):
    """The chosen piece gets its place. It is the player's own act: asked even when only one place is left (NY-27)."""

    def __init__(self, seat: Seat, piece: int, how: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.how = how

    def places(self, s: NewYork) -> list[Place]:
        player = s.players[self.seat]
        if self.how == BY_DEMOLITION:
            return replacing_places(player, self.piece)
        return free_places(player, PIECES[self.piece].shape)

    def options(self, s: NewYork) -> list[Choice]:
        return [place.choice for place in self.places(s)]

    def answer(self, s: NewYork, choice: Choice) -> None:
        place = chosen(PIECES[self.piece].shape, choice)
        if self.how == BY_DEMOLITION:
            demolish_and_build(s, self.seat, self.piece, place)
        else:
            s.build(self.seat, self.piece, place)
        if self.how != BY_BOOM:
            s.then(CONSTRUCTION_BOOMS[self.seat])

    def about(self, s: NewYork) -> Params:
        facts = PIECES[self.piece]
        return {"card": PIECE_FACE + self.piece, "points": facts.points, "squares": facts.squares, "how": self.how}

    def hint(self, s: NewYork, choice: Choice) -> Params:
        facts = PIECES[self.piece]
        player = s.players[self.seat]
        place = chosen(facts.shape, choice)
        prestige = 0
        if facts.generation == GOLD and s.challenge == GOLD_PRESTIGE:
            prestige = s.neighbours(self.seat, place) * GOLD_PRESTIGE_POINTS
        return {
            "points": facts.points + prestige,
            "back": workers_back(player, place),
            "cost": len(emptied(player, place)),
            "demolished": len(buildings_under(player, place)),
            "streets": len([street for street in s.streets if place.streets >> street & 1]),
        }


def demolish_and_build(s: NewYork, seat: Seat, piece: int, place: Place) -> None:
    """All under the place goes as a whole (NY-45) back to the box, the points stay (NY-46); then every lot left empty gets a worker."""
    player = s.players[seat]
    empty = emptied(player, place)
    old = buildings_under(player, place)
    for building in old:
        player.pull_down(building)
    s.tell(Demolished, seat, tuple([piece_face(building.piece) for building in old]))
    s.build(seat, piece, place)  # workers come back as with any build (NY-47)
    for lot in empty:
        s.man(seat, lot)
        s.tell(Manned, seat, lot, LOTS[lot].number, Face(KIND.index(LOTS[lot].kind)))


def piece_hint(choice: Choice) -> Params:
    if choice.verb != "build":
        return {}
    facts = PIECES[choice.on[0] - PIECE_FACE]
    return {"points": facts.points, "squares": facts.squares}


# Phases are immutable: those that come up all the time are made once.
SEATS: Final = range(4)
BUILD_STEPS: Final = [BuildStep(seat) for seat in SEATS]
DEMOLISH: Final = [Demolish(seat) for seat in SEATS]
CONSTRUCTION_BOOMS: Final = [ConstructionBoom(seat) for seat in SEATS]
BOOM_FIRST: Final = [BoomFirst(seat) for seat in SEATS]
