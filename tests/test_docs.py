"""What the documents show works."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from mizban.arena import Job, play

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted(path for where in (".", "docs", ".github") for path in (ROOT / where).glob("*.md"))


def test_the_program_in_the_readme_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})


def programs(document: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / document).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("game", ["port_royal", "san_juan"])
def test_the_opponent_in_the_document_plays_in_the_arena(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, search = programs("write-a-bot.md")
    exec(compile(search, "write-a-bot.md", "exec"), {})
    assert len(program[program.index("class") :].splitlines()) <= 10
    (tmp_path / "my_bots.py").write_text(program, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    assert play(Job(game, 1, 0, ("my_bots:Dreamer", "random"))).winners


def test_the_program_in_the_document_learns() -> None:
    pytest.importorskip("pettingzoo")
    random_game, learning = programs("learning-agents.md")
    exec(compile(random_game, "learning-agents.md", "exec"), {})
    names: dict[str, Any] = {"__name__": "learning"}
    exec(compile(learning, "learning-agents.md", "exec"), names)
    policy = names["Policy"]()
    policy.learn(15)
    assert names["strength"](policy, 20) >= 0.7


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    words = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", words)
    assert [link for link in links if not (document.parent / link).exists()] == []
