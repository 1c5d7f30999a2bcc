"""Everything that crosses the wire, as typed structs; the client's types are generated from this file."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mizban.engine.words import Params

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


# ---- tables ---------------------------------------------------------------------------------------------------

SeatKind = Literal["guest", "bot", "open"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `mine` and `host` are seen from the guest who asks."""

    seat: int
    kind: SeatKind
    name: str  # "" for a bot: the client names it by `bot-<animal>`
    level: str = ""
    mine: bool = False
    online: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby and its guests see it."""

    id: str
    game: str
    options: dict[str, bool]
    seats: list[SeatInfo]
    public: bool  # listed under the open tables
    started: bool  # every seat is taken, the cards are dealt
    finished: bool
    my_turn: bool
    host: bool  # the guest who asks opened this table
    invite: str  # the token of the invitation link; "" for whoever does not sit here
    seed_hash: str  # SHA-256 of the secret seed, shown from the start; the seed itself follows at the end
    seed: str  # "" until the game has ended
    updated: float  # seconds since 1970
    again: str = ""  # the table where this group plays its next game


class Lobby(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class Me(msgspec.Struct, frozen=True):
    """The guest behind the cookie."""

    name: str


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me` is the host; `here` a friend on the host's own device; `friend` is left open for the link."""

    kind: Literal["me", "here", "bot", "friend"]
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, bool] = {}
    public: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str
    invite: str = ""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


# ---- the live channel: what the server says -------------------------------------------------------------------


class OptionWire(msgspec.Struct, frozen=True):
    """One answer: its notation, and numbers for its words (`<game>-say-<verb>`, `<game>-hint-<verb>`)."""

    verb: str
    on: list[int]
    hint: Params


class DeniedWire(msgspec.Struct, frozen=True):
    """What one might expect to be allowed and is not, with the reason `<game>-why-<reason>`."""

    verb: str
    on: list[int]
    reason: str
    params: Params


class AskWire(msgspec.Struct, frozen=True):
    """One open question to one seat: pick one option or, with `some`, from low to high of them."""

    seat: int
    prompt: str  # `<game>-ask-<prompt>`, `<game>-help-<prompt>`
    about: Params
    options: list[OptionWire]
    denied: list[DeniedWire]
    some: tuple[int, int] | None


class WaitWire(msgspec.Struct, frozen=True):
    """A public question, as those are told who wait for its answer: `<game>-wait-<prompt>`."""

    seat: int
    prompt: str
    about: Params  # empty where players hold private cards: the numbers might speak of them


class Line(msgspec.Struct, frozen=True):
    """One event of the log, told after move number `n`; the event's own tag is `is`."""

    n: int
    event: msgspec.Raw


class Chair(msgspec.Struct, frozen=True):
    """The game as one seat sees it. A spectator gets one chair with no seat; a shared device one for each of its seats."""

    seat: int | None
    view: msgspec.Raw
    ask: AskWire | None
    undo: bool  # this seat may take a step back now
    log_from: int  # the client keeps its lines with n below this and appends `lines`
    lines: list[Line]


class PartScore(msgspec.Struct, frozen=True):
    part: str  # `<game>-part-<part>`
    points: int


class ScoreWire(msgspec.Struct, frozen=True):
    seat: int
    total: int
    parts: list[PartScore]
    tie_break: list[PartScore]  # shown below the total, not added
    won: bool


class Update(msgspec.Struct, frozen=True, tag_field="is", tag="update"):
    """The whole table after a change; nothing depends on having seen the one before."""

    n: int  # rows of the table's record: a move, an undo; answers name the n they were made for
    table: TableInfo
    chairs: list[Chair]
    asked: list[int]  # seats the game waits for
    answered: list[int]  # while all decide at once: seats that have answered
    thinking: list[int]  # seats whose computer opponent is at work
    scores: list[ScoreWire] | None  # when the game has ended
    waiting: list[WaitWire] = []  # the questions behind `asked`; not those that are decided at once


ErrorCode = Literal[
    "malformed",  # not one of the messages below, or fields of a wrong kind
    "too_large",
    "not_found",  # HTTP: no such address
    "foreign",  # from a page of another site
    "no_table",
    "not_started",
    "unfinished",  # HTTP: only a finished game has a record to show, or is played again
    "old_rules",  # begun with another version of the rules, it cannot go on
    "not_your_seat",
    "stale",  # the table has moved on: `n` says how far
    "not_asked",
    "illegal",
    "no_undo",
    "finished",
    "bad_game",  # HTTP: unknown game, number of seats, option or level
    "seat_taken",
    "bad_invite",
    "bad_name",
    "too_many",  # this guest holds too many open tables or speaks too fast
    "failed",  # our fault
]


class Error(msgspec.Struct, frozen=True, tag_field="is", tag="error"):
    """Nothing has changed. Also the body of every HTTP answer from 400 on."""

    code: ErrorCode
    n: int = 0


# ---- the live channel: what the client says --------------------------------------------------------------------


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="play"):
    """An answer. Sent again with the same `n` after a lost connection it is acknowledged, not played twice."""

    seat: int
    n: int
    verb: str
    on: list[int] = []


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="undo"):
    """A step back, or with `whole` back to where this seat's turn began (both up to the fence)."""

    seat: int
    n: int
    whole: bool = False


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="hello"):
    """A sign of life: answered with the present Update."""


FromClient = Play | Undo | Hello
FromServer = Update | Error
