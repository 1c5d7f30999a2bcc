"""Results as JSON lines, one per game: written as they come, read one by one, and exported to Parquet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from mizban import __version__
from mizban.arena.jobs import Key, Result, key
from mizban.arena.trouble import Trouble
from mizban.engine import games

BATCH = 5_000  # games that are held at once while they are exported

decoder = msgspec.json.Decoder(Result)


def read(file: Path) -> Iterator[Result]:
    """All results of a file, checked: of this version, of today's rules, and whole."""
    try:
        with file.open("rb") as lines:
            for n, line in enumerate(lines, 1):
                yield check(decode(line, file, n), file, n)
    except OSError as error:
        raise Trouble("cannot-open", file=str(file), error=error.strerror or type(error).__name__) from error


def decode(line: bytes, file: Path, n: int) -> Result:
    try:
        result = decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Trouble("arena-damaged", file=str(file), line=n) from error
    by_seat: tuple[tuple[object, ...], ...] = (
        result.opponents,
        result.points,
        result.decisions,
        result.thought,
        result.longest,
        result.took,
    )
    if any(len(of) != result.seats for of in by_seat) or not result.winners or not {*result.winners} <= {*range(result.seats)}:
        raise Trouble("arena-damaged", file=str(file), line=n)
    return result


def check(result: Result, file: Path, n: int) -> Result:
    if result.game not in games():
        raise Trouble("arena-unknown-game-in", file=str(file), line=n, game=result.game)
    if result.rules != games()[result.game].rules:
        raise Trouble("arena-other-rules", file=str(file), line=n, game=result.game, theirs=result.rules, ours=games()[result.game].rules)
    if result.version != __version__:
        raise Trouble("arena-other-version", file=str(file), line=n, theirs=result.version, ours=__version__)
    return result


def played(file: Path) -> set[Key]:
    """Which games need not be played again."""
    return {key(result) for result in read(file)} if file.exists() else set()


class Results:
    """The file to which results are added, each in one piece."""

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.file = file.open("ab", buffering=0)
        except OSError as error:
            raise Trouble("cannot-open", file=str(file), error=error.strerror or type(error).__name__) from error

    def add(self, result: Result) -> None:
        self.file.write(msgspec.json.encode(result) + b"\n")

    def close(self) -> None:
        self.file.close()


# ---- Parquet: a row for each seat of each game ------------------------------------------------------------------


def seat_rows(result: Result) -> Iterator[dict[str, Any]]:
    """What is told by seat gets a row each; what a seat took is a list of kind, name and number."""
    for seat in range(result.seats):
        yield {
            "game": result.game,
            "rules": result.rules,
            "version": result.version,
            "seats": result.seats,
            "deal": result.deal,
            "rotation": result.rotation,
            "seat": seat,
            "opponent": result.opponents[seat],
            "points": result.points[seat],
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            "decisions": result.decisions[seat],
            "thought": result.thought[seat],
            "longest": result.longest[seat],
            "took": [{"kind": kind, "name": name, "number": n} for kind, names in result.took[seat].items() for name, n in names.items()],
        }


def export(results: Iterable[Result], file: Path) -> int:
    """Write Parquet; how many games it holds."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError as error:
        raise Trouble("arena-no-parquet") from error
    thing = pa.struct([("kind", pa.string()), ("name", pa.string()), ("number", pa.int32())])
    words, numbers = ("game", "version", "opponent"), ("rules", "seats", "deal", "rotation", "seat", "points", "decisions")
    kinds: dict[str, Any] = dict.fromkeys(words, pa.string()) | dict.fromkeys(numbers, pa.int32())
    kinds |= dict.fromkeys(("won", "thought", "longest"), pa.float64()) | {"took": pa.list_(thing)}
    order = list(next(seat_rows(EMPTY)))
    schema = pa.schema([(name, kinds[name]) for name in order])
    number = 0
    batch: list[dict[str, Any]] = []
    try:
        with pq.ParquetWriter(file, schema) as writer:
            for result in results:
                number += 1
                batch += seat_rows(result)
                if number % BATCH == 0:
                    writer.write_table(pa.Table.from_pylist(batch, schema))
                    batch = []
            writer.write_table(pa.Table.from_pylist(batch, schema))
    except OSError as error:
        raise Trouble("cannot-open", file=str(file), error=error.strerror or type(error).__name__) from error
    return number


EMPTY = Result("", 0, 1, 0, 0, ("",), (0,), (0,), (0,), (0.0,), (0.0,), ({},), "")
