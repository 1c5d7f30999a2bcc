"""Prepares a fresh clone for `make play`, `make test` or `make bench`; what is done already is not done again.

Needs nothing but Python: it runs before anything is installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tools import chromium, node
from tools.steps import DONE, PYTHON, ROOT, Trouble, is_done, mark, run, say, set_done

LOCKS = ROOT / "requirements"
STATIC = ROOT / "mizban/server/static"
ONLINE = "see above, and try again with a connection to the internet."


def environment() -> None:
    """A virtual environment of our own; with a new one everything begins anew."""
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0:
        return
    shutil.rmtree(DONE, ignore_errors=True)
    say("Making a virtual environment in .venv ...")
    trouble = "Python cannot make virtual environments here: install its venv module (Debian, Ubuntu: apt install python3-venv)."
    run(trouble, sys.executable, "-m", "venv", "--clear", ROOT / ".venv")


def lock_mark(name: str) -> str:
    return mark([LOCKS / f"{name}.txt", ROOT / ".venv/pyvenv.cfg"])


def packages(*names: str, holding: tuple[str, ...] = ()) -> None:
    """The Python packages of these lock files, each checked by its hash; `holding` names lock files that are part of them."""
    missing = [name for name in names if not is_done(f"packages-{name}", lock_mark(name))]
    if not missing:
        return
    say(f"Installing Python packages ({', '.join(missing)}) ...")
    asked = [word for name in missing for word in ("--requirement", LOCKS / f"{name}.txt")]
    trouble = f"The Python packages could not be installed: {ONLINE}"
    run(trouble, PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--quiet", "--prefer-binary", "--require-hashes", *asked)
    set_done(**{f"packages-{name}": lock_mark(name) for name in (*missing, *holding)})


def web_packages(everything: bool) -> None:
    """The packages that build the client, with `everything` also those that check it."""
    now = mark([ROOT / "package.json", ROOT / "package-lock.json"])
    if not node.machines_own():
        packages("node")
    if (ROOT / "node_modules").is_dir() and (is_done("web-all", now) or (not everything and is_done("web-build", now))):
        return
    say("Installing the packages of the client ...")
    npm, env = node.npm()
    omitted = () if everything else ("--omit=dev",)
    run(f"The packages of the client could not be installed: {ONLINE}", *npm, "ci", "--loglevel=error", *omitted, env=env)
    set_done(**{"web-build": now, "web-all": now if everything else ""})


def client() -> None:
    """The built client, made anew when one of its sources has changed."""
    parts = [path for part in ("web", "locale", "manual") for path in ROOT.glob(f"mizban/games/*/{part}")]
    settings = [ROOT / name for name in ("package-lock.json", "vite.config.ts", "svelte.config.js")]
    now = mark([ROOT / "web", ROOT / "tools/vite", *parts, *settings])
    if (STATIC / "index.html").exists() and is_done("client", now):
        return
    say("Building the client ...")
    npm, env = node.npm()
    run("The client could not be built: see above.", *npm, "run", "--silent", "build", env=env)
    set_done(client=now)


@contextmanager
def engine(must: bool) -> Iterator[None]:
    """The engine and the rules as native code, made beside what is done meanwhile.

    Where that cannot be, they run interpreted, unless they `must` compile.
    """
    with subprocess.Popen([PYTHON, "-m", "tools.compile"], cwd=ROOT) as compiling:
        try:
            yield
        except BaseException:
            compiling.terminate()
            raise
    if compiling.returncode != 0 and must:
        raise Trouble("The engine must compile here: see build/compile.log.")


def browser() -> None:
    """A Chromium for the browser tests."""
    if chromium.find() is not None:
        return
    say("Installing Chromium for the browser tests ...")
    if not chromium.install():
        raise Trouble(
            "The browser tests need Chromium: install it (Debian: apt install chromium; "
            "elsewhere: .venv/bin/playwright install --with-deps chromium) and run this again."
        )


def main(aim: str) -> None:
    environment()
    if aim == "play":
        packages("runtime", "build")
        with engine(must=False):
            web_packages(everything=False)
            client()
    elif aim == "test":
        packages("dev", holding=("runtime", "build"))
        with engine(must=True):
            web_packages(everything=True)
            client()
            browser()
    elif aim == "bench":
        packages("runtime", "build", "bench")
        with engine(must=True):
            pass


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
