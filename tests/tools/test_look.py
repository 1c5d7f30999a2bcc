"""The gallery: the same positions every time, every question among them, and pictures that lie beside those of another commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban.engine.record import Match
from tools.look import index, positions


@pytest.mark.parametrize("game", ["lost_cities_rivals", "san_juan"])
def test_every_question_is_among_the_positions(game: str, tmp_path: Path) -> None:
    found = positions.positions(game)
    names = {position.name.split(".")[1] for position in found}
    assert names == positions.prompts(game) | {positions.WAIT, positions.END}
    asked = {question.seat: question.prompt for question in Match.from_record(found[0].record).questions()}
    assert found[0].name == f"{game}.{asked.get(0, positions.WAIT)}"
    positions.write(tmp_path, found)
    assert positions.read(tmp_path) == sorted(found, key=lambda position: position.name)


def test_the_page_shows_what_differs_beside_what_it_was(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder, drawn in ((before, "old"), (after, "new")):
        folder.mkdir()
        (folder / "game.Turn.390x844.fa.light.png").write_text("same")
        (folder / "game.Turn.844x390.fa.light.png").write_text(drawn)
    page = index.write(after, "after", before).read_text()
    assert "../before/game.Turn.844x390.fa.light.png" in page
    assert "../before/game.Turn.390x844.fa.light.png" not in page
    assert page.count("class='differs'") == 1
