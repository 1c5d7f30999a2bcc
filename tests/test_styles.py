"""What a linter cannot see of the style sheets: the same few break points everywhere, and names that stand for something."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHEETS = sorted(path for where in ("web/src/styles", "mizban/games/*/web", "tools/new_game/*/web") for path in ROOT.glob(f"{where}/*.css"))
SCRIPTS = sorted(
    path
    for where in ("web/src", "mizban/games", "tools/new_game")
    for path in (ROOT / where).rglob("*")
    if path.suffix in (".svelte", ".ts") and path.is_file()
)
COLOURS = ("tokens.css", "palette.css")
# As tokens.css explains them. A query says "up to" such a number, or "from" the next one.
BREAKS = {"width": {560, 700, 740, 900, 1100, 1680}, "height": {500, 800, 820}}

MEDIA = re.compile(r"@media ([^{]+)\{")
FEATURE = re.compile(r"\((min|max)-(width|height): (\d+)px\)")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DEFINED = re.compile(r"(--[\w-]+)\s*[:=}]|@property (--[\w-]+)|setProperty\('(--[\w-]+)'")
USED = re.compile(r"var\((--[\w-]+)(\$?\{)?")


def text(path: Path) -> str:
    content = path.read_text(encoding="utf-8")
    return COMMENT.sub("", content) if path.suffix == ".css" else content


def test_layouts_change_at_the_same_few_sizes() -> None:
    strange = {
        f"{path.name}: {bound}-{side} {size}"
        for path in SHEETS
        for query in MEDIA.findall(text(path))
        for bound, side, size in FEATURE.findall(query)
        if int(size) - (bound == "min") not in BREAKS[side]
    }
    assert strange == set()


def test_scripts_and_styles_mean_the_same_sizes() -> None:
    screen = (ROOT / "web/src/lib/screen.ts").read_text(encoding="utf-8")
    sizes = {int(size) for size in re.findall(r"= (\d+)", screen)}
    assert sizes and sizes <= BREAKS["width"]
    typed = [path.name for path in SCRIPTS if re.search(r"[wW]idth\)? *[<>]=? *\d{3}", text(path))]
    assert typed == [], "lib/screen.ts has a name for it"


def test_every_name_in_a_style_is_defined_and_every_colour_used() -> None:
    files = {path: text(path) for path in [*SHEETS, *SCRIPTS]}
    defined = {name for content in files.values() for found in DEFINED.findall(content) for name in found if name}
    used, begun = set[str](), set[str]()
    for content in files.values():
        for name, open_end in USED.findall(content):
            (begun if open_end else used).add(name)
    assert used - defined == set()
    colours = {name for path in SHEETS if path.name in COLOURS for name in re.findall(r"(--[\w-]+): #", files[path])}
    assert {name for name in colours - used if not name.startswith(tuple(begun))} == set()
