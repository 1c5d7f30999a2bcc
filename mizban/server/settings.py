"""Every number and switch of the server in one place."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from mizban.table.records import LARGEST

STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What may differ between a laptop, a house server and a test."""

    data: Path  # the folder of the database and the secret
    database: str = ""  # an SQLAlchemy address; "" is a SQLite file in `data`
    static: Path = STATIC  # the built client
    origins: tuple[str, ...] = ()  # further addresses pages may come from, as "https://play.example.org"

    proxies: tuple[str, ...] = ()  # whose forwarded headers are believed

    watchers: tuple[str, ...] = ("127.0.0.1", "::1")  # who may read /metrics

    drafts: bool = False  # games that are not finished can be played too

    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes that think; one more answers for those who need not
    thinker_grace: float = 20.0  # seconds beyond its time after which a thought hangs, and its worker is ended
    thinker_bytes: int = 2 << 30  # of memory that each of them may have, where the system can limit it
    advice_seconds: float = 1.5  # of thinking for one advice
    advice_per_second: float = 0.5  # of one guest
    advice_at_once: int = 10
    hurries_per_second: float = 1.0  # of one guest
    hurries_at_once: int = 5

    message_bytes: int = 8 * 1024  # one message or request body; what is larger is refused
    frame_bytes: int = 64 * 1024  # beyond this a connection is closed without reading on
    messages_per_second: float = 20.0  # of one guest, on all connections together
    messages_at_once: int = 60
    requests_per_second: float = 5.0  # that change something, from one address
    requests_at_once: int = 60
    reads_per_second: float = 50.0  # of pages, files and lists, from one address
    reads_at_once: int = 1000
    looks_per_second: float = 20.0  # at replays, from one address
    looks_at_once: int = 200
    frames_at_once: int = 64  # positions in one answer
    replays_in_memory: int = 32  # of tables, and as many of records; some 1 MB each
    record_bytes: int = LARGEST
    heard_out_bytes: int = 64 * LARGEST  # a longer body is not even heard to its end
    analyses_per_guest: int = 2  # under way or waiting
    analyses_waiting: int = 40  # of all guests
    analyses_in_memory: int = 32
    connections_per_address: int = 500  # or /64 of IPv6; a school may be behind one
    connections_per_guest: int = 40  # all tabs and devices of one person
    spectators_per_table: int = 100  # players are let in all the same
    headers_seconds: float = 10.0  # within which a request has to say what it wants
    body_seconds: float = 60.0  # and to be complete
    unread_errors: int = 20  # a client that reads none of its errors is let go
    send_seconds: float = 20.0  # a client that takes no update for so long is let go

    tries_per_hour: float = 60.0  # to sign in, from one address
    tries_at_once: int = 30
    wrong_passwords_per_hour: float = 20.0  # for one name, from anywhere
    wrong_passwords_at_once: int = 10
    accounts_per_hour: float = 20.0  # made from one address
    accounts_at_once: int = 20
    costly_per_hour: float = 30.0  # links and exports, of one person
    costly_at_once: int = 10
    link_seconds: float = 300.0  # for which a link to sign in by is good, and a challenge of a passkey
    backups_kept: int = 10  # of those that are made from the host's page
    devices_per_person: int = 50  # and as many passkeys

    words_per_second: float = 0.5  # said by one guest, at all tables together
    words_at_once: int = 6
    reactions_per_second: float = 1 / 3
    reports_per_hour: float = 6.0  # of one guest
    reports_at_once: int = 4

    push_services: tuple[str, ...] = (  # to whose addresses notices may be sent
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    contact: str = ""  # of whoever keeps the house, for push services: "mailto:..." or "https://..."; "" is its own address
    notice_seconds: float = 8.0  # within which somebody may come back by themselves
    late_notices_seconds: float = 30.0  # between two looks for notices that waited for the end of quiet hours
    devices_per_guest: int = 10

    tables_per_hour: float = 60.0  # opened from one address
    tables_at_once: int = 40
    tables_per_guest: int = 50  # unfinished ones, opened within `tables_per_guest_seconds`
    tables_per_guest_seconds: float = 24 * 3600.0
    lobby_tables: int = 30  # of each list
    lobby_pause_seconds: float = 1.0  # between two news to one page in the lobby
    lobby_again_seconds: float = 60.0  # without news, after which all of it is told again
    open_table_seconds: float = 24 * 3600.0  # a public table nobody touched for so long is listed no more
    tidy_seconds: float = 3600.0  # between two looks for tables that nobody misses
    waiting_table_seconds: float = 30 * 24 * 3600.0  # a table that never began goes when untouched for so long
    lone_table_seconds: float = 180 * 24 * 3600.0  # and so an unfinished one with a single person
    shared_table_seconds: float = 365 * 24 * 3600.0  # and one with several; 0, of each of the three: never
    warning_seconds: float = 14 * 24 * 3600.0  # for which it is told before, in the lobby and at the table
    tables_in_memory: int = 500

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'mizban.db'}"
