"""A game to look through: any position, forwards and backwards, with the eyes of a seat, of a spectator, or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mizban.engine import Ask, Choice, Match, Record, State, games
from mizban.engine.asking import give, open_phases
from mizban.engine.chance import seed_hash
from mizban.table.refusal import Refusal
from mizban.table.telling import answered, lines, raw, scores, waiting
from mizban.table.wire import Frame, ReplayInfo, TableInfo, Verdict

EVERY = 16  # moves between positions that are kept; `python -m bench.replay` shows what this costs


class Eyes(msgspec.Struct, frozen=True):
    """Who looks. With `open` hands one still sits somewhere: the near side of the table is this seat's."""

    seat: int | None  # None: a spectator
    open: bool = False


class Replay:
    """Built by adding one move after the other, each checked; then asked for frames."""

    def __init__(self, head: Record) -> None:
        self.head = head  # its facts; what moves it has does not matter here
        self.match = Match(games()[head.game], head.seats, head.dealt_from, head.options)
        self.forced: list[bool] = []
        self._made: list[tuple[int, Choice]] = []
        self._kept = [self.match.state.copy()]
        self._last: tuple[int, State] = (0, self._kept[0].copy())  # where we looked last: the next look is often one move on

    @staticmethod
    def of(record: Record) -> Replay:
        """The game of a record that is known to be right."""
        replay = Replay(record)
        for seat, verb, on in record.moves:
            replay.add(seat, verb, on)
        return replay

    def add(self, seat: int, verb: str, on: Sequence[int]) -> None:
        """The next move; the engine's refusal if the rules do not allow it."""
        ask = self.match.ask(seat)
        found = ask.find(verb, tuple(on))
        self.match.make(seat, found)
        self.forced.append(only_one_answer(ask))
        self._made.append((seat, found))
        if self.moves % EVERY == 0:
            self._kept.append(self.match.state.copy())

    @property
    def moves(self) -> int:
        return len(self._made)

    def state_at(self, move: int) -> State:
        """The position after so many moves, to be looked at and not changed."""
        at, s = self._last
        if not move - EVERY < at <= move:
            at = move // EVERY * EVERY
            s = self._kept[at // EVERY].copy()
        for seat, found in self._made[at:move]:
            give(s, seat, found)
        self._last = move, s
        return s

    def frame(self, move: int, eyes: Eyes) -> Frame:
        """One position as these eyes see it; in a game under way just as its seat saw it then."""
        game, s = self.match.game, self.state_at(move)
        if eyes.open:
            s = s.copy()
            s.open_hands()
        return Frame(
            move=move,
            view=raw(game.view(s, eyes.seat)),
            asked=[phase.seat for phase in open_phases(s)],
            answered=answered(s),
            waiting=waiting(game, s),
            scores=scores(game, s),
        )

    def frames(self, first: int, last: int, eyes: Eyes) -> list[Frame]:
        return [self.frame(move, eyes) for move in range(first, last + 1)]

    def info(self, table: TableInfo, mine: list[int], eyes: Eyes, advised: Sequence[int] = ()) -> ReplayInfo:
        ended = self.match.ended
        seats = [seat for seat, _ in self._made]
        return ReplayInfo(
            table=table,
            moves=self.moves,
            me=mine[0] if mine else None,
            eyes=list(range(self.match.seats)) if ended else mine,
            open=ended,
            seats=seats,
            # That another had no choice may tell what he holds.
            forced=[forced and (ended or seat == eyes.seat) for seat, forced in zip(seats, self.forced, strict=True)],
            lines=lines(self.match.lines(eyes.seat)),
            fair=self.verdict(),
            advised=list(advised),
        )

    def verdict(self) -> Verdict:
        """Whether the seed is the one whose hash was shown when the game began."""
        shown, seed, ended = self.head.hash, self.head.dealt_from, self.match.ended
        honest = isinstance(seed, bytes) and seed_hash(seed) == shown
        return Verdict(shown, str(self.head.seed) if ended else "", honest, self.moves, ended)


def only_one_answer(ask: Ask) -> bool:
    if ask.some is None:
        return len(ask.options) == 1
    low, high = ask.some
    return high == 0 or low == len(ask.options)


def eyes_for(wanted: str, mine: list[int], seats: int, ended: bool) -> Eyes:
    """Whose eyes somebody with these seats may look with: `open`, `none`, or the number of a seat; "" is one's own."""
    own = mine[0] if mine else None
    if wanted == "":
        return Eyes(own)
    if wanted not in ("open", "none", *map(str, range(seats))):
        raise Refusal("malformed")
    if not ended:
        if wanted == "none" and mine:
            raise Refusal("not_your_seat")
        if wanted != "none" and wanted not in map(str, mine):
            raise Refusal("unfinished")
    if wanted == "open":
        return Eyes(own or 0, open=True)
    return Eyes(None if wanted == "none" else int(wanted))
