"""What is asked and told over HTTP, as typed structs; what a table says stands in `mizban/table/wire.py`."""

from __future__ import annotations

from typing import Any

import msgspec

from mizban.table.wire import TableInfo

# ---- what the lobby is told ----------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    """A variant or an arguable ruling that the host may switch: `<game>-option-<key>` and `-option-<key>-help`."""

    key: str
    default: bool
    ruling: str  # the number of the ruling in the game's README, or "" for a variant of the rulebook


class GameInfo(msgspec.Struct, frozen=True):
    """What the lobby and the table need to know of a game before a card is dealt."""

    key: str
    rules: int
    seats: list[int]
    minutes: int
    year: int
    designer: str
    illustrator: str
    publisher: str
    private: bool  # players hold cards that others must not see: passing one device needs a curtain
    levels: list[str]  # kinds of computer opponents: `level-<name>`
    options: list[OptionInfo]
    verbs: dict[str, list[str]]  # what the numbers of each verb are: "card", "seat" or "number"
    cards: list[dict[str, str | int | bool]]  # the printed facts of every face, by its number; "name" forms the message key
    board: dict[str, Any] = {}  # what a game with a map tells its board
    presets: dict[str, dict[str, bool]] = {}  # options switched together: `<game>-preset-<key>`
    standing: dict[str, str] = {}  # verbs that a client may say for a player until something changes, and the event that tells each
    lessons: dict[str, int] = {}  # names of its lessons with their minutes, at `/api/games/<key>/lessons/<name>`


# ---- people and new tables ------------------------------------------------------------------------------------


class Lobby(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class Me(msgspec.Struct, frozen=True):
    """The guest behind the cookie."""

    name: str


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str
    invite: str = ""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the game begins: this seat is free again. One's own, or as the host anybody's."""

    seat: int


class OpenedRecord(msgspec.Struct, frozen=True):
    """A record that can be looked through now, at `/api/records/<hash>/replay`."""

    hash: str
    game: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
