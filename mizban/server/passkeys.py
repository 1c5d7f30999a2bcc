"""Passkeys: the device itself shows who one is (WebAuthn). The private key never leaves it, and is good for this house alone."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mizban.server.guests import Guest
from mizban.server.register import Device, Passkey, Person, Register, hashed
from mizban.server.settings import Settings
from mizban.server.storage import Taken
from mizban.table.refusal import Refusal

NAME = "Mizban"


class Passkeys:
    def __init__(self, register: Register, settings: Settings) -> None:
        self.register = register
        self.store = register.store
        self.settings = settings

    async def begin_making(self, person: Person, origin: str) -> dict[str, Any]:
        """What the browser is asked to make."""
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.store.call(self.register.passkeys_of, person.id)
        if len(known) >= self.settings.devices_per_person:
            raise Refusal("too_many")
        options = webauthn.generate_registration_options(
            rp_id=site_of(origin),
            rp_name=NAME,
            user_id=hashed(person.tag).encode()[:32],
            user_name=person.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(one.credential)) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return await self._remember("make", person.id, options)

    async def make(self, person: Person, device: Device, origin: str, credential: dict[str, Any]) -> None:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._challenge("make", person.id, credential)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=webauthn.base64url_to_bytes(challenge),
                expected_rp_id=site_of(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refusal("bad_passkey") from error
        id, now = webauthn.helpers.bytes_to_base64url(made.credential_id), time.time()
        key = webauthn.helpers.bytes_to_base64url(made.credential_public_key)
        passkey = Passkey(hashed(id), id, person.id, key, made.sign_count, device.browser, device.system, now, now)
        try:
            await self.store.call(self.register.add_passkey, passkey)
        except Taken as error:
            raise Refusal("bad_passkey") from error

    async def begin_signing_in(self, origin: str) -> dict[str, Any]:
        """Nobody is named: the device offers those that it has."""
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        options = webauthn.generate_authentication_options(rp_id=site_of(origin), user_verification=UserVerificationRequirement.REQUIRED)
        return await self._remember("sign in", "", options)

    async def sign_in(self, origin: str, credential: dict[str, Any]) -> Person:
        import webauthn
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._challenge("sign in", "", credential)
        known = await self.store.call(self.register.passkey, str(credential.get("id", "")))
        person = await self.store.call(self.register.person, known.person) if known else None
        if known is None or person is None or person.removed:
            raise Refusal("bad_passkey")
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=webauthn.base64url_to_bytes(challenge),
                expected_rp_id=site_of(origin),
                expected_origin=origin,
                credential_public_key=webauthn.base64url_to_bytes(known.key),
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refusal("bad_passkey") from error
        await self.store.call(self.register.use_passkey, known.hash, shown.new_sign_count)
        return person

    async def drop(self, guest: Guest, hash: str) -> None:
        if not guest.id or not await self.store.call(self.register.drop_passkey, guest.id, hash):
            raise Refusal("not_found")

    async def _remember(self, kind: str, person: str, options: Any) -> dict[str, Any]:
        """The challenge is good once, for whoever it was made for."""
        import webauthn

        told: dict[str, Any] = msgspec.json.decode(webauthn.options_to_json(options))
        await self.store.call(self.register.issue, kind, person, str(told["challenge"]), self.settings.link_seconds)
        return told

    async def _challenge(self, kind: str, person: str, credential: dict[str, Any]) -> str:
        """The one that this answers, if we have asked it and nobody has answered it yet."""
        import webauthn

        try:
            signed = msgspec.json.decode(webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = str(signed["challenge"])
        except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError) as error:
            raise Refusal("bad_passkey") from error
        if await self.store.call(self.register.redeem, kind, challenge) != person:
            raise Refusal("bad_passkey")
        return challenge


def site_of(origin: str) -> str:
    """For which house a passkey is good: the name in its address."""
    return urlsplit(origin).hostname or ""
