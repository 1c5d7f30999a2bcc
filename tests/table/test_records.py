"""A record is read whole and checked whole; what is wrong with it is said by one code and one line."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mizban.engine import Game, Match, Record, games
from mizban.engine.laws import Answers
from mizban.table import records
from mizban.table.records import LARGEST, MOST_MOVES, read, write
from mizban.table.refusal import Refusal
from mizban.table.wire import ErrorCode
from tests.table.helpers import GAMES, finished

SECONDS = 10.0  # a hang, no measure: all of these take milliseconds
GOOD = finished("port_royal", 3)
TEXT = write(GOOD)
LINES = TEXT.splitlines()
HASH = GOOD.hash
SEED = str(GOOD.seed)


def refusal(data: str | bytes) -> tuple[ErrorCode, int]:
    """How it is refused; whatever it is, soon."""
    began = time.perf_counter()
    with pytest.raises(Refusal) as refused:
        read(data.encode() if isinstance(data, str) else data)
    assert time.perf_counter() - began < SECONDS
    return refused.value.code, refused.value.line


def changed(line: int, text: str) -> str:
    """The good record with another text in this line, counted from 1."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:], ""])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_written_is_read_back(game: Game[Any, Any]) -> None:
    record = finished(game.key)
    text = write(record)
    assert text.startswith(f"# Mizban: {game.key.replace('_', ' ').title()}\n{game.key} rules={game.rules} ")
    replay = read(text.encode())
    assert replay.match.record == record and replay.match.ended
    fair = replay.verdict()
    assert (fair.hash, fair.seed, fair.honest, fair.moves, fair.ended) == (record.hash, record.seed, True, len(record.moves), True)


def test_comments_empty_lines_and_line_ends_of_all_systems() -> None:
    text = "\ufeff# a gift\r\n\r\n" + "\r\n".join([LINES[1], "", "# the first move:", *[f"  {line}\t" for line in LINES[2:]], "# the end"])
    assert read(text.encode()).match.record == GOOD


def test_a_record_without_a_hash_is_read_but_proves_nothing() -> None:
    text = write(msgspec.structs.replace(GOOD, hash=""))
    fair = read(text.encode()).verdict()
    assert not fair.honest and fair.hash == "" and fair.seed == SEED


def test_a_plain_number_as_seed_proves_nothing() -> None:
    match, answers = Match(games()["lost_cities_rivals"], 2, 7), Answers([], 7)
    while not match.ended:
        match.play(match.asks()[0].seat, answers.to(match.asks()[0]))
    replay = read(write(match.record).encode())
    assert replay.match.record == match.record and not replay.verdict().honest


FACTS = LINES[1]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "no_record", 1),
        ("\n\n# nothing but words\n", "no_record", 4),
        ("hello", "no_record", 1),
        ("<!doctype html>\n<p>", "no_record", 1),
        ('{"game": "port_royal"}', "no_record", 1),
        ("# a picture\n\nport_royal", "no_record", 3),
        ("port_royal rules", "no_record", 1),
        ("port_royal rules=1\x00 seats=3", "bad_table", 1),
        (changed(2, FACTS.replace("port_royal", "chess")), "unknown_game", 2),
        (changed(2, FACTS.replace("rules=", "rules=9")), "other_rules", 2),
        (changed(2, FACTS.replace("rules=", "rules=x")), "bad_table", 2),
        (changed(2, FACTS.replace("seats=3", "seats=9")), "bad_table", 2),
        (changed(2, FACTS.replace("seats=3", "seats=0")), "bad_table", 2),
        (changed(2, FACTS.replace("seats=3", "seats=" + "3" * 5000)), "bad_table", 2),
        (changed(2, FACTS.replace("seats=3", "seats=٣")), "bad_table", 2),
        (changed(2, FACTS.replace(f"seed={SEED}", "seed=")), "bad_table", 2),
        (changed(2, FACTS.replace(f"seed={SEED}", "seed=" + "9" * 5000)), "bad_table", 2),
        (changed(2, FACTS.replace(f" seed={SEED}", "")), "bad_table", 2),
        (changed(2, FACTS + " seats=3"), "bad_table", 2),
        (changed(2, FACTS + " free_beer=yes"), "bad_table", 2),
        (changed(2, FACTS.replace("=yes", "=perhaps")), "bad_table", 2),
        (changed(2, FACTS.replace(f"hash={HASH}", "hash=" + "0" * 64)), "wrong_hash", 2),
        (changed(2, FACTS.replace(f"hash={HASH}", "hash=beef")), "wrong_hash", 2),
        (changed(2, FACTS.replace(f"seed={SEED}", "seed=7")), "wrong_hash", 2),
        (changed(5, "fly me to the moon"), "bad_line", 5),
        (changed(5, "0"), "bad_line", 5),
        (changed(5, "0 draw\x00"), "bad_line", 5),
        (changed(5, "0 draw " + "9" * 400_000), "bad_line", 5),
        (changed(5, "0 < 3"), "bad_line", 5),
        (changed(5, "0 draw -"), "bad_line", 5),
        (changed(5, "-1 draw"), "bad_line", 5),
        (changed(5, "77 draw"), "illegal_move", 5),
        (changed(5, "0 fly 3"), "illegal_move", 5),
        (changed(5, "0 draw" + " 7" * 400_000), "illegal_move", 5),
        (TEXT + "0 draw\n", "illegal_move", len(LINES) + 1),
        (TEXT + "\n# what now?\n1 draw\n", "illegal_move", len(LINES) + 3),
        ("\n".join(LINES[:-1]) + "\n", "cut_off", len(LINES)),
        ("\n".join(LINES[:2]), "cut_off", 3),
        ("\n".join(LINES[:10]) + "\n# and so on\n\n\n", "cut_off", 12),
        (changed(2, FACTS + " x=yes" * 100_000), "bad_table", 2),
        (changed(2, FACTS + "".join(f" x{n}=yes" for n in range(80_000))), "bad_table", 2),
        ("a" * LARGEST, "no_record", 1),
        ("\n" * LARGEST, "no_record", 1),
        (" " * LARGEST, "no_record", 1),
        ("#" * LARGEST, "no_record", 2),
        ("a" * (LARGEST + 1), "too_large", 1),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 and value.isprintable() else "",
)
def test_the_first_wrong_line_is_named(text: str, code: ErrorCode, line: int) -> None:
    assert refusal(text) == (code, line)


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 1000, "میزبان".encode("utf-16")])
def test_what_is_no_text_is_no_record(data: bytes) -> None:
    assert refusal(data)[0] == "no_record"


