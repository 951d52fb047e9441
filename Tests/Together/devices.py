"""A device that keeps its connection to a room open, as the page does."""
import asyncio
import contextlib
import functools
import ssl
import time
from abc import ABC, abstractmethod

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from games import Violation
from tallies import Tally

# The pauses before a lost connection is tried again, in seconds, as in the page.
PAUSES = [0, 0.25, 0.5, 1, 2]
# The server's limit for a socket, reduced because a message may be repeated.
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 3.5, 8
# The ways a connection may end: closed by this side, cut off without a close frame, or closed by a server that stops.
ENDINGS = (None, 1000, 1006, 1012)


@functools.cache
def tls(authority: str) -> ssl.SSLContext:
    """A TLS context that trusts only this authority."""
    return ssl.create_default_context(cafile=authority)


class Device(ABC):
    """Reconnects again and again, and first asks for the events that it lacks."""

    def __init__(self, url: str, authority: str | None, tally: Tally):
        self.url, self.authority, self.tally = url, authority, tally
        self.connection_kind = ClientConnection
        self.socket: ClientConnection | None = None
        self.is_inside, self.has_broken_off = False, False
        self.lost_at: float | None = None
        self.allowance, self.allowed_at = 0.0, 0.0

    @abstractmethod
    def greeting(self) -> list[str]:
        """The first message on a new connection."""

    @abstractmethod
    def hear(self, line: str) -> None:
        """Handles a message from the server."""

    async def stay_connected(self) -> None:
        """Runs until it is cancelled; raises `Violation` if the server breaks a rule."""
        attempts = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempts, len(PAUSES) - 1)])
            attempts += 1
            try:
                async with self._connection() as socket:
                    if await self._attend(socket):
                        attempts = 0
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.tally.counts["failed connections"] += 1

    def _connection(self) -> connect:
        return connect(self.url, ssl=tls(self.authority) if self.authority else None, compression=None, ping_interval=None,
                       proxy=None, open_timeout=5, close_timeout=1, max_size=4096, create_connection=self.connection_kind)

    async def _attend(self, socket: ClientConnection) -> bool:
        """Greets the server, and listens until the connection ends. Returns whether it entered the room."""
        self.allowance, self.allowed_at = MESSAGES_AT_ONCE, time.monotonic()
        self.socket, was_inside = socket, False
        try:
            for line in self.greeting():
                await self.send(line)
            async for line in socket:
                self.hear(line)
                was_inside |= self.is_inside
        except ConnectionClosed:
            pass
        finally:
            self._note_loss()
        if socket.close_code not in ENDINGS:
            raise Violation(f"the server closed with {socket.close_code}")
        self.tally.counts[f"connections ended {socket.close_code or 1006}"] += 1
        return was_inside

    def note_entrance(self) -> None:
        """Notes that the server has let this device into its room."""
        if self.lost_at is not None and not self.is_inside:
            self.tally.add_outage(self.lost_at, "broken off" if self.has_broken_off else None)
        self.is_inside, self.has_broken_off = True, False

    def _note_loss(self) -> None:
        if self.is_inside:
            self.lost_at = time.monotonic()
        self.socket, self.is_inside = None, False

    def may_speak(self) -> bool:
        """Whether another message stays within the server's limit."""
        now = time.monotonic()
        self.allowance = min(self.allowance + (now - self.allowed_at) * MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self.allowed_at = now
        return self.allowance >= 1

    async def say(self, line: str) -> None:
        """Sends a message, unless there is no connection or the message would exceed the limit."""
        if self.is_inside and self.may_speak():
            await self.send(line)

    async def send(self, line: str) -> None:
        """Sends a message if there is a connection."""
        self.allowance -= 1
        if self.socket:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(line)

    def lose_connection(self) -> None:
        """Cuts the connection without a close frame, like a phone that goes out of range."""
        if self.socket:
            self.has_broken_off = True
            self.socket.transport.abort()
