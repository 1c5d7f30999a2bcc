"""Hands out the built client: its page for every address of the client, its files with long caching."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import os
import stat
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath

from mizban.table.refusal import Refusal
from mizban.words import in_both

FOREVER = "public, max-age=31536000, immutable"  # the name of a built asset holds the hash of its content
ASK_AGAIN = "no-cache"
SQUEEZED = ("text/", "image/svg+xml", "application/json", "application/manifest+json")
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/gzip",
}


class File(msgspec.Struct, frozen=True):
    """A file of the client, ready to send."""

    stamp: tuple[int, int]
    kind: str
    plain: bytes
    squeezed: bytes | None
    tag: str


class Client:
    """The built files; each is read once, and again when it has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[tuple[int, int], File] = {}  # by what they are on the disk: one file has many spellings
        self.reading = asyncio.Lock()

    async def find(self, path: str) -> File | None:
        place = self.place(path)
        try:
            facts = place.stat() if place else None
        except (OSError, ValueError):  # not there, or no name that a file could have
            return None
        if place is None or facts is None or not stat.S_ISREG(facts.st_mode):
            return None
        return self.known(facts) or await self.read(place, facts)

    def place(self, path: str) -> Path | None:
        parts = PurePosixPath(path.strip("/")).parts
        return None if ".." in parts or any(char in path for char in "\\:\0") else self.folder.joinpath(*parts)

    def known(self, facts: os.stat_result) -> File | None:
        found = self.files.get((facts.st_dev, facts.st_ino))
        return found if found is not None and found.stamp == (facts.st_mtime_ns, facts.st_size) else None

    async def read(self, place: Path, facts: os.stat_result) -> File:
        """In a thread: squeezing takes its time. One after the other, so that nobody can ask for all at once."""
        async with self.reading:
            found = self.known(facts)
            if found is None:
                found = await asyncio.to_thread(read, place, (facts.st_mtime_ns, facts.st_size))
                self.files[facts.st_dev, facts.st_ino] = found
            return found


def read(place: Path, stamp: tuple[int, int]) -> File:
    return pack(place.read_bytes(), kind_of(place.name), stamp)


def kind_of(name: str) -> str:
    """What a browser is told that it is."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return KINDS.get(PurePosixPath(name).suffix, kind)


def pack(plain: bytes, kind: str, stamp: tuple[int, int] = (0, 0)) -> File:
    squeezed = gzip.compress(plain, 9, mtime=0) if kind.startswith(SQUEEZED) and len(plain) > 500 else None
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(stamp, kind, plain, squeezed, tag)


# Only our own files, and no script in a page at all; styles are set on elements by the client.
SECURITY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

PACKED = {"squeezed": True}  # of a handler: nobody need squeeze its answers


@get(["/", "/{path:path}"], opt=PACKED, include_in_schema=False)
async def client(request: Request[Any, Any, State], files: NamedDependency[Client], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its page: the client itself knows what belongs to /t/..., /new/... and /manual/..."""
    path = path.strip("/")
    if path.split("/")[0] == "api":
        raise Refusal("not_found")
    file = await files.find(path) if path else None
    page = file is None
    if file is None:
        if "." in path.split("/")[-1]:
            raise Refusal("not_found")
        file = await files.find("index.html")
    if file is None:
        return Response(f"{in_both('not-built')}\n".encode(), media_type=MediaType.TEXT, status_code=503)
    return hand_out(request, file, FOREVER if not page and path.startswith("assets/") else ASK_AGAIN)


def hand_out(request: Request[Any, Any, Any], file: File, caching: str, security: str = SECURITY) -> Response[bytes]:
    """As small as its reader can take it, or only the news that it is still the same."""
    headers = {"Cache-Control": caching, "ETag": file.tag, "Vary": "Accept-Encoding", "Content-Security-Policy": security}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.plain
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.squeezed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.kind)
