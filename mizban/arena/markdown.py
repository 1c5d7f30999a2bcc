"""The ladder as a document: docs/opponents.md is written by the command that measured it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from mizban.arena.ladder import GAMES, Ladder, verdict
from mizban.arena.summary import Pairing, Summary
from mizban.arena.trouble import Trouble
from mizban.arena.wording import figure, game_name, percent, seats_title, signed
from mizban.words import phrase

LANGUAGE = "en"  # as all documents for programmers
BEGIN, END = "<!-- measured -->", "<!-- /measured -->"  # what stands between these is replaced, what is around it stays
HEAD = "# How strong the opponents are\n"


def document(found: Sequence[Summary], ladder: Ladder | None = None) -> str:
    """All tables, game by game; of a ladder first what was to be reached."""
    by = f"mizban arena {'ladder' if ladder else 'report'}"
    parts = [
        f"<!-- {say('written-by', command=by)} -->\n",
        f"{say('how')} {say('time-note')} {say('errors')} {say('lead-note')} {say('ratings-note')}\n",
    ]
    if ladder is not None:
        parts += [f"## {say('goals')}\n", f"{say('goals-note', games=GAMES)}\n"]
        parts += table(("game", "pairing", "games", "won", "interval", "goal", "verdict"), goal_rows(ladder))
    for game in dict.fromkeys(summary.game for summary in found):
        parts.append(f"## {game_name(game, LANGUAGE)}\n")
        again = f"mizban arena ladder {game}" if ladder else ""
        parts += [section(summary, again) for summary in found if summary.game == game]
    return "\n".join(parts)


def goal_rows(ladder: Ladder) -> Iterator[list[str]]:
    """A row for each rung that has a goal, also for those that nobody has played yet."""
    for rung in ladder.rungs:
        if rung.goal:
            found = ladder.share(rung)
            who = say("against" if rung.seats == 2 else "field", one=rung.one, other=rung.other)
            shown = [pct(found.part), say("span", low=pct(found.low), high=pct(found.high))] if found.of else ["", ""]
            said = say(f"verdict-{verdict(rung, found)}")
            yield [seats_title(LANGUAGE, rung.game, rung.seats), who, str(found.of), *shown, pct(rung.goal), said]


def section(summary: Summary, again: str) -> str:
    """One number of seats."""
    facts = say("facts", games=summary.games, deals=summary.deals, seats=summary.seats, rules=summary.rules, version=summary.version)
    first = summary.by_seat[0]
    lines = [
        f"### {seats_title(LANGUAGE, summary.game, summary.seats)}\n",
        f"{facts}. {say('measured-by')} `{again or command(summary)}`.\n",
    ]
    if summary.pairings:
        lines += table(("pairing", "games", "won", "interval", "lead", "ahead"), (pairing_row(row) for row in summary.pairings))
    lines += table(("opponent", "rating", "points", "thinks", "longest"), player_rows(summary))
    length = summary.length
    shown = {"mean": num(length.value), "low": num(length.value - length.spread), "high": num(length.value + length.spread)}
    lines.append(f"{say('seat', seat=1)}: {pct(first.part)} % ({pct(first.low)} to {pct(first.high)}). {say('length-note', **shown)}\n")
    return "\n".join(lines)


def pairing_row(row: Pairing) -> list[str]:
    lead = f"{signed(LANGUAGE, 100 * row.lead.value)} ± {percent(LANGUAGE, row.lead.error)}"
    ahead = f"{signed(LANGUAGE, row.points.value)} ± {figure(LANGUAGE, row.points.error, 1)}"
    key = "field" if row.fair < 0.5 else "against"
    won = say("span", low=pct(row.share.low), high=pct(row.share.high))
    return [say(key, one=row.one, other=row.other), str(row.share.of), pct(row.share.part), won, lead, ahead]


def player_rows(summary: Summary) -> list[list[str]]:
    """The strongest first."""
    players = {player.name: player for player in summary.players}
    rated = {rating.opponent: f"{num(rating.value)} ± {num(rating.error)}" for rating in summary.ratings} or dict.fromkeys(players, "")
    rows = []
    for name, rating in rated.items():
        player = players[name]
        points = f"{num(player.points.value, 1)} ± {num(player.points.error, 1)}"
        rows.append([name, rating, points, num(player.thought, 4), num(player.longest, 3)])
    return rows


def command(summary: Summary) -> str:
    """What one types to measure it again."""
    names = list(dict.fromkeys([name for row in summary.pairings for name in (row.one, row.other)])) or [summary.players[0].name]
    number = max([row.share.of for row in summary.pairings], default=summary.games)
    seats = f" --seats {summary.seats}" if summary.seats > 2 else ""
    return f"mizban arena {summary.game} {' '.join(names)}{seats} --games {number}"


def table(columns: Sequence[str], rows: Iterable[list[str]]) -> list[str]:
    heads = [say(f"col-{column}") for column in columns]
    lines = ["| " + " | ".join(cells) + " |" for cells in ([heads, ["---", *["---:"] * (len(heads) - 1)], *rows])]
    return [*lines, ""]


def write(found: Sequence[Summary], file: Path, ladder: Ladder | None = None) -> None:
    """Into the place that the document keeps for it, or as a document of its own."""
    try:
        before = file.read_text("utf-8") if file.exists() else f"{HEAD}\n{BEGIN}\n{END}\n"
        head, begin, rest = before.partition(BEGIN)
        _, end, tail = rest.partition(END)
        if not begin or not end:
            head, tail = f"{HEAD}\n", "\n"
        file.write_text(f"{head}{BEGIN}\n\n{document(found, ladder)}\n{END}{tail}", "utf-8")
    except OSError as error:
        raise Trouble("cannot-open", file=str(file), error=error.strerror or type(error).__name__) from error


def say(key: str, **given: str | int) -> str:
    return phrase(LANGUAGE, f"arena-{key}", **given)


def num(value: float, places: int = 0) -> str:
    return figure(LANGUAGE, value, places)


def pct(part: float) -> str:
    return percent(LANGUAGE, part)
