"""What a shell needs to complete the words of our commands, written from the commands themselves."""

from __future__ import annotations

import argparse

SHELLS = ("bash", "zsh", "fish")

Words = dict[str, str]  # what can be said, and what it means


def sub_commands(parser: argparse.ArgumentParser) -> dict[str, tuple[str, argparse.ArgumentParser]]:
    """The commands by their names, with their help."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            return {name: (helps.get(name, ""), command) for name, command in action.choices.items()}
    return {}


def words(parser: argparse.ArgumentParser) -> Words:
    """Its options, and the words that can stand where an argument is one of a few."""
    found: Words = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        meaning = (action.help or "") % {**vars(action), "prog": parser.prog}
        for said in action.option_strings or action.choices or ():
            if not said.startswith("-") or said.startswith("--"):
                found[said] = meaning
    return found


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The whole of it, to be read by this shell. Where none of our words stand, files are offered."""
    commands = sub_commands(parser)
    first = words(parser) | {name: meaning for name, (meaning, _) in commands.items()}
    later = {name: words(command) for name, (_, command) in commands.items()}
    return {"bash": bash, "zsh": zsh, "fish": fish}[shell](parser.prog, first, later)


def bash(program: str, first: Words, later: dict[str, Words]) -> str:
    cases = "".join(f'    {name}) words="{" ".join(found)}" ;;\n' for name, found in later.items())
    return f"""\
_{program}() {{
  local words="{" ".join(first)}"
  [ "$COMP_CWORD" -gt 1 ] && case "${{COMP_WORDS[1]}}" in
{cases}    *) words="" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "${{COMP_WORDS[COMP_CWORD]}}"))
}}
complete -o default -F _{program} {program}
"""


def zsh(program: str, first: Words, later: dict[str, Words]) -> str:
    def described(found: Words) -> str:
        return " ".join(quoted(f"{word}:{meaning}") for word, meaning in found.items())

    cases = "".join(f"    {name}) said=({described(found)}) ;;\n" for name, found in later.items())
    return f"""\
#compdef {program}
_{program}() {{
  local -a said
  said=({described(first)})
  (( CURRENT > 2 )) && case "$words[2]" in
{cases}    *) said=() ;;
  esac
  _describe '{program}' said || _files
}}
compdef _{program} {program}
"""


def fish(program: str, first: Words, later: dict[str, Words]) -> str:
    def line(condition: str, word: str, meaning: str) -> str:
        said = f"-l {word[2:]}" if word.startswith("--") else f"-f -a {word}"
        return f"complete -c {program} -n '{condition}' {said} -d {quoted(meaning)}\n"

    lines = [line("__fish_use_subcommand", word, meaning) for word, meaning in first.items()]
    for name, found in later.items():
        lines += [line(f"__fish_seen_subcommand_from {name}", word, meaning) for word, meaning in found.items()]
    return "".join(lines)


def quoted(text: str) -> str:
    """For zsh and fish alike."""
    return "'" + text.replace("\\", "\\\\").replace("'", "’") + "'"
