"""Chapter "Councillor"."""

from __future__ import annotations

import pytest

from mizban.games.san_juan.events import Kept
from mizban.games.san_juan.tests.kit import table
from mizban.testing import rule


@rule("SJ-40", "SJ-41")
def test_everybody_keeps_one_of_two_the_chooser_one_of_five() -> None:
    t = table(deck="well smithy archive crane chapel tower quarry")
    t.choose(0, "councillor")
    assert t.options(0) == ["keep smithy", "keep archive", "keep well", "keep crane", "keep chapel"]
    assert t.options(1) == ["keep tower", "keep quarry"]
    assert t.ask(0).some == t.ask(1).some == (1, 1)
    t.play(0, "keep well").play(1, "keep quarry")
    assert (t.hand(0), t.hand(1)) == (["well"], ["quarry"])
    assert sorted(t.discard) == ["archive", "chapel", "crane", "smithy", "tower"]
    assert [(event.drawn, event.kept) for event in t.told(Kept)] == [(5, 1), (2, 1)]


@rule("SJ-42")
def test_all_is_dealt_before_anybody_decides() -> None:
    t = table(3)
    t.choose(0, "councillor")
    assert [len(t.drawn(seat)) for seat in range(3)] == [5, 2, 2]
    assert t.asks_all() == [0, 1, 2]
    t.play(2, f"keep {t.drawn(2)[0]}")
    assert t.hand(2) == [], "nothing happens before the last answer"


@rule("SJ-41", "SJ-68", "SJ-74")
@pytest.mark.parametrize(
    ("chooser", "buildings", "drawn", "kept"),
    [(0, "", 5, 1), (0, "library", 8, 1), (1, "library", 2, 1), (0, "prefecture", 5, 2), (0, "prefecture library", 8, 2)],
)
def test_how_many_cards_are_looked_at_and_kept(chooser: int, buildings: str, drawn: int, kept: int) -> None:
    t = table(3, town={0: f"indigo_plant {buildings}"})
    if chooser:
        t.choose(0, "prospector")
    t.choose(chooser, "councillor")
    assert len(t.drawn(0)) == drawn
    assert t.ask(0).some == (kept, kept)


@rule("SJ-68")
def test_both_cards_are_kept_without_a_question() -> None:
    t = table(town={1: "prefecture"})
    t.choose(0, "councillor")
    assert t.asks_all() == [0]
    t.play(0, f"keep {t.drawn(0)[0]}")
    assert len(t.hand(1)) == 2


@rule("SJ-67")
def test_with_an_archive_one_discards_from_the_whole_hand() -> None:
    t = table(town={1: "archive"}, hand={1: "well"}, deck="hero hero hero statue statue smithy quarry")
    t.choose(0, "councillor").play(0, "keep hero")
    assert t.options(1) == ["discard smithy", "discard well", "discard quarry"]
    assert t.ask(1).some == (1, 1)
    t.play(1, "discard well")
    assert t.hand(1) == ["quarry", "smithy"]
    assert "well" in t.discard


@rule("SJ-67", "SJ-68", "SJ-74")
@pytest.mark.parametrize(("buildings", "drawn", "discarded"), [("archive prefecture", 5, 3), ("archive prefecture library", 8, 6)])
def test_archive_prefecture_and_library_together(buildings: str, drawn: int, discarded: int) -> None:
    t = table(3, town={0: buildings}, hand={0: "well smithy"})
    t.choose(0, "councillor")
    assert len(t.options(0)) == 2 + drawn
    assert t.ask(0).some == (discarded, discarded)
    everything = sorted([*t.hand(0), *t.drawn(0)])
    for seat in (1, 2):
        t.play(seat, f"keep {t.drawn(seat)[0]}")
    t.play(0, " ".join(["discard", *everything[:discarded]]))
    assert len(t.hand(0)) == 2 + 2
