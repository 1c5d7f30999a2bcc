"""The page that shows the pictures: by game and position, side by side with those of another commit."""

from __future__ import annotations

import html
import os
from collections.abc import Iterator
from pathlib import Path

STYLE = """
body { margin: 0; padding: 0 24px 24px; background: #1f1a17; color: #efe6d8; font: 15px/1.4 system-ui, sans-serif; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 18px; align-items: center;
  padding: 12px 0; background: #1f1a17ee; }
h1 { font-size: 18px; margin: 0; } h2 { font-size: 17px; margin: 28px 0 8px; }
.shots { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start; }
figure { margin: 0; } figcaption { color: #b9ab98; font-size: 13px; margin-block-end: 4px; }
.pair { display: flex; gap: 4px; } .pair a { display: block; }
img { display: block; max-width: 46vw; max-height: 420px; box-shadow: 0 0 0 1px #ffffff22; }
.differs img:last-child { box-shadow: 0 0 0 2px #ffb930; }
label { cursor: pointer; }
body:has(#differing:checked) figure:not(.differs) { display: none; }
body:has(#differing:checked) section:not(:has(.differs)) { display: none; }
"""
# Which of the pictures are wanted, kept in the address so that it can be passed on.
SCRIPT = """
const boxes = [...document.querySelectorAll('header select')]
function show() {
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = boxes.some((box) => box.value && figure.dataset[box.name] !== box.value)
  for (const part of document.querySelectorAll('section')) part.hidden = !part.querySelector('figure:not([hidden])')
  history.replaceState(null, '', '#' + new URLSearchParams(boxes.map((box) => [box.name, box.value])))
}
for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
  const box = boxes.find((one) => one.name === name)
  if (box) box.value = value
}
for (const box of boxes) box.addEventListener('change', show)
show()
"""


def write(folder: Path, name: str, other: Path | None) -> Path:
    """Writes it beside the pictures."""
    shots = sorted(folder.glob("*.png"), key=order)
    differing = [shot for shot in shots if differs(shot, other)]
    page = folder / "index.html"
    page.write_text("".join(lines(shots, {*differing}, name, other)), encoding="utf-8")
    if other is not None:
        print(f"{len(differing)} of {len(shots)} pictures differ from {other.name}")
    return page


def parts(shot: Path) -> tuple[str, str, str, str]:
    """Position, size, language, theme."""
    position, size, language, theme = shot.stem.rsplit(".", 3)
    return position, size, language, theme


def order(shot: Path) -> tuple[str, int, str]:
    position, size, *_ = parts(shot)
    return position, int(size.split("x")[0]), shot.stem


def differs(shot: Path, other: Path | None) -> bool:
    """The very pixels: what stands still is drawn the same every time."""
    if other is None:
        return False
    beside = other / shot.name
    return not beside.exists() or beside.read_bytes() != shot.read_bytes()


def lines(shots: list[Path], differing: set[Path], name: str, other: Path | None) -> Iterator[str]:
    title = f"{name} beside {other.name}" if other else name
    yield f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Mizban, {html.escape(title)}</title><style>{STYLE}</style>'
    yield f"<header><h1>{html.escape(title)}</h1>"
    facts = [("game", sorted({parts(shot)[0].split(".")[0] for shot in shots}))]
    facts += [(fact, sorted({parts(shot)[i] for shot in shots})) for i, fact in enumerate(("size", "language", "theme"), 1)]
    for fact, values in facts:
        yield f'<select name="{fact}" aria-label="{fact}"><option value="">{fact}</option>'
        yield "".join(f"<option>{html.escape(value)}</option>" for value in values) + "</select>"
    if other is not None:
        yield f'<label><input type="checkbox" id="differing"> only what differs: {len(differing)} of {len(shots)}</label>'
    yield "</header>"
    for position in dict.fromkeys(parts(shot)[0] for shot in shots):
        yield f"<section><h2>{html.escape(position)}</h2><div class='shots'>"
        for shot in (shot for shot in shots if parts(shot)[0] == position):
            yield figure(shot, shot in differing, other)
        yield "</div></section>"
    yield f"<script>{SCRIPT}</script></html>"


def figure(shot: Path, different: bool, other: Path | None) -> str:
    position, size, language, theme = parts(shot)
    facts = f'data-game="{position.split(".")[0]}" data-size="{size}" data-language="{language}" data-theme="{theme}"'
    beside = [os.path.relpath(other / shot.name, shot.parent)] if other and different and (other / shot.name).exists() else []
    pictures = "".join(f'<a href="{path}"><img loading="lazy" src="{path}" alt=""></a>' for path in [*beside, shot.name])
    caption = f"<figcaption>{size} {language} {theme}</figcaption>"
    return f"<figure class='{'differs' if different else ''}' {facts}>{caption}<div class='pair'>{pictures}</div></figure>"
