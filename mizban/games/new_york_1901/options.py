"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    gold_tycoon: bool = False  # NY-76
    known_streets: bool = False  # NY-77
    action_cards: bool = True  # NY-78
    starters: bool = True  # NY-79
    high_thresholds: bool = False
    tied_streets: bool = False
    boom_first: bool = False
