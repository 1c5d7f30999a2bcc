"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    gold_tycoon: bool = False
    known_streets: bool = False
    action_cards: bool = True
    starters: bool = True
    high_thresholds: bool = False
    tied_streets: bool = False
