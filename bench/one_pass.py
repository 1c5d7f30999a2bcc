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


def main(kind: str, name: str) -> None:
    random.seed(1)
    if kind == "ours":
        from bench.ours import Ours

        ours = Ours(name)
        rates = {"play": rate(ours.play), "drive": rate(ours.drive), "copy": rate(ours.copy)}
    else:
        from bench.open_spiel import OpenSpiel

        theirs = OpenSpiel(name)
        rates = {"drive": rate(theirs.drive), "copy": rate(theirs.copy)}
    print(json.dumps(rates))


if __name__ == "__main__":
    main(*sys.argv[1:])
