"""What can be switched when a table is set up."""

from __future__ import annotations

import msgspec


class TableOptions(msgspec.Struct, frozen=True):
    """Each game has its own: a bool with its default for every variant of the rulebook and every arguable ruling.

    A table's options never change: the state holds them, its copies share them, views carry them.
    """


NO_OPTIONS = TableOptions()


class Option(msgspec.Struct, frozen=True):
    """One of them, as the lobby is told: on or off, and the number of the ruling if it is one."""

    key: str
    default: bool
    ruling: str = ""
