"""Records as files: a game anybody can read, check and look through. The notation itself is the engine's."""

from __future__ import annotations

from mizban.engine import BadTable, Record, Refused, games
from mizban.engine.record import COMMENT, Unreadable, last_line, read_facts, read_move, spoken_lines
from mizban.table.refusal import Refusal
from mizban.table.replay import Replay

LARGEST = 1_000_000  # bytes
MOST_MOVES = 5_000  # ten times the longest game

ENDING = ".mizban"  # of the name of a saved file


def write(record: Record, *notes: str) -> str:
    """The text of a file, with notes for whoever reads it."""
    said = [f"Mizban: {record.game.replace('_', ' ').title()}", *notes]
    return "".join(f"{COMMENT} {line}\n" for line in said) + record.to_text()


def read(data: bytes, unfinished: bool = False) -> Replay:
    """The game of this file, all of it checked; or a refusal that names the first wrong line."""
    if len(data) > LARGEST:
        raise Refusal("too_large", line=1)
    try:
        return played(data.decode("utf-8-sig"), unfinished)
    except UnicodeDecodeError as error:
        raise Refusal("no_record", line=data.count(b"\n", 0, error.start) + 1) from error
    except Unreadable as error:
        raise Refusal(error.fault, line=error.line) from error


def played(text: str, unfinished: bool) -> Replay:
    (line, facts), *moves = spoken_lines(text)
    replay = begun(read_facts(line, facts), line)
    for line, said in moves:
        if replay.moves == MOST_MOVES:
            raise Refusal("too_large", line=line)
        try:
            replay.add(*read_move(line, said))
        except Refused as error:
            raise Refusal("illegal_move", line=line) from error
    if not replay.match.ended and not unfinished:
        raise Refusal("cut_off", line=last_line(text) + 1)
    return replay


def begun(record: Record, line: int) -> Replay:
    """The cards dealt, if the facts of the record allow it."""
    game = games().get(record.game)
    if game is None:
        raise Refusal("unknown_game", line=line)
    if record.rules != game.rules:
        raise Refusal("other_rules", line=line)
    try:
        replay = Replay(record)
    except BadTable as error:
        raise Refusal("bad_table", line=line) from error
    if record.hash and not replay.verdict().honest:
        raise Refusal("wrong_hash", line=line)
    return replay
