"""Before anything is done for somebody: does it come from our own page, in a form that we know, and not too often?"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers.base import BaseRouteHandler

from mizban.server.door import neighbourhood
from mizban.server.limits import Buckets
from mizban.server.settings import Settings
from mizban.table.refusal import Refusal

AnyConnection = ASGIConnection[Any, Any, Any, Any]

READING = frozenset({"GET", "HEAD", "OPTIONS"})
OWN = "x-mizban"  # a header that only our own client sends: another site would have to ask us first, and is told no
WATCHING = {"watching": True}  # of a handler: only for who watches over the house
OPENS = {"opens": True}  # of a handler: it opens a table
FOREIGN = 4403  # close code


def where(connection: AnyConnection) -> str:
    """From where somebody speaks, as it is counted."""
    return neighbourhood(connection.client.host if connection.client else "")


class Guard:
    def __init__(self, settings: Settings) -> None:
        self.origins = settings.origins
        self.watchers = settings.watchers
        self.reads = Buckets(settings.reads_per_second, settings.reads_at_once)
        self.looks = Buckets(settings.looks_per_second, settings.looks_at_once)
        self.openings = Buckets(settings.tables_per_hour / 3600, settings.tables_at_once)
        self.changes = Buckets(settings.requests_per_second, settings.requests_at_once)

    def __call__(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        """A page of another site may neither change anything nor listen; nobody may shout."""
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            if not self.same_site(connection):
                raise WebSocketException(detail="foreign", code=FOREIGN)
        elif handler.opt.get("watching") and not (connection.client and connection.client.host in self.watchers):
            raise Refusal("not_found")
        elif connection.scope.get("method") in READING:
            allowed = self.looks if handler.opt.get("costly") else self.reads
            if not allowed.take(where(connection)):
                raise Refusal("too_many")
        else:
            self.check_change(connection, handler)

    def check_change(self, connection: AnyConnection, handler: BaseRouteHandler) -> None:
        if not self.same_site(connection) or OWN not in connection.headers:
            raise Refusal("foreign")
        address = where(connection)
        if not self.changes.take(address) or (handler.opt.get("opens") and not self.openings.take(address)):
            raise Refusal("too_many")
        if has_body(connection) and not handler.opt.get("text") and kind_of_body(connection) != "application/json":
            raise Refusal("malformed")

    def same_site(self, connection: AnyConnection) -> bool:
        """Browsers say which page a request comes from; other programs carry nobody's cookies and need not."""
        origin = connection.headers.get("origin")
        if origin is None:
            return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            return urlsplit(origin).netloc == connection.headers.get("host") or origin in self.origins
        except ValueError:  # no address at all
            return False


def has_body(connection: AnyConnection) -> bool:
    return connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers


def kind_of_body(connection: AnyConnection) -> str:
    return str(connection.headers.get("content-type", "")).partition(";")[0].strip().lower()
