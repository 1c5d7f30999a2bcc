"""Games in processes of this machine. A process that dies or falls silent is replaced, and its game is played by another."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from time import monotonic

from mizban.arena.jobs import Failure, Job, Outcome, Result
from mizban.arena.playing import play
from mizban.arena.running import TRIES

PATIENCE = 120.0  # seconds for one answer; no level thinks nearly so long
GAMES_EACH = 200  # then a process is replaced, so that whatever an opponent piles up cannot fill the memory
BEAT = 1.0  # seconds between two signs of life

spawning = multiprocessing.get_context("spawn")


class Player:
    """A process that plays one game after the other. It may start processes of its own: some opponents think in two."""

    def __init__(self) -> None:
        self.pipe, theirs = spawning.Pipe()
        self.process = spawning.Process(target=serve, args=(theirs,))
        self.process.start()
        theirs.close()
        self.job: Job | None = None
        self.games = 0
        self.heard = monotonic()

    def begin(self, job: Job) -> None:
        self.job, self.heard = job, monotonic()
        self.games += 1
        self.pipe.send(job)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def serve(pipe: Connection) -> None:
    """In the process: play what is sent. Who sent it decides about Ctrl-C; when they are gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    said = monotonic()

    def alive() -> None:
        nonlocal said
        if monotonic() - said > BEAT:
            said = monotonic()
            pipe.send(None)

    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer: Result | str = play(job, alive)
        except BrokenPipeError:
            return
        except Exception as error:  # whatever an opponent does
            answer = f"{type(error).__name__}: {error}"
        pipe.send(answer)


class Local:
    """So many processes."""

    def __init__(self, workers: int, patience: float = PATIENCE, tries: int = TRIES, games_each: int = GAMES_EACH) -> None:
        self.workers = workers
        self.patience = patience
        self.tries = tries
        self.games_each = games_each

    def run(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """When the iterator is closed, all processes have ended."""
        players: list[Player] = []
        try:
            yield from self._run(iter(jobs), players)
        finally:
            for player in players:
                player.end()

    def _run(self, jobs: Iterator[Job], players: list[Player]) -> Iterator[Outcome]:
        again: deque[Job] = deque()
        tried: dict[Job, int] = {}
        while True:
            self._hand_out(jobs, again, players)
            busy = [player for player in players if player.job is not None]
            if not busy:
                return
            ready = wait([player.pipe for player in busy], timeout=BEAT)
            for player in busy:
                said = hear(player) if player.pipe in ready else self._silent(player)
                job = player.job
                if said is None or job is None:
                    continue
                player.job = None
                if isinstance(said, Result):
                    tried.pop(job, None)
                    yield said
                else:
                    tried[job] = tried.get(job, 0) + 1
                    if tried[job] < self.tries:
                        again.append(job)
                    else:
                        yield Failure(job, said)
                if not player.process.is_alive() or player.games >= self.games_each:
                    player.end()
                    players.remove(player)

    def _hand_out(self, jobs: Iterator[Job], again: deque[Job], players: list[Player]) -> None:
        """Work for whoever has none, and new processes as long as there is work for them."""
        idle = [player for player in players if player.job is None]
        while idle or len(players) < self.workers:
            job = again.popleft() if again else next(jobs, None)
            if job is None:
                return
            if idle:
                player = idle.pop()
            else:
                player = Player()
                players.append(player)
            player.begin(job)

    def _silent(self, player: Player) -> str | None:
        """Has it said nothing for too long? Then it ends here."""
        if monotonic() - player.heard < self.patience:
            return None
        player.process.kill()
        player.process.join()
        return f"no answer for {self.patience:g} s"


def hear(player: Player) -> Result | str | None:
    """A result, or why there is none, or only a sign of life."""
    try:
        said: Result | str | None = player.pipe.recv()
    except (EOFError, OSError):
        player.process.join()
        return f"the process ended with {player.process.exitcode}"
    player.heard = monotonic()
    return said
