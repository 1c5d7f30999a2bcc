"""`mizban arena`: plays what is missing, or reports what was played."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from mizban.arena.jobs import Job, Result, check_table, key, plan
from mizban.arena.ladder import Ladder, of_games
from mizban.arena.opponents import opponent
from mizban.arena.playing import play
from mizban.arena.progress import Progress
from mizban.arena.results import Results, check, export, played, read
from mizban.arena.running import Failure, place, run_jobs
from mizban.arena.summary import Summary, summaries
from mizban.arena.trouble import Trouble
from mizban.arena.wording import game_name, percent, seats_title
from mizban.words import LANGUAGES, in_both, phrase

REPORT, LADDER = "report", "ladder"  # in place of a game
GIVE_UP = 3  # games that could not be played before the others are not even tried
INTERRUPTED = 130  # as shells count an end by Ctrl-C


def run(options: argparse.Namespace) -> int:
    """Trouble is raised, to be said by whoever calls."""
    if options.game == REPORT:
        files = [Path(name) for name in options.named]
        if not files:
            raise Trouble("arena-no-files")
        return report(files, options)
    check_numbers(options)
    if options.game == LADDER:
        return climb(options)
    file = options.results or Path("arena") / f"{options.game}-{options.seats}.jsonl"
    code = measure(options, file)
    return code or report([file], options)


def measure(options: argparse.Namespace, file: Path) -> int:
    """Play what the file does not have yet."""
    jobs = checked_plan(options)
    known = played(file)
    missing = [job for job in jobs if key(job) not in known]
    tell("arena-begins", games=len(jobs), game=options.game, seats=options.seats, left=len(missing), file=str(file))
    return play_all(options, missing, Progress(len(jobs) - len(missing), len(jobs)), file) if missing else 0


def climb(options: argparse.Namespace) -> int:
    """The ladder of all guests and rivals: whatever the time allows of it, then what it says so far."""
    for game in options.named:
        check_table(game, 2)
    file = options.results or Path("arena") / "ladder.jsonl"
    ladder = Ladder(of_games(options.named, options.longest), options.games)
    for result in read(file) if file.exists() else ():
        ladder.add(result)
    left = ladder.left()
    tell("arena-ladder", rungs=len(ladder.rungs), left=left, file=str(file))
    progress = Progress(len(ladder.rungs) * options.games - left, len(ladder.rungs) * options.games)
    code = play_all(options, ladder.jobs(60 * options.minutes), progress, file, ladder.add) if left else 0
    if options.markdown:
        from mizban.arena import markdown

        markdown.write(list(summaries(read(file))) if file.exists() else [], options.markdown, ladder)
        tell("arena-written", file=str(options.markdown))
    else:
        say_rungs(ladder)
    return code


def say_rungs(ladder: Ladder) -> None:
    for rung in ladder.rungs:
        found = ladder.share(rung)
        if found.of:
            for language in LANGUAGES:
                part, low, high, fair = (percent(language, value) for value in (found.part, found.low, found.high, 1 / rung.seats))
                shown = {"one": rung.one, "other": rung.other, "share": part, "low": low, "high": high, "fair": fair}
                said = phrase(language, "arena-pairing", games=found.of, **shown)
                print(f"{seats_title(language, rung.game, rung.seats)}: {said}", flush=True)


def play_all(
    options: argparse.Namespace, jobs: Iterable[Job], progress: Progress, file: Path, heed: Callable[[Result], None] | None = None
) -> int:
    """Every job, with its result in the file and told to whoever heeds it."""
    outcomes = run_jobs(play, jobs, place(options.workers, options.patience, options.cluster))
    results = Results(file)
    failed: list[Failure] = []
    try:
        for _, outcome in outcomes:
            if isinstance(outcome, Failure):
                failed.append(outcome)
                if len(failed) >= GIVE_UP:
                    break
                continue
            results.add(check(outcome, file, progress.done + 1))
            if heed is not None:
                heed(outcome)
            progress.step()
    except KeyboardInterrupt:
        progress.end()
        tell("arena-stopped", played=progress.done, games=progress.of)
        return INTERRUPTED
    finally:
        getattr(outcomes, "close")()  # noqa: B009 - what still runs for them ends here
        results.close()
    progress.end()
    if failed:
        raise Trouble("arena-failed", failed=len(failed), error=failed[0].why, file=str(file))
    return 0


def checked_plan(options: argparse.Namespace) -> list[Job]:
    """All games, after everything that was typed has been found right."""
    check_table(options.game, options.seats)
    if not options.named:
        raise Trouble("arena-nobody", game=options.game)
    for name in options.named:
        if options.named.count(name) > 1:
            raise Trouble("arena-named-twice", opponent=name)
        opponent(name)
    return list(plan(options.game, options.named, options.seats, options.games, options.first_deal))


def check_numbers(options: argparse.Namespace) -> None:
    for option, low in (("games", 1), ("first_deal", 1), ("workers", 0), ("patience", 1), ("minutes", 0)):
        if getattr(options, option) < low:
            raise Trouble("arena-bad-number", option="--" + option.replace("_", "-"), low=low)


# ---- what came of it --------------------------------------------------------------------------------------------


def report(files: list[Path], options: argparse.Namespace) -> int:
    """Say the shares, and write what was asked for."""

    def results() -> Iterator[Result]:
        for file in files:
            yield from read(file)

    found = summaries(results())
    for summary in found:
        say_shares(summary)
    if options.parquet:
        export(results(), options.parquet)
        tell("arena-written", file=str(options.parquet))
    if options.markdown:
        from mizban.arena import markdown

        markdown.write(found, options.markdown)
        tell("arena-written", file=str(options.markdown))
    if options.html:
        from mizban.arena import html

        html.write(found, options.html)
        tell("arena-written", file=str(options.html))
    return 0


def say_shares(summary: Summary) -> None:
    for row in summary.pairings:
        for language in LANGUAGES:
            part, low, high, fair = (percent(language, value) for value in (row.share.part, row.share.low, row.share.high, row.fair))
            shown = {"one": row.one, "other": row.other, "share": part, "low": low, "high": high, "fair": fair}
            print(phrase(language, "arena-pairing", games=row.share.of, **shown), flush=True)
    if not summary.pairings:
        first = summary.by_seat[0]
        for language in LANGUAGES:
            part, low, high, fair = (percent(language, value) for value in (first.part, first.low, first.high, 1 / summary.seats))
            shown = {"one": summary.players[0].name, "share": part, "low": low, "high": high, "fair": fair}
            print(phrase(language, "arena-alone", games=first.of, **shown), flush=True)


def tell(sentence: str, **given: str | int) -> None:
    """A line in each language, with a game by its name in it."""
    if "game" in given:
        for language in LANGUAGES:
            print(phrase(language, sentence, **given | {"game": game_name(str(given["game"]), language)}), flush=True)
    else:
        print(in_both(sentence, **given), flush=True)
