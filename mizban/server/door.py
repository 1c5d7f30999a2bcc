"""The door of the house: who may come in, how many at once, and how long one may take to say what one wants."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections import Counter
from typing import Any

import h11
import uvicorn
from litestar.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mizban.server.settings import Settings
from mizban.server.squeezing import Squeezing

RESERVED = 100  # descriptors for files, the database and the workers
WANTED = 16_384  # descriptors: some ten thousand connections


def neighbourhood(address: str) -> str:
    """Whom an address is counted as: of IPv6 everybody has a whole /64 to choose from."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False))


def raise_descriptors(wanted: int = WANTED) -> int:
    """As many as the system lets us have, up to so many; how many there are now."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    best = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < best:
        resource.setrlimit(resource.RLIMIT_NOFILE, (best, hard))
        return best
    return wanted if soft == resource.RLIM_INFINITY else soft


class Door:
    """Counts who is inside. A proxy that we believe brings many people and is not counted as one."""

    def __init__(self, most: int, most_each: int, proxies: tuple[str, ...] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = proxies
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        who = neighbourhood(address)
        full = self.inside.total() >= self.most or (self.inside[who] >= self.most_each and not self._proxy(address))
        if not full:
            self.inside[who] += 1
        return not full

    def leave(self, address: str) -> None:
        who = neighbourhood(address)
        self.inside[who] -= 1
        if self.inside[who] <= 0:
            del self.inside[who]

    def _proxy(self, address: str) -> bool:
        return address in self.proxies or "*" in self.proxies


def protocols(door: Door, headers_seconds: float, body_seconds: float) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How this server speaks HTTP, and websockets."""

    class Patient(H11Protocol):
        """Who does not say within a while what they want is let go."""

        patience: asyncio.TimerHandle | None = None
        counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.counted = door.enter(self.client[0] if self.client else "")
            if not self.counted:
                transport.abort()
                return
            self.wait(headers_seconds)

        def data_received(self, data: bytes) -> None:
            told = self.conn.their_state
            super().data_received(data)
            state = self.conn.their_state
            if self.transport.get_protocol() is not self or state not in (h11.IDLE, h11.SEND_BODY):
                self.wait(0)
            elif state is h11.SEND_BODY and (told is not h11.SEND_BODY or self.patience is None):
                self.wait(body_seconds)
            elif state is h11.IDLE and self.patience is None:  # the next request has begun
                self.wait(headers_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self.wait(0)
            super().connection_lost(exc)
            if self.counted:
                door.leave(self.client[0] if self.client else "")

        def wait(self, seconds: float) -> None:
            if self.patience is not None:
                self.patience.cancel()
            self.patience = self.loop.call_later(seconds, self.transport.abort) if seconds else None

    class Counted(WebSocketsSansIOProtocol):
        """It came in by HTTP, and leaves by this one."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.conn.available_extensions = [Squeezing()]

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            door.leave(self.client[0] if self.client else "")

    return Patient, Counted


def answering_heads(app: ASGIApp) -> ASGIApp:
    """A HEAD is a GET whose body the web server keeps to itself."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        asked: Any = {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope
        await app(asked, receive, send)

    return answer


def how_to_serve(app: ASGIApp, settings: Settings, **more: Any) -> uvicorn.Config:
    """All that the web server is told; `more` is what differs between a test and a house."""
    door = Door(raise_descriptors() - RESERVED, settings.connections_per_address, settings.proxies)
    http, ws = protocols(door, settings.headers_seconds, settings.body_seconds)
    usual: dict[str, Any] = {
        "http": http,
        "ws": ws,
        "ws_max_size": settings.frame_bytes,
        "timeout_graceful_shutdown": 2,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "server_header": False,
        "date_header": True,
    }
    return uvicorn.Config(answering_heads(app), **usual | more)
