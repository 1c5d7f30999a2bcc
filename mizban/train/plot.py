"""A picture of learning: how much of its games each generation won against the best one before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mizban.train.contest import wilson

if TYPE_CHECKING:
    from mizban.train.command import Generation

WIDE, HIGH, EDGE = 640, 320, 48


def draw(title: str, done: list[Generation]) -> str:
    """An SVG; a full dot is a generation that was kept, the line through it the interval of its share."""
    step = (WIDE - 2 * EDGE) / max(1, len(done) - 1)

    def y(share: float) -> float:
        return HIGH - EDGE - share * (HIGH - 2 * EDGE)

    marks = []
    for n, line in enumerate(done):
        x = EDGE + n * step
        low, high = wilson(line.won, line.played)
        fill = "#1b6e5a" if line.kept else "none"
        marks.append(f'<path d="M{x:.0f} {y(low):.0f}V{y(high):.0f}" stroke="#1b6e5a"/>')
        marks.append(f'<circle cx="{x:.0f}" cy="{y(line.won / line.played):.0f}" r="5" fill="{fill}" stroke="#1b6e5a"/>')
        marks.append(f'<text x="{x:.0f}" y="{HIGH - EDGE + 20}" text-anchor="middle">{line.number}</text>')
    scale = [f'<text x="{EDGE - 8}" y="{y(part / 4):.0f}" text-anchor="end">{25 * part} %</text>' for part in range(5)]
    rules = [f'<path d="M{EDGE} {y(part / 4):.0f}H{WIDE - EDGE}" stroke="#ddd"/>' for part in range(5)]
    heading = f'<text x="{WIDE / 2}" y="24" text-anchor="middle">{title}: games won against the best generation before</text>'
    body = "\n".join([heading, *rules, *scale, *marks])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">\n{body}\n</svg>\n'
