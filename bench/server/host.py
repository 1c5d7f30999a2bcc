"""The server of the measurement: as it is hosted, but for the limits, for all guests come from one address."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path

import uvicorn

from mizban.server.app import create_app
from mizban.server.door import how_to_serve
from mizban.server.settings import Settings

MANY = 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--database", default="")
    options = parser.parse_args()
    settings = Settings(
        data=options.data,
        database=options.database,
        connections_per_address=MANY,
        connections_per_guest=MANY,
        messages_per_second=MANY,
        messages_at_once=MANY,
        requests_per_second=MANY,
        requests_at_once=MANY,
        reads_at_once=MANY,
        tables_at_once=MANY,
        tables_per_guest=MANY,
        tables_in_memory=5000,
    )
    with socket.create_server(("127.0.0.1", 0), backlog=2048) as listener:
        print(listener.getsockname()[1], flush=True)
        uvicorn.Server(how_to_serve(create_app(settings), settings, log_level="warning")).run(sockets=[listener])


if __name__ == "__main__":
    main()
