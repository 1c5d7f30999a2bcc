"""Words at a table: what may be said, by whom, and what each is told of it."""

from __future__ import annotations

import msgspec
import pytest

from mizban.table.facts import SeatFacts, TableFacts
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.talk import KEPT, LONGEST, Conversation, Word, clean_text
from mizban.table.wire import Say
from tests.table.helpers import facts


def hosted_by(host: str) -> TableFacts:
    return msgspec.structs.replace(facts("port_royal"), host=host)


@pytest.fixture
def table() -> Table:
    seats = [SeatFacts(0, "guest", "laleh", "لاله"), SeatFacts(1, "guest", "kian", "Kian"), SeatFacts(2, "guest", "laleh", "Sara")]
    return Table(hosted_by("laleh"), seats)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  سلام \n\t دوستان  ", "سلام دوستان"),
        ("می\u200cروم", "می\u200cروم"),  # the half-space stays
        ("ab\u202ecd\u2066e\u200f", "abcde"),
        ("<b>hi</b>", "<b>hi</b>"),
        ("e\u0301", "é"),
        ("👍🏽 😀", "👍🏽 😀"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_what_is_said_is_one_line_without_anything_that_hides_or_turns(said: str, shown: str) -> None:
    assert clean_text(said) == shown


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "malformed"),
        (" \u200b\u2060 ", "malformed"),
        ("\x00\x07", "malformed"),
        ("e" + "\u0301\u0302\u0303\u0304\u0305" * 3, "malformed"),
        ("x" * (LONGEST + 1), "too_large"),
    ],
)
def test_what_cannot_be_seen_or_is_too_long_is_not_said(said: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_text(said)
    assert refused.value.code == code


def refused(talk: Conversation, table: Table, guest: str, name: str, said: Say) -> str:
    with pytest.raises(Refusal) as no:
        talk.word(table, guest, name, said, 1.0)
    return no.value.code


def test_who_speaks_and_by_which_name(table: Table) -> None:
    talk = Conversation()
    word = talk.word(table, "kian", "whatever the cookie says", Say("a", "hi"), 1.0)
    assert (word.seat, word.name, word.text) == (1, "Kian", "hi")
    assert talk.word(table, "laleh", "", Say("a", "hi", seat=2), 1.0).name == "Sara", "friends share a device"
    looker = talk.word(table, "ramin", "Ramin", Say("a", reaction="tea"), 1.0)
    assert (looker.seat, looker.name, looker.reaction, looker.text) == (None, "Ramin", "tea", "")
    assert refused(talk, table, "kian", "", Say("a", "hi", seat=0)) == "not_your_seat"
    assert refused(talk, table, "", "", Say("a", "hi")) == "bad_name"
    assert refused(talk, table, "ramin", "", Say("a", "hi")) == "bad_name"
    assert refused(talk, table, "kian", "", Say("a")) == "malformed"
    assert refused(talk, table, "kian", "", Say("a", "hi", "tea")) == "malformed"
    assert refused(talk, table, "kian", "", Say("", "hi")) == "malformed"


def test_hushed_spectators_only_listen_but_players_and_the_host_speak(table: Table) -> None:
    talk = Conversation(hushed=True)
    assert refused(talk, table, "ramin", "Ramin", Say("a", "hi")) == "hushed"
    assert talk.word(table, "kian", "", Say("a", "hi"), 1.0).seat == 1
    hosted = Table(hosted_by("nima"), table.seats)
    assert talk.word(hosted, "nima", "Nima", Say("a", "hi"), 1.0).seat is None


def word(n: int, guest: str = "kian", seat: int | None = 1) -> Word:
    return Word(n, guest, seat, guest.title(), f"word {n}", "", 1.0, f"id {n}")


def test_each_is_told_what_they_have_not_heard_and_nothing_of_whom_they_do_not_want_to_hear(table: Table) -> None:
    talk = Conversation([word(1), word(2, "ramin", None), word(3, "laleh", 0)])
    hers = talk.told(table, "laleh", frozenset({"kian", "ramin"}), None)
    assert [(one.n, one.text, one.muted, one.mine, one.id) for one in hers.words] == [
        (1, "", True, False, ""),
        (2, "", True, False, ""),
        (3, "word 3", False, True, "id 3"),
    ]
    assert hers.whole and hers.muted == [1]
    his = talk.told(table, "kian", frozenset(), 2)
    assert [one.n for one in his.words] == [3] and not his.whole and his.words[0].id == ""


def test_a_long_conversation_is_told_from_its_end(table: Table) -> None:
    talk = Conversation([word(n) for n in range(1, KEPT + 50)])
    talk.add(word(KEPT + 50))
    talk.add(word(KEPT + 50))
    assert len(talk.words) == KEPT and talk.last == KEPT + 50
