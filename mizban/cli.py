"""The commands: `mizban play` for oneself and friends in the same house, `mizban serve` for hosting."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
from pathlib import Path

from mizban import compiled

PORT = 8642


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        return host(options)
    except KeyboardInterrupt:
        return 0


def parser() -> argparse.ArgumentParser:
    commands = argparse.ArgumentParser(prog="mizban", description="Board games at a host's table, in Persian and English.")
    named = commands.add_subparsers(dest="command", required=True, metavar="play | serve")
    play = named.add_parser("play", help="start the server on this computer and print its address")
    serve = named.add_parser("serve", help="host it for others, behind a proxy that speaks HTTPS")
    for command in (play, serve):
        command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
        command.add_argument("--port", type=int, default=PORT, help="port to listen on; 0 takes any free one (default: %(default)s)")
        command.add_argument("--data", type=Path, default=data_folder(), help="folder of the database (default: %(default)s)")
    serve.add_argument("--database", default="", help="address of another database than the SQLite file in the data folder")
    serve.add_argument("--origin", action="append", default=[], help="an address of the site, if the proxy hides it from us")
    serve.add_argument("--proxy", default="127.0.0.1", help="whose forwarded headers are believed (default: %(default)s)")
    return commands


def data_folder() -> Path:
    """Where this system keeps what a program remembers for its user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "mizban"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/mizban"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "mizban"


def host(options: argparse.Namespace) -> int:
    """Take the port first: if it is taken, that is all there is to say."""
    try:
        listener = listen(options.host, options.port)
    except OSError as error:
        return sorry(port_trouble(error, options))
    with listener:
        import uvicorn
        from sqlalchemy.exc import DBAPIError

        from mizban.server.app import create_app
        from mizban.server.settings import Settings

        hosting = options.command == "serve"
        settings = Settings(
            data=options.data,
            database=options.database if hosting else "",
            origins=tuple(options.origin) if hosting else (),
        )
        try:
            app = create_app(settings)
        except (OSError, DBAPIError) as error:
            return sorry(f"The data folder {options.data} cannot be used ({error}): choose another one with --data FOLDER.")
        greet(options.host, listener.getsockname()[1])
        config = uvicorn.Config(
            app,
            log_level="info" if hosting else "warning",
            proxy_headers=hosting,
            forwarded_allow_ips=options.proxy if hosting else None,
            ws_max_size=settings.frame_bytes,
            timeout_graceful_shutdown=2,
            server_header=False,
            date_header=True,
        )
        uvicorn.Server(config).run(sockets=[listener])
    return 0


def listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, port), family=family, backlog=1024)


def port_trouble(error: OSError, options: argparse.Namespace) -> str:
    match error.errno:
        case errno.EADDRINUSE:
            free = options.port + 1 if options.port < 65535 else PORT
            other = f"start on another one with --port {free} (make play PORT={free})"
            return f"Port {options.port} is taken, perhaps by Mizban itself: open it in the browser, or {other}."
        case errno.EACCES:
            return f"Port {options.port} needs special rights: start with a port from 1024 on, for example --port {PORT}."
        case _:
            return f"Cannot listen on {options.host}, port {options.port} ({error}): choose others with --host and --port."


def sorry(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def own_address() -> str:
    """This machine's address for the other devices in the house; localhost without a network. Asking for the way there sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # an address for documentation: any outside one would do
        except OSError:
            return "localhost"
        return str(way.getsockname()[0])


def greet(address: str, port: int) -> None:
    if address in ("0.0.0.0", "::"):
        address = own_address()
    shown = f"[{address}]" if ":" in address else address
    how = ("compiled", "کامپایل‌شده") if compiled() else ("interpreted, slower but just as right", "بدون کامپایل، کندتر ولی به همان درستی،")
    print(f"Mizban is ready: http://{shown}:{port}  (the engine runs {how[0]}; stop with Ctrl-C)")
    print(f"میزبان آماده است: http://{shown}:{port}  (موتور بازی {how[1]} اجرا می‌شود؛ پایان با Ctrl-C)", flush=True)
