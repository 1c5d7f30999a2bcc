"""What is compiled, and when it is used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mizban.native import HERE, SourceOnly, hot_modules


def test_the_engine_and_the_rules_of_every_game_are_compiled() -> None:
    hot = set(hot_modules())
    assert HERE / "engine/protocol.py" in hot
    assert {folder.parent / "state.py" for folder in HERE.glob("games/*/__init__.py")} <= hot


def test_what_only_people_ask_for_stays_interpreted() -> None:
    stems = {path.stem for path in hot_modules()}
    assert stems.isdisjoint({"__init__", "events", "views", "laws", "registry"})


def test_interpreted_on_request() -> None:
    asked = subprocess.run(
        [sys.executable, "-c", "import mizban; print(mizban.compiled())"],
        cwd=HERE.parent,
        env={**os.environ, "MIZBAN_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == "False\n"


def test_sources_are_found_beside_what_was_compiled_from_them(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("", "utf-8")
    (tmp_path / "rules.so").write_bytes(b"")
    found = SourceOnly.find_spec("mizban.rules", [str(tmp_path)])
    assert found is not None and found.origin == str(tmp_path / "rules.py")
    assert SourceOnly.find_spec("other.rules", [str(tmp_path)]) is None
