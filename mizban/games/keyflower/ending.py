"""The end of the game: the Flipper's last turn of a tile, and the screens are lifted."""

from __future__ import annotations

from typing import Final

from mizban.engine.cards import Card
from mizban.engine.protocol import NOBODY, Choice, Phase, choice
from mizban.engine.words import Params
from mizban.games.keyflower.events import Ended, Flipped
from mizban.games.keyflower.state import Keyflower
from mizban.games.keyflower.tiles import FACTS, FLIPPER, NONE, TILES

DONE: Final = choice("done")
FLIP: Final = [choice("flip", tile) for tile in range(TILES)]


class LastFlip(Phase[Keyflower]):
    """The owner of the Flipper may turn a tile over before the points are counted."""

    def run(self, s: Keyflower) -> None:
        s.then(END_GAME)
        owner = s.owner[FLIPPER]
        if owner != NONE:
            s.then(FlipTile(owner))


class FlipTile(Phase[Keyflower]):
    """One own tile whose basic face is up, for nothing (KF-70)."""

    def options(self, s: Keyflower) -> list[Choice]:
        village = s.players[self.seat].village
        can = [FLIP[tile] for tile in village if FACTS[tile].upgradable and not s.upgraded[tile]]
        if can:
            can.append(DONE)
        return can

    def run(self, s: Keyflower) -> None:
        """Nothing to turn over."""

    def answer(self, s: Keyflower, choice: Choice) -> None:
        if choice is not DONE:
            s.upgraded[choice.on[0]] = 1
            s.tell(Flipped, self.seat, s.show(Card(choice.on[0])))

    def hint(self, s: Keyflower, choice: Choice) -> Params:
        if choice is DONE:
            return {}
        facts = FACTS[choice.on[0]]
        return {"points": facts.points[1] - facts.points[0]}


class EndGame(Phase[Keyflower]):
    """The screens are lifted."""

    def run(self, s: Keyflower) -> None:
        for player in s.players:
            player.lift_screen()
        s.fenced = True
        s.ended = True
        s.tell(Ended)


LAST_FLIP: Final = LastFlip(NOBODY)
END_GAME: Final = EndGame(NOBODY)
