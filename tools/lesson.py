"""For authors of lessons: a game move by move, with all that could be answered. See docs/lessons.md.

`python -m tools.lesson port_royal --seats 3 --seed 7` lets computer opponents play; with `--name first` a lesson is played as far as it is
written, what each of its steps shows is printed, and then the opponents go on.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from mizban.bots import levels
from mizban.engine import Choice, Match, Question, Quick, games
from mizban.engine.playthrough import tell
from mizban.engine.protocol import EVERYBODY
from mizban.engine.record import AnyGame
from mizban.server.lessons import scripts
from mizban.table import lessons

AHEAD = 24  # cards of the draw pile that are listed


def named(game: AnyGame, option: Choice) -> str:
    """A choice with the names of its cards beside their numbers."""
    kinds = game.verbs[option.verb]
    words = [f"{n}:{game.faces[n]['name']}" if kinds[min(i, len(kinds) - 1)] == "card" else str(n) for i, n in enumerate(option.on)]
    return " ".join([option.verb, *words])


def asked(game: AnyGame, question: Question) -> str:
    wanted = f" ({question.some[0]} to {question.some[1]})" if question.some else ""
    options = ", ".join(named(game, option) for option in question.options)
    denied = ", ".join(f"{named(game, one.choice)} ({one.reason})" for one in question.denied)
    return f"seat {question.seat} {question.prompt}{wanted}: {options}" + (f"  denied: {denied}" if denied else "")


def ahead(match: Match) -> str:
    """What comes next from the draw pile."""
    deck: Sequence[int] = getattr(match.state, "deck", ())
    return ", ".join(f"{card}:{match.game.faces[card]['name']}" for card in deck[: -AHEAD - 1 : -1])


def print_moves(match: Match, first: int) -> None:
    for n in range(first, match.n + 1):
        if n:
            seat, verb, on = match.moves[n - 1]
            print(f"{n:4} > {seat} {' '.join([verb, *map(str, on)])}")
        for to, event in match.heard[n]:
            print(f"       {'' if to == EVERYBODY else f'(to seat {to}) '}{tell(match.game, event)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(games()))
    parser.add_argument("--name", help="of a lesson, to be played first")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=30, help="of the opponents")
    parser.add_argument("--level", choices=sorted(levels), default="casual")
    given = parser.parse_args()
    game = games()[given.game]
    if given.name:
        script = lessons.read(scripts(game.key)[given.name].read_text(encoding="utf-8"))
        course = lessons.Course(game.key, script)
        match = course.match
        print("deck:", ahead(match))
        print_moves(match, 0)
        for step in script.step:
            before = match.n
            for question in match.questions():
                print("    ", asked(game, question))
            found = course.step(step)
            print(f"---- {step.key}: point {' '.join(found.point) or '-'}; {step.do or 'look'}")
            print_moves(match, before + 1)
    else:
        match = Match(game, given.seats, given.seed.to_bytes(32, "big"))
        print("deck:", ahead(match))
        print_moves(match, 0)
    luck = Quick(given.seed)
    for _ in range(given.moves):
        if match.ended:
            break
        for question in match.questions():
            print("    ", asked(game, question))
        question = match.questions()[0]
        match.play(question.seat, levels[given.level].choose(game, match.view(question.seat), question, luck))
        print_moves(match, match.n)
    print("deck:", ahead(match))


if __name__ == "__main__":
    main()
