"""Puts the server together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import RequestCookies
from litestar.types import Message, Scope

from mizban.server.api import api
from mizban.server.client import SECURITY, Client, client
from mizban.server.description import openapi
from mizban.server.errors import STATUS
from mizban.server.greeting import lobby_live
from mizban.server.guard import Guard
from mizban.server.guests import Guest
from mizban.server.house import House
from mizban.server.live import live
from mizban.server.lock import Lock
from mizban.server.previews import previews
from mizban.server.settings import Settings
from mizban.server.watching import watching
from mizban.table.refusal import Refusal
from mizban.table.wire import ErrorCode

log = logging.getLogger(__name__)

CODES: dict[int, ErrorCode] = {400: "malformed", 404: "not_found", 405: "not_found", 413: "too_large", 429: "too_many"}
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # invitation links hold a token
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Content-Security-Policy": SECURITY,
    "Cache-Control": "no-store",
}


def create_app(settings: Settings, *more: HTTPRouteHandler) -> Litestar:
    """The server as an ASGI application. `more` is given away beside it, and guarded as all else."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = Lock(settings.data) if settings.address.startswith("sqlite") else None
    files = Client(settings.static)
    try:
        house = House(settings)
    except BaseException:
        if lock is not None:
            lock.release()
        raise

    async def guest_of(cookies: RequestCookies) -> Guest:
        return await house.sessions.read(cookies.get(house.jar.name))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        house.open()
        yield
        await house.close()
        if lock is not None:
            lock.release()

    return Litestar(
        route_handlers=[api, live, lobby_live, *watching, *previews, *more, client],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "jar": Provide(lambda: house.jar, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "guest": Provide(guest_of),
        },
        state=State({"house": house}),
        guards=[Guard(settings)],
        lifespan=[lifespan],
        before_send=[add_headers],
        exception_handlers={
            Refusal: tell_refusal,
            HTTPException: tell_http_error,
            RecursionError: tell_malformed,  # both come from reading what was sent
            UnicodeDecodeError: tell_malformed,
            Exception: tell_failure,
        },
        request_max_body_size=settings.message_bytes,
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key="squeezed"),
        openapi_config=openapi,
        logging_config=None,
    )


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def tell(refused: Refusal, status: int = 0) -> Response[bytes]:
    return Response(msgspec.json.encode(refused.error), status_code=status or STATUS[refused.code], media_type="application/json")


def tell_refusal(request: Request[Any, Any, Any], refused: Refusal) -> Response[bytes]:
    request.app.state.house.meters.refusals.labels(refused.code).inc()
    return tell(refused)


def tell_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    return tell(Refusal(CODES.get(error.status_code, "malformed")), error.status_code)


def tell_malformed(_: Request[Any, Any, Any], __: Exception) -> Response[bytes]:
    return tell(Refusal("malformed"))


def tell_failure(request: Request[Any, Any, Any], _: Exception) -> Response[bytes]:
    log.exception("%s %s failed", request.method, request.scope["path"])  # the whole address may be what failed
    return tell(Refusal("failed"))
