"""What a messenger shows of an invitation: its game in words and as a picture, to whoever has the link."""

from __future__ import annotations

import asyncio
import re
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency

from mizban.server import rooms
from mizban.server.client import ASK_AGAIN, PACKED, Client, File, hand_out, pack, read
from mizban.server.given import InPath, TheHouse
from mizban.server.house import House
from mizban.server.looking import AnyRequest
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.words import game_name, phrase

GAMES = Path(__file__).parent.parent / "games"
WIDTH, HEIGHT = 1200, 630  # of every picture
TITLE = re.compile(r"<title>.*?</title>", re.S)
DRAWN = re.compile(r'\s*<meta (?:property="og:(?:title|description)"|name="description") content="[^"]*" ?/?>')


@get("/i/{invite:str}", opt=PACKED, include_in_schema=False)
async def invitation_page(request: AnyRequest, house: TheHouse, files: NamedDependency[Client], invite: InPath) -> Response[bytes]:
    """The page of the client with a head of its own; without a table behind the link just that page."""
    page = await files.find("index.html")
    if page is None:
        raise Refusal("not_found")
    try:
        table = (await rooms.invited(house, invite)).table
    except Refusal:
        return hand_out(request, page, ASK_AGAIN)
    language = preferred(request.headers.get("accept-language", ""))
    site = f"{request.url.scheme}://{request.headers.get('host', '')}"
    filled = TITLE.sub("", DRAWN.sub("", page.plain.decode())).replace("</head>", head(house, table, language, site) + "</head>", 1)
    answer = hand_out(request, pack(filled.encode(), page.kind), ASK_AGAIN)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


@get("/previews/{name:str}", opt=PACKED, include_in_schema=False)
async def picture(request: AnyRequest, house: TheHouse, name: InPath) -> Response[bytes]:
    game = name.removesuffix(".png")
    found = await asyncio.to_thread(drawing, house, game) if name.endswith(".png") else None
    if found is None:
        raise Refusal("not_found")
    return hand_out(request, found, "public, max-age=86400")


def drawing(house: House, game: str) -> File | None:
    place = GAMES / game / "preview.png"
    return read(place, (0, 0)) if game in house.games and place.is_file() else None


def preferred(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked = [tag.strip().lower() for tag in accepted.split(",")]
    return next((language for tag in asked for language in ("fa", "en") if tag.startswith(language)), "en")


def head(house: House, table: Table, language: str, site: str) -> str:
    """Of the table only what its invitation is for: the game, and who invites."""
    game = game_name(table.facts.game, language)
    host = next((seat.name for seat in table.seats if seat.kind == "guest" and seat.guest == table.facts.host), "")
    free = any(seat.kind == "open" for seat in table.seats)
    title = phrase(language, "preview-invited", name=host, game=game) if host and free else game
    text = phrase(language, "preview-free" if free else "preview-full")
    told = {"og:type": "website", "og:title": title, "og:description": text, "og:locale": {"fa": "fa_IR", "en": "en_GB"}[language]}
    if drawing(house, table.facts.game) is not None:
        told |= {
            "og:image": f"{site}/previews/{table.facts.game}.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": game,
            "twitter:card": "summary_large_image",
        }
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(text)}" />', *metas])


previews = [invitation_page, picture]
