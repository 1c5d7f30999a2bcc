"""A refusal: a code of the wire, and the HTTP status that goes with it."""

from __future__ import annotations

from mizban.server.wire import Error, ErrorCode

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
    "not_asked": 409,
    "illegal": 409,
    "no_undo": 409,
    "finished": 409,
    "old_rules": 409,
    "bad_game": 400,
    "seat_taken": 409,
    "bad_invite": 403,
    "bad_name": 400,
    "too_many": 429,
    "failed": 500,
}


class Refused(Exception):
    """Nothing has changed, and this is why."""

    def __init__(self, code: ErrorCode, n: int = 0) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.n = n

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def error(self) -> Error:
        return Error(self.code, self.n)
