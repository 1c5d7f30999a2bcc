"""Schemathesis against our own description: whatever it makes up, the answer is one that the description knows, and no fault of ours."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from mizban.server.app import create_app
from mizban.server.settings import Settings
from tests.server.helpers import HERE, Player, me_and, quick, serving

EXAMPLES = int(os.environ.get("MIZBAN_EXAMPLES", "8"))  # of each request


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address, Player(address) as laleh:
        laleh.open(me_and(HERE), public=True)
        yield laleh


def description() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), database="sqlite://"))
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return told


schema = schemathesis.openapi.from_dict(description())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_whatever_is_asked(case: Any, house: Player, caplog: pytest.LogCaptureFixture) -> None:
    case.call_and_validate(
        base_url=f"http://{house.address}",
        headers={"X-Mizban": "1", "Cookie": house.cookie},
        checks=[not_a_server_error, response_schema_conformance, status_code_conformance],
    )
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR and record.name.startswith("mizban")] == []


def test_everything_that_can_be_asked_is_described(tmp_path: Path) -> None:
    app = create_app(quick(tmp_path, database=""))
    known = {route.path_format for route in app.routes if route.path_format.startswith("/api") and not route.path_format.endswith("/live")}
    known = {path for path in known if not path.startswith("/api/description")}
    assert {path for path in known if path not in ("/api", "/api/{path}")} == set(app.openapi_schema.paths or {})
