"""A folder of files that is a whole Mizban: any web server can give it away, under any path, and no server has to think."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

from mizban.device import parts
from mizban.server.client import SECURITY
from mizban.server.settings import STATIC

PAGE = "index.html"
LIST = "files.js"
WORKER = "keep.js"
DEVICE = "device"
MARK = "self.MIZBAN = "
# Neither kept nor counted as parts of the app: the browser looks for these by itself, or they only name others.
APART = {LIST, WORKER, f"{DEVICE}/{parts.CURRENT}"}


class NotOurs(Exception):
    """There is something in this folder that is not ours to overwrite."""


class NoClient(Exception):
    """The client is not built."""


def write(folder: Path) -> None:
    """The app, as it is now; in place of an older one that lies there."""
    if not (STATIC / PAGE).exists():
        raise NoClient
    before = listed(folder)
    name = parts.write(folder / DEVICE)
    for path in STATIC.rglob("*"):
        target = folder / path.relative_to(STATIC)
        if path.is_file() and path.name not in (PAGE, LIST, WORKER):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    # The page last, then what tells older ones that there is something new.
    (folder / PAGE).write_text(page((STATIC / PAGE).read_text(encoding="utf-8"), f"{DEVICE}/{name}"), encoding="utf-8")
    now = sorted((built(STATIC) | {f"{DEVICE}/{path}" for path in built(folder / DEVICE)}) - APART - {PAGE})
    (folder / LIST).write_text(list_of(folder, now), encoding="utf-8")
    shutil.copyfile(STATIC / WORKER, folder / WORKER)
    for old in before - {*now, PAGE}:
        (folder / old).unlink(missing_ok=True)


def page(html: str, device: str) -> str:
    """The page of a live house, for a folder: its files are beside it, and it knows where the parts are."""
    html = re.sub(r'(src|href)="/', r'\1="./', html)
    html = html.replace("<html ", f'<html data-device="{device}" ', 1)
    rules = SECURITY.rpartition("; frame-ancestors")[0]  # which only a server can say
    rules = rules.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")  # the Python of a device is WebAssembly
    return html.replace("<meta charset", f'<meta http-equiv="Content-Security-Policy" content="{rules}" />\n    <meta charset', 1)


def list_of(folder: Path, names: list[str]) -> str:
    """What the service worker keeps, and a version that changes with any of it."""
    digest = hashlib.sha256()
    for name in [PAGE, *names]:
        digest.update(f"{name}\0".encode() + hashlib.sha256((folder / name).read_bytes()).digest())
    told = {"version": digest.hexdigest()[:12], "files": ["./", *names]}
    return f"{MARK}{json.dumps(told)}\n"


def size(folder: Path) -> int:
    """Bytes of all files."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def built(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def listed(folder: Path) -> set[str]:
    """The files of the app that lies there. A folder with anything else in it is left alone."""
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        text = (folder / LIST).read_text(encoding="utf-8")
        return {name for name in json.loads(text.removeprefix(MARK))["files"] if name != "./" and ".." not in name}
    except (OSError, ValueError, KeyError) as error:
        raise NotOurs(str(folder)) from error
