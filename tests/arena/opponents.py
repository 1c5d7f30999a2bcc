"""Opponents with faults, for the tests: `tests.arena.opponents:Dies`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from mizban.engine import Ask, Chance, Choice, Game, State, View

MARK = "MIZBAN_TEST_MARK"  # names a file: whoever finds it missing makes it and fails, the next one plays on


class First:
    """The first option, or the fewest."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        from mizban.bots import levels

        return ask.options[0] if ask.some is None else levels["random"].choose(game, view, ask, luck)


def first_time() -> bool:
    mark = Path(os.environ[MARK])
    if mark.exists():
        return False
    mark.touch()
    return True


class DiesOnce(First):
    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        if first_time():
            os._exit(7)
        return super().choose(game, view, ask, luck)


class SleepsOnce(First):
    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        if first_time():
            time.sleep(60)
        return super().choose(game, view, ask, luck)


class Lies(First):
    """Never answers by the rules."""

    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        return Choice("nonsense", ())


class Dies(First):
    def choose(self, game: Game[Any, Any], view: View, ask: Ask, luck: Chance) -> Choice:
        os._exit(7)


class Seer(First):
    """Says whether it was shown the state."""

    def choose_seeing(self, game: Game[Any, Any], s: State, ask: Ask, luck: Chance) -> Choice:
        assert len(s.places()) > 0
        return self.choose(game, game.view(s, ask.seat), ask, luck)


class Mute:
    pass
