"""The app, all of its files: a folder that any web server can give away, under any path, and no server has to think."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from mizban.device import parts
from mizban.server.client import SECURITY
from mizban.server.settings import STATIC

PAGE = "index.html"
LIST = "files.js"
WORKER = "keep.js"
DEVICE = "device"
MARK = "self.MIZBAN = "
# Not kept by the service worker: it is the one, and the other names all that it keeps.
APART = {LIST, WORKER}
RULES = SECURITY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")  # the Python of a device is WebAssembly


class NotOurs(Exception):
    """There is something in this folder that is not ours to overwrite."""


class NoClient(Exception):
    """The client is not built."""


def contents(static: Path = STATIC, house: str = "") -> dict[str, bytes]:
    """All files by their places. `house` is the address of the live house that gives the app away, if one does. The page comes
    after all that it needs, and last what tells older ones that there is something new."""
    if not (static / PAGE).exists():
        raise NoClient
    client = {path.relative_to(static).as_posix(): path.read_bytes() for path in sorted(static.rglob("*")) if path.is_file()}
    page, worker = client.pop(PAGE), client.pop(WORKER)
    name, made = parts.made()
    files = client | {f"{DEVICE}/{name}/{part}": data for part, data in made.items()}
    files[PAGE] = page_of(page.decode(), f"{DEVICE}/{name}", house).encode()
    return {**files, LIST: list_of(files), WORKER: worker}


def write(folder: Path) -> None:
    """The app, as it is now; in place of an older one that lies there."""
    before = listed(folder)
    files = contents()
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    for old in before - {*files}:
        (folder / old).unlink(missing_ok=True)
    for other in (folder / DEVICE).iterdir():
        if not any(name.startswith(f"{DEVICE}/{other.name}/") for name in files):
            shutil.rmtree(other, ignore_errors=True)


def page_of(html: str, device: str, house: str) -> str:
    """The page of a live house, for a folder: its files are beside it, and it knows where the parts are."""
    html = re.sub(r'(src|href)="/', r'\1="./', html)
    html = html.replace("<html ", f'<html data-device="{device}" data-house="{house}" ', 1)
    rules = RULES.rpartition("; frame-ancestors")[0]  # which only a server can say
    return html.replace("<meta charset", f'<meta http-equiv="Content-Security-Policy" content="{rules}" />\n    <meta charset', 1)


def list_of(files: Mapping[str, bytes]) -> bytes:
    """What the service worker keeps, and a version that changes with any of it."""
    names = sorted(name for name in files if name not in APART)
    digest = hashlib.sha256()
    for name in names:
        digest.update(f"{name}\0".encode() + hashlib.sha256(files[name]).digest())
    told = {"version": digest.hexdigest()[:12], "files": ["./", *(name for name in names if name != PAGE)]}
    return f"{MARK}{json.dumps(told)}\n".encode()


def size(folder: Path) -> int:
    """Bytes of all files."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def listed(folder: Path) -> set[str]:
    """The files of the app that lies there. A folder with anything else in it is left alone."""
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    try:
        text = (folder / LIST).read_text(encoding="utf-8")
        return {name for name in json.loads(text.removeprefix(MARK))["files"] if name != "./" and ".." not in name}
    except (OSError, ValueError, KeyError) as error:
        raise NotOurs(str(folder)) from error
