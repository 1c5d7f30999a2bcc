"""Looks for puzzles in games of the search against itself, and verifies what it finds by thinking much longer."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from mizban.analysis import Weighed, chance_of, judge
from mizban.bots.search import single
from mizban.engine import Ask, Choice, Game, Match, Quick, View
from mizban.puzzles.kept import Puzzle, greedy_misses

CLEARLY = 0.06  # so much better than any other answer is the best one
NEITHER_WON_NOR_LOST = (0.1, 0.95)
SEEN_SOMETHING = 8  # moves before the first puzzle of a game
MOST_OPTIONS = 60
VERIFY = 10  # times as long as the search that found it
WEIGH = 6  # and so long each of the answers that matter, by itself
GLANCE = 1  # and all others
MATTER = 4
AMONG_SEVERAL = 1.5  # a choice among several things is so much dearer to us than one of two
DOES_SOMETHING = 1.3  # and one that does something than one that only passes


class Candidate(msgspec.Struct, frozen=True):
    """A question at which the playing search saw one answer far ahead."""

    move: int
    seat: int
    kind: str  # its question, and the verb of the best answer
    best: Weighed
    worth: float


def sealed_seed(game: str, number: int) -> bytes:
    """Puzzles are played on at tables: so their games are dealt as those are."""
    return sha256(f"a puzzle of {game} {number}".encode()).digest()


def find(game: Game[Any, Any], number: int, seats: int, iterations: int, enough: set[str]) -> tuple[str, Puzzle] | None:
    """The best puzzle of this game, with its kind; none of a kind that we have enough of."""
    match = Match(game, seats, sealed_seed(game.key, number))
    found = [one for one in play_through(match, iterations, Quick(number * 2 + 1)) if one.kind not in enough]
    record = match.record
    for one in sorted(found, key=lambda one: -one.worth):
        cut = msgspec.structs.replace(record, moves=record.moves[: one.move])
        puzzle = verified(game, Match.from_record(cut), one, iterations)
        if puzzle is not None:
            return one.kind, puzzle
    return None


def play_through(match: Match, iterations: int, luck: Quick) -> list[Candidate]:
    """A whole game of the search against itself."""
    game, found = match.game, []
    while not match.ended:
        ask = match.asks()[0]
        only = single(ask)
        if only is None:
            view = match.view(ask.seat)
            judged = judge(game, view, ask.seat, iterations, luck)
            best, second = judged.best, judged.second
            gap = best.chance - second.chance if second else 0.0
            if match.n >= SEEN_SOMETHING and gap >= CLEARLY and fits(ask, best) and greedy_misses(game, view, ask, best):
                found.append(Candidate(match.n, ask.seat, f"{ask.prompt} {best.verb}", best, dearness(ask, best, gap)))
            only = ask.find(best.verb, best.on)
        match.make(ask.seat, only)
    return found


def dearness(ask: Ask, best: Weighed, gap: float) -> float:
    """How much we would like this to become a puzzle."""
    return min(gap, 0.25) * (AMONG_SEVERAL if len(ask.options) > 2 else 1.0) * (DOES_SOMETHING if best.on else 1.0)


def fits(ask: Ask, best: Weighed) -> bool:
    """One thing is to be found, among few enough to look at all of them."""
    low, high = NEITHER_WON_NOR_LOST
    return ask.some in (None, (1, 1)) and len(ask.options) <= MOST_OPTIONS and low <= best.chance <= high


def verified(game: Game[Any, Any], match: Match, found: Candidate, iterations: int) -> Puzzle | None:
    """The puzzle, if a search of many times the length agrees and every other answer, weighed by itself, is clearly worse."""
    seat, best = found.seat, found.best
    view, ask = match.view(seat), match.ask(seat)
    judged = judge(game, view, seat, VERIFY * iterations, Quick(found.move + 1))
    if not judged.best.says(best.verb, best.on):
        return None
    answers = weigh_all(game, view, seat, ask, [weighed.verb_and_on for weighed in judged.answers[:MATTER]], iterations)
    ahead = answers[0].chance - answers[1].chance
    if not answers[0].says(best.verb, best.on) or ahead < CLEARLY or not fits(ask, answers[0]):
        return None
    return Puzzle(match.record.to_text(), seat, answers)


def weigh_all(
    game: Game[Any, Any], view: View, seat: int, ask: Ask, matter: list[tuple[str, tuple[int, ...]]], iterations: int
) -> list[Weighed]:
    """Every answer in a search of its own, the best first."""
    found = []
    for option in ask.options:
        answer = option if ask.some is None else Choice(option.verb, option.on)
        long = WEIGH * iterations if (answer.verb, answer.on) in matter else GLANCE * iterations
        weighed = chance_of(game, view, seat, answer, long, 1)
        found.append(msgspec.structs.replace(weighed, chance=round(weighed.chance, 4)))
    return sorted(found, key=lambda weighed: -weighed.chance)
