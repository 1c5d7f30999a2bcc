"""The files for hosting: they can be read, and what they start starts."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
from pathlib import Path

import pytest
import yaml

from mizban.cli import parser
from tests.server.helpers import Player
from tests.server.process import running

DEPLOY = Path(__file__).parent.parent / "deploy"


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "mizban.service").read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def test_the_command_of_the_unit_runs(tmp_path: Path) -> None:
    python, dash, module, how, *options = shlex.split(unit()["ExecStart"][0])
    assert (python, dash, module, how) == ("/opt/mizban/.venv/bin/python", "-m", "mizban", "serve")
    told = parser().parse_args([how, *options])
    assert told.host == "127.0.0.1" and told.port == 8642 and str(told.data) == f"/var/lib/{unit()['StateDirectory'][0]}"
    here = [str(tmp_path) if option == str(told.data) else "0" if option == "8642" else option for option in options]
    more = [option for n, option in enumerate(here) if option not in ("--data", "--port") and here[n - 1] not in ("--data", "--port")]
    with running(tmp_path, how, *more) as server, Player(server.address) as laleh:
        assert laleh.http.get("/ready").text == "ok\n"
        code, _ = server.end(getattr(signal, unit()["KillSignal"][0]))
    assert code in (0, -signal.SIGTERM)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "mizban.service").read_text()
    here = re.sub("/opt/mizban/.venv/bin/python|/opt/mizban$", lambda found: "/bin/true" if "python" in found[0] else "/", text, flags=re.M)
    (tmp_path / "mizban.service").write_text(here)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / "mizban.service"], capture_output=True, text=True, timeout=60
    )
    assert not [line for line in done.stderr.splitlines() if "mizban.service" in line], done.stderr


def test_the_containers_are_told_what_the_server_understands() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"database", "mizban", "proxy"}
    told = parser().parse_args(services["mizban"]["command"])
    assert told.command == "serve" and told.proxy == "*" and told.port == 8642
    assert "MIZBAN_DATABASE_URL" in services["mizban"]["environment"]
    mounted = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {volume for volume in mounted if not volume.startswith(".")} == set(compose["volumes"])
    assert all((DEPLOY / volume).exists() for volume in mounted if volume.startswith("."))
    assert (DEPLOY / services["mizban"]["build"]["context"] / services["mizban"]["build"]["dockerfile"]).exists()


def test_the_image_starts_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    command = re.search(r"^CMD (\[.*\])$", text, re.MULTILINE)
    assert command is not None
    told = parser().parse_args(yaml.safe_load(command[1]))
    assert told.command == "serve" and f"EXPOSE {told.port}" in text and f"VOLUME {told.data}" in text
    root = DEPLOY.parent
    copied = [name for line in re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE) for name in line.split()]
    assert all((root / name).exists() for name in copied)


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_braces_and_statements_of_the_proxies(name: str) -> None:
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text())
    assert text.count("{") == text.count("}") and "/metrics" in text and "8642" in text
    if name == "nginx.conf":
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        assert all(line.endswith((";", "{", "}")) for line in lines)
        for needed in ("Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
            assert f"proxy_set_header {needed};" in text
