"""The commands: `mizban play` for oneself and friends in the same house, `mizban serve` for hosting, `mizban verify` for a record,
`mizban train` for opponents that learn, `mizban arena` for measuring them, `mizban puzzles` for positions to think about."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
from pathlib import Path

from mizban import __version__, compiled
from mizban.completion import SHELLS, script
from mizban.train.arguments import add_arguments
from mizban.words import LANGUAGES, digits, game_name, in_both, never_stumble, phrase

PORT = 8642


def main(arguments: list[str] | None = None) -> int:
    never_stumble()
    options = parser().parse_args(arguments)
    try:
        match options.command:
            case "verify":
                return verify(options.file)
            case "backup" | "restore":
                return copy(options)
            case "user":
                return user(options)
            case "games":
                return list_games()
            case "app":
                return write_app(options.folder)
            case "completion":
                print(script(parser(), options.shell), end="")
                return 0
            case "train":
                return train(options)
            case "arena":
                return arena(options)
            case "puzzles":
                return puzzles(options)
            case _:
                return host(options)
    except KeyboardInterrupt:
        return 0


def parser() -> argparse.ArgumentParser:
    commands = argparse.ArgumentParser(prog="mizban", description="Board games at a host's table, in Persian and English.")
    commands.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    named = commands.add_subparsers(dest="command", required=True, metavar="COMMAND")
    play = named.add_parser("play", help="start the server on this computer and print its address")
    serve = named.add_parser("serve", help="host it for others, behind a proxy that speaks HTTPS")
    verify = named.add_parser("verify", help="say whether the shuffle of a recorded game was honest, and who won")
    verify.add_argument("file", type=Path, help="a record, as it is saved from a table")
    backup = named.add_parser("backup", help="copy everything into one file, while the server runs")
    restore = named.add_parser("restore", help="put such a copy into an empty data folder or database")
    for command in (backup, restore):
        command.add_argument("file", type=Path, help="the copy; keep it private, it holds the secret of the guests' cookies")
    user = named.add_parser("user", help="list the accounts, or give one a role")
    user.add_argument("name", nargs="?", default="", help="of the account")
    user.add_argument("--role", choices=("host", "moderator", "player"), help="what this person may do in the house")
    named.add_parser("games", help="list the games")
    app = named.add_parser("app", help="write a folder of files that any web server can give away, to play without one")
    app.add_argument("folder", type=Path, help="a new or empty folder, or one with an older app")
    completion = named.add_parser("completion", help="print what lets a shell complete the words of this command")
    completion.add_argument("shell", choices=SHELLS, help="whose language it is written in")
    train = named.add_parser("train", help="let the opponents of a game learn from games against themselves (needs mizban[train])")
    add_arguments(train)
    add_arena(named.add_parser("arena", help="many games between computer opponents, and what they say about them"))
    add_puzzles(named.add_parser("puzzles", help="look for puzzles in games of the opponents against themselves"))
    for command in (play, serve):
        command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: %(default)s)")
        command.add_argument("--port", type=int, default=PORT, help="port to listen on; 0 takes any free one (default: %(default)s)")
    for command in (play, serve, backup, restore, user):
        command.add_argument("--data", type=Path, default=data_folder(), help="folder of the database (default: %(default)s)")
    play.add_argument("--drafts", action="store_true", help="offer also the games that are not finished")
    for command in (serve, backup, restore, user):
        command.add_argument(
            "--database",
            default=os.environ.get("MIZBAN_DATABASE_URL", ""),
            help="address of a PostgreSQL database, postgresql://USER@HOST/NAME (default: MIZBAN_DATABASE_URL, or a file in the folder)",
        )
    serve.add_argument("--origin", action="append", default=[], help="an address of the site, if the proxy hides it from us")
    serve.add_argument("--watcher", action="append", default=[], help="an address that may read /metrics, besides this machine")
    serve.add_argument(
        "--keep-days",
        type=int,
        default=365,
        metavar="DAYS",
        help="unfinished tables of several people go, after a warning, when untouched for so long; 0: never (default: %(default)s)",
    )
    serve.add_argument(
        "--contact",
        type=contact,
        default="",
        help="for push services that send notices: mailto:YOU@HOST or https://HOST (default: the address of the site)",
    )
    serve.add_argument("--proxy", default="127.0.0.1", help="whose forwarded headers are believed (default: %(default)s)")
    return commands


def contact(text: str) -> str:
    """Anything else push services refuse."""
    if text and not text.startswith(("mailto:", "https://")):
        raise argparse.ArgumentTypeError(f"{text} is neither mailto:... nor https://...")
    return text


def add_arena(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "game", metavar="GAME", help="a game by its key; `ladder` to measure all guests; `report` to read results that are there"
    )
    command.add_argument(
        "named",
        metavar="OPPONENT",
        nargs="*",
        help="casual, search:0.5, my_bots:MyBot; after `ladder` games, after `report` files of results",
    )
    command.add_argument("--games", type=int, default=400, help="games of each pairing (default: %(default)s)")
    command.add_argument(
        "--seats", type=int, default=2, help="with more than two, one sits against a table of the other (default: %(default)s)"
    )
    command.add_argument("--first-deal", type=int, default=1, help="number of the first deal (default: %(default)s)")
    command.add_argument("--workers", type=int, default=0, help="processes (default: one for each processor)")
    command.add_argument(
        "--patience", type=float, default=120.0, help="seconds for one answer before a process is replaced (default: %(default)s)"
    )
    command.add_argument("--minutes", type=float, default=60.0, help="how long the ladder begins new games (default: %(default)s)")
    command.add_argument("--longest", type=float, default=1e9, help="leave out of the ladder who thinks longer than so many seconds")
    command.add_argument("--cluster", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    command.add_argument("--results", type=Path, metavar="FILE", help="where results are added (default: arena/GAME-SEATS.jsonl)")
    command.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots, in both languages")
    command.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables into this document")
    command.add_argument("--parquet", type=Path, metavar="FILE", help="write all results as Parquet, a row for each seat")


def add_puzzles(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="the game's key, as its folder is named")
    command.add_argument("--puzzles", type=int, default=60, help="how many there are to be in the end (default: %(default)s)")
    command.add_argument(
        "--iterations", type=int, default=400, help="of the search that plays; puzzles are verified by a longer one (default: %(default)s)"
    )
    command.add_argument("--file", type=Path, help="where they are kept; a second call goes on from it (default: in the game's folder)")


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
        return port_trouble(error, options)
    with listener:
        import uvicorn
        from sqlalchemy.exc import ArgumentError, DBAPIError

        from mizban.device.served import served
        from mizban.server.app import create_app
        from mizban.server.database import Damaged, NoDriver
        from mizban.server.door import how_to_serve
        from mizban.server.lock import InUse
        from mizban.server.logs import configuration
        from mizban.server.settings import Settings

        hosting = options.command == "serve"
        settings = Settings(
            data=options.data,
            database=options.database if hosting else "",
            origins=tuple(options.origin) if hosting else (),
            proxies=tuple(options.proxy.split(",")) if hosting else (),
            watchers=(*"127.0.0.1", "::1", *options.watcher) if hosting else (),
            drafts=not hosting and options.drafts,
            shared_table_seconds=options.keep_days * 24 * 3600.0 if hosting else 0.0,
            contact=options.contact if hosting else "",
        )
        try:
            app = create_app(settings, served(settings.static))
        except InUse:
            return sorry("folder-in-use", folder=str(options.data))
        except NoDriver:
            return sorry("no-driver")
        except Damaged as error:
            return sorry("damaged", folder=str(options.data), error=in_one_line(error))
        except (OSError, DBAPIError, ArgumentError) as error:
            if settings.database:
                return sorry(
                    "bad-database", error=in_one_line(error.orig or error) if isinstance(error, DBAPIError) else in_one_line(error)
                )
            return sorry("bad-folder", folder=str(options.data), error=in_one_line(error))
        greet(options.host, listener.getsockname()[1])
        config = how_to_serve(app, settings, log_config=configuration(hosting, "info" if hosting else "warning"))
        uvicorn.Server(config).run(sockets=[listener])
    return 0


def copy(options: argparse.Namespace) -> int:
    """`backup` and `restore`. 0: done; 2: one sentence says why not."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from mizban.server.backup import NoBackup, NotEmpty, backup, restore
    from mizban.server.database import NoDriver
    from mizban.server.lock import InUse, Lock
    from mizban.server.settings import Settings

    settings = Settings(data=options.data, database=options.database)
    here, file = options.database or str(options.data), str(options.file)
    try:
        if options.command == "backup":
            if not options.database and not (options.data / "mizban.db").exists():
                return sorry("no-house", folder=here)
            rows = backup(settings.address, options.file)
        else:
            options.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = None if options.database else Lock(options.data)
            try:
                rows = restore(settings.address, options.file)
            finally:
                if lock is not None:
                    lock.release()
    except NoDriver:
        return sorry("no-driver")
    except InUse:
        return sorry("folder-in-use", folder=here)
    except NotEmpty:
        return sorry("not-empty", folder=here)
    except NoBackup as error:
        return sorry("no-backup", file=file, error=in_one_line(error))
    except (OSError, DBAPIError, ArgumentError) as error:
        return sorry("copy-failed", file=file, error=in_one_line(error))
    print(in_both(f"{options.command}-done", file=file, rows=rows))
    return 0


