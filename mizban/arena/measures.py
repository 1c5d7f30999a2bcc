"""The few statistics that we need, in plain Python."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959964  # for intervals of 95 %


class Share(msgspec.Struct, frozen=True):
    """A part of all, with its 95 % interval by Wilson's method. A shared win counts as a part of one."""

    won: float
    of: int
    low: float
    high: float

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self.won / self.of if self.of else 0.0


def share(won: float, of: int) -> Share:
    """Wilson's interval: right for few games too, and never outside of 0 to 1."""
    if not of:
        return Share(0.0, 0, 0.0, 1.0)
    part, extra = won / of, Z * Z / of
    middle = (part + extra / 2) / (1 + extra)
    half = Z * sqrt(part * (1 - part) / of + extra / (4 * of)) / (1 + extra)
    return Share(won, of, max(0.0, middle - half), min(1.0, middle + half))


class Mean(msgspec.Struct, frozen=True):
    """A mean with its standard error and the spread of the single values."""

    value: float
    error: float
    spread: float
    of: int

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        """Where it ends."""
        return self.value + Z * self.error


class Adding:
    """Collects values for their mean, one by one (Welford's way: no large numbers are subtracted)."""

    def __init__(self) -> None:
        self.of = 0
        self.value = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.of += 1
        step = value - self.value
        self.value += step / self.of
        self.squares += step * (value - self.value)

    def mean(self) -> Mean:
        spread = sqrt(self.squares / (self.of - 1)) if self.of > 1 else 0.0
        return Mean(self.value, spread / sqrt(self.of) if self.of else 0.0, spread, self.of)
