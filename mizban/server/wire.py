"""What is asked and told over HTTP, as typed structs; what a table says stands in `mizban/table/wire.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mizban.engine.words import Params
from mizban.table.wire import OptionWire, TableInfo, Update

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
    levels: list[str]  # kinds of computer opponents, from the weakest to the strongest: `level-<name>`
    thinks: dict[str, float]  # how many seconds each of them thinks at most
    options: list[OptionInfo]
    verbs: dict[str, list[str]]  # what the numbers of each verb are: "card", "seat" or "number"
    cards: list[dict[str, str | int | bool]]  # the printed facts of every face, by its number; "name" forms the message key
    board: dict[str, Any] = {}  # what a game with a map tells its board
    presets: dict[str, dict[str, bool]] = {}  # options switched together: `<game>-preset-<key>`
    standing: dict[str, str] = {}  # verbs that a client may say for a player until something changes, and the event that tells each
    puzzles: int = 0  # so many, at `/api/games/<key>/puzzles/1` and on
    lessons: dict[str, int] = {}  # names of its lessons with their minutes, at `/api/games/<key>/lessons/<name>`


# ---- people and new tables ------------------------------------------------------------------------------------


class Lobby(msgspec.Struct, frozen=True):
    mine: list[TableInfo]
    open: list[TableInfo]


class LobbyNews(msgspec.Struct, frozen=True, tag_field="is", tag="lobby"):
    """Said to whoever is in the lobby: all tables there are for them (`whole`), or only those that have changed or are gone."""

    whole: bool
    tables: list[TableInfo]
    gone: list[str]


class Me(msgspec.Struct, frozen=True):
    """The guest behind the cookie."""

    name: str
    account: bool = False
    role: Literal["player", "moderator", "host"] = "player"


class Invited(msgspec.Struct, frozen=True):
    """Where an invitation leads."""

    table: str
    game: str


class ChangeChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the game begins its host may turn a chair into an opponent's or a free one, move it, take it away, or put one more there."""

    seat: int
    to: Literal["bot", "free", "gone", "place", "more"]
    level: str = ""
    place: int = 0


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    name: str
    invite: str = ""


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the game begins: this seat is free again. One's own, or as the host anybody's."""

    seat: int


class Remind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game waits for the person on this seat: they are told so, now and then."""

    seat: int


class OpenedRecord(msgspec.Struct, frozen=True):
    """A record that can be looked through now, at `/api/records/<hash>/replay`."""

    hash: str
    game: str


# ---- accounts -------------------------------------------------------------------------------------------------


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To make an account from a guest, or to sign in to one."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: str
    new: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is known of me is to go."""

    password: str = ""  # of the account, if there is one


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser in which I am signed in: `browser-<name>`, `system-<name>`."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    here: bool


class PasskeyInfo(msgspec.Struct, frozen=True):
    """And the one where it was made."""

    id: str
    browser: str
    system: str
    created: float
    seen: float


class Account(msgspec.Struct, frozen=True):
    """What its owner can see, change and end."""

    name: str
    account: bool  # without one: a guest who is known here
    created: float
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


class SignInLink(msgspec.Struct, frozen=True):
    """Good once: `/in#<token>`."""

    token: str
    until: float


class LinkToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str


class LinkOwner(msgspec.Struct, frozen=True):
    """Whom a link signs in."""

    name: str


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey has signed, as browsers write it."""

    credential: dict[str, Any]


# ---- my games ---------------------------------------------------------------------------------------------------


class MyResult(msgspec.Struct, frozen=True):
    """How a finished game ended for me."""

    table: str
    game: str
    seats: int
    at: float
    total: int
    best: int  # of the others
    place: int
    won: bool
    others: list[str]  # people who played along; "" for a nameless one
    opponents: int  # of the computer
    pool: str  # among whom it was rated: "people", "levels", or "" if it was not
    rating: int | None  # after it


class Rival(msgspec.Struct, frozen=True):
    """Somebody I have met: in how many games I stood higher, and they, by game."""

    name: str
    ahead: dict[str, int]
    behind: dict[str, int]


class Profile(msgspec.Struct, frozen=True):
    name: str
    account: bool
    since: float
    enough: int  # games after which a rating is worth being shown
    tables: list[TableInfo]  # unfinished ones: where it is my turn first, the longest waiting before the others
    results: list[MyResult]  # the latest first
    rivals: list[Rival]


# ---- those who keep the house -----------------------------------------------------------------------------------


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, as those see them who keep the house."""

    tag: str
    name: str
    account: bool
    role: Literal["player", "moderator", "host"]
    muted: bool
    removed: bool
    seen: float
    me: bool


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different with somebody; what is not said stays."""

    muted: bool | None = None
    removed: bool | None = None
    role: Literal["player", "moderator"] | None = None


