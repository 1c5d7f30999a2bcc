"""One server for all tests that need no settings of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.helpers import Player, quick, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(quick(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture
def laleh(address: str) -> Iterator[Player]:
    with Player(address) as player:
        yield player


@pytest.fixture
def kian(address: str) -> Iterator[Player]:
    with Player(address) as player:
        yield player
