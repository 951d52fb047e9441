"""Connections that record every received byte, and a reader of these bytes."""
import base64
import hashlib

from websockets.asyncio.client import ClientConnection

# The text that the server appends to a key (RFC 6455, section 1.3).
MARK = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Recorded(ClientConnection):
    """A connection that records its bytes, and is in the list of the connections of its kind."""
    streams: list["Recorded"]

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.bytes = bytearray()
        self.streams.append(self)

    def data_received(self, data: bytes) -> None:
        self.bytes += data
        super().data_received(data)

    @property
    def head(self) -> bytes:
        """The bytes before the first frame, except the answer to this side's own key."""
        head = bytes(self.bytes).partition(b"\r\n\r\n")[0]
        key = self.request.headers["Sec-WebSocket-Key"].encode()
        return head.replace(base64.b64encode(hashlib.sha1(key + MARK).digest()), b"")

    @property
    def frames(self) -> list[tuple[int, bytes]]:
        """The frames, as opcode and payload. The last frame may have been cut off."""
        rest, frames = bytes(self.bytes).partition(b"\r\n\r\n")[2], []
        while len(rest) >= 2:
            length, begin = rest[1] & 127, 2
            if length > 125:
                begin = 4 if length == 126 else 10
                length = int.from_bytes(rest[2:begin])
            frames.append((rest[0] & 15, rest[begin:begin + length]))
            rest = rest[begin + length:]
        return frames


def recorder() -> type[Recorded]:
    """A kind of connection with a separate list."""
    return type("Recorder", (Recorded,), {"streams": []})
