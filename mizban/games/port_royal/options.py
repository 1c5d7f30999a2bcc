"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    end_with_expedition: bool = False
    governor_at_once: bool = True
    claim_after_bust: bool = False
