"""One pass of one contender in a process of its own: `python -m bench.one_pass ours port_royal`; prints its rates as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

SECONDS = 3.0


def rate(some: Callable[[], int]) -> float:
    """How many per second of the processor's time, when `some` does some and says how many; what else the machine does is not counted."""
    some()
    done = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        done += some()
    return done / passed


def ours(name: str) -> dict[str, float]:
    from bench.ours import Ours

    played = Ours(name)
    return {"play": rate(played.play), "drive": rate(played.drive), "copy": rate(played.copy)}


def open_spiel(name: str) -> dict[str, float]:
    from bench.open_spiel import OpenSpiel

    played = OpenSpiel(name)
    return {"drive": rate(played.drive), "copy": rate(played.copy)}


def thinking(name: str, seats: str) -> dict[str, float]:
    from bench.thinking import Thinking

    thought = Thinking(name, int(seats))
    return {"end": rate(thought.end), "cut": rate(thought.cut)}


def memory(name: str, seats: str) -> dict[str, float]:
    from bench.thinking import Thinking

    return Thinking(name, int(seats)).memory()


def ismcts(name: str, language: str) -> dict[str, float]:
    from bench.ismcts import Ismcts

    return {"end": rate(Ismcts(name, language).search)}


KINDS: dict[str, Callable[..., dict[str, float]]] = {
    "ours": ours,
    "open_spiel": open_spiel,
    "thinking": thinking,
    "memory": memory,
    "ismcts": ismcts,
}


def main(kind: str, *words: str) -> None:
    random.seed(1)
    print(json.dumps(KINDS[kind](*words)))


if __name__ == "__main__":
    main(*sys.argv[1:])
