"""Compression of the live channel, where it pays: an update is mostly what the last one was; a few words fit into a packet anyway."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

FEW = 700  # bytes: shorter messages stay as they are
# Quick rather than small: most of what is saved comes from the message before. 4 KB of it are remembered.
HOW = {"level": 1, "memLevel": 5}
WINDOW = 12


class Thrifty(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < FEW else super().encode(frame)


class Squeezing(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=HOW)

    def process_request_params(self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]) -> Any:
        answer, extension = super().process_request_params(params, accepted_extensions)
        extension.__class__ = Thrifty
        return answer, extension