def user(options: argparse.Namespace) -> int:
    """`user`, while the server runs or not. 0: done; 2: one sentence says why not."""
    from sqlalchemy.exc import ArgumentError, DBAPIError

    from mizban.server.database import Damaged, NoDriver
    from mizban.server.register import Register
    from mizban.server.settings import Settings
    from mizban.server.storage import Store

    if not options.database and not (options.data / "mizban.db").exists():
        return sorry("no-house", folder=str(options.data))
    try:
        store = Store(Settings(data=options.data, database=options.database).address)
    except NoDriver:
        return sorry("no-driver")
    except Damaged as error:
        return sorry("damaged", folder=str(options.data), error=in_one_line(error))
    except (OSError, DBAPIError, ArgumentError) as error:
        return sorry("bad-database", error=in_one_line(error))
    try:
        register = Register(store)
        person = register.named(options.name) if options.name else None
        if options.name and person is None:
            return sorry("user-unknown", name=options.name)
        if options.role and person is None:
            return sorry("user-who")
        if person is not None and options.role:
            register.change(person.id, role=options.role)
        for one in [person] if person is not None else register.accounts():
            print(in_both("user", name=one.name, role=options.role or one.role))
    finally:
        store.close()
    return 0


def listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, port), family=family, backlog=1024)


