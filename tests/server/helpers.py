"""A server on a free port of this computer, and guests who play at it over HTTP and websockets."""

from __future__ import annotations

import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from litestar.handlers import HTTPRouteHandler
from websockets.sync.client import ClientConnection, connect

from mizban.server.app import create_app
from mizban.server.door import how_to_serve
from mizban.server.settings import Settings
from mizban.server.wire import LobbyNews
from mizban.table.wire import Alive, AskWire, Chair, Error, FromServer, OptionWire, Presence, TableInfo, Talk, Thinking, Update
from tests.server.databases import database_of

SECONDS = 30.0  # the longest any single answer may take

Seats = list[dict[str, str]]


@contextmanager
def serving(settings: Settings, *more: HTTPRouteHandler) -> Iterator[str]:
    """A running server; gives its address. `more` is what it gives away beside itself."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(how_to_serve(create_app(settings, *more), settings, log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(SECONDS)
            assert not thread.is_alive()


def quick(data: Path, **changes: Any) -> Settings:
    """Settings for tests: one thinker, generous limits."""
    usual: dict[str, Any] = {
        "thinkers": 1,
        "messages_per_second": 1e6,
        "messages_at_once": 1000,
        "requests_per_second": 1e6,
        "requests_at_once": 1000,
        "tries_at_once": 1000,
        "accounts_at_once": 1000,
        "reads_per_second": 1e6,
        "tables_at_once": 10_000,
        "looks_per_second": 1e6,
        "looks_at_once": 1000,
        "words_per_second": 1e6,
        "words_at_once": 1000,
        "reactions_per_second": 1e6,
        "reports_at_once": 1000,
        "lobby_pause_seconds": 0.0,
        "tables_per_guest": 1000,
    }
    return Settings(data=data, **{"database": database_of(data)} | usual | changes)


class Live:
    """One live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.now: Update | None = None

    def hear(self) -> FromServer:
        """The next message."""
        message = self.socket.recv(SECONDS)
        self.heard.append(message if isinstance(message, bytes) else message.encode())
        said: FromServer = msgspec.json.decode(self.heard[-1], type=FromServer)
        if isinstance(said, Update):
            self.now = said
        return said

    def update(self) -> Update:
        """The next message but for who comes and goes, what they say and who thinks; it is an Update."""
        while isinstance(said := self.hear(), Presence | Talk | Thinking):
            pass
        assert isinstance(said, Update), said
        return said

    def greet(self) -> Update:
        """Say hello, and hear everything up to its answer: the table as it is now."""
        self.say(**{"is": "hello"})
        while not isinstance(self.hear(), Alive):
            pass
        assert self.now is not None
        return self.now

    def until(self, rows: int) -> Update:
        """Updates until the table has at least so many rows."""
        while self.now is None or self.now.rows < rows:
            self.update()
        return self.now

    def talk(self) -> Talk:
        """What is said next; all else before it is heard."""
        while not isinstance(said := self.hear(), Talk):
            assert not isinstance(said, Error), said
        return said

    def refusal(self) -> Error:
        """The next error; Updates before it are heard."""
        while True:
            said = self.hear()
            if isinstance(said, Error):
                return said

    def say(self, **message: object) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def chair(self, seat: int | None) -> Chair:
        assert self.now is not None
        return next(chair for chair in self.now.chairs if chair.seat == seat)

    def ask(self) -> AskWire | None:
        """An open question to one of my seats."""
        assert self.now is not None
        return next((chair.ask for chair in self.now.chairs if chair.ask), None)

    def play(self, ask: AskWire, option: OptionWire) -> None:
        self.say(**{"is": "play"}, question=ask.id, verb=option.verb, on=option.on)

    def step_back(self, seat: int, whole: bool = False) -> None:
        """Take back what this seat is offered to take back."""
        self.say(**{"is": "undo"}, seat=seat, row=self.chair(seat).undo, whole=whole)

    def move(self, which: int = 0) -> Update:
        """Answer my open question with the option of this place, and hear of it."""
        ask = self.ask()
        assert ask is not None and self.now is not None
        rows = self.now.rows
        self.play(ask, ask.options[which % len(ask.options)])
        return self.until(rows + 1)


class Player:
    """A browser: it keeps its cookie and says where it comes from."""

    def __init__(self, address: str) -> None:
        self.address = address
        headers = {"Origin": f"http://{address}", "X-Mizban": "1"}
        self.http = httpx.Client(base_url=f"http://{address}", headers=headers, timeout=SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open(self, seats: Seats, **more: object) -> TableInfo:
        answer = self.http.post("/api/tables", json={"game": "port_royal", "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def table(self, name: str) -> TableInfo:
        return msgspec.json.decode(self.http.get(f"/api/tables/{name}").content, type=TableInfo)

    def join(self, name: str, seat: int, called: str, invite: str = "") -> httpx.Response:
        return self.http.post(f"/api/tables/{name}/join", json={"seat": seat, "name": called, "invite": invite})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def live(self, name: str, origin: str | None = None) -> Iterator[Live]:
        headers = {"Cookie": self.cookie, "Origin": origin or f"http://{self.address}"}
        with connect(f"ws://{self.address}/api/tables/{name}/live", additional_headers=headers, open_timeout=SECONDS) as socket:
            yield Live(socket)

    @contextmanager
    def lobby(self, but: str = "") -> Iterator[Hall]:
        headers = {"Cookie": self.cookie, "Origin": f"http://{self.address}"}
        with connect(f"ws://{self.address}/api/lobby/live?but={but}", additional_headers=headers, open_timeout=SECONDS) as socket:
            yield Hall(socket)


class Hall:
    """One connection to the lobby, and what is known by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.tables: dict[str, TableInfo] = {}

    def hear(self) -> LobbyNews:
        news = msgspec.json.decode(self.socket.recv(SECONDS), type=LobbyNews)
        if news.whole:
            self.tables.clear()
        self.tables.update({table.id: table for table in news.tables})
        for name in news.gone:
            del self.tables[name]
        return news

    def until(self, true: Callable[[dict[str, TableInfo]], bool]) -> LobbyNews:
        """News until this is so."""
        news = self.hear()
        while not true(self.tables):
            news = self.hear()
        return news


def me_and(*others: dict[str, str]) -> Seats:
    return [{"kind": "me", "name": "Laleh"}, *others]


HERE: dict[str, str] = {"kind": "here", "name": "کیان"}
FRIEND: dict[str, str] = {"kind": "friend"}
BOT: dict[str, str] = {"kind": "bot", "level": "random"}


def code(answer: httpx.Response) -> str:
    """The code of an HTTP answer that refuses."""
    assert answer.status_code >= 400
    return msgspec.json.decode(answer.content, type=Error).code


def play_to_the_end(live: Live, luck: random.Random) -> Update:
    """Answer every question of my seats at random."""
    update = live.now or live.update()
    while not update.table.finished:
        update = live.move(luck.randrange(100)) if live.ask() else live.update()
    return update


def caught_up(live: Live) -> list[Error]:
    """Say hello and hear everything up to its answer; the errors among it."""
    live.say(**{"is": "hello"})
    errors: list[Error] = []
    while not isinstance(said := live.hear(), Alive):
        if isinstance(said, Error):
            errors.append(said)
    return errors
