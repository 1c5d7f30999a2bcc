"""Where computer opponents think: in worker processes, from the record, seeing only their view."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import perf_counter

from mizban import compiled, native
from mizban.bots import Advice, Bot, Search, advise, levels, seconds_of
from mizban.engine import Match, Quick, Record
from mizban.server.workers import Job, WorkerLost, Workers, WorkFailed, hurried

log = logging.getLogger(__name__)

Answer = tuple[str, tuple[int, ...]]

GRACE = 20.0  # seconds beyond its time after which a thought hangs: a slow machine may be busy, and a new worker has to begin
MEMORY = 2 << 30  # bytes that a worker may have
PATIENCE = 0.5  # seconds that a table waits for a worker before the longest thought is hurried
STAND_IN = "cousin"  # answers for whoever cannot
LAST_RESORT = "random"  # and this one if there is no worker at all
FAR_AHEAD = 1e9  # seconds


class Watch:
    """The clock of a worker. For whoever is hurried it runs ahead at every look, also if that was before the first."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        if hurried():
            self.ahead += FAR_AHEAD
        return perf_counter() + self.ahead


clock = Watch()


def hurriable(bot: Bot) -> Bot:
    """The same, looking at the clock of a worker."""
    if isinstance(bot, Search):
        bot.clock = clock
    return bot


def think(record: Record, seat: int, level: str) -> Answer:
    """What an opponent of this level answers. The bot is handed a view and its question, nothing else."""
    match = Match.from_record(record)
    choice = hurriable(levels[level]).choose(match.game, match.view(seat), match.ask(seat), Quick(secrets.randbits(60)))
    return choice.verb, choice.on


def think_for(record: Record, seat: int, seconds: float) -> Advice:
    """What a person on this seat is advised, from the view of the seat alone."""
    match = Match.from_record(record)
    return advise(match.game, match.view(seat), match.ask(seat), Quick(secrets.randbits(60)), seconds, clock=clock)


class Thinkers:
    """Those who answer at once have a worker of their own, and nobody waits for the thoughts of others."""

    def __init__(self, most: int, grace: float = GRACE, memory: int = MEMORY) -> None:
        self.most = most
        self.grace = grace
        self.quick = Workers(1, memory, PATIENCE)
        self.deep = Workers(most, memory, PATIENCE)
        self.waiting = native.wanted() and not compiled()  # for an engine that is being compiled while we play
        self.think = think

    async def choose(self, record: Record, seat: int, level: str, job: Job | None = None) -> Answer:
        """The answer of a computer opponent; if its thinking fails, another one answers in its place."""
        self.look_for_compiled()
        job = job or Job()
        again = True
        level = level if level in levels else STAND_IN  # an older table may name one who is no more
        for name in (level, level, STAND_IN):
            if name == level and not again:
                continue
            try:
                seconds = seconds_of(levels[name])
                workers = self.deep if seconds else self.quick
                return await workers.run(job, seconds + self.grace, self.think, record, seat, name)
            except WorkerLost as lost:  # once more, if it died: perhaps of something else
                log.warning("an opponent of level %s %s at %s, move %d", name, lost.how, record.game, len(record.moves))
                again = lost.how == "died"
            except WorkFailed as failed:
                log.error("an opponent of level %s failed at %s, move %d\n%s", name, record.game, len(record.moves), failed)
                again = False
        return await asyncio.to_thread(think, record, seat, LAST_RESORT)

    async def advise(self, record: Record, seat: int, seconds: float) -> Advice:
        """For a person. It may fail: then there is no advice this time."""
        self.look_for_compiled()
        return await self.deep.run(Job(), seconds + self.grace, think_for, record, seat, seconds)

    def look_for_compiled(self) -> None:
        """When the engine has been compiled meanwhile there are new workers: only these use it."""
        if self.waiting and native.fresh():
            self.waiting = False
            self.quick.renew()
            self.deep.renew()

    def close(self) -> None:
        """At once, whatever they are thinking."""
        self.quick.close()
        self.deep.close()