def port_trouble(error: OSError, options: argparse.Namespace) -> int:
    port = str(options.port)
    match error.errno:
        case errno.EADDRINUSE:
            return sorry("port-taken", port=port, free=str(options.port + 1 if options.port < 65535 else PORT))
        case errno.EACCES:
            return sorry("port-rights", port=port, free=str(PORT))
        case _:
            return sorry("cannot-listen", host=options.host, port=port, error=in_one_line(error))


def sorry(key: str, code: int = 2, **given: str | int) -> int:
    """Why it cannot be, in both languages, and the exit code."""
    print(in_both(key, **given), file=sys.stderr)
    return code


def in_one_line(error: BaseException) -> str:
    return " ".join(str(error).split())


def verify(file: Path) -> int:
    """0: an honest game; 1: not by the rules, or nothing proves the shuffle; 2: this is no record that we can read."""
    from mizban.table import records
    from mizban.table.refusal import Refusal

    try:
        with file.open("rb") as opened:
            replay = records.read(opened.read(records.LARGEST + 1))
    except OSError as error:
        return sorry("cannot-open", file=str(file), error=in_one_line(error))
    except Refusal as refused:
        return sorry(f"record-{refused.code}", 1 if refused.code in ("illegal_move", "wrong_hash") else 2, line=refused.line)
    fair = replay.verdict()
    won = [score for score in replay.match.scores() if score.won]
    for language in LANGUAGES:
        winners = f" {phrase(language, 'and')} ".join(digits(language, score.seat + 1) for score in won)
        how_many = "single" if len(won) == 1 else "several"
        key = "verify-honest" if fair.honest else "verify-unproven"
        print(phrase(language, key, moves=fair.moves, winning=how_many, winners=winners, points=won[0].total))
    return 0 if fair.honest else 1


def list_games() -> int:
    """All that are offered, each in both languages."""
    from mizban.engine import games

    for game in games().values():
        if game.offered:
            for language in LANGUAGES:
                facts = {"fewest": game.seats[0], "most": game.seats[-1], "minutes": game.minutes}
                print(phrase(language, "game", name=game_name(game.key, language), game=game.key, **facts))
    return 0


def write_app(folder: Path) -> int:
    """0: it is there; 2: one sentence says why not."""
    from mizban.device.folder import NoClient, NotOurs, size, write
    from mizban.device.parts import NoPython

    try:
        write(folder)
    except NotOurs:
        return sorry("app-not-empty", folder=str(folder))
    except NoClient:
        return sorry("app-no-client")
    except NoPython:
        return sorry("app-no-python")
    except OSError as error:
        return sorry("app-failed", folder=str(folder), error=in_one_line(error))
    print(in_both("app-done", folder=str(folder), megabytes=round(size(folder) / 1_000_000)))
    return 0


def train(options: argparse.Namespace) -> int:
    """Generations of opponents; 2: what it needs is not installed, or there is nothing to learn."""
    from mizban.arena import Trouble

    try:
        from mizban.train import command
    except ImportError as error:
        return sorry("train-needs", error=in_one_line(error))
    try:
        return command.train(options)
    except Trouble as trouble:
        return sorry(trouble.key, 2, **trouble.given)


def arena(options: argparse.Namespace) -> int:
    from mizban.arena import Trouble
    from mizban.arena.command import run

    try:
        return run(options)
    except Trouble as trouble:
        return sorry(trouble.key, 2, **trouble.given)


def puzzles(options: argparse.Namespace) -> int:
    from mizban.puzzles.command import NoSuchGame, run

    try:
        print(in_both("puzzles-done", count=run(options), game=options.game))
    except NoSuchGame as error:
        return sorry("no-such-game", game=options.game, games=str(error))
    except OSError as error:
        return sorry("cannot-write", file=str(options.file or options.game), error=in_one_line(error))
    return 0


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
    print(in_both("ready", address=f"http://{shown}:{port}", engine="compiled" if compiled() else "interpreted"), flush=True)
