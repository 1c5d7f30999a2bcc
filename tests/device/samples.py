"""Structs for the comparison with msgspec: this file is read once with each."""

from __future__ import annotations

from typing import Literal

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="is", tag=True):
    seat: int


class Told(Event, frozen=True):
    words: str = "سلام"
    more: list[int] = []


class Left(Event, frozen=True):
    on: tuple[int, str] | None = None


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "bot"]
    part: Told
    ratio: float = 1.0
    options: dict[str, bool] = {}
