"""`python -m tools.ready KEY`: a line for all that a game lacks before it may be offered; it fails while there is one."""

from __future__ import annotations

import sys
from collections.abc import Callable

from mizban.engine import games
from tools.ready import explained, opponent, parts, rules, words
from tools.ready.places import AnyGame

CHECKS: dict[str, Callable[[AnyGame], list[str]]] = {
    "lobby": parts.lobby,
    "rules": rules.lacking,
    "words": words.lacking,
    "explained": explained.lacking,
    "manual": parts.manual,
    "board": parts.board,
    "playthroughs": parts.playthroughs,
    "opponent": opponent.lacking,
}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in games():
        print(f"usage: python -m tools.ready KEY, with one of {', '.join(games())}", file=sys.stderr)
        return 2
    game = games()[arguments[0]]
    lacking = [(name, line) for name, check in CHECKS.items() for line in check(game)]
    for name, line in lacking:
        print(f"{name:12}  {line}")
    if lacking:
        things = "1 thing is" if len(lacking) == 1 else f"{len(lacking)} things are"
        print(f"{game.key}: {things} missing before it may be offered.")
        return 1
    print(f"{game.key} has all that it needs." + ("" if game.offered else ' Write stage="offered" in its __init__.py.'))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
