"""The package: what is in it, and that it plays where nothing of the repository is."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from mizban import __version__
from mizban.device import folder
from mizban.native import HERE
from mizban.server.settings import STATIC
from tests.server.helpers import BOT, Player, me_and
from tests.server.process import ADDRESS
from tools.steps import ROOT, packages_of, python_of

PARTS = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
INTERPRETED = {**os.environ, "MIZBAN_INTERPRETED": "1"}  # compiling takes minutes and is tested elsewhere
TOOLS = ("hypothesis", "mypy", "numpy", "pettingzoo", "playwright", "pyarrow", "pytest", "ray", "ruff", "setuptools")
DATA = ("locale/*.ftl", "*/locale/*.ftl", "games/*/locale/*.ftl", "games/*/manual/*.md", "games/*/lessons/**/*", "games/*/weights*")


def run(*command: str | Path, cwd: Path) -> str:
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, env=INTERPRETED, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", timeout=120)
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, made without tools/: the client is built already, and no packages are installed for it here."""
    assert (STATIC / "index.html").exists(), "the client is not built"
    copy = tmp_path_factory.mktemp("copy")
    for part in PARTS:
        shutil.copy(ROOT / part, copy)
    shutil.copytree(HERE, copy / "mizban", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    run(sys.executable, "setup.py", "--quiet", "sdist", cwd=copy)
    (made,) = (copy / "dist").glob("mizban-*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution, as pip does it, with the tools that are here."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", sources, cwd=folder)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with the wheel. What it depends on is lent by the present one, so that no network is needed."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "env")
    packages = packages_of(folder / "env")
    lent = packages_of(Path(sys.prefix))
    assert packages is not None and lent is not None
    (packages / "lent.pth").write_text(str(lent), "utf-8")
    to = ("--python", python_of(folder / "env"))
    run(sys.executable, "-m", "pip", *to, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", wheel, cwd=folder)
    return folder


def mizban(elsewhere: Path) -> Path:
    return python_of(elsewhere / "env").with_name("mizban.exe" if os.name == "nt" else "mizban")


def test_the_wheel_holds_what_is_played_with_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    data = {path for pattern in DATA for path in HERE.glob(pattern) if path.is_file() and "__pycache__" not in path.parts}
    client = {path for path in STATIC.rglob("*") if path.is_file()}
    wanted = {path.relative_to(ROOT).as_posix() for path in data | client}
    assert len(data) > 20 and wanted <= held
    assert "mizban/py.typed" in held and "mizban/games/keyflower/state.py" in held
    for name in held:
        assert name.startswith(("mizban/", f"mizban-{__version__}.dist-info/"))
        assert not re.search(r"/tests/|/web/|\.svelte$|\.ts$|__pycache__|conftest", name), name


def test_a_package_without_native_code_is_for_any_python(wheel: Path) -> None:
    assert wheel.name == f"mizban-{__version__}-py3-none-any.whl"


def test_a_source_distribution_can_be_compiled_where_it_is_unpacked(sources: Path) -> None:
    with tarfile.open(sources) as opened:
        held = {name.split("/", 1)[-1] for name in opened.getnames()}
    assert {"setup.py", "pyproject.toml", "mizban/native.py", "mizban/server/static/index.html"} <= held
    assert not any(name.startswith(("tools", "tests", "web", "build")) for name in held)


def test_whoever_plays_needs_no_tool_of_ours(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        facts = opened.read(f"mizban-{__version__}.dist-info/METADATA").decode()
    needed = [line for line in facts.splitlines() if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert needed and not re.search(rf"\b({'|'.join(TOOLS)})\b(?!-)", " ".join(needed))


def test_nothing_that_only_tools_need_is_imported_to_play(elsewhere: Path) -> None:
    asked = "import sys, mizban.cli, mizban.server.app; print(*{name.split('.')[0] for name in sys.modules})"
    assert set(run(python_of(elsewhere / "env"), "-c", asked, cwd=elsewhere).split()).isdisjoint(TOOLS)


def test_the_engine_is_there_in_any_folder(elsewhere: Path) -> None:
    asked = "import mizban.engine; print(mizban.__file__, *mizban.engine.games())"
    place, *found = run(python_of(elsewhere / "env"), "-c", asked, cwd=elsewhere).split()
    assert Path(place).is_relative_to(elsewhere / "env") and "keyflower" in found


def test_the_command_says_its_version_and_its_games_in_both_languages(elsewhere: Path) -> None:
    assert run(mizban(elsewhere), "--version", cwd=elsewhere) == f"mizban {__version__}\n"
    listed = run(mizban(elsewhere), "games", cwd=elsewhere)
    assert "Port Royal (port_royal): 2 to 5 players" in listed and "پورت رویال (port_royal): ۲ تا ۵ بازیکن" in listed


def test_the_installed_package_writes_the_whole_app(elsewhere: Path) -> None:
    assert "app" in run(mizban(elsewhere), "app", "app", cwd=elsewhere)
    written = {path.relative_to(elsewhere / "app").as_posix(): path for path in (elsewhere / "app").rglob("*") if path.is_file()}
    files = json.loads(written[folder.LIST].read_text("utf-8").removeprefix(folder.MARK))["files"]
    assert {*written} == {*files, folder.PAGE, folder.LIST, folder.WORKER} - {"./"}
    ours = folder.contents()
    assert {*written} == {*ours} and all(written[name].read_bytes() == data for name, data in ours.items())


def test_the_installed_house_plays_a_move(elsewhere: Path) -> None:
    command = [str(mizban(elsewhere)), "play", "--port", "0", "--data", str(elsewhere / "data")]
    env = {**INTERPRETED, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, cwd=elsewhere, env=env, stdout=subprocess.PIPE, encoding="utf-8") as server:
        try:
            assert server.stdout is not None
            found = ADDRESS.search(server.stdout.readline())
            assert found is not None
            with Player(found[1]) as laleh:
                page = httpx.get(f"http://{found[1]}/")
                assert page.status_code == 200 and page.content == (STATIC / "index.html").read_bytes()
                assert httpx.get(f"http://{found[1]}/device/").status_code == 200  # and the app beside it
                table = laleh.open(me_and(BOT))
                with laleh.live(table.id) as live:
                    live.update()
                    while not live.ask():
                        live.update()
                    assert live.now is not None
                    rows = live.now.rows
                    assert live.move().rows > rows
        finally:
            server.send_signal(signal.SIGINT if os.name != "nt" else signal.SIGTERM)
