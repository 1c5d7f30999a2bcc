"""Talk at the tables of this process: said by one, written, and told to all who are there, apart from the game."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from mizban.server.guests import Guest
from mizban.server.hub import Hub, Listener
from mizban.server.limits import Buckets
from mizban.server.names import unlike
from mizban.server.sayings import Sayings
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.server.wire import Mute, NewReport
from mizban.table.refusal import Refusal
from mizban.table.table import Table
from mizban.table.talk import Conversation, clean_text
from mizban.table.wire import Say, Talk

log = logging.getLogger(__name__)

MUTED = 200  # people whom one guest does not hear, at most
REPORT = 500  # characters
NOTE = 2000


class Talking:
    """Conversations are in memory while somebody is at their table."""

    def __init__(self, store: Store, hub: Hub, settings: Settings, silenced: Callable[[str], bool] = lambda guest: False) -> None:
        self.store = store
        self.hub = hub
        self.silenced = silenced
        self.sayings = Sayings(store)
        self.sentences = Buckets(settings.words_per_second, settings.words_at_once)
        self.reactions = Buckets(settings.reactions_per_second, 1)
        self.reporting = Buckets(settings.reports_per_hour / 3600, settings.reports_at_once)
        self.conversations: dict[str, Conversation] = {}
        self.muted: dict[str, frozenset[str]] = {}  # by guest: whom they do not hear

    # ---- who listens --------------------------------------------------------------------------------------------

    async def join(self, table: str, listener: Listener) -> None:
        """Somebody has come: they hear what was said before, if anything was."""
        try:
            talk = await self._read(table)
            if listener.guest:
                self.muted[listener.guest] = await self.store.call(self.sayings.mutes_of, listener.guest)
        except Refusal:
            log.info("what was said at table %s cannot be read just now", table)
            return
        if listener.heard is None and (talk.words or talk.hushed or self.muted.get(listener.guest)):
            listener.listen(anew=True)
        else:
            listener.heard = talk.last

    def leave(self, table: str, listener: Listener) -> None:
        if not self.hub.listening(table):
            self.conversations.pop(table, None)
        if not self.hub.guests[listener.guest]:
            self.muted.pop(listener.guest, None)

    def news(self, table: Table, listener: Listener) -> Talk | None:
        """What this listener has not heard yet, if there is anything."""
        talk = self.conversations.get(table.id)
        if talk is None or (listener.heard is not None and listener.heard >= talk.last):  # or it is read just now
            return None
        told = talk.told(table, listener.guest, self.muted.get(listener.guest, frozenset()), listener.heard)
        listener.heard = talk.last
        return told

    async def _read(self, table: str) -> Conversation:
        known = self.conversations.get(table)
        if known is None:
            words = await self.store.call(self.sayings.words, table)
            hushed = await self.store.call(self.sayings.is_hushed, table)
            known = self.conversations.setdefault(table, Conversation(words, hushed))
        return known

    # ---- what is said -------------------------------------------------------------------------------------------

    async def say(self, table: Table, guest: Guest, said: Say) -> None:
        """Checked, written, and told."""
        try:
            talk = await self._read(table.id)
            word = talk.word(table, guest.id, guest.name, said, time.time())
            if word.seat is None:  # nobody who looks on is mistaken for a player
                unlike(word.name, [seat.name for seat in table.seats if seat.kind == "guest" and seat.guest != guest.id])
            if self.silenced(guest.id):
                raise Refusal("silenced")
            if not (self.reactions if word.reaction else self.sentences).take(guest.id):
                raise Refusal("too_many")
            written = await self.store.call(self.sayings.say, table.id, word)
        except Refusal as refused:
            raise Refusal(refused.code, word=said.id) from refused
        if written.n <= talk.last:  # it was said before: whoever said it waits for an answer
            for listener in self.hub.listeners.get(table.id, ()):
                if listener.guest == guest.id:
                    listener.listen(anew=True)
        else:
            await self.follow(table.id, written.n)

    async def follow(self, table: str, number: int) -> None:
        """There is a word of this number, said here or by way of another process."""
        talk = self.conversations.get(table)
        if talk is None or number <= talk.last:
            return
        for word in await self.store.call(self.sayings.words, table, talk.last):
            talk.add(word)
        for listener in self.hub.listeners.get(table, ()):
            listener.listen()

    # ---- who is heard, and what is reported -----------------------------------------------------------------------

    async def hush(self, table: Table, guest: Guest, hushed: bool) -> None:
        """The host of a table lets its spectators speak, or only listen."""
        if not table.hosted_by(guest.id):
            raise Refusal("not_your_seat")
        await self.store.call(self.sayings.hush, table.id, hushed)
        await self.review(table.id)

    async def mute(self, table: Table, guest: Guest, said: Mute) -> None:
        other = await self._whom(table, guest, said.seat, said.word)
        await self.store.call(self.sayings.mute, table.id, guest.id, other, said.muted, MUTED)
        await self.review(table.id)

    async def review(self, table: str) -> None:
        """Who is heard here has changed: all of it is told anew."""
        self.conversations.pop(table, None)
        await self._read(table)
        for listener in list(self.hub.listeners.get(table, ())):
            if listener.guest:
                self.muted[listener.guest] = await self.store.call(self.sayings.mutes_of, listener.guest)
            listener.listen(anew=True)

    async def report(self, table: Table, guest: Guest, said: NewReport) -> None:
        text = clean_text(said.text, REPORT) if said.text.strip() else ""
        other = await self._whom(table, guest, said.seat, said.word)
        if not self.reporting.take(guest.id):
            raise Refusal("too_many")
        name = await self._name(table, said.seat, said.word)
        await self.store.call(self.sayings.report, table.id, guest.id, other, name, said.reason, text, time.time())

    async def note(self, table: Table, guest: Guest) -> str:
        """What this guest has written down here; nobody else is ever told."""
        return await self.store.call(self.sayings.note, table.id, guest.id) if guest.id else ""

    async def write_down(self, table: Table, guest: Guest, text: str) -> None:
        if not table.belongs_to(guest.id):
            raise Refusal("not_your_seat")
        if len(text) > NOTE or "\0" in text:
            raise Refusal("too_large" if len(text) > NOTE else "malformed")
        await self.store.call(self.sayings.write_down, table.id, guest.id, text.strip(), time.time())

    async def _whom(self, table: Table, guest: Guest, seat: int | None, word: int | None) -> str:
        """The person on this seat, or who said this word; somebody else than oneself."""
        if not guest.id:
            raise Refusal("not_your_seat")
        talk = await self._read(table.id)
        if not self.hub.listening(table.id):
            self.conversations.pop(table.id, None)
        found = table.owner(seat) if seat is not None else next((one.guest for one in talk.words if one.n == word), None)
        if not found or found == guest.id:
            raise Refusal("not_found")
        return found

    async def _name(self, table: Table, seat: int | None, word: int | None) -> str:
        if seat is not None:
            return table.seats[seat].name
        return next((one.name for one in (await self._read(table.id)).words if one.n == word), "")
