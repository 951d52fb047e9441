"""Bad messages of all kinds, as bytes on a connection."""
import random
import struct
from collections.abc import Callable

from cards import CARDS, DIGITS

HANDSHAKE = ("GET /together HTTP/1.1\r\nHost: tercet\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
LONGEST = 512
# A burst of more messages than a socket may send at once.
FLOOD = 12


def frame(payload: bytes, opcode: int = TEXT, is_last: bool = True, is_masked: bool = True, reserved: int = 0,
          length: int | None = None) -> bytes:
    """A frame, valid or not; `length` makes it claim a length other than its own."""
    first = is_last << 7 | reserved << 4 | opcode
    length = len(payload) if length is None else length
    if length < 126:
        head = struct.pack("!BB", first, is_masked << 7 | length)
    elif length < 65536:
        head = struct.pack("!BBH", first, is_masked << 7 | 126, length)
    else:
        head = struct.pack("!BBQ", first, is_masked << 7 | 127, length)
    # Masked with zeros, which doesn't change anything.
    return head + (bytes(4) if is_masked else b"") + payload


class Abuse:
    """Generates bad messages from a seed. `codes` are rooms in which others play; `secrets` belong to none of their
    players."""

    def __init__(self, seed: int, codes: list[str]):
        self.random, self.codes = random.Random(seed), codes
        # Messages that leave a socket open if they are sent alone, and messages after which it is closed.
        self.bearable: list[Callable[[], bytes]] = [
            self.foreign_claim, self.early, self.guess, self.watch, self.new_room, self.fragments, self.ping]
        self.fatal: list[Callable[[], bytes]] = [
            self.mutated, self.mutated, self.mutated, self.noise, self.huge, self.claimed_length, self.empty, self.binary,
            self.unmasked, self.reserved, self.opcode, self.torn_text, self.long_ping, self.continuation, self.bad_close,
            self.flood]

    def text(self, text: str) -> bytes:
        return frame(text.encode())

    def card(self) -> str:
        return self.random.choice(CARDS)

    def secret(self) -> str:
        return f"{self.random.getrandbits(128):032x}"

    def code(self) -> str:
        made = "".join(self.random.choices(DIGITS, k=8))
        return self.random.choice([*self.codes, made])

    def grammatical(self) -> str:
        """A well-formed message."""
        number = self.random.randrange
        return self.random.choice([
            f"hello 1 {self.code()} {self.secret()} {number(99)}", f"hello 1 new~b {self.secret()} 0",
            f"take {number(1, 99)} {number(99)} {self.card()} {self.card()} {self.card()}",
            f"name {number(32)} {number(32)}", "start", "again"])

    # One by one

    def foreign_claim(self) -> bytes:
        cards = self.random.sample(CARDS, 3)
        return self.text(f"take {self.random.randrange(1, 2**31)} {self.random.randrange(2**31)} {' '.join(cards)}")

    def early(self) -> bytes:
        return self.text(self.random.choice(["start", "again", f"name {self.random.randrange(32)} 0"]))

    def guess(self) -> bytes:
        """Enters a room with an unused secret, and claims to have seen earlier events."""
        return self.text(f"hello 1 {self.code()} {self.secret()} {self.random.randrange(2**31)}")

    def new_room(self) -> bytes:
        return self.text(f"hello 1 new {self.secret()} 0")

    def watch(self) -> bytes:
        return self.text(f"hello {self.random.randrange(3)} {self.code()} {self.secret()} 0")

    def fragments(self) -> bytes:
        return frame(b"st", is_last=False) + frame(b"", 0, is_last=False) + frame(b"art", 0)

    def ping(self) -> bytes:
        return frame(self.random.randbytes(self.random.randrange(126)), self.random.choice([PING, PONG]))

    def mutated(self) -> bytes:
        """A message with a part changed, removed, repeated or moved."""
        text, place = bytearray(self.grammatical(), "ascii"), self.random.randrange
        for _ in range(self.random.randrange(1, 4)):
            first, second = sorted((place(len(text) + 1), place(len(text) + 1)))
            match self.random.randrange(5):
                case 0: text[first:first + 1] = bytes([place(128)])
                case 1: del text[first:second]
                case 2: text[first:first] = text[first:second]
                case 3: text[first:first] = self.random.choice([b" ", b"\0", b"-1", b"99999999999999999999", "\u2029é".encode()])
                case _: text[first:second] = bytes(reversed(text[first:second]))
        return frame(bytes(text[:LONGEST]))

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.randrange(1, 200))

    def huge(self) -> bytes:
        size = self.random.choice([LONGEST + 1, 1000, 65535, 65536, 200_000])
        return frame(b"a" * size)

    def claimed_length(self) -> bytes:
        """Announces a great length, and sends little."""
        return frame(b"a", length=self.random.choice([LONGEST, LONGEST + 1, 2**31, 2**62, 2**63 - 1]))

    def empty(self) -> bytes:
        return frame(b"")

    def binary(self) -> bytes:
        return frame(self.grammatical().encode(), BINARY)

    def unmasked(self) -> bytes:
        return frame(self.grammatical().encode(), is_masked=False)

    def reserved(self) -> bytes:
        return frame(b"start", reserved=self.random.randrange(1, 8))

    def opcode(self) -> bytes:
        return frame(b"start", self.random.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))

    def torn_text(self) -> bytes:
        return frame(self.random.choice([b"\xff", b"start\xc3", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf5\x80\x80\x80"]))

    def long_ping(self) -> bytes:
        return frame(bytes(126), PING)

    def continuation(self) -> bytes:
        return frame(b"start", 0)

    def bad_close(self) -> bytes:
        code = struct.pack("!H", self.random.choice([0, 999, 1005, 1006, 2000, 65535]))
        return frame(self.random.choice([b"\x00", code]), CLOSE)

    def flood(self) -> bytes:
        return self.early() * FLOOD

    # On a connection

    def conversation(self) -> tuple[bytes, int]:
        """A connection's bytes, including the handshake, and the number of messages: some that are only wrong, and one
        that closes the connection. Sometimes the handshake itself is bad or incomplete."""
        last = self.random.choice(self.fatal)
        parts = [self.random.choice(self.bearable)() for _ in range(self.random.randrange(9))] + [last()]
        head, count = f"{HANDSHAKE}\r\n".encode(), len(parts) + (FLOOD - 1 if last == self.flood else 0)
        match self.random.randrange(20):
            case 0: head = self.bad_handshake()
            case 1: parts[-1] = parts[-1][:-self.random.randrange(1, len(parts[-1]) + 1)]
        return head + b"".join(parts), count

    def bad_handshake(self) -> bytes:
        good = f"{HANDSHAKE}\r\n"
        return self.random.choice([
            good[:self.random.randrange(1, len(good))], good.replace("13", "12"), good.replace("dGhl", "d"),
            good.replace("\r\n\r\n", f"\r\nOrigin: https://{self.secret()}\r\n\r\n"), good.replace("/together", "/" + "a" * 9000),
            good.replace("\r\n\r\n", "\r\nContent-Length: 5\r\n\r\n"), good.replace("GET", "POST"), good.replace("\r\n", "\n"),
            good[:-2] + "X-Field: a\r\n" * 5000 + "\r\n"]).encode()
