"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    swaps: bool = True
    equals_outshine: bool = True
