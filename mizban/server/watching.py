"""How the house is: `/health` says that it lives, `/ready` that it can also write, `/metrics` the rest, for Prometheus."""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType
from prometheus_client import generate_latest

from mizban.server.given import TheHouse
from mizban.server.guard import WATCHING
from mizban.server.meters import TEXT
from mizban.table.refusal import Refusal


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    return "ok\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(house: TheHouse) -> Response[str]:
    try:
        await house.store.call(house.store.try_to_write)
    except Refusal:
        return Response("cannot write\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False, opt=WATCHING)
async def metrics(house: TheHouse) -> Response[bytes]:
    meters = house.meters
    meters.connections.set(sum(map(len, house.hub.listeners.values())))
    meters.tables.set(len(house.tables))
    meters.opponents.set(len(house.opponents.work))
    return Response(generate_latest(meters.registry), media_type=TEXT)


watching = [health, ready, metrics]
