"""Guests: no account, only a signed cookie that says who one is and how one is called."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

YEAR = 365 * 24 * 3600


class Guest(msgspec.Struct, frozen=True):
    """Whoever holds the cookie. The id never leaves the server but in that cookie."""

    id: str
    name: str = ""


STRANGER = Guest("")


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12))


class Jar:
    """Signs and reads the cookie."""

    def __init__(self, secret: bytes) -> None:
        self.signer = URLSafeSerializer(secret, salt="guest")
        # A browser keeps one cookie jar for all ports of a host: the name tells two servers apart.
        self.name = "mizban-" + hashlib.sha256(b"name" + secret).hexdigest()[:8]

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of this cookie, or None if we did not sign it."""
        if not cookie:
            return None
        try:
            known = self.signer.loads(cookie)
            return msgspec.convert(known, Guest)
        except (BadSignature, msgspec.ValidationError):
            return None

    def write(self, guest: Guest) -> str:
        return str(self.signer.dumps({"id": guest.id, "name": guest.name}))


def secret_of(folder: Path) -> str:
    """The secret of a server of an earlier version, which kept it in a file; otherwise a new one. The database remembers it."""
    try:
        return (folder / "secret").read_text()
    except FileNotFoundError:
        return secrets.token_hex(32)