def test_the_facts_come_before_the_moves() -> None:
    text = changed(2, FACTS.replace("seats=3", "seats=9")) + "nonsense !"
    assert refusal(text) == ("bad_table", 2)
    assert refusal(changed(5, "0 fly 3") + "nonsense !") == ("illegal_move", 5)


def test_nobody_plays_so_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 4 * max(len(finished(game.key).moves) for game in GAMES) < MOST_MOVES
    monkeypatch.setattr(records, "MOST_MOVES", 20)
    assert refusal(TEXT) == ("too_large", 23)


# ---- any harm that can come to a file -----------------------------------------------------------------------------


def harmed(data: st.DataObject, lines: list[str]) -> tuple[list[str], int]:
    """A record with one harm done to it, and the first line that differs."""
    at = data.draw(st.integers(0, len(lines) - 1), label="line")
    match data.draw(st.sampled_from(["delete", "double", "swap", "cut", "garble", "nonsense", "other"]), label="harm"):
        case "delete":
            return lines[:at] + lines[at + 1 :], at
        case "double":
            return [*lines[: at + 1], lines[at], *lines[at + 1 :]], at + 1
        case "swap":
            other = data.draw(st.integers(0, len(lines) - 1), label="with")
            swapped = lines[:]
            swapped[at], swapped[other] = swapped[other], swapped[at]
            return swapped, min(at, other)
        case "cut":
            return lines[:at], at
        case "garble":
            place = data.draw(st.integers(0, len(lines[at])), label="at")
            letter = data.draw(st.characters(codec="utf-8", exclude_characters="\n"), label="letter")
            return [*lines[:at], lines[at][:place] + letter + lines[at][place + 1 :], *lines[at + 1 :]], at
        case "nonsense":
            return [*lines[:at], data.draw(st.text(max_size=40)).replace("\n", " "), *lines[at + 1 :]], at
        case _:
            return [*lines[:at], data.draw(st.sampled_from(lines)), *lines[at + 1 :]], at


@pytest.mark.parametrize("game", ["port_royal", "lost_cities_rivals", "san_juan"])
@settings(max_examples=40, derandomize=True, deadline=None)
@given(data=st.data())
def test_a_harmed_record_is_the_same_game_or_one_refusal(game: str, data: st.DataObject) -> None:
    record: Record = finished(game, 2)
    lines = write(record).splitlines()
    text, first = harmed(data, lines)
    try:
        replay = read("\n".join(text).encode())
    except Refusal as refused:
        assert first < refused.line <= len(text) + 1, (refused.code, refused.line)
    else:  # the same game, or what is written there is a game too
        said = Record.from_text("\n".join(text))
        again = replay.match.record
        assert replay.match.ended and (again.seed, again.moves) == (said.seed, said.moves)
        assert again.moves == record.moves or first >= 2


@settings(max_examples=200, derandomize=True, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_refused_with_a_line(data: bytes) -> None:
    code, line = refusal(data)
    assert code in ("no_record", "bad_table", "unknown_game") and 1 <= line <= data.count(b"\n") + 1
