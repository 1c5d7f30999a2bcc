"""The source of chance: a verifiable one for the table, a fast one for search, behind one interface."""

from __future__ import annotations

import hashlib
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """All luck of a game; equal sources give equal luck."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def shuffle(self, things: list[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


class Quick(Chance):
    """L'Ecuyer's two combined generators: fast and good enough for search, and all in small integers."""

    def __init__(self, seed: int) -> None:
        self.a = seed % 2147483562 + 1
        self.b = (seed // 2147483562 + 104729) % 2147483398 + 1
        for _ in range(4):  # neighbouring seeds start alike: walk away from them
            self.below(2)

    def below(self, n: int) -> int:
        self.a = self.a * 40014 % 2147483563
        self.b = self.b * 40692 % 2147483399
        return ((self.a - self.b) % 2147483562) * n // 2147483562

    def copy(self) -> Quick:
        twin = Quick(0)
        twin.a = self.a
        twin.b = self.b
        return twin


WORD = 6  # bytes to a number: 2**48 stays a small integer


class Sealed(Chance):
    """A cryptographic stream over a secret seed: SHA-256 of the seed and a running block number.

    The hash of the seed is shown when the game starts and the seed when it has ended, so anybody can deal it again.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block = 0
        self.left = b""

    def below(self, n: int) -> int:
        fair = (1 << 8 * WORD) // n * n
        while True:
            number = self.number()
            if number < fair:
                return number % n

    def number(self) -> int:
        if len(self.left) < WORD:
            self.left = hashlib.sha256(self.seed + self.block.to_bytes(8, "big")).digest()
            self.block += 1
        word = self.left[:WORD]
        self.left = self.left[WORD:]
        return int.from_bytes(word, "big")

    def copy(self) -> Sealed:
        twin = Sealed(self.seed)
        twin.block = self.block
        twin.left = self.left
        return twin


def luck(seed: bytes | int) -> Chance:
    """A secret of bytes seals a game at a table; a plain number is for search, tests and measuring."""
    if isinstance(seed, bytes):
        return Sealed(seed)
    return Quick(seed)


def seed_hash(seed: bytes) -> str:
    """What is shown of a sealed seed while the game is on."""
    return hashlib.sha256(seed).hexdigest()
