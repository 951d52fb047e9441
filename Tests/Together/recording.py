"""Connections that keep every byte that comes over them, and what the bytes say."""
import base64
import hashlib

from websockets.asyncio.client import ClientConnection

# What the server adds to a key (RFC 6455, section 1.3).
MARK = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Recorded(ClientConnection):
    """A connection whose bytes are kept, over all connections of this kind that are made with one list."""
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
        """What came before the first frame, but for the answer to this side's own key."""
        head = bytes(self.bytes).partition(b"\r\n\r\n")[0]
        key = self.request.headers["Sec-WebSocket-Key"].encode()
        return head.replace(base64.b64encode(hashlib.sha1(key + MARK).digest()), b"")

    @property
    def frames(self) -> list[tuple[int, bytes]]:
        """The frames, of which the last may have been cut off: the opcode and the payload."""
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
    """A kind of connection with a list of its own."""
    return type("Recorder", (Recorded,), {"streams": []})
