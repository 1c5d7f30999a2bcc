"""Guests: whoever is here, with an account or without, and what their cookie says.

On a first visit it is a signed note: nothing is written down about somebody who only looks round. Who takes a name, opens a table or sits
down gets a session (`sessions.py`); so does the note of an earlier version.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Literal

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

YEAR = 365 * 24 * 3600


Role = Literal["player", "moderator", "host"]  # host of the house; whoever opened a table is the host of that table


class Guest(msgspec.Struct, frozen=True):
    """Whoever holds the cookie. The id never leaves the server but in a signed note."""

    id: str
    name: str = ""
    session: str = ""  # the hash of it; "" for a note
    account: bool = False
    role: Role = "player"

    @property
    def moderates(self) -> bool:
        return self.role in ("moderator", "host")


class Note(msgspec.Struct, frozen=True):
    id: str
    name: str = ""


STRANGER = Guest("")


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12))


class Jar:
    """Signs and reads notes, and knows the name of the cookie."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signer = URLSafeSerializer(secret, salt="guest")
        # A browser keeps one cookie jar for all ports of a host: the name tells two servers apart.
        self.name = "mizban-" + hashlib.sha256(b"name" + secret).hexdigest()[:8]

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of this note, or None if we did not sign it."""
        if not cookie:
            return None
        try:
            known = self.signer.loads(cookie)
            note = msgspec.convert(known, Note)
            return Guest(note.id, note.name)
        except (BadSignature, msgspec.ValidationError):
            return None

    def write(self, guest: Guest) -> str:
        return str(self.signer.dumps({"id": guest.id, "name": guest.name}))

    def first_token(self, guest: str) -> str:
        """Of the session that a note becomes: the same however often it is shown, so that two requests at once do not make two."""
        return hmac.new(self.secret, f"session {guest}".encode(), "sha256").hexdigest()


def secret_of(folder: Path) -> str:
    """The secret of a server of an earlier version, which kept it in a file; otherwise a new one. The database remembers it."""
    try:
        return (folder / "secret").read_text()
    except FileNotFoundError:
        return secrets.token_hex(32)
