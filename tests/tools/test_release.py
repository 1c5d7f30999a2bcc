"""A release is refused, with the reason, before anything is built."""

from __future__ import annotations

from pathlib import Path

import pytest

from mizban import __version__
from tools import release
from tools.release import No, check_tree, main, news

LOG = "# What is new\n\n## 0.2.0 (2027-01-31)\n\n- Tea.\n\n## 0.1.0\n\n- The table.\n"


def test_the_news_of_a_version_become_the_message_of_its_tag() -> None:
    assert news(LOG, "0.2.0") == "- Tea."


@pytest.mark.parametrize(
    ("changelog", "why"),
    [
        (LOG.replace("0.2.0 (2027-01-31)", "Unreleased"), "is “Unreleased”: it must be 0.2.0"),
        (LOG.replace("0.2.0", "0.3.0"), "it must be 0.2.0"),
        (LOG.replace("0.2.0", "0.2.01"), "it must be 0.2.0"),
        (LOG.replace("- Tea.\n", ""), "says nothing of 0.2.0"),
        ("", "it must be 0.2.0"),
    ],
)
def test_a_version_without_news_is_not_released(changelog: str, why: str) -> None:
    with pytest.raises(No, match=why):
        news(changelog, "0.2.0")


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({"status": " M README.md\n", "tag": ""}, "not committed"),
        ({"status": "", "tag": "v0.2.0\n"}, "a tag is never moved"),
    ],
)
def test_only_a_clean_clone_with_a_new_number_is_released(monkeypatch: pytest.MonkeyPatch, answers: dict[str, str], why: str) -> None:
    monkeypatch.setattr(release, "do", lambda *words: answers[words[1]])
    with pytest.raises(No, match=why):
        check_tree("0.2.0")


def test_whatever_is_wrong_nothing_is_built_and_nothing_tagged(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(release, "__version__", "999.0.0")
    monkeypatch.setattr(release, "do", lambda *words, **_: done.append(" ".join(map(str, words))))
    with pytest.raises(SystemExit, match=r"it must be 999\.0\.0"):
        main([])
    assert done == []


def test_a_tag_comes_last_and_not_when_trying(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def do(*words: str, told: str = "") -> str:
        done.append(words[1] + (f": {told.splitlines()[0]}" if told else ""))
        return ""

    def build() -> tuple[Path, Path]:
        done.append("build")
        return release.DIST / "a.tar.gz", release.DIST / "a.whl"

    monkeypatch.setattr(release, "do", do)
    monkeypatch.setattr(release, "news", lambda changelog, version: "- Tea.")
    monkeypatch.setattr(release, "build", build)
    monkeypatch.setattr(release, "try_out", lambda wheel: done.append("try"))
    assert main(["--try"]) == 0 and done == ["status", "tag", "build", "try"]
    done.clear()
    assert main([]) == 0 and done == ["status", "tag", "build", "try", f"tag: Mizban {__version__}"]
