"""A stand-in for a push service, on this computer: it keeps what is sent to it, and browsers' keys read it."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECONDS = 15.0


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """Its keys, and how its owner wants to be told."""

    def __init__(self, address: str, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.endpoint = f"http://{address}/{name}"

    def device(self, **more: object) -> dict[str, object]:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"endpoint": self.endpoint, "p256dh": text_of(public), "auth": text_of(self.secret)}
        return {**keys, "lang": "en", "zone": "UTC", **more}

    def read(self, body: bytes) -> dict[str, str]:
        import http_ece

        found: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))
        return found


class Service:
    def __init__(self, address: str) -> None:
        self.address = address
        self.sent: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.answers: dict[str, int] = {}

    def wait(self, count: int, seconds: float = SECONDS) -> list[tuple[str, dict[str, str], bytes]]:
        """So many notices, and a moment later still no more."""
        until = time.monotonic() + seconds
        while len(self.sent) < count and time.monotonic() < until:
            time.sleep(0.02)
        time.sleep(0.3)
        assert len(self.sent) == count, [path for path, _, _ in self.sent]
        return self.sent


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.sent.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
