"""Who asks: the cookie leads to a session in the database, which its owner, or whoever keeps the house, can end at any time."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict

import msgspec

from mizban.server.guests import STRANGER, Guest, Jar, new_guest
from mizban.server.hub import Hub
from mizban.server.register import Device, Person, Register, hashed
from mizban.server.storage import Store, Taken
from mizban.table.refusal import Refusal

MARK = "s."  # by which a session's cookie is told from a signed note
KNOWN = 10_000  # sessions and notes that are remembered; the longest unseen are forgotten first
# Seconds for which a session is believed without asking again. What is changed here, or by another process of the house, is known at
# once; a role given by `mizban user` on SQLite within this time.
BELIEVED = 10.0


def as_guest(person: Person, session: str = "") -> Guest:
    return Guest(person.id, person.name, session, person.account, person.role)


class Entered(msgspec.Struct, frozen=True):
    """Somebody, and the cookie that says so."""

    guest: Guest
    cookie: str


class Sessions:
    def __init__(self, store: Store, jar: Jar, hub: Hub) -> None:
        self.store = store
        self.register = Register(store)
        self.jar = jar
        self.hub = hub
        self.known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()  # by hash, or by the id of a note
        self.silenced = self.register.muted()

    def muted(self, guest: str) -> bool:
        """Whoever keeps the house has asked this person not to speak."""
        return guest in self.silenced

    async def read(self, cookie: str | None) -> Guest:
        """Whose cookie it is; nobody's if the session has ended."""
        if not cookie:
            return STRANGER
        if cookie.startswith(MARK):
            return await self.find(hashed(cookie.removeprefix(MARK)))
        noted = self.jar.read(cookie)
        return STRANGER if noted is None or not noted.id else await self.find_noted(noted)

    async def find(self, session: str) -> Guest:
        known = self._remembered(session)
        if known is None:
            person = await self.store.call(self.register.signed_in, session)
            known = self._remember(session, STRANGER if person is None or person.removed else as_guest(person, session))
        return known

    async def find_noted(self, noted: Guest) -> Guest:
        """A note says who one was on a first visit; once one has signed out anywhere it says nothing any more."""
        known = self._remembered(noted.id)
        if known is None:
            person = await self.store.call(self.register.person, noted.id)
            if person is None:
                return noted
            known = self._remember(noted.id, as_guest(person) if person.noted and not person.removed else STRANGER)
        return known

    def _remembered(self, key: str) -> Guest | None:
        known = self.known.get(key)
        if known is None or time.monotonic() - known[1] > BELIEVED:
            return None
        self.known.move_to_end(key)
        return known[0]

    def _remember(self, key: str, guest: Guest) -> Guest:
        self.known[key] = (guest, time.monotonic())
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return guest

    def cookie(self, token: str) -> str:
        return MARK + token

    async def settle(self, guest: Guest, cookie: str, device: Device, name: str = "") -> Entered:
        """Somebody stays, and is called so: written down, with a session. A stranger is somebody from now on."""
        if guest.session:
            return Entered(await self.call(guest, name), cookie)
        known = guest if guest.id else new_guest()
        token = self.jar.first_token(known.id)
        await self.store.call(self.register.meet, known.id, name or known.name, token, device)
        self.forget(known.id)
        return Entered(await self.call(await self.find(hashed(token)), name), self.cookie(token))

    async def call(self, guest: Guest, name: str) -> Guest:
        """How somebody without an account is called from now on, if anything is said."""
        if not name or guest.account or guest.name == name:
            return guest
        await self.rename(guest, name)
        return await self.find(guest.session)

    async def rename(self, guest: Guest, name: str) -> None:
        """An account has its name alone."""
        person = await self.store.call(self.register.person, guest.id)
        if person is not None:
            try:
                await self.store.call(self.register.rename, person, name)
            except Taken as error:
                raise Refusal("name_in_use") from error
        await self.look_again(guest.id)

    async def enter(self, person: str, device: Device) -> Entered:
        """A new session of somebody who has shown who they are."""
        token = secrets.token_urlsafe(32)
        await self.store.call(self.register.sign_in, person, token, device)
        return Entered(await self.find(hashed(token)), self.cookie(token))

    def forget(self, person: str) -> None:
        """Somebody has changed, or a session has ended: ask again."""
        for key in [key for key, (guest, _) in self.known.items() if guest.id == person or key == person]:
            del self.known[key]

    async def look_again(self, person: str) -> None:
        """After a change of somebody: what is known is asked again, and live connections of ended sessions are closed."""
        self.forget(person)
        self.silenced = await self.store.call(self.register.muted)
        for listener in self.hub.of_guest(person):
            now = await (self.find(listener.session) if listener.session else self.find_noted(Guest(person)))
            if now.id != person:
                self.hub.send_away(listener)
