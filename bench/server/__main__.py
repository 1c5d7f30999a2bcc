"""`make bench-server`: a real server, real connections, and what a move costs.

CPU-ms are those of the server process alone, with all its threads: they tell the same on a busy machine, moves a second do not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from mizban import compiled

TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """One process of the house."""

    def __init__(self, data: Path, database: str) -> None:
        more = ["--database", database] if database else []
        command = [sys.executable, "-m", "bench.server.host", str(data), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        """Seconds, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


class Clients:
    def __init__(self, told: dict[str, Any]) -> None:
        command = [sys.executable, "-m", "bench.server.clients"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.say(told)

    def say(self, what: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


@contextmanager
def house(processes: int, database: str) -> Iterator[list[Server]]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        made = []
        for n in range(processes):
            server = Server(Path(folder) / str(n), database)
            stack.callback(server.end)
            made.append(server)
        yield made


def measure(options: argparse.Namespace, tables: int, rate: float, watchers: int = 0, visitors: int = 0, processes: int = 1) -> None:
    with house(processes, options.database) as servers:
        told = {"game": options.game, "ports": [server.port for server in servers], "tables": 0, "squeezed": options.squeezed}
        told |= {"tables": tables, "watchers": watchers}
        clients = Clients(told)
        empty = sum(server.memory() for server in servers)  # one table was opened: all that is loaded once is there
        clients.say({})
        with_tables = sum(server.memory() for server in servers)
        connections = clients.say({})["count"]
        full = sum(server.memory() for server in servers)
        clients.say({"seconds": 2, "rate": rate, "visitors": 0})  # warming up
        before = sum(server.cpu() for server in servers)
        done = clients.say({"seconds": options.seconds, "rate": rate, "visitors": visitors})
        spent = sum(server.cpu() for server in servers) - before
        clients.end()
    asked = f"{rate:.0f}/s" if rate else "as fast as possible"
    print(
        f"{options.game:11} {tables:4} tables {connections:5} connections {asked:20} {processes} process{'es'[: 2 * (processes > 1)]:2} "
        f"{done['moves'] / done['seconds']:7.0f} moves/s   p50 {done['p50']:6.1f} ms   p99 {done['p99']:6.1f} ms   "
        f"{spent / done['moves'] * 1000:5.2f} CPU-ms a move   server {spent / done['seconds']:4.0%} of a core   clients "
        f"{done['client_cpu'] / done['seconds']:4.0%}   {(with_tables - empty) / tables / 1024:4.0f} KB a table   "
        f"{(full - with_tables) / connections / 1024:4.0f} KB a connection" + (f"   {done['visits']} visits" if visitors else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="port_royal")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", default="", help="a PostgreSQL database; several processes are measured there")
    parser.add_argument("--plain", dest="squeezed", action="store_false", help="clients that do not ask for compression")
    parser.add_argument("--tables", type=int, default=0, help="only this many, as fast as possible")
    options = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'interpreted'}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at start")
    if options.tables:
        measure(options, options.tables, 0)
        return
    for tables in (10, 50, 150):
        measure(options, tables, 0)
    measure(options, 300, 150, watchers=100)
    measure(options, 100, 50, visitors=50)
    if options.database:
        for processes in (1, 2, 3):
            measure(options, 150, 0, processes=processes)


if __name__ == "__main__":
    main()
