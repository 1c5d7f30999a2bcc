"""Plays one game of the arena."""

from __future__ import annotations

from hashlib import blake2b
from time import thread_time
from typing import Any, Protocol, runtime_checkable

from mizban import __version__
from mizban.arena.jobs import Job, Result
from mizban.arena.opponents import opponent
from mizban.arena.signs import alive
from mizban.arena.taken import took
from mizban.engine import Ask, Chance, Choice, Game, Match, Quick, State, games


@runtime_checkable
class Cheat(Protocol):
    """Sees the whole truth: no fair opponent, but a ceiling for all of them. Only the arena lets it play."""

    def choose_seeing(self, game: Game[Any, Any], s: State, ask: Ask, luck: Chance) -> Choice:
        """An answer to the question, from a copy of the state."""
        ...


def play(job: Job) -> Result:
    """The whole game."""
    game, seats = games()[job.game], len(job.opponents)
    match = Match(game, seats, job.deal)
    bots = [opponent(name) for name in job.opponents]
    lucks = [luck_of(job, seat) for seat in range(seats)]
    alive()
    decisions, thought, longest = [0] * seats, [0.0] * seats, [0.0] * seats
    while not match.ended:
        ask = match.asks()[0]
        seat, bot, luck = ask.seat, bots[ask.seat], lucks[ask.seat]
        began = thread_time()
        if isinstance(bot, Cheat):
            answer = bot.choose_seeing(game, match.state.copy(), ask, luck)
        else:
            answer = bot.choose(game, match.view(seat), ask, luck)
        passed = thread_time() - began
        match.play(seat, answer)
        decisions[seat] += 1
        thought[seat] += passed
        longest[seat] = max(longest[seat], passed)
        alive()
    scores = match.scores()
    return Result(
        game=job.game,
        rules=game.rules,
        seats=seats,
        deal=job.deal,
        rotation=job.rotation,
        opponents=job.opponents,
        points=tuple(score.total for score in scores),
        winners=tuple(score.seat for score in scores if score.won),
        decisions=tuple(decisions),
        thought=tuple(round(seconds, 6) for seconds in thought),
        longest=tuple(round(seconds, 6) for seconds in longest),
        took=took(match),
        version=__version__,
    )


def luck_of(job: Job, seat: int) -> Quick:
    """A seat's own luck: the same whenever and wherever this very game is played."""
    name = repr((job.game, job.deal, job.opponents, seat)).encode()
    return Quick(int.from_bytes(blake2b(name, digest_size=6).digest(), "big"))
