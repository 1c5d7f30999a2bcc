"""Writes the lock files: `make lock`. They hold versions and hashes, and name no place to download from."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tools import node
from tools.steps import ROOT, python_of

LOCKS = ROOT / "requirements"
# `dev` comes first and holds everything of the first two: the others must agree with it.
WHAT = {
    "dev": ["pyproject.toml", "--group", "dev"],
    "runtime": ["pyproject.toml"],
    "build": ["--group", "build"],
    "node": ["--group", "node"],
    "bench": ["--group", "bench"],
}
# For every supported Python and every platform at once.
HOW = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--no-emit-index-url",
    "--upgrade",
    "--quiet",
]


def lock_python(python: Path) -> None:
    for name, what in WHAT.items():
        agree = [] if name == "dev" else ["--constraint", str(LOCKS / "dev.txt")]
        subprocess.run(
            [python, "-m", "uv", "pip", "compile", *HOW, *what, *agree, "--output-file", LOCKS / f"{name}.txt"], cwd=ROOT, check=True
        )


def lock_web(folder: Path) -> None:
    """In an empty folder: what is installed here must not narrow the lock to this platform."""
    for name in ("package.json", ".npmrc"):
        (folder / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    npm, env = node.npm()
    subprocess.run([*npm, "install", "--package-lock-only", "--loglevel=error"], cwd=folder, env=env, check=True)
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        package.pop("resolved", None)
        package.pop("funding", None)
        missing = [other for other in package.get("optionalDependencies", {}) if f"node_modules/{other}" not in lock["packages"]]
        if missing:
            sys.exit(f"{name} wants {', '.join(missing)}, which the registry does not have: choose another version in package.json.")
    (ROOT / "package-lock.json").write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "uv", with_pip=True)
        python = python_of(folder / "uv")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        LOCKS.mkdir(exist_ok=True)
        lock_python(python)
        lock_web(folder)


if __name__ == "__main__":
    main()
