"""The report: one file, both languages, plots drawn into it, nothing to be fetched."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from math import ceil
from pathlib import Path

from mizban.arena.plots import WHOLE, Row, histogram, scale, whiskers
from mizban.arena.summary import LEAST, Pairing, Summary
from mizban.arena.trouble import Trouble
from mizban.arena.wording import figure, game_says, opponent_name, percent, seats_title, signed, thing_name, version_of
from mizban.words import LANGUAGES, phrase

LOOK = Path(__file__).parent / "look.css"
PILE = 18  # rows of a plot, at most; the next ones stand beside it
DIRECTION = {"en": "ltr", "fa": "rtl"}
SWITCH = """
const show = (language) => {
  for (const article of document.querySelectorAll('article')) article.hidden = article.lang !== language
  document.documentElement.lang = language
  document.documentElement.dir = language === 'fa' ? 'rtl' : 'ltr'
}
for (const button of document.querySelectorAll('[data-to]')) button.onclick = () => { location.hash = button.dataset.to }
onhashchange = () => show(location.hash === '#fa' ? 'fa' : 'en')
if (!location.hash && navigator.language.startsWith('fa')) location.hash = 'fa'
onhashchange()
"""


def write(found: Sequence[Summary], file: Path) -> None:
    try:
        file.write_text(page(found), "utf-8")
    except OSError as error:
        raise Trouble("cannot-open", file=str(file), error=error.strerror or type(error).__name__) from error


def page(found: Sequence[Summary]) -> str:
    """Without scripts both languages stand below each other."""
    articles = "".join(Article(language).whole(found) for language in LANGUAGES)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mizban arena</title>'
    return (
        f"<!doctype html><html lang=en><head>{head}<style>{LOOK.read_text('utf-8')}</style></head>"
        f"<body>{articles}<script>{SWITCH}</script></body></html>\n"
    )


class Article:
    """The report in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **given: str | int) -> str:
        return phrase(self.language, f"arena-{key}", **given)

    def num(self, value: float, places: int = 0) -> str:
        return figure(self.language, value, places)

    def pct(self, part: float, places: int = 1) -> str:
        sign = "٪" if self.language == "fa" else " %"
        return f"{percent(self.language, part, places)}{sign}"

    def whole(self, found: Sequence[Summary]) -> str:
        other = next(language for language in LANGUAGES if language != self.language)
        button = f'<button type="button" data-to="{other}" lang="{other}">{self.say("language")}</button>'
        top = f'<header class="top"><h1>{self.say("title")}</h1>{button}</header>'
        body = "".join(self.game(summary) for summary in found)
        return f'<article lang="{self.language}" dir="{DIRECTION[self.language]}">{top}{body}</article>'

    def game(self, summary: Summary) -> str:
        shown = {"games": summary.games, "deals": summary.deals, "seats": summary.seats, "rules": summary.rules}
        facts = self.say("facts", version=version_of(self.language, summary.version), **shown)
        cards = [self.shares(summary), self.ratings(summary), self.figures(summary), self.seats(summary), self.length(summary)]
        cards += [self.points(summary), self.things(summary)]
        title = escape(seats_title(self.language, summary.game, summary.seats))
        return (
            f'<section class="game" data-game="{summary.game}"><h2>{title}</h2><p>{escape(facts)}. '
            f'{self.say("how")} {self.say("bars")}</p><div class="cards">{"".join(cards)}</div></section>'
        )

    def card(self, key: str, body: str, note: str = "", wide: bool = False) -> str:
        said = f'<p class="note">{escape(note)}</p>' if note else ""
        return f'<section class="card{" wide" if wide else ""}"><h3>{self.say(key)}</h3>{said}{body}</section>'

    def named(self, row: Pairing) -> str:
        return self.say("field" if row.fair < 0.5 else "against", one=self.who(row.one), other=self.who(row.other))

    def who(self, opponent: str) -> str:
        return opponent_name(self.language, opponent)

    # ---- the plots ----------------------------------------------------------------------------------------------

    def shares(self, summary: Summary) -> str:
        if not summary.pairings:
            return ""
        rows = [self.part(self.named(row), row.share.part, row.share.low, row.share.high) for row in summary.pairings]
        plot = whiskers(rows, WHOLE, lambda value: self.pct(value, 0), summary.pairings[0].fair)
        return self.card("shares", plot, self.say("shares-note"))

    def part(self, name: str, value: float, low: float, high: float, small: str = "") -> Row:
        return Row(name, value, low, high, self.pct(value), small or self.span(low, high))

    def span(self, low: float, high: float) -> str:
        return self.say("span", low=percent(self.language, low), high=percent(self.language, high))

    def ratings(self, summary: Summary) -> str:
        if not summary.ratings:
            return ""
        rows = []
        for rating in summary.ratings:
            wide = 1.96 * rating.error
            rows.append(
                Row(
                    self.who(rating.opponent),
                    rating.value,
                    rating.value - wide,
                    rating.value + wide,
                    self.num(rating.value),
                    f"± {self.num(rating.error)}",
                )
            )
        on = scale([edge for row in rows for edge in (row.low, row.high)])
        return self.card("ratings", whiskers(rows, on, self.num), self.say("ratings-note"))

    def points(self, summary: Summary) -> str:
        values = [value for player in summary.players for value in player.histogram]
        on = scale([min(values), max(values)])
        parts = []
        for player in summary.players:
            mean = self.say("mean-points", mean=self.num(player.points.value, 1), error=self.num(player.points.error, 1))
            plot = histogram(player.histogram, on, self.num, player.points.value, f"{self.who(player.name)}: {mean}")
            parts.append(f"<h4><bdi>{escape(self.who(player.name))}</bdi> <small><bdi>{escape(mean)}</bdi></small></h4>{plot}")
        return self.card("points", "".join(parts), self.say("points-note"))

    def seats(self, summary: Summary) -> str:
        rows = [self.part(self.say("seat", seat=n + 1), won.part, won.low, won.high) for n, won in enumerate(summary.by_seat)]
        plot = whiskers(rows, WHOLE, lambda value: self.pct(value, 0), 1 / summary.seats)
        return self.card("seats", plot, self.say("seats-note"))

    def length(self, summary: Summary) -> str:
        mean = summary.length
        shown = {"mean": self.num(mean.value), "low": self.num(mean.value - mean.spread), "high": self.num(mean.value + mean.spread)}
        note = self.say("length-note", **shown)
        on = scale([min(summary.lengths), max(summary.lengths)])
        return self.card("length", histogram(summary.lengths, on, self.num, mean.value, note), note)

    def things(self, summary: Summary) -> str:
        if not summary.things:
            return ""
        parts = []
        for kind, group in groupby(summary.things, key=lambda thing: thing.kind):
            rows = [
                self.part(
                    thing_name(summary.game, self.language, thing.name),
                    thing.share.part,
                    thing.share.low,
                    thing.share.high,
                    self.say("times", times=thing.share.of),
                )
                for thing in group
            ]
            heading = escape(game_says(summary.game, self.language, f"took-{kind}"))
            high = ceil(len(rows) / ceil(len(rows) / PILE))
            piles = [rows[i : i + high] for i in range(0, len(rows), high)]
            plots = [whiskers(pile, WHOLE, lambda value: self.pct(value, 0), 1 / summary.seats) for pile in piles]
            parts.append(f'<h4>{heading}</h4><div class="columns">{"".join(plots)}</div>')
        return self.card("things", "".join(parts), self.say("things-note", least=LEAST), wide=True)

    # ---- the tables ---------------------------------------------------------------------------------------------

    def figures(self, summary: Summary) -> str:
        parts = []
        if summary.pairings:
            rows = [self.pairing_cells(row) for row in summary.pairings]
            parts.append(self.table(("pairing", "games", "won", "interval", "lead", "ahead"), rows))
        ratings = {rating.opponent: f"{self.num(rating.value)} ± {self.num(rating.error)}" for rating in summary.ratings}
        cells = []
        for player in sorted(summary.players, key=lambda player: -player.share.part):
            mean = f"{self.num(player.points.value, 1)} ± {self.num(player.points.error, 1)}"
            thinks = [self.num(player.thought, 4), self.num(player.longest, 3)]
            rating = [ratings[player.name]] if ratings else []
            cells.append([self.who(player.name), self.num(player.share.of), *rating, mean, *thinks])
        columns = ("opponent", "games", *(["rating"] if ratings else []), "points", "thinks", "longest")
        parts.append(self.table(columns, cells))
        return self.card("table", "".join(parts), self.say("lead-note") if summary.pairings else "", wide=True)

    def pairing_cells(self, row: Pairing) -> list[str]:
        interval = self.span(row.share.low, row.share.high)
        lead = f"{signed(self.language, 100 * row.lead.value)} ± {percent(self.language, row.lead.error)}"
        ahead = f"{signed(self.language, row.points.value)} ± {self.num(row.points.error, 1)}"
        return [self.named(row), self.num(row.share.of), percent(self.language, row.share.part), interval, lead, ahead]

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        heads = "".join(f"<th>{escape(self.say(f'col-{column}'))}</th>" for column in columns)
        lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'
