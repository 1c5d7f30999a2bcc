"""How fast somebody may speak."""

from __future__ import annotations

import time
from collections import OrderedDict

ADDRESSES = 10_000  # remembered; the longest silent are forgotten first


class Bucket:
    """Holds `size` tokens and gains `rate` a second; every message takes one."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.tokens = float(size)
        self.seen = time.monotonic()

    def take(self) -> bool:
        """One more message is allowed now."""
        now = time.monotonic()
        self.tokens = min(float(self.size), self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def give_back(self) -> None:
        """It was none of those that are counted."""
        self.tokens = min(float(self.size), self.tokens + 1)


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.size)
        self.known[address] = bucket
        if len(self.known) > ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()

    def give_back(self, address: str) -> None:
        if address in self.known:
            self.known[address].give_back()
