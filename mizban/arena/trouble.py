"""What can be in the way of a measurement, to be said in one sentence."""

from __future__ import annotations


class Trouble(Exception):
    """The key of the sentence and what is named in it."""

    def __init__(self, key: str, **given: str | int) -> None:
        super().__init__(key, given)
        self.key = key
        self.given = given
