"""How long it takes from nothing to a table: `python -m bench.start`.

Clones the repository as it is committed into a temporary folder and starts it there twice; with `--no-compile` it does not wait for the
compiler. The caches of pip and npm are those of the machine, so that it is not the network that is measured; everything else is new.
CPU seconds beside the clock tell how busy the machine was.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from mizban.native import hot_modules, library
from tools.steps import ROOT, phrase

ADDRESS = re.compile(r"http://\S+")
COMPILED = phrase("en", "setup-compiled")
PROC = Path("/proc")


def cpu_seconds(root: int) -> float:
    """What this process and all it has started have used, as far as Linux tells; 0 elsewhere."""
    if not (PROC / str(root) / "stat").exists():
        return 0.0
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            facts = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile, and is counted with whoever waited for it
        parents[int(stat.parent.name)] = int(facts[1])
        used[int(stat.parent.name)] = sum(map(int, facts[11:15])) / os.sysconf("SC_CLK_TCK")
    family, last = {root}, 0
    while len(family) > last:
        last = len(family)
        family |= {child for child, parent in parents.items() if parent in family}
    return sum(used.get(one, 0.0) for one in family)


def start(folder: Path, until: str) -> None:
    """Start it, tell when the address and, if it is waited for, the compiled engine are there, and stop it."""
    began = time.monotonic()
    command = [sys.executable, "-m", "tools.prepare", "play", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=os.name != "nt") as house:
        assert house.stdout is not None

        def tell(what: str) -> None:
            print(f"{what:24} {time.monotonic() - began:7.1f} s   {cpu_seconds(house.pid):7.1f} CPU s", flush=True)

        try:
            waiting = {"address", until}
            for line in house.stdout:
                if "address" in waiting and ADDRESS.search(line):
                    waiting.discard("address")
                    tell("  address")
                elif line.strip() == COMPILED:
                    waiting.discard("compiled")
                    tell("  everything compiled")
                elif not ADDRESS.search(line):
                    print(f"    {line.strip()}", flush=True)
                if not waiting:
                    break
        finally:
            if os.name == "nt":
                house.terminate()
            else:
                os.killpg(house.pid, signal.SIGINT)


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name) / "mizban"
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(folder)], check=True)
        quick = "--no-compile" in sys.argv
        print(f"{len(hot_modules())} modules to compile, {os.cpu_count()} cores{', not waited for' if quick else ''}. The first start:")
        start(folder, "address" if quick else "compiled")
        print(f"The second start{'' if (folder / library().relative_to(ROOT)).exists() else ' (interpreted)'}:")
        start(folder, "address")


if __name__ == "__main__":
    main()
