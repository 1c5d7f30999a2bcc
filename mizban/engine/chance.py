"""The source of chance: a verifiable one for the table, a fast one for search, behind one interface."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")


class Chance:
    """All luck of a game; equal sources give equal luck."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """A source of the same luck from here on."""
        raise NotImplementedError

    def shuffle(self, things: list[T]) -> None:
        """In place, every order equally likely."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


# L'Ecuyer's two generators: multiplier and modulus of each. All products stay below 2**63.
A_TIMES: Final = 40014
A_MOD: Final = 2147483563
B_TIMES: Final = 40692
B_MOD: Final = 2147483399
RANGE: Final = A_MOD - 1


def scatter(seed: int) -> int:
    """A number that has nothing to do with those of neighbouring seeds (the finish of MurmurHash)."""
    x = (seed ^ seed >> 32) & 0xFFFFFFFF
    x = (x ^ x >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    x = (x ^ x >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return x ^ x >> 16


class Quick(Chance):
    """L'Ecuyer's two combined generators: fast, good enough for search, and the same compiled or not."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = 1
        self.b: i64 = 1
        if seed:
            self.a = i64(scatter(seed) % (A_MOD - 1) + 1)
            self.b = i64(scatter(seed + 1) % (B_MOD - 1) + 1)

    def below(self, n: int) -> int:
        a: i64 = self.a * A_TIMES % A_MOD
        b: i64 = self.b * B_TIMES % B_MOD
        self.a = a
        self.b = b
        mixed: i64 = a - b if a > b else a - b + RANGE
        return int((mixed - 1) * i64(n) // RANGE)

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
        """The next word of the stream."""
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
