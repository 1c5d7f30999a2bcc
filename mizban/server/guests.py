"""Guests: no account, only a signed cookie that says who one is and how one is called."""

from __future__ import annotations

import hashlib
import os
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


def secret_of(folder: Path) -> bytes:
    """The secret of this server: made once, readable by its owner alone."""
    place = folder / "secret"
    if not place.exists():
        draft = folder / f"secret.{os.getpid()}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, place)  # whoever is first wins; a half-written secret is never seen
        except FileExistsError:
            pass
        except OSError:  # a file system without links
            os.replace(draft, place)
        draft.unlink(missing_ok=True)
    return place.read_bytes()
