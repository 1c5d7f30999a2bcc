"""The browser of the browser tests: the machine's own Chromium, or Debian's."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]


def find() -> str | None:
    """The path of a Chromium: `MIZBAN_CHROMIUM`, one of the machine's, or one that Playwright fetched."""
    named = os.environ.get("MIZBAN_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    fetched = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache/ms-playwright")
    found = [*fetched.glob("chromium-*/chrome-linux*/chrome"), *fetched.glob("chromium-*/chrome-mac*/*.app/Contents/MacOS/*")]
    return str(max(found)) if found else None


def install() -> bool:
    """Debian's Chromium, if we may install it."""
    if shutil.which("apt-get") is None:
        return False
    if os.geteuid() == 0:
        sudo: list[str] = []
    elif shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        sudo = ["sudo", "-n"]
    else:
        return False
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], INSTALL):
        if subprocess.run([*sudo, *command], env=env, capture_output=True).returncode != 0:
            return False
    return find() is not None
