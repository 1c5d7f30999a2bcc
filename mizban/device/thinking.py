"""Opponents on somebody's device: they think in short slices, so that whoever plays can always be heard."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mizban.bots import Bot, Search, levels
from mizban.bots.search import single
from mizban.bots.tree import Tree
from mizban.engine import Choice, Quick
from mizban.table.table import Table
from mizban.table.wire import Play

STRETCH: Final = 10.0  # nothing is compiled here: a level may think so much longer than in a house
LONGEST: Final = 4.0  # seconds; nobody waits for more
COUNTLESS: Final = 1 << 60  # iterations


def seconds_of(bot: Bot) -> float:
    """How long this opponent thinks here; 0, if it does not think ahead."""
    return min(LONGEST, bot.seconds * STRETCH) if isinstance(bot, Search) else 0.0


class Thought:
    """What an opponent thinks about one question. It is handed its view and its question, nothing else."""

    def __init__(self, table: Table, seat: int, seed: int) -> None:
        match = table.match
        assert match is not None
        self.rows = table.rows
        self.question = next(id for id, asked in table.questions().items() if asked.seat == seat)
        self.seat = seat
        self.ask = match.ask(seat)
        self.bot: Bot = levels[table.opponent(seat)]
        self.game, self.view = match.game, match.view(seat)
        self.luck = Quick(seed)
        self.left = seconds_of(self.bot)
        self.tree: Tree | None = None
        self.spent = 0.0  # seconds

    def on(self, seconds: float) -> Play | None:
        """Thinks on for a slice; the answer, when it is found."""
        only = single(self.ask)
        if only is not None or not isinstance(self.bot, Search):
            return self.said(only or self.bot.choose(self.game, self.view, self.ask, self.luck))
        if self.tree is None:
            self.tree = self.bot.tree(self.game, self.view, self.seat, self.luck)
        begun = perf_counter()
        self.tree.grow(min(seconds, self.left), COUNTLESS, False)
        passed = perf_counter() - begun
        self.spent += passed
        self.left -= passed
        to_come = self.tree.iterations / self.spent * self.left
        return None if self.left > 0 and self.tree.lead() <= to_come else self.said(self.tree.answers()[0].answer)

    def hurry(self) -> None:
        """Whoever waits has waited long enough: the best answer so far will do."""
        self.left = 0.0

    def said(self, choice: Choice) -> Play:
        return Play(self.question, choice.verb, list(choice.on))
