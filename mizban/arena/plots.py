"""Small plots as SVG, in figures of the language. Positions are in hundredths of the width, so that they fit any screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

import msgspec

BARS = 40  # at most so many in a histogram

Shown = Callable[[float], str]


class Row(msgspec.Struct, frozen=True):
    """A name, a value with its interval, and what is written beside it."""

    name: str
    value: float
    low: float
    high: float
    text: str
    small: str = ""


class Scale(msgspec.Struct, frozen=True):
    low: float
    high: float
    ticks: tuple[float, ...]

    def at(self, value: float) -> str:
        part = (value - self.low) / (self.high - self.low)
        return f"{100 * min(1.0, max(0.0, part)):.2f}%"


WHOLE = Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))


def scale(values: Sequence[float], within: tuple[float, float] | None = None) -> Scale:
    """Round ticks around these values."""
    low, high = min(values), max(values)
    room = max(high - low, 1e-9)
    rough = room / 4
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * n for n in (1, 2, 5, 10) if unit * n >= rough * 0.999)
    start, end = floor(low / step), ceil(high / step)
    ticks = [step * n for n in range(start, max(end, start + 1) + 1)]
    if within:
        ticks = [tick for tick in ticks if within[0] - 1e-9 <= tick <= within[1] + 1e-9]
    return Scale(min(ticks[0], low), max(ticks[-1], high), tuple(ticks))


def whiskers(rows: Sequence[Row], on: Scale, tick: Shown, fair: float | None = None) -> str:
    """A row for each: an interval and its middle."""
    grid = "".join(line("axis", on.at(value), "0", "100%") for value in on.ticks)
    if fair is not None:
        grid += line("fair", on.at(fair), "0", "100%")
    parts = []
    for row in rows:
        span = f'<line class="span" x1="{on.at(row.low)}" x2="{on.at(row.high)}" y1="50%" y2="50%"/>'
        dot = f'<circle class="dot" cx="{on.at(row.value)}" cy="50%" r="6"/>'
        small = f"<small>{escape(row.small)}</small>" if row.small else ""
        said = escape(f"{row.name}: {row.text} {row.small}".strip(), quote=True)
        parts.append(f"<b>{escape(row.name)}</b><output>{escape(row.text)}{small}</output>")
        parts.append(f'<svg role="img" aria-label="{said}">{grid}{span}{dot}</svg>')
    return f'<div class="rows">{"".join(parts)}{marks(on, tick)}</div>'


def histogram(counts: Mapping[int, int], on: Scale, tick: Shown, mean: float, said: str) -> str:
    """How often each value came, in steps that are wide enough to be seen."""
    wide = max(1, ceil((on.high - on.low + 1) / BARS))
    bins: dict[int, int] = {}
    for value, number in counts.items():
        start = floor(value / wide) * wide
        bins[start] = bins.get(start, 0) + number
    most = max(bins.values(), default=1)
    room = Scale(on.low - wide / 2, on.high + wide / 2, on.ticks)
    width = 100 * wide / (room.high - room.low)
    shapes = []
    for start, number in sorted(bins.items()):
        tall = 78 * number / most
        left = room.at(start + (wide - 1) / 2 - wide / 2)
        shapes.append(f'<rect x="{left}" y="{80 - tall:.2f}%" width="{max(0.3, width - 0.35):.2f}%" height="{tall:.2f}%" rx="1.5"/>')
    shapes.append(line("axis", "0", "80%", "80%", "100%"))
    shapes.append(line("mean", room.at(mean), "0", "84%"))
    for mark in on.ticks:
        shapes.append(f'<text x="{room.at(mark)}" y="97%" text-anchor="middle">{escape(tick(mark))}</text>')
    return f'<svg class="bars" role="img" aria-label="{escape(said, quote=True)}">{"".join(shapes)}</svg>'


def marks(on: Scale, tick: Shown) -> str:
    texts = []
    for i, value in enumerate(on.ticks):
        anchor = "start" if i == 0 else "end" if i == len(on.ticks) - 1 else "middle"
        texts.append(f'<text x="{on.at(value)}" y="14" text-anchor="{anchor}">{escape(tick(value))}</text>')
    return f'<svg class="scale" aria-hidden="true">{"".join(texts)}</svg>'


def line(kind: str, x: str, top: str, bottom: str, to_x: str = "") -> str:
    return f'<line class="{kind}" x1="{x}" x2="{to_x or x}" y1="{top}" y2="{bottom}"/>'
