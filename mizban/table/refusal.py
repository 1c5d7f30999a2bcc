"""A refusal: nothing has changed, and a code of the wire says why."""

from __future__ import annotations

from mizban.table.wire import Error, ErrorCode


class Refusal(Exception):
    """`question`: which answer was refused. `line`: which line of a record. `word`: which one was not said."""

    def __init__(self, code: ErrorCode, question: str = "", line: int = 0, word: str = "") -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.question = question
        self.line = line
        self.word = word

    @property
    def error(self) -> Error:
        return Error(self.code, self.question, self.line, self.word)
