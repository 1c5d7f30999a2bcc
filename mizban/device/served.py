"""The app as a live house gives it away, at `/device/`: who plays there plays on their own device, also without a connection."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from mizban.device import folder, parts
from mizban.server.client import ASK_AGAIN, FOREVER, PACKED, File, hand_out, kind_of, pack
from mizban.table.refusal import Refusal

PLACE = "/device/"
HOUSE = "/"
THERE = "there.json"
LASTING = ("assets/", f"{folder.DEVICE}/")  # whose names hold the hash of what is in them


class OnDevice(msgspec.Struct, frozen=True):
    """Whether this house can be taken along, and about how much there is to fetch."""

    bytes: int  # 0: it cannot


class Served:
    """Made when it is first asked for, which takes a moment, and again when the client or its Python has changed."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self.stamp: tuple[int, ...] = ()
        self.plain: dict[str, bytes] = {}
        self.packed: dict[str, File] = {}
        self.making = asyncio.Lock()

    def now(self) -> tuple[int, ...]:
        """What the app would be made of; empty, if a part of it is not here (yet)."""
        try:
            return ((self.static / folder.PAGE).stat().st_mtime_ns, parts.PYTHON.stat().st_mtime_ns)
        except OSError:
            return ()

    def there(self) -> OnDevice:
        return OnDevice(sum(path.stat().st_size for path in parts.PYTHON.iterdir()) if self.now() else 0)

    async def find(self, path: str) -> File | None:
        """One at a time: to make it all and to squeeze each file takes some time, and nobody shall ask for everything at once."""
        async with self.making:
            now = self.now()
            if now != self.stamp:
                self.plain = await asyncio.to_thread(folder.contents, self.static, HOUSE) if now else {}
                self.packed.clear()
                self.stamp = now
            if path in self.plain:
                self.packed[path] = await asyncio.to_thread(pack, self.plain.pop(path), kind_of(path))
            return self.packed.get(path)


def served(static: Path) -> HTTPRouteHandler:
    """The handler that gives the app away. Only here, not in the rest of the house, may a page run WebAssembly."""
    app = Served(static)

    @get([PLACE, PLACE + "{path:path}"], opt=PACKED, include_in_schema=False)
    async def on_device(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[Any]:
        if not path and not request.scope["raw_path"].endswith(b"/"):
            return Redirect(PLACE)  # its files lie beside it
        path = path.strip("/")
        if path == THERE:
            return Response(app.there(), headers={"Cache-Control": ASK_AGAIN})
        file = await app.find(path or folder.PAGE)
        if file is None and not path:
            return Redirect(HOUSE)  # it cannot be taken along (yet)
        if file is None:
            raise Refusal("not_found")
        return hand_out(request, file, FOREVER if path.startswith(LASTING) else ASK_AGAIN, folder.RULES)

    return on_device
