"""Prepares a fresh clone to play, test or measure; what is done already is not done again. Needs nothing but Python.

`python -m tools.prepare play` is `make play`: it also starts Mizban, with the options of `mizban play`, and the compiler goes on while
people play, as does what makes the Python for browsers. `python -m tools.prepare app FOLDER` is `make app`: it writes a folder that needs
no server. `test`, `bench`, `client` (which builds what the browser gets) and `parts` (with the Python for browsers) end when all is ready.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress

from tools import chromium, node
from tools.steps import DONE, ENVIRONMENT, PYTHON, ROOT, Trouble, is_done, mark, packages_of, run, say, set_done

LOCKS = ROOT / "requirements"
STATIC = ROOT / "mizban/server/static"
ON_DEVICE = ROOT / "mizban/device/python"


def environment() -> None:
    """A virtual environment of our own; with a new one everything begins anew."""
    kept = packages_of(ENVIRONMENT)
    if PYTHON.exists() and kept is not None and (kept / "pip").is_dir():
        return
    shutil.rmtree(DONE, ignore_errors=True)
    say("setup-environment")
    run("setup-no-venv", sys.executable, "-m", "venv", "--clear", ENVIRONMENT)


def lock_mark(name: str) -> str:
    return mark([LOCKS / f"{name}.txt", ENVIRONMENT / "pyvenv.cfg"])


def packages(*names: str, holding: tuple[str, ...] = ()) -> None:
    """The Python packages of these lock files, each checked by its hash; `holding` names lock files that are part of them."""
    missing = [name for name in names if not is_done(f"packages-{name}", lock_mark(name))]
    if not missing:
        return
    say("setup-packages", names=", ".join(missing))
    asked = [word for name in missing for word in ("--requirement", LOCKS / f"{name}.txt")]
    how = ("--disable-pip-version-check", "--quiet", "--prefer-binary", "--require-hashes")
    run("setup-no-packages", PYTHON, "-m", "pip", "install", *how, *asked)
    set_done(**{f"packages-{name}": lock_mark(name) for name in (*missing, *holding)})


def web_packages(everything: bool) -> None:
    """The packages that build the client, with `everything` also those that check it."""
    now = mark([ROOT / "package.json", ROOT / "package-lock.json"])
    if not node.machines_own():
        packages("node")
    if (ROOT / "node_modules").is_dir() and (is_done("web-all", now) or (not everything and is_done("web-build", now))):
        return
    say("setup-web")
    npm, env = node.npm()
    omitted = () if everything else ("--omit=dev",)
    run("setup-no-web", *npm, "ci", "--loglevel=error", *omitted, env=env)
    set_done(**{"web-build": now, "web-all": now if everything else ""})


def client() -> None:
    """The built client, made anew when one of its sources has changed."""
    parts = [path for part in ("web", "locale", "manual") for path in ROOT.glob(f"mizban/games/*/{part}")]
    settings = [ROOT / name for name in ("package-lock.json", "vite.config.ts", "svelte.config.js")]
    now = mark([ROOT / "web", ROOT / "tools/vite", *parts, *settings])
    if (STATIC / "index.html").exists() and is_done("client", now):
        return
    say("setup-client")
    npm, env = node.npm()
    run("setup-no-client", *npm, "run", "--silent", "build", env=env)
    set_done(client=now)


def device_mark() -> str:
    return mark([ROOT / "package-lock.json", ROOT / "tools/device"])


def device_is_ready() -> bool:
    return (ON_DEVICE / "pyodide.mjs").exists() and is_done("device", device_mark())


def device() -> None:
    """The Python for browsers, cut to what they need; only a new version of it makes it anew."""
    now = device_mark()
    if device_is_ready():
        return
    say("setup-device")
    npm, env = node.npm()
    run("setup-no-device", *npm, "run", "--silent", "python", env=env)
    set_done(device=now)


@contextmanager
def behind(aim: str) -> Iterator[subprocess.Popen[bytes]]:
    """Prepares something while other things are done. Whoever does not wait for it stops it by leaving."""
    priority = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)  # on Windows; elsewhere the process itself steps back
    with subprocess.Popen([PYTHON, "-m", "tools.prepare", aim], cwd=ROOT, creationflags=priority) as preparing:
        try:
            yield preparing
        finally:
            preparing.terminate()


def step_back() -> None:
    if hasattr(os, "nice"):
        os.nice(10)


def compile_engine() -> int:
    """The engine and the rules become native code."""
    from tools import compile

    step_back()
    packages("build")
    return compile.main()


def wait_for(compiling: subprocess.Popen[bytes]) -> None:
    """Where it is tested or measured, the engine must compile."""
    if compiling.wait() != 0:
        raise Trouble("setup-must-compile")


def host(options: list[str], compiling: subprocess.Popen[bytes]) -> int:
    """Mizban itself. It starts without the native code if that is not ready; its opponents take it as soon as it is there."""
    with suppress(subprocess.TimeoutExpired):
        compiling.wait(1)  # mostly there is nothing to compile, and then all of Mizban should know it
    with subprocess.Popen([PYTHON, "-m", "mizban", "play", *options], cwd=ROOT) as server:
        while True:
            with suppress(KeyboardInterrupt):  # it is meant for the server, which has heard it too
                return server.wait()


def browser() -> None:
    """A Chromium for the browser tests."""
    if chromium.find() is not None:
        return
    say("setup-chromium")
    if not chromium.install():
        raise Trouble("setup-no-chromium")


def main(aim: str, *options: str) -> int:
    environment()
    match aim:
        case "play":
            packages("runtime")
            with behind("engine") as compiling:
                web_packages(everything=False)
                client()
                with nullcontext() if device_is_ready() else behind("device"):
                    return host([*options], compiling)
        case "test":
            packages("dev", holding=("runtime", "build"))
            with behind("engine") as compiling:
                web_packages(everything=True)
                client()
                device()
                browser()
                wait_for(compiling)
        case "bench":
            packages("runtime", "build", "bench")
            with behind("engine") as compiling:
                wait_for(compiling)
        case "client":
            web_packages(everything=False)
            client()
        case "parts":
            web_packages(everything=False)
            client()
            device()
        case "app":
            packages("runtime")
            web_packages(everything=False)
            client()
            device()
            return subprocess.run([PYTHON, "-m", "mizban", "app", *options], cwd=ROOT).returncode
        case "engine":
            return compile_engine()
        case "device":
            step_back()
            device()
        case _:
            raise Trouble("setup-what", aim=aim)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*(sys.argv[1:] or ["play"])))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
