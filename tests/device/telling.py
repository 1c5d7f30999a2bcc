"""Plays games in the device's house and prints all that it says; run with the real msgspec and with the stand-in, it must say the same."""

from __future__ import annotations

import json
import sys

if "stand-in" in sys.argv:
    from mizban.device import msgspec as stand_in

    sys.modules["msgspec"] = stand_in

import secrets
import time

from mizban.device.house import House
from mizban.engine import Quick, games


def drawn(luck: Quick) -> None:
    """What is drawn is the same every time, and so is the time."""

    def token_hex(nbytes: int | None = None) -> str:
        return bytes(luck.below(256) for _ in range(nbytes or 32)).hex()

    def token_urlsafe(nbytes: int | None = None) -> str:
        return "table"

    def randbits(k: int) -> int:
        return luck.below(1 << 30) + 1

    secrets.token_hex, secrets.token_urlsafe, secrets.randbits = token_hex, token_urlsafe, randbits
    time.time = lambda: 1000.5


def arranged(n: int) -> dict[str, object] | None:
    """Now and then the computer plays for a moment, or there is a pause."""
    wishes: dict[int, dict[str, object]] = {
        4: {"is": "hand-over", "seat": 0, "computer": True},
        9: {"is": "hand-over", "seat": 0, "computer": False},
        14: {"is": "propose", "seat": 0, "what": "pause"},
        15: {"is": "propose", "seat": 0, "what": "resume"},
        16: {"is": "vote", "row": 1, "yes": True},
    }
    return wishes.get(n)


def told(key: str, seats: int, most: int) -> list[str]:
    """A game by one who answers anything, against opponents; now and then a step is taken back."""
    luck = Quick(5)
    drawn(Quick(9))
    house = House()
    people = [{"kind": "me", "name": "سارا"}, *[{"kind": "bot", "level": "cousin"}] * (seats - 1)]
    said = [house.answer("POST", "/tables", json.dumps({"game": key, "seats": people, "options": {}}))]
    house.load(json.dumps(json.loads(said[0])["table"]))
    name = json.loads(said[0])["info"]["id"]
    for n in range(most):
        said.append(house.update(name, -1))
        picture = json.loads(said[-1])
        if picture["scores"]:
            break
        if wish := arranged(n):
            found = house.hear(name, json.dumps(wish))
        elif picture["thinking"]:
            found = house.think(name, 0.05)
        else:
            chair = picture["chairs"][0]
            if n % 9 == 8 and chair["undo"] is not None:
                message = {"is": "undo", "seat": 0, "row": chair["undo"]}
            else:
                ask = chair["ask"]
                options = ask["options"]
                on = options[luck.below(len(options))]["on"]
                verb = options[0]["verb"] if ask["some"] else next(one["verb"] for one in options if one["on"] == on)
                if ask["some"]:
                    on = sorted(one["on"][0] for one in options[: ask["some"][0]])
                message = {"is": "play", "question": ask["id"], "verb": verb, "on": on}
            found = house.hear(name, json.dumps(message))
        said.append(found)
        if "row" in json.loads(found):
            house.accept(name)
    said += [
        house.summary(name),
        house.answer("GET", f"/tables/{name}/replay?eyes=0", ""),
        house.answer("GET", f"/tables/{name}/replay/frames?eyes=0&first=0&last=9", ""),
        house.answer("GET", f"/tables/{name}/record", ""),
        house.hear(name, '{"is":"play","question":"nonsense","verb":"x","more":1}'),
        house.hear(name, '{"is":"fly"}'),
        house.hear(name, "nonsense"),
        house.hear(name, '{"is":"hello"}'),
        house.answer("POST", "/tables", '{"game":"port_royal"}'),
        house.answer("POST", "/tables", '{"game":"port_royal","seats":[{"kind":"ghost"}]}'),
        house.answer("GET", "/nothing", ""),
        house.answer("POST", "/records", "no record"),
    ]
    return said


if __name__ == "__main__":
    for game in games().values():
        print("\n".join(told(game.key, game.seats[0] + 1, int(sys.argv[1]))))