class Keeping(msgspec.Struct, frozen=True):
    """Who was meant by a report, if they are still known."""

    person: PersonInfo | None


class BackupInfo(msgspec.Struct, frozen=True):
    name: str
    bytes: int
    made: float


class MachineInfo(msgspec.Struct, frozen=True):
    """How the machine is, and this process of the house."""

    version: str
    compiled: bool
    since: float
    connections: int
    opponents: int  # tables where one is thinking
    load: float  # of all its processors, 1 is all they can do
    disk_free: int  # bytes
    disk_total: int
    database: int
    backups: list[BackupInfo]


class HouseInfo(msgspec.Struct, frozen=True):
    tables: list[TableInfo]  # that are played, those touched last first
    people: list[PersonInfo]
    reports: list[Report]  # that nobody has dealt with
    everybody: int
    accounts: int
    playing: int  # unfinished tables
    finished: int
    machine: MachineInfo | None  # for the host of the house


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


# ---- talk --------------------------------------------------------------------------------------------------------

Reason = Literal["insult", "spam", "name", "play", "other"]


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I do not want to hear the person on this seat, or who said this word; or want to again."""

    muted: bool
    seat: int | None = None
    word: int | None = None


class Hush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Spectators of this table may only listen."""

    hushed: bool


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To those who watch over the house, about the person on this seat or who said this word: `report-<reason>`."""

    reason: Reason
    text: str = ""
    seat: int | None = None
    word: int | None = None


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I write down for myself at this table."""

    text: str


class Report(msgspec.Struct, frozen=True):
    """As those read it who watch over the house."""

    id: str
    table: str
    name: str  # who is meant, as they were called there
    reason: Reason
    text: str
    said: list[tuple[str, str]]  # the last words of that table, each with its speaker's name
    at: float
    settled: float  # when somebody has dealt with it; 0: not yet


# ---- notices -----------------------------------------------------------------------------------------------------


class NoticeKey(msgspec.Struct, frozen=True):
    """By which browsers know this house."""

    key: str


class NewDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told when it is its owner's turn, and when not."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["en", "fa"]
    zone: str  # of the clock on the wall, as "Asia/Tehran"
    quiet_from: int | None = None  # minutes of the day
    quiet_to: int | None = None


class Endpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: str


class TableNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I want to hear nothing of this table."""

    off: bool


# ---- analysis --------------------------------------------------------------------------------------------------


class WhyWire(msgspec.Struct, frozen=True):
    """What the better of two lines has more of, or less: `<game>-aspect-<key>`, or `aspect-<key>`."""

    key: str
    more: bool
    count: int
    seat: int
    good: bool  # it speaks for the better answer, and not against it


class Judgement(msgspec.Struct, frozen=True):
    """What is to be said of a decision, by what its seat could know. All figures are chances from 0 to 1."""

    prompt: str  # `<game>-ask-<prompt>`
    about: Params
    played: OptionWire | None  # None: these eyes may not see what it speaks of
    better: OptionWire | None  # None: what was played was as good as the best, or it is hidden
    loss: float  # against the best answer; 0: as good as the best
    gain: float  # over what first comes to mind
    good: int  # so many answers were as good as the best one
    why: list[WhyWire]


class PartsWire(msgspec.Struct, frozen=True):
    """What has moved a seat's chance away from even so far; together that is how far it is from there."""

    cards: float
    mine: float  # what its own decisions have cost
    theirs: float  # what the others' decisions have given it


class JudgedMove(msgspec.Struct, frozen=True):
    """The game after a move; number 0 is the deal."""

    move: int
    seat: int  # -1: the cards were dealt
    chances: list[float]  # by seat, with all hands open and the piles face down
    parts: list[PartsWire]  # by seat
    judgement: Judgement | None  # None: there was nothing to decide


class Analysis(msgspec.Struct, frozen=True):
    """As far as it has come."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    moves: int  # of the whole game
    judged: list[JudgedMove]  # those after the first so many that were asked for
    turning: list[list[int]]  # by seat: its decisions that cost or won much


# ---- puzzles ---------------------------------------------------------------------------------------------------


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What an answer is worth to the seat that gives it."""

    verb: str
    on: list[int]
    chance: float


class PuzzleWire(msgspec.Struct, frozen=True):
    """A position in which one answer is clearly the best."""

    game: str
    number: int  # from 1
    picture: Update  # as the seat sees it that is asked
    answers: list[PuzzleAnswer]  # all there are, the best first
    why: list[WhyWire]  # what speaks for the best answer over what first comes to mind


class Solve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle. The first one of each guest counts."""

    verb: str
    on: list[int] = []


class Solved(msgspec.Struct, frozen=True):
    """How many guests have answered, and how many found it."""

    guests: int
    found: int
