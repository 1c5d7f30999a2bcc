"""Passwords, kept as argon2id makes them. Hashing takes its time on purpose: in a thread of its own, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from mizban.table.refusal import Refusal

R = TypeVar("R")

SHORTEST, LONGEST = 8, 200  # characters
# 64 MiB read twice: some 90 ms of one core of a small server, where guessing costs whoever guesses as much.
MEMORY, PASSES, LANES = 64 * 1024, 2, 1
WAITING = 16  # who comes while so many wait is told to come again


def clean_password(password: str, name: str = "") -> str:
    """As it is hashed: the same from every keyboard (RFC 8265). Refused if it is short, or says no more than the name."""
    from precis_i18n import get_profile

    try:
        known = str(get_profile("OpaqueString").enforce(password)) if password else ""
    except UnicodeError as error:
        raise Refusal("bad_password") from error
    if not SHORTEST <= len(known) <= LONGEST or len(set(known)) < 3 or (name and known.casefold() == name.casefold()):
        raise Refusal("bad_password")
    return known


class Passwords:
    def __init__(self) -> None:
        from argon2 import PasswordHasher

        self.hasher = PasswordHasher(time_cost=PASSES, memory_cost=MEMORY, parallelism=LANES)
        self.thread = ThreadPoolExecutor(1, "passwords")
        self.waiting = 0
        self.nobody = ""  # what is compared when there is no such name, so that it takes as long

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self._queue(self.hasher.hash, password)

    async def fits(self, known: str, password: str) -> bool:
        """Whether this is the password; against `""`, which nothing fits, it takes as long."""
        if not self.nobody:
            self.nobody = await self.hash("nobody's password")
        return await self._queue(self._verify, known or self.nobody, password) and bool(known)

    def _verify(self, known: str, password: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        try:
            return self.hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _queue(self, deed: Callable[..., R], *args: str) -> R:
        if self.waiting >= WAITING:
            raise Refusal("too_many")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, deed, *args)
        finally:
            self.waiting -= 1
