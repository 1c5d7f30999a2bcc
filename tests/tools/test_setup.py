"""The set-up that runs before anything is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import node, steps


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


def test_trouble_is_one_sentence_and_no_traceback(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(steps.Trouble, match=r"^It failed: see above\.$"):
        steps.run("It failed: see above.", "sh", "-c", "echo why; exit 3")
    assert capfd.readouterr().err == "why\n"


def test_locks_name_no_address() -> None:
    locks = [*sorted((steps.ROOT / "requirements").glob("*.txt")), steps.ROOT / "package-lock.json"]
    assert len(locks) > 1
    for lock in locks:
        text = lock.read_text("utf-8")
        assert "://" not in text
        assert '"resolved"' not in text
        assert "index-url" not in text
