"""Web Push: a notice for a browser that is not open, sealed so that only it can read it."""

from __future__ import annotations

import base64
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import msgspec

from mizban.server.browsers import Device
from mizban.server.settings import Settings
from mizban.server.storage import Store
from mizban.table.refusal import Refusal

log = logging.getLogger(__name__)

LOOPBACK = ("127.0.0.1", "localhost")
GONE = (404, 410)  # the push service knows this browser no more
ADDRESS = "address"  # under this name it is kept
LIFE = 24 * 3600  # seconds for which a push service keeps a notice


def allowed(endpoint: str, services: tuple[str, ...]) -> bool:
    """Only known push services are spoken to: else anybody could send this server to any address."""
    try:
        place = urlsplit(endpoint)
        host = place.hostname or ""
        right = place.scheme == "https" and place.port in (None, 443)
    except ValueError:
        return False
    if host in LOOPBACK:
        return host in services and place.scheme == "http"
    return right and not place.username and any(host == one or host.endswith(f".{one}") for one in services)


def new_key() -> str:
    """The private key of a house, as text."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


class Push:
    """Has threads of its own: a push service that is slow keeps nobody waiting."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.threads = ThreadPoolExecutor(2, "push")

    def subject(self) -> str:
        """Whom a push service may turn to: as the host says, or the address at which browsers know the house."""
        return self.settings.contact or next(iter(self.settings.origins), "") or self.store.recall(ADDRESS) or "https://localhost"

    def met_at(self, origin: str) -> None:
        """A browser has asked to be told from a page of this address: the first one is kept."""
        if origin.startswith("https://"):
            self.store.secret(ADDRESS, origin)

    @cached_property
    def vapid(self) -> Any:
        """Made at the first start, and the same for ever: browsers know the house by it."""
        from py_vapid import Vapid02

        return Vapid02.from_pem(self.store.secret("vapid", new_key()).encode())

    def public_key(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        raw = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """An address of a known push service, and keys of the right kind."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

        try:
            point, secret = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth))
            EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        except ValueError as error:
            raise Refusal("malformed") from error
        if len(endpoint) > 1000 or len(secret) != 16 or not allowed(endpoint, self.settings.push_services):
            raise Refusal("malformed")

    def send(self, device: Device, notice: dict[str, str]) -> bool:
        """Blocks. False: this browser is gone for good."""
        import requests
        from pywebpush import WebPushException, webpush

        line = requests.Session()
        line.max_redirects = 0
        line.trust_env = False
        known = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        claims: dict[str, str | int] = {"sub": self.subject()}
        try:
            with line:
                webpush(known, msgspec.json.encode(notice).decode(), self.vapid, claims, ttl=LIFE, timeout=10, requests_session=line)
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            log.info("a push service refuses a notice (%s)", status)
            return status not in GONE
        except (requests.RequestException, ValueError) as error:
            log.info("a push service cannot be reached: %s", type(error).__name__)
        return True

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
