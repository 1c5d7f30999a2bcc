"""Compiles the engine and the rules of all games in place, when they have changed: `python -m tools.compile`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from mizban.native import HERE, hot_modules, native
from tools.steps import BUILD, ROOT, is_done, mark, say, set_done

LOG = BUILD / "compile.log"
SLOWER = "the engine runs interpreted, which is some eight times slower."


def compiler() -> str | None:
    """The C compiler that Python would call, if it and the headers of Python are here."""
    words = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(words.split()[0]) if headers.exists() else None


def forget() -> None:
    """Remove all that was compiled, also from sources that are gone."""
    for pattern in ("*.so", "*.pyd"):
        for path in HERE.rglob(pattern):
            path.unlink()


def build() -> bool:
    say("Compiling the engine, which takes some minutes ...")
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, "setup.py", "build_ext", "--inplace"]
        return subprocess.run(command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT).returncode == 0


def main() -> int:
    """0 when all is compiled, also without a compiler, where nothing can be; a failure is not tried again until something changes."""
    tool = compiler()
    if tool is None:
        say(f"No C compiler or no Python headers here (Debian, Ubuntu: apt install gcc python3-dev): {SLOWER}")
        return 0
    sources = hot_modules()
    made = [native(source) for source in sources]
    now = mark([*sources, ROOT / "setup.py", ROOT / "requirements/build.txt"], sys.version, tool)
    if not is_done("engine", now) or not all(path.exists() for path in made):
        forget()
        if is_done("engine-failed", now) or not build() or not all(path.exists() for path in made):
            forget()
            set_done(**{"engine-failed": now})
            say(f"The engine could not be compiled (see {LOG.relative_to(ROOT)}): {SLOWER}")
            return 1
        set_done(engine=now)
    for path in made:
        os.utime(path)  # never older than the sources it was made from, touched or not
    return 0


if __name__ == "__main__":
    sys.exit(main())
