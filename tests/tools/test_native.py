"""What is compiled, and when it is used."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mizban import native
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


def test_compiled_code_is_used_when_all_of_it_is_there_and_newer_than_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "HERE", tmp_path / "mizban")
    (tmp_path / "mizban/engine").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("", "utf-8")
    source = tmp_path / "mizban/engine/cards.py"
    source.write_text("", "utf-8")
    os.utime(source, (100, 100))
    monkeypatch.setattr(native, "hot_modules", lambda: [source])
    native.native(source).write_bytes(b"")
    assert not native.fresh()  # the library comes last
    native.library().write_bytes(b"")
    assert native.fresh()
    os.utime(native.native(source), (99, 99))
    assert not native.fresh()
    (tmp_path / "pyproject.toml").unlink()
    assert native.fresh()  # in a package nobody edits the sources
