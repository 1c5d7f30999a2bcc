"""Every thing of a board that says what it is (`data-what`) finds words for it, and no such words are left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.ready import words
from tools.ready.places import AnyGame, folder

ANSWER = re.compile(r"[?:]\s*['`]([\w-]+)")


def values(text: str) -> Iterator[str]:
    """All that stands behind `data-what=`: up to the closing quote or brace that belongs to it."""
    for found in re.finditer(r"data-what=", text):
        depth, start = 0, found.end()
        for at in range(start, len(text)):
            depth += {"{": 1, "}": -1}.get(text[at], 0)
            if depth == 0 and at > start and text[at] in '"}' and (text[start] == '"') == (text[at] == '"'):
                yield text[start : at + 1]
                break


def names(value: str) -> list[str]:
    """The messages that a value may name; one that is formed from parts ends with a star."""
    if value.startswith("{"):
        return ANSWER.findall(value)
    inside = value.strip('"')
    if inside.startswith("{"):
        return ANSWER.findall(inside[: inside.index("}")])
    first = inside.split(" ")[0]
    return [first.split("{")[0] + "*" if "{" in first else first]


def said(board: Path) -> list[str]:
    files = sorted(board.rglob("*.svelte"))
    return list(dict.fromkeys(name for path in files for value in values(path.read_text(encoding="utf-8")) for name in names(value)))


def faults(place: Path, board: Path, prefix: str, by_frame: tuple[str, ...] = ()) -> list[str]:
    """`place`: the folder of the words, `prefix`: what their names begin with, `by_frame`: what the frame asks every board for."""
    known = {name.removeprefix(prefix) for name in words.messages(place, "en") if name.startswith(prefix)}
    titles = {name for name in known if not name.endswith("-text")}
    asked = [*said(board), *by_frame]
    fits = {name: {one for one in titles if one == name or (name.endswith("*") and one.startswith(name[:-1]))} for name in asked}
    found = [f"{prefix}{name} is said by a thing and has no words" for name, those in fits.items() if not those]
    found += [f"{prefix}{name} has no {prefix}{name}-text" for name in sorted(titles) if f"{name}-text" not in known]
    return found + [f"{prefix}{name} is said by nothing" for name in sorted(titles.difference(*fits.values()))]


def lacking(game: AnyGame) -> list[str]:
    return faults(words.locale(game), folder(game.key) / "web", f"{game.key}-what-", ("subtitle",))
