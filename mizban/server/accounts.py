"""Accounts: a guest keeps all they have under a name and a password, and signs in elsewhere; by a link shown on the first device too."""

from __future__ import annotations

import secrets

from mizban.server.guests import Guest
from mizban.server.limits import Buckets
from mizban.server.names import clean_name
from mizban.server.passkeys import Passkeys
from mizban.server.passwords import Passwords, clean_password
from mizban.server.register import Device, Person, Register, shapes
from mizban.server.schema import sessions
from mizban.server.sessions import Entered, Sessions
from mizban.server.settings import Settings
from mizban.server.storage import Taken
from mizban.server.wire import Account, DeviceInfo, PasskeyInfo, SignInLink
from mizban.table.refusal import Refusal

HOUR = 3600.0


class Accounts:
    def __init__(self, among: Sessions, settings: Settings) -> None:
        self.sessions = among
        self.register: Register = among.register
        self.store = among.store
        self.settings = settings
        self.passwords = Passwords()
        self.passkeys = Passkeys(self.register, settings)
        self.tries = Buckets(settings.tries_per_hour / HOUR, settings.tries_at_once)  # by address
        self.wrong = Buckets(settings.wrong_passwords_per_hour / HOUR, settings.wrong_passwords_at_once)  # by name
        self.makings = Buckets(settings.accounts_per_hour / HOUR, settings.accounts_at_once)
        self.costly = Buckets(settings.costly_per_hour / HOUR, settings.costly_at_once)  # by person

    def close(self) -> None:
        self.passwords.close()

    async def known(self, guest: Guest) -> Person:
        """Somebody who is written down."""
        person = await self.store.call(self.register.person, guest.id) if guest.id else None
        if person is None:
            raise Refusal("no_account")
        return person

    async def holder(self, guest: Guest) -> Person:
        person = await self.known(guest)
        if not person.account:
            raise Refusal("no_account")
        return person

    # ---- an account ---------------------------------------------------------------------------------------------

    async def make(self, guest: Guest, cookie: str, device: Device, address: str, name: str, password: str) -> Entered:
        """Of a guest, with all they have. What was good before is not: the session is a new one."""
        if guest.account:
            raise Refusal("has_account")
        name = clean_name(name)
        password = clean_password(password, name)
        if not self.makings.take(address):
            raise Refusal("too_many")
        hash = await self.passwords.hash(password)
        entered = await self.sessions.settle(guest, cookie, device, name)
        person = entered.guest.id
        try:
            made = await self.store.call(self.register.make_account, person, name, hash)
        except Taken as error:
            raise Refusal("name_in_use") from error
        if not made:
            raise Refusal("has_account")
        await self.end_sessions(entered.guest, entered.guest.session)
        return await self.sessions.enter(person, device)

    async def change_password(self, guest: Guest, device: Device, old: str, new: str) -> Entered:
        """Whoever knew the old one is signed out everywhere."""
        person = await self.holder(guest)
        await self.confirm(person, old)
        hash = await self.passwords.hash(clean_password(new, person.name))
        await self.store.call(self.register.change, person.id, password=hash)
        await self.sign_out_everywhere(guest)
        return await self.sessions.enter(person.id, device)

    async def rename(self, guest: Guest, address: str, name: str) -> None:
        """Whoever tries out names learns which are taken: not too often."""
        if not self.makings.take(address):
            raise Refusal("too_many")
        await self.sessions.rename(guest, name)

    async def confirm(self, person: Person, password: str) -> None:
        """That it is really they who ask."""
        if not self.wrong.take(person.id):
            raise Refusal("too_many")
        if not await self.passwords.fits(person.password, as_hashed(password)):
            raise Refusal("bad_sign_in")
        self.wrong.give_back(person.id)

    async def about(self, guest: Guest) -> Account:
        """All that its owner can see and end."""
        person = await self.store.call(self.register.person, guest.id) if guest.id else None
        if person is None:  # nothing is written down about whoever only looks round
            return Account(guest.name, False, 0.0, [], [])
        found = await self.store.call(self.register.sessions_of, person.id)
        keys = await self.store.call(self.register.passkeys_of, person.id)
        return Account(
            name=person.name,
            account=person.account,
            created=person.created,
            devices=[DeviceInfo(one.id, one.browser, one.system, one.created, one.seen, one.hash == guest.session) for one in found],
            passkeys=[PasskeyInfo(one.hash, one.browser, one.system, one.created, one.seen) for one in keys],
        )

    # ---- signing in and out -------------------------------------------------------------------------------------

    def allow_try(self, address: str) -> None:
        if not self.tries.take(address):
            raise Refusal("too_many")

    async def sign_in(self, guest: Guest, device: Device, address: str, name: str, password: str) -> Entered:
        """The same answer, after the same time, whether there is no such name or another password."""
        self.allow_try(address)
        person = await self.store.call(self.register.named, name[:100])
        counted = person.id if person else " ".join(shapes(name[:100]))
        if not self.wrong.take(counted):
            raise Refusal("too_many")
        fits = await self.passwords.fits(person.password if person else "", as_hashed(password))
        if person is None or not fits or person.removed:
            raise Refusal("bad_sign_in")
        self.wrong.give_back(counted)
        return await self.enter(guest, person.id, device)

    async def enter(self, guest: Guest, person: str, device: Device) -> Entered:
        """Signed in here; what the guest of this device had can come along (`belongings.py`)."""
        if len(await self.store.call(self.register.sessions_of, person)) >= self.settings.devices_per_person:
            raise Refusal("too_many")
        entered = await self.sessions.enter(person, device)
        if guest.id == person and guest.session:
            await self.end_sessions(guest, guest.session)
        return entered

    async def link(self, guest: Guest) -> SignInLink:
        """To be opened on another device, once, soon."""
        person = await self.known(guest)
        if not self.costly.take(person.id):
            raise Refusal("too_many")
        token = secrets.token_urlsafe(24)
        return SignInLink(token, await self.store.call(self.register.issue, "link", person.id, token, self.settings.link_seconds))

    async def look_at_link(self, address: str, token: str) -> str:
        """The name of whom it signs in."""
        self.allow_try(address)
        person = await self._linked(await self.store.call(self.register.look_at, "link", token[:100]))
        return person.name

    async def follow_link(self, guest: Guest, device: Device, address: str, token: str) -> Entered:
        self.allow_try(address)
        person = await self._linked(await self.store.call(self.register.redeem, "link", token[:100]))
        return await self.enter(guest, person.id, device)

    async def _linked(self, id: str | None) -> Person:
        person = await self.store.call(self.register.person, id) if id else None
        if person is None or person.removed:
            raise Refusal("used_up")
        return person

    async def end_sessions(self, guest: Guest, session: str) -> None:
        await self.store.call(self.register.sign_out, guest.id, sessions.c.hash == session)
        await self.sessions.look_again(guest.id)

    async def sign_out(self, guest: Guest) -> None:
        if guest.id:
            await self.end_sessions(guest, guest.session)

    async def sign_out_everywhere(self, guest: Guest) -> None:
        if guest.id:
            await self.store.call(self.register.sign_out, guest.id)
            await self.sessions.look_again(guest.id)

    async def end_device(self, guest: Guest, id: str) -> None:
        if not guest.id or not await self.store.call(self.register.sign_out, guest.id, sessions.c.id == id):
            raise Refusal("not_found")
        await self.sessions.look_again(guest.id)


def as_hashed(password: str) -> str:
    """One that could never have been chosen is compared all the same: it takes as long."""
    try:
        return clean_password(password[:1000])
    except Refusal:
        return ""
