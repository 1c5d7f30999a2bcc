"""The description of what can be asked over HTTP, as OpenAPI: `/api/description`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from mizban import __version__
from mizban.server.errors import STATUS
from mizban.table.wire import Error

openapi = OpenAPIConfig(
    title="Mizban",
    version=__version__,
    description="Tables, games and people. Every change needs the header X-Mizban; every refusal is an error with its code.",
    path="/api/description",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


def answers(kind: Any, status: int = 200) -> dict[int, ResponseSpec]:
    """Of a handler that packs its answer itself: what is in it."""
    return {status: ResponseSpec(kind, description="", generate_examples=False)}


REFUSALS = {status: ResponseSpec(Error, description="Refused", generate_examples=False) for status in sorted({*STATUS.values(), 405})}


def describe(handlers: Sequence[HTTPRouteHandler]) -> Sequence[HTTPRouteHandler]:
    """All of them may refuse, in one form."""
    for handler in handlers:
        handler.responses = {**REFUSALS, **(handler.responses or {})}
    return handlers
