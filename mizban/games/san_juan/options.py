"""What can be switched when a table is set up."""

from __future__ import annotations

from mizban.engine.options import TableOptions


class Options(TableOptions, frozen=True):
    new_buildings: bool = True
    cathedral: bool = True
    advanced_setup: bool = False
    guard_room_always: bool = False
    open_totals: bool = False
    decline_discounts: bool = True
    sell_in_order: bool = True
