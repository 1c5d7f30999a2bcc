"""`make look`: pictures of every game, phase, size, language and theme, and beside them those of another commit."""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.look import index, positions
from tools.look.table import Looker, browsing, house

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build/look"
# A phone, the same on its side, a tablet, an old screen, a laptop, two large ones; the laptop at 200 % and a small phone on its side.
SIZES = ("390x844", "844x390", "820x1180", "1024x768", "1440x900", "1920x1080", "2560x1440", "720x450", "667x375")
LANGUAGES = ("en", "fa")
THEMES = ("light", "dark")


def several(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make look", description=__doc__)
    parser.add_argument("--only", default=(), type=several, help="games or positions: port_royal, san_juan.Pay")
    parser.add_argument("--sizes", default=SIZES, type=several, help=f"of {' '.join(SIZES)}, or any other")
    parser.add_argument("--languages", default=LANGUAGES, type=several)
    parser.add_argument("--themes", default=THEMES, type=several)
    parser.add_argument("--beside", default="", help="another commit: its pictures are made too, and lie beside these")
    parser.add_argument("--out", type=Path, help="where the pictures go; else into a folder named after the commit")
    parser.add_argument("--positions", type=Path, help="records that another commit has looked at; else they are found")
    return parser.parse_args()


def main() -> None:
    wanted = options()
    name = commit()
    out = wanted.out or BUILD / name
    kept = wanted.positions or BUILD / "positions"
    found = chosen(kept, wanted.only) if wanted.positions else fresh(kept, wanted.only)
    shoot(out, found, wanted)
    other = None
    if wanted.beside:
        other = BUILD / commit(wanted.beside)
        of_commit(wanted, other, kept)
    page = index.write(out, name, other)
    print(f"{len(list(out.glob('*.png')))} pictures: {page.as_uri()}")


def commit(name: str = "HEAD") -> str:
    """Its short name; with a mark where the files here differ from it."""
    short = subprocess.run(["git", "rev-parse", "--short", name], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    changed = name == "HEAD" and subprocess.run(["git", "diff", "--quiet", "HEAD"], cwd=ROOT).returncode != 0
    return f"{short}-changed" if changed else short


def fresh(folder: Path, only: tuple[str, ...]) -> list[positions.Position]:
    """Looks for the positions of the wanted games, and keeps them."""
    shutil.rmtree(folder, ignore_errors=True)
    games = [key for key in positions.offered() if not only or any(name.split(".")[0] == key for name in only)]
    for key in games:
        positions.write(folder, positions.positions(key))
    return chosen(folder, only)


def chosen(folder: Path, only: tuple[str, ...]) -> list[positions.Position]:
    return [position for position in positions.read(folder) if not only or any(f"{position.name}.".startswith(f"{name}.") for name in only)]


def shoot(out: Path, found: list[positions.Position], wanted: argparse.Namespace) -> None:
    out.mkdir(parents=True, exist_ok=True)
    looks = list(itertools.product(wanted.languages, wanted.themes))
    count, started = len(found) * len(looks), time.monotonic()
    with house() as server, browsing() as browser:
        for done, ((language, theme), position) in enumerate(itertools.product(looks, found)):
            if done % len(found) == 0:
                looker = Looker(browser, server, language, theme)
            looker.sit_down(position)
            for size in wanted.sizes:
                width, height = map(int, size.split("x"))
                looker.resize(width, height)
                looker.page.screenshot(path=out / f"{position.name}.{size}.{language}.{theme}.png")
            if sys.stderr.isatty():
                print(f"\r{done + 1} of {count}, {time.monotonic() - started:.0f} s", end="", file=sys.stderr)
            if done % len(found) == len(found) - 1:
                looker.close()
    if sys.stderr.isatty():
        print(file=sys.stderr)


def of_commit(wanted: argparse.Namespace, out: Path, kept: Path) -> None:
    """The same positions, drawn by another commit: in a tree of its own, with the packages that are installed here."""
    tree = BUILD / f"tree-{out.name}"
    if not tree.exists():
        subprocess.run(["git", "worktree", "add", "--detach", "--force", tree, wanted.beside], cwd=ROOT, check=True)
    try:
        if not (tree / "tools/look").exists():
            raise SystemExit(f"{wanted.beside} is older than `make look`: it cannot draw these pictures")
        for folder in (".venv", "node_modules"):
            if not (tree / folder).exists():
                os.symlink(ROOT / folder, tree / folder)
        subprocess.run([sys.executable, "-m", "tools.node", "run", "--silent", "build"], cwd=tree, check=True)
        narrowing = {"only": wanted.only, "sizes": wanted.sizes, "languages": wanted.languages, "themes": wanted.themes}
        narrowed = [part for name, values in narrowing.items() if values for part in (f"--{name}", " ".join(values))]
        subprocess.run([sys.executable, "-m", "tools.look", "--out", out, "--positions", kept, *narrowed], cwd=tree, check=True)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=False)


if __name__ == "__main__":
    main()
