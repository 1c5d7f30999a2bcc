"""Compiles the engine and the rules of all games in place, when they have changed: `python -m tools.compile`."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

from mizban.native import HERE, hot_modules, library, native
from tools.progress import Progress
from tools.steps import BUILD, ROOT, is_done, mark, say, set_done

LOG = BUILD / "compile.log"
NATIVE = BUILD / "native"  # where setup.py puts what it compiles
COUNTED = re.compile(r"compiled (\d+) of (\d+)")


def compiler() -> str | None:
    """The C compiler that Python would call, if it and the headers of Python are here."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    if not headers.exists():
        return None
    if os.name == "nt":
        return "msvc"  # it is not on the path: setuptools alone knows how to find it, or says that it is not here
    words = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(words.split()[0])


def forget() -> None:
    """Remove all that was compiled, also from sources that are gone."""
    for pattern in ("*.so", "*.pyd"):
        for path in HERE.rglob(pattern):
            path.unlink()


def build() -> bool:
    """Compile beside what goes on meanwhile, showing how far it is. What was compiled when somebody stopped it is not compiled again."""
    BUILD.mkdir(exist_ok=True)
    shutil.rmtree(NATIVE, ignore_errors=True)
    command = [sys.executable, "setup.py", "build_ext", "--build-lib", str(NATIVE)]
    env = {**os.environ, "MIZBAN_INTERPRETED": "", "PYTHONIOENCODING": "utf-8"}
    progress = Progress("setup-compiling")
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
        ) as work,
    ):
        assert work.stdout is not None
        try:
            for line in work.stdout:
                log.write(line)
                counted = COUNTED.match(line)
                if counted is not None:
                    progress.show(int(counted[1]), int(counted[2]))
        except BaseException:  # somebody stops us
            work.terminate()
            raise
        finally:
            progress.end()
    return work.returncode == 0


def put_in_place(made: list[Path]) -> bool:
    """Beside the sources, each file whole or not at all, the library last: without it nobody uses the others."""
    new = {place: NATIVE / place.relative_to(ROOT) for place in made}
    if not all(path.exists() for path in new.values()):
        return False
    for place, path in new.items():
        os.utime(path)
        os.replace(path, place)
    return True


def main() -> int:
    """0 when all is compiled, also without a compiler, where nothing can be; a failure is not tried again until something changes."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit(130))  # so that whatever we have started ends with us
    tool = compiler()
    if tool is None:
        say("setup-no-compiler")
        return 0
    sources = hot_modules()
    made = [*map(native, sources), library()]
    now = mark([*sources, ROOT / "setup.py", ROOT / "requirements/build.txt"], sys.version, tool)
    if not is_done("engine", now) or not all(path.exists() for path in made):
        forget()
        if is_done("engine-failed", now) or not build() or not put_in_place(made):
            set_done(**{"engine-failed": now})
            say("setup-not-compiled", log=str(LOG.relative_to(ROOT)))
            return 1
        set_done(engine=now)
        say("setup-compiled")
    for path in made:
        os.utime(path)  # never older than the sources it was made from, touched or not
    return 0


if __name__ == "__main__":
    sys.exit(main())
