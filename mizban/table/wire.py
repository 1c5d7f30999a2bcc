"""Everything that a table says and hears, as typed structs; the client's types are generated from this file and from the server's."""

from __future__ import annotations

from typing import Literal

import msgspec

from mizban.engine.words import Params
from mizban.table.agreement import Matter

# ---- a table ---------------------------------------------------------------------------------------------------

SeatKind = Literal["guest", "bot", "open"]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `mine` and `host` are seen from the guest who asks."""

    seat: int
    kind: SeatKind
    name: str  # "" for a bot: the client names it by `bot-<animal>`
    level: str = ""
    mine: bool = False
    online: bool = False
    animal: int = 0  # which one it is: it comes along to the next game
    computer: str = ""  # the level of the opponent who plays for this person now
    away: float | None = None  # seconds since this person was last here
    left: float | None = None  # seconds on this player's clock
    ticks: bool = False  # it runs
    nudged: float | None = None  # seconds since this person was last reminded
    advised: bool = False  # this person has taken advice in this game


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays: chosen when it is opened."""

    by_turns: bool = False  # over days: nobody need be here at the same time
    clock: Literal["none", "sum", "move"] = "none"
    seconds: int = 0  # for the whole game, or for each answer
    increment: int = 0  # seconds that each turn adds to the sum
    away: int = 0  # seconds after which the computer plays for whoever is asked and not here; 0: never


class Origin(msgspec.Struct, frozen=True):
    """Where a table that goes on from another game comes from."""

    table: str  # the id of that table; "" if it was a record from a file
    move: int


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
    origin: Origin | None = None
    old_rules: bool = False  # begun under rules that are no longer played: it can be listed and nothing else
    closed: bool = False  # nobody but those who sit here looks on
    since: float = 0.0  # when what is asked now was asked
    timing: Timing = Timing()
    advice: bool = False  # whoever sits here may ask what to answer
    let_in: bool = True  # those who look on may play on for opponents
    welcome: list[int] = []  # opponents' seats that the guest who asks could take: with the invitation, or at a public table
    goes: float | None = None  # untouched it will be cleared away then: told some days before
    asked: list[int] = []  # the seats that the game waits for


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

    id: str  # "<row>.<seat>": the row it was asked at, and the seat; same id, same question
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
    """One event of the log; the event's own tag is `is`."""

    move: int  # told after this move (0: when the cards were dealt)
    event: msgspec.Raw


class Chair(msgspec.Struct, frozen=True):
    """The game as one seat sees it. A spectator gets one chair with no seat; a shared device one for each of its seats."""

    seat: int | None
    view: msgspec.Raw
    ask: AskWire | None
    undo: int | None  # the row of the answer that this seat may take back now
    log_from: int  # the client keeps its lines with `move` below this and appends `lines`
    lines: list[Line]
    ask_back: int | None = None  # the row of the answer that this seat may ask the others to let it take back


class PartScore(msgspec.Struct, frozen=True):
    part: str  # `<game>-part-<part>`
    points: int


class ScoreWire(msgspec.Struct, frozen=True):
    seat: int
    total: int
    parts: list[PartScore]
    tie_break: list[PartScore]  # shown below the total, not added
    won: bool


class TaleWire(msgspec.Struct, frozen=True):
    """Something that people arranged: `tale-<word>`. It stands in the log after the lines of this move."""

    row: int
    move: int
    word: str
    seat: int
    by: int


class AskingWire(msgspec.Struct, frozen=True):
    """What somebody asks the others: `asking-<what>`; answered by Vote."""

    row: int  # its name
    what: Matter
    by: int
    on: int  # which seat it is about; of `undo` which row
    voters: list[int]
    yes: list[int]
    no: list[int]
    needed: int
    silence: bool  # what it means to say nothing
    left: float  # seconds
    moves: int = 0  # of `undo`: so many answers go back


