"""Makes a release from a clean clone: `make release`; docs/release.md says what goes before and after.

`python -m tools.release --try` does everything but the tag.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from mizban import __version__
from tools.steps import PYTHON, ROOT, python_of

DIST = ROOT / "dist"
ADDRESS = re.compile(r"http://\S+")


class No(Exception):
    """Why there is no release, in one sentence."""


def say(sentence: str) -> None:
    print(sentence, flush=True)


def do(*command: str | Path, cwd: Path = ROOT, told: str | None = None) -> str:
    """What it prints; if it fails there is no release."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, input=told, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
    if done.returncode != 0:
        raise No(f"{done.stdout[-4000:]}\n`{' '.join(words)}` failed: see above.")
    return done.stdout


def news(changelog: str, version: str) -> str:
    """What the CHANGELOG says of this version, which must be its newest."""
    newest, *_ = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:] or [""]
    heading, _, lines = newest.partition("\n")
    if heading.split(" ")[0] != version:
        raise No(
            f"The newest heading of the CHANGELOG is “{heading}”: it must be {version}, the number in mizban/__init__.py, and the date."
        )
    if not lines.strip():
        raise No(f"The CHANGELOG says nothing of {version}.")
    return lines.strip()


def check_tree(version: str) -> None:
    if do("git", "status", "--porcelain"):
        raise No("There are changes that are not committed: a release is made from a clean clone.")
    if do("git", "tag", "--list", f"v{version}"):
        raise No(f"There is a v{version} already, and a tag is never moved: raise the number in mizban/__init__.py.")


def build() -> tuple[Path, Path]:
    """The source distribution, with the client, and from it the wheel for this system, with the tools that are locked."""
    shutil.rmtree(DIST, ignore_errors=True)
    do(PYTHON, "setup.py", "--quiet", "sdist")
    (source,) = DIST.glob("*.tar.gz")
    do(PYTHON, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST, source)
    (wheel,) = DIST.glob("*.whl")
    return source, wheel


def try_out(wheel: Path) -> None:
    """In a new environment in another folder: it is compiled, says its version, and its house opens with page and games."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        do(PYTHON, "-m", "venv", folder / "env")
        python = python_of(folder / "env")
        install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        do(*install, "--require-hashes", "--requirement", ROOT / "requirements/runtime.txt")
        do(*install, "--no-deps", wheel)
        do(python, "-c", "import mizban, sys; sys.exit(not mizban.compiled())", cwd=folder)
        if __version__ not in do(python, "-m", "mizban", "--version", cwd=folder):
            raise No(f"The wheel is not of version {__version__}.")
        command = [str(python), "-m", "mizban", "play", "--port", "0", "--data", str(folder / "data")]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8") as house:
            try:
                assert house.stdout is not None
                found = ADDRESS.search(house.stdout.readline())
                if found is None:
                    raise No("The house of the wheel does not open.")
                page = urllib.request.urlopen(f"{found[0]}/", timeout=60).read()
                games = json.load(urllib.request.urlopen(f"{found[0]}/api/games", timeout=60))
            finally:
                house.terminate()
    if b"<script" not in page or len(games) < 5:
        raise No("The house of the wheel lacks its page or its games.")


def main(arguments: list[str]) -> int:
    trying = "--try" in arguments
    try:
        lines = news((ROOT / "CHANGELOG.md").read_text("utf-8"), __version__)
        check_tree(__version__)
        say("Building the source distribution and the wheel, which takes some minutes ...")
        made = build()
        say("Trying the wheel in a new environment ...")
        try_out(made[1])
        if not trying:
            do("git", "tag", "--annotate", f"v{__version__}", "--file", "-", told=f"Mizban {__version__}\n\n{lines}\n")
    except No as why:
        sys.exit(str(why))
    say("\n".join(str(path.relative_to(ROOT)) for path in made))
    say(
        "All is well; nothing is tagged."
        if trying
        else f"Tagged v{__version__}: push it (git push --follow-tags), and the wheels are built from it."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
