"""What is said at a table: which words may be said, and who is told them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Set

import msgspec

from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.wire import Reaction, Say, Talk, WordWire

LONGEST = 300  # characters of one word
KEPT = 200  # words that are told to whoever comes
MARKS = 3  # on one letter; more would climb out of their line
# Marks that turn or hide the text around them: what is said stands in a direction of its own anyway.
TURNS = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]")


class Word(msgspec.Struct, frozen=True):
    """A sentence or a reaction, as it is kept. `id` is the speaker's own name for it."""

    n: int
    guest: str
    seat: int | None  # None: a spectator
    name: str
    text: str
    reaction: Reaction
    at: float
    id: str


def clean_text(text: str, most: int = LONGEST) -> str:
    """As it will be shown: one line, nothing invisible, in its usual form."""
    text = unicodedata.normalize("NFC", " ".join(TURNS.sub("", text).split()))
    text = "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cs", "Co", "Cn"))
    if len(text) > most:
        raise Refusal("too_large")
    kinds = "".join(unicodedata.category(char)[0] for char in text)
    if not re.search("[LNSP]", kinds) or re.search(f"M{{{MARKS + 1}}}", kinds):
        raise Refusal("malformed")
    return text


class Conversation:
    """The last words of one table, and whether its spectators may speak."""

    def __init__(self, words: Iterable[Word] = (), hushed: bool = False) -> None:
        self.words = list(words)[-KEPT:]
        self.hushed = hushed

    @property
    def last(self) -> int:
        return self.words[-1].n if self.words else 0

    def add(self, word: Word) -> None:
        if word.n > self.last:
            self.words = [*self.words[1 - KEPT :], word]

    def word(self, table: Table, guest: str, name: str, said: Say, at: float) -> Word:
        """What this guest would say, still without a number; refused if they may not. A spectator speaks by the name they go by."""
        if not guest:
            raise Refusal("bad_name")
        mine = table.seats_of(guest)
        if said.seat is not None and said.seat not in mine:
            raise Refusal("not_your_seat")
        seat = said.seat if said.seat is not None else (mine[0] if mine else None)
        if seat is None and self.hushed and not table.hosted_by(guest):
            raise Refusal("hushed")
        called = table.seats[seat].name if seat is not None else name
        if not called:
            raise Refusal("bad_name")
        if not 1 <= len(said.id) <= 32 or bool(said.text) == bool(said.reaction):
            raise Refusal("malformed")
        return Word(0, guest, seat, called, clean_text(said.text) if said.text else "", said.reaction, at, said.id)

    def told(self, table: Table, guest: str, muted: Set[str], after: int | None) -> Talk:
        """The words after this one, or (None) all of them, as this guest hears them: of whom they do not want to hear, nothing but that."""
        return Talk(
            words=[
                WordWire(
                    n=word.n,
                    seat=word.seat,
                    name=word.name,
                    mine=bool(guest) and word.guest == guest,
                    text="" if word.guest in muted else word.text,
                    reaction="" if word.guest in muted else word.reaction,
                    at=word.at,
                    id=word.id if word.guest == guest else "",
                    muted=word.guest in muted,
                )
                for word in self.words
                if word.n > (after or 0)
            ],
            whole=after is None,
            muted=[seat.seat for seat in table.seats if seat.kind == "guest" and seat.guest in muted],
            hushed=self.hushed,
        )