class Update(msgspec.Struct, frozen=True, tag_field="is", tag="update"):
    """The whole table after a change; nothing depends on having seen the one before."""

    rows: int  # of the table's record on disk: every answer and every step back
    moves: int  # answers that count
    table: TableInfo
    chairs: list[Chair]
    asked: list[int]  # seats the game waits for
    answered: list[int]  # while all decide at once: seats that have answered
    thinking: list[int]  # seats whose computer opponent is at work
    scores: list[ScoreWire] | None  # when the game has ended
    waiting: list[WaitWire] = []  # the questions behind `asked`; not those that are decided at once
    at_once: str = ""  # the name of what all decide at once: `<game>-wait-<name>`
    tales: list[TaleWire] = []  # of what people arranged between the moves, all of them
    asking: AskingWire | None = None
    paused: bool = False
    again: list[int] = []  # seats that want to play once more
    not_again: list[int] = []  # and those that do not


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who looks on: in public, or with the hand of a player who allows it."""

    id: str  # good at this table alone
    name: str  # "": nobody knows
    hand: int | None  # the seat whose hand is shown to them
    me: bool = False


class Presence(msgspec.Struct, frozen=True, tag_field="is", tag="presence"):
    """Who is here now, when somebody has come or gone."""

    online: list[int]  # seats of people with a live connection
    watchers: list[Watcher] = []  # those who look on


class Thought(msgspec.Struct, frozen=True):
    """What a computer opponent is thinking about, and how far it is."""

    seat: int
    seconds: float  # that it takes at most
    passed: float  # of these


class Thinking(msgspec.Struct, frozen=True, tag_field="is", tag="thinking"):
    """Longer thoughts, when one has begun. That they are over is told by the move."""

    thoughts: list[Thought]


class Reminder(msgspec.Struct, frozen=True, tag_field="is", tag="nudged"):
    """To the person on this seat: somebody waits."""

    seat: int
    by: int


class Alive(msgspec.Struct, frozen=True, tag_field="is", tag="alive"):
    """The answer to a sign of life; all that was new before has been told."""

    rows: int


Reaction = Literal["", "tea", "well_played", "oh", "luck"]


class WordWire(msgspec.Struct, frozen=True):
    """A sentence, or a reaction, that somebody said at the table."""

    n: int  # the first word of a table is number 1
    seat: int | None  # None: a spectator
    name: str
    mine: bool
    text: str  # as it was said: never to be read as markup
    reaction: Reaction
    at: float  # seconds since 1970
    id: str = ""  # of my own words, as I have sent them
    muted: bool = False  # I do not want to hear this person: there is no text


class Talk(msgspec.Struct, frozen=True, tag_field="is", tag="talk"):
    """What was said since the last such message or, with `whole`, all that is still told of."""

    words: list[WordWire]
    whole: bool
    muted: list[int]  # seats of people whom I do not want to hear
    hushed: bool  # spectators may only listen


# ---- the replay --------------------------------------------------------------------------------------------------


class Verdict(msgspec.Struct, frozen=True):
    """Was the shuffle honest?"""

    hash: str  # SHA-256 of the seed, as shown when the game began ("" if the record names none)
    seed: str  # "" while the game is under way
    honest: bool  # the hash is the seed's; true only if there is a hash
    moves: int  # all of them legal: a record with an illegal move is refused
    ended: bool


class ReplayInfo(msgspec.Struct, frozen=True):
    """What there is to look through, and whose eyes one may look with."""

    table: TableInfo  # for a record from a file: seats are called by their number, `id` is ""
    moves: int
    me: int | None  # my own seat here (the first of mine)
    eyes: list[int]  # seats whose eyes are offered: of a finished game all, of one under way mine
    open: bool  # all hands may be opened: the game is over
    seats: list[int]  # who made each move: seats[0] made move 1
    forced: list[bool]  # there was only one answer to it, as far as these eyes may know
    lines: list[Line]  # the whole log as these eyes heard it
    fair: Verdict
    advised: list[int] = []  # moves that were made with advice


class Frame(msgspec.Struct, frozen=True):
    """One position, as these eyes see it."""

    move: int  # after this many moves
    view: msgspec.Raw
    asked: list[int]
    answered: list[int]
    waiting: list[WaitWire]
    scores: list[ScoreWire] | None


# ---- lessons -----------------------------------------------------------------------------------------------------


class LessonAnswer(msgspec.Struct, frozen=True):
    """An answer by its name; a wrong one with the reason `<game>-lesson-<step>.<reason>`."""

    verb: str
    on: list[int]
    reason: str = ""


class LessonStep(msgspec.Struct, frozen=True):
    """One idea: `<game>-lesson-<key>` says it in a sentence, its attribute `why` adds a second one."""

    key: str
    at: int  # which of the pictures it is said to
    point: list[str]  # what is lit: names of things, or classes of parts of the board (`.pr-purse`); none: what can be answered
    answer: LessonAnswer | None  # what is to be done; None: there is only something to look at
    wrong: list[LessonAnswer]  # may be tried too, and gets its reason
    open: bool  # every legal answer may be tried
    params: Params  # for its words


class Lesson(msgspec.Struct, frozen=True):
    """A game that is played in order to be learned, as the learner's seat sees it, and what is said to it."""

    game: str
    name: str
    minutes: int
    steps: list[LessonStep]
    pictures: list[Update]  # of the deal, then of every move
    seats: int  # of the first table that is offered in the end
    level: str
    options: dict[str, bool]


# ---- opening a table ----------------------------------------------------------------------------------------------


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
    closed: bool = False
    timing: Timing = Timing()
    advice: bool = False  # people may be advised; without others beside oneself one always may


