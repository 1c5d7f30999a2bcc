"""What the people at a table decide together: one asks, the others say yes or no, and after a while silence counts.

Everything stands in the rows of the table, with who is asked and what silence means: an old game stays as it was when a rule here changes.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Matter = Literal["computer", "remove", "pause", "resume", "undo"]
Outcome = Literal["open", "agreed", "refused"]

PATIENCE = 30.0  # seconds within which those who sit at a live table answer
DAY = 24 * 3600.0  # the same where a game goes on by turns, over days


class Asked(msgspec.Struct, frozen=True, tag_field="is", tag="asked"):
    """A row's text: the seat of this row asks the people on the seats `voters`."""

    what: Matter
    on: int = 0  # which seat it is about; of `undo` which row
    voters: list[int] = []  # one seat for each person who is asked
    needed: int = 0  # so many have to agree; none: it is done at once
    silence: bool = False  # what it means if they say nothing until then
    until: float = 0.0  # seconds since 1970
    level: str = ""  # of the opponent who would play
    keeps: int = -1  # of `undo`: so many moves count when they agree; -1: of a time when it was only talked about


class Agreement(msgspec.Struct):
    """What is being asked, and what has been said to it so far."""

    row: int  # where it was asked: its name
    by: int
    asked: Asked
    yes: set[int] = msgspec.field(default_factory=set)
    no: set[int] = msgspec.field(default_factory=set)
    over: bool = False  # nobody waits for more voices

    def say(self, seat: int, yes: bool) -> None:
        """One voice; whoever asked may think better of it."""
        self.yes.discard(seat)
        self.no.discard(seat)
        (self.yes if yes else self.no).add(seat)
        self.over = self.over or (seat == self.by and not yes)

    def fall_silent(self) -> None:
        """The time is over: whoever has said nothing has said this."""
        silent = set(self.asked.voters) - self.yes - self.no
        (self.yes if self.asked.silence else self.no).update(silent)

    @property
    def outcome(self) -> Outcome:
        if self.over:
            return "refused"
        if len(self.yes) >= self.asked.needed:
            return "agreed"
        return "refused" if len(self.asked.voters) - len(self.no) < self.asked.needed else "open"
