"""A whole game, judged move by move: where it stood, what each decision cost, and what would have been better.

Two measures, one for each question. Where the game stood is told with all hands open and the piles face down (`standing`). What a decision
cost is judged by what its maker could know (`judging`): nobody is blamed for a card that he could not see.

They add up: from one move to the next a seat's chance changes by what its own decision cost, by what the others' decisions cost them
(they lose it to the rest of the table), and by the cards: all that is left. So over a whole game
even chance + cards + my choices + their choices = the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from mizban.analysis.judging import Weighed, chance_of, judge
from mizban.analysis.standing import standing
from mizban.bots.reasons import reasons
from mizban.bots.search import single
from mizban.engine import Ask, Choice, Game, Match, Params, Question, Quick, Record, View, games, questions

ITERATIONS = 400  # of the search that looks for the best answer
WEIGH = 250  # of each of two answers that are compared
AS_GOOD = 0.02  # what differs by less is as good: no search can tell it apart
TURNING = 0.05  # a decision that cost or won so much is a turning point
SEED = 1


class Answer(msgspec.Struct, frozen=True):
    """An answer by its name, with what its words are filled with."""

    verb: str
    on: tuple[int, ...]
    hint: Params


class Why(msgspec.Struct, frozen=True):
    """What the better line has more of, or less (see `Reason` of the opponents)."""

    key: str
    more: bool
    count: int
    seat: int
    good: bool  # it speaks for the better answer, and not against it


class Verdict(msgspec.Struct, frozen=True):
    """What is to be said of a decision. All figures are chances from 0 to 1."""

    prompt: str
    about: Params  # numbers for the words of the question
    played: Answer
    better: Answer | None  # None: what was played was as good as the best
    loss: float  # against the best answer
    gain: float  # over what first comes to mind, if that was worse
    good: int  # so many answers were as good as the best one
    why: list[Why] = []  # what speaks for the better answer, or for what was played over what first comes to mind


class Judged(msgspec.Struct, frozen=True):
    """The game after a move. Number 0 is the deal."""

    move: int
    seat: int  # who made it; -1: nobody, the cards were dealt
    chances: list[float]  # by seat
    verdict: Verdict | None = None  # None: there was nothing to decide


def story(record: Record, first: int, last: int) -> Iterator[Judged]:
    """The moves from `first` to `last`, both of them; 0 is the deal. Equal records have equal stories."""
    game = games()[record.game]
    match = Match(game, record.seats, record.dealt_from, record.options)
    if first == 0:
        yield Judged(0, -1, rounded(standing(game, match.state, SEED)))
    for n, (seat, verb, on) in enumerate(record.moves[:last], 1):
        ask = match.ask(seat)
        played = ask.find(verb, tuple(on))
        verdict = None
        if n >= first and single(ask) is None:
            asked = next(question for question in questions(match.state) if question.seat == seat)
            verdict = verdict_on(game, match.view(seat), ask, asked, played)
        match.make(seat, played)
        if n >= first:
            yield Judged(n, seat, rounded(standing(game, match.state, SEED)), verdict)


def verdict_on(game: Game[Any, Any], view: View, ask: Ask, asked: Question, played: Choice) -> Verdict:
    """What this decision was worth, from what its seat knew."""
    judged = judge(game, view, ask.seat, ITERATIONS, Quick(SEED))
    best, obvious = judged.best, judged.obvious

    def weigh(one: Weighed | Choice) -> float:
        return chance_of(game, view, ask.seat, ask.find(one.verb, one.on), WEIGH, SEED).chance

    was_best = best.says(played.verb, played.on)
    was_obvious = obvious.says(played.verb, played.on)
    mine = 0.0 if was_best and was_obvious else weigh(played)
    loss = 0.0 if was_best else max(0.0, weigh(best) - mine)
    gain = 0.0 if was_obvious or loss >= AS_GOOD else max(0.0, mine - weigh(obvious))
    rival = best if loss >= AS_GOOD else obvious
    why: list[Why] = []
    if max(loss, gain) >= AS_GOOD:
        other = ask.find(rival.verb, rival.on)
        why = why_better(game, view, ask.seat, *((other, played) if loss >= AS_GOOD else (played, other)))
    good = sum(answer.chance > best.chance - AS_GOOD for answer in judged.answers)
    return Verdict(
        prompt=ask.prompt,
        about=asked.about,
        played=named(asked, played.verb, played.on),
        better=named(asked, best.verb, best.on) if loss >= AS_GOOD else None,
        loss=round(loss, 4) if loss >= AS_GOOD else 0.0,
        gain=round(gain, 4) if gain >= AS_GOOD else 0.0,
        good=good,
        why=why,
    )


def why_better(game: Game[Any, Any], view: View, seat: int, better: Choice, other: Choice) -> list[Why]:
    """The two weightiest reasons, the first of them for the better answer."""
    found = reasons(game, view, seat, better, other)
    first = next((reason for reason in found if reason.worth > 0), None)
    if first is None:
        return []
    second = next((reason for reason in found if reason is not first), None)
    return [Why(one.key, one.more, one.count, one.seat, one.worth > 0) for one in (first, second) if one is not None]


def named(asked: Question, verb: str, on: tuple[int, ...]) -> Answer:
    """The answer with its hints; of a set with those of its parts that have any."""
    hint = next((asked.hints[option] for option in asked.options if option.verb == verb and option.on == on), {})
    return Answer(verb, on, hint)


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


# ---- luck and decisions ----------------------------------------------------------------------------------------------


class Parts(msgspec.Struct, frozen=True):
    """What moved a seat's chance away from even, in chances: the three add up to how far it is from there."""

    cards: float
    mine: float
    theirs: float


def so_far(judged: Sequence[Judged]) -> list[list[Parts]]:
    """After each of these moves, which begin with the deal, for every seat."""
    if not judged:
        return []
    seats = len(judged[0].chances)
    mine, theirs = [0.0] * seats, [0.0] * seats
    found: list[list[Parts]] = []
    before = judged[0].chances
    for one in judged:
        loss = one.verdict.loss if one.verdict else 0.0
        if loss:
            mine[one.seat] -= loss
            for seat, share in shared_out(before, one.seat):
                theirs[seat] += loss * share
        found.append([Parts(one.chances[n] - 1.0 / seats - mine[n] - theirs[n], mine[n], theirs[n]) for n in range(seats)])
        before = one.chances
    return found


def shared_out(chances: list[float], loser: int) -> list[tuple[int, float]]:
    """To whom a loss of this seat goes: to the others, by how near each of them is to winning."""
    others = [seat for seat in range(len(chances)) if seat != loser]
    total = sum(chances[seat] for seat in others)
    return [(seat, chances[seat] / total if total > 0.0 else 1.0 / len(others)) for seat in others]


def turning_points(judged: Sequence[Judged], seat: int, most: int = 5) -> list[int]:
    """This seat's own decisions that cost or won much: the dearest of them, by their moves, in their order."""
    worth = {one.move: max(one.verdict.loss, one.verdict.gain) for one in judged if one.seat == seat and one.verdict is not None}
    dear = sorted((move for move, points in worth.items() if points >= TURNING), key=lambda move: -worth[move])
    return sorted(dear[:most])