class WantAdvice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would you answer?"""

    question: str


class ReasonWire(msgspec.Struct, frozen=True):
    """Why an answer is better than another, or what it costs: `<game>-aspect-<key>` or `aspect-<key>`."""

    key: str
    more: bool  # of it, than with the other answer
    count: int  # by how many; 0: it is not counted
    seat: int  # whom it concerns
    price: bool  # it speaks against the answer


class AdvisedWire(msgspec.Struct, frozen=True):
    verb: str
    on: list[int]
    chance: float  # of winning with it, from 0 to 1
    why: list[ReasonWire]  # at most two, to be said in one sentence


class AdviceWire(msgspec.Struct, frozen=True):
    """The best answers to a question, the best first."""

    question: str
    answers: list[AdvisedWire]
    imagined: int  # so many games were imagined for it


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from here: a new table of the same game, after this many moves."""

    move: int
    seat: int  # mine; all others are computer opponents
    level: str = ""
    invite: bool = False  # or open seats for friends


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was begun on a device goes on at a new table: one person, all others computer opponents."""

    record: str  # its text; it need not be finished
    seat: int  # mine
    levels: list[str]  # of every seat; mine does not matter


# ---- refusals ----------------------------------------------------------------------------------------------------

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
    "stale",  # this question is not open any more
    "illegal",
    "no_undo",
    "no_advice",  # people are not advised at this table
    "finished",
    "paused",  # the table rests until its people go on
    "asking",  # something else is being asked just now
    "not_watching",  # nobody of that name looks on
    "other_hand",  # this spectator has seen another player's hand
    "knows_hand",  # whoever has seen a hand only looks on
    "not_let_in",  # the host lets nobody take an opponent's seat
    "said_no",  # the others have said no to this before
    "not_away",  # that player is here, or has not been waited for long enough
    "alone",  # there is nobody to agree with
    "bad_game",  # HTTP: unknown game or option
    "bad_seats",  # HTTP: the game is not for so many
    "bad_level",  # HTTP: no such computer opponent
    "seat_taken",
    "bad_invite",
    "closed",  # nobody but those who sit here looks on
    "bad_name",
    "name_taken",  # it looks like that of another at this table
    "one_seat",  # HTTP: at a public table everybody sits once
    "started",  # HTTP: the game has begun, everybody stays
    "name_in_use",  # HTTP: an account has a name that looks like that
    "bad_password",  # too short, too long, or as good as none
    "bad_sign_in",  # nobody of that name has that password; which of both it was is not told
    "used_up",  # a link to sign in by: used before, or too old
    "bad_passkey",
    "has_account",
    "no_account",
    "not_allowed",  # for those who keep the house
    "hushed",  # the host lets spectators only listen
    "silenced",  # who keeps the house has asked this person not to speak
    "storage",  # the disk is full, or the database cannot be reached; it may be said again later
    "too_many",  # this guest holds too many open tables or speaks too fast
    "no_record",  # a record: this is none, or no text
    "cut_off",  # it ends although the game goes on
    "bad_line",  # not a move at all
    "unknown_game",
    "bad_table",  # seats, options or seed that this game does not have
    "other_rules",
    "illegal_move",
    "wrong_hash",
    "failed",  # our fault
]


class Error(msgspec.Struct, frozen=True, tag_field="is", tag="error"):
    """Nothing has changed. Also the body of every HTTP answer from 400 on."""

    code: ErrorCode
    question: str = ""  # which answer was refused
    line: int = 0  # the first wrong line of a record, counted from 1
    word: str = ""  # which word was refused, by the id it was sent with


# ---- the live channel: what the client says --------------------------------------------------------------------


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="play"):
    """An answer names its question, whatever others have done meanwhile. Said again on a new connection it is only acknowledged."""

    question: str
    verb: str
    on: list[int] = []


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="undo"):
    """A step back, or with `whole` back to where this seat's turn began (both up to the fence)."""

    seat: int
    row: int  # of the answer that it takes back, as `undo` offers it
    whole: bool = False


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="hello"):
    """A sign of life: answered with Alive."""


class Propose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="propose"):
    """The person on this seat asks the others: may the computer play for `on`, shall `on` leave, do we pause, may I take row `on` back?"""

    seat: int
    what: Matter
    on: int = 0


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="vote"):
    """What I say to it. Whoever asked may say no, too: then nothing was asked."""

    row: int  # where it was asked
    yes: bool


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="hand-over"):
    """My own seat: the computer plays, or I am back."""

    seat: int
    computer: bool


class Nudge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="nudge"):
    """Reminds whoever sits there that we wait."""

    seat: int


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="say"):
    """A sentence or a reaction, to all at the table. Said again with the same id it is only acknowledged."""

    id: str
    text: str = ""
    reaction: Reaction = ""
    seat: int | None = None  # which of mine speaks, where friends share a device


class Hurry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="hurry"):
    """Whoever sits here has waited long enough: the opponents who think answer with what they have."""


class Teach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="teach"):
    """Somebody who looks on may see the hand of my seat, or no longer."""

    seat: int
    watcher: str
    yes: bool


class Admit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is", tag="admit"):
    """The host: those who look on may play on for an opponent, or not."""

    yes: bool


FromClient = Play | Undo | Hello | Say | Propose | Vote | HandOver | Nudge | Hurry | Teach | Admit
FromServer = Update | Presence | Alive | Reminder | Talk | Thinking | Error
