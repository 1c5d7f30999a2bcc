"""The HTTP status that goes with each refusal."""

from __future__ import annotations

from mizban.table.wire import ErrorCode

STATUS: dict[ErrorCode, int] = {
    "malformed": 400,
    "too_large": 413,
    "not_found": 404,
    "foreign": 403,
    "no_table": 404,
    "not_started": 409,
    "unfinished": 409,
    "not_your_seat": 403,
    "stale": 409,
    "illegal": 409,
    "no_undo": 409,
    "finished": 409,
    "old_rules": 409,
    "bad_game": 400,
    "seat_taken": 409,
    "bad_invite": 403,
    "bad_name": 400,
    "name_taken": 409,
    "one_seat": 409,
    "started": 409,
    "hushed": 403,
    "storage": 503,
    "too_many": 429,
    "no_record": 400,
    "cut_off": 400,
    "bad_line": 400,
    "unknown_game": 400,
    "bad_table": 400,
    "other_rules": 409,
    "illegal_move": 400,
    "wrong_hash": 400,
    "failed": 500,
}
