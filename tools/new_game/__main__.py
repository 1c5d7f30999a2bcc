"""`python -m tools.new_game KEY ["Title"]`."""

from __future__ import annotations

import sys

from tools.new_game.making import BadName, make, title_of

NEXT = {
    "python -m pytest mizban/games/{key}": "its rules, each with a test",
    "make play DRAFTS=1": "play it in the browser",
    "python -m tools.ready {key}": "what is missing before it may be offered",
}


def main(arguments: list[str]) -> int:
    if len(arguments) not in (1, 2):
        print('usage: python -m tools.new_game KEY ["Title"]', file=sys.stderr)
        return 2
    key, title = arguments[0], arguments[-1] if len(arguments) == 2 else title_of(arguments[0])
    try:
        make(key, title)
    except BadName as error:
        print(error, file=sys.stderr)
        return 2
    print(f"mizban/games/{key} is a game now, a draft. What you can do with it:")
    commands = {command.format(key=key): what for command, what in NEXT.items()}
    for command, what in commands.items():
        print(f"  {command:{max(map(len, commands))}}    {what}")
    print("docs/tutorial.md changes it step by step.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
