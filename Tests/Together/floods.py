"""Floods a server from many addresses, in a separate process. Its arguments say what to do, and it prints a report.

    python floods.py PORT COUNT SEED HELD CODE…
"""
import asyncio
import json
import os
import random
import socket
import sys
from collections import Counter

from abuse import HANDSHAKE, Abuse, frame

# The number of conversations at a time, which limits how many a server can hold up by not answering.
AT_A_TIME = 64
# The beginning of a close frame from the server.
CLOSING = b"\x88\x02"
# How long a connection waits for the server to close it, in seconds. Some of the messages don't make the server close
# it.
PATIENCE = 0.25


class Flood:
    """Many conversations from many addresses; some of them hold their connection open."""

    def __init__(self, port: int, count: int, seed: int, held: int, codes: list[str]):
        self.port, self.count, self.held = port, count, held
        self.random, self.abuse = random.Random(seed), Abuse(seed, codes)
        self.counts = Counter()

    def address(self) -> str:
        """One of this machine's addresses that begin with 127, of which there are 16 million."""
        return ".".join(["127", *(str(self.random.randrange(1, 255)) for _ in range(3))])

    async def connect(self) -> socket.socket:
        loop, connection = asyncio.get_running_loop(), socket.socket()
        connection.setblocking(False)
        connection.bind((self.address(), 0))
        await loop.sock_connect(connection, ("127.0.0.1", self.port))
        return connection

    async def run(self) -> Counter:
        """Sends as many messages as requested."""
        holding = [asyncio.create_task(self.hold()) for _ in range(self.held)]
        await asyncio.gather(*(self.converse_often() for _ in range(AT_A_TIME)))
        for task in holding:
            task.cancel()
        await asyncio.gather(*holding, return_exceptions=True)
        return self.counts

    async def converse_often(self) -> None:
        while self.counts["messages"] < self.count:
            try:
                await self.converse()
            except OSError as error:
                self.counts[f"connections that failed: {type(error).__name__}"] += 1

    async def converse(self) -> None:
        data, count = self.abuse.conversation()
        with await self.connect() as connection:
            self.counts["connections"] += 1
            self.counts["messages"] += count
            loop = asyncio.get_running_loop()
            try:
                async with asyncio.timeout(PATIENCE):
                    await loop.sock_sendall(connection, data)
                    answer = b"nothing yet"
                    while answer and CLOSING not in answer:
                        answer = await loop.sock_recv(connection, 65536)
                        self.counts["bytes heard"] += len(answer)
                    self.counts["connections closed by the server"] += 1
            except TimeoutError:
                self.counts["connections left"] += 1

    async def hold(self) -> None:
        """Holds a connection open, and opens another when it ends: with half a handshake, with half a frame, with an
        occasional byte, or without reading large amounts of data."""
        while True:
            try:
                with await self.connect() as connection:
                    self.counts["connections held"] += 1
                    await self.dawdle(connection)
            except OSError:
                self.counts["held connections ended"] += 1
            await asyncio.sleep(1)

    async def dawdle(self, connection: socket.socket) -> None:
        """Holds a connection open for a while in one of the ways that cost a server something."""
        loop, whole, half = asyncio.get_running_loop(), f"{HANDSHAKE}\r\n".encode(), frame(b"start")[:-2]
        match self.random.randrange(4):
            case 0: data = whole[:self.random.randrange(1, len(whole))]
            case 1: data = whole + half
            case 2: data = whole + b"".join(self.abuse.ping() for _ in range(1000))
            case _: data = whole
        await loop.sock_sendall(connection, data)
        for byte in half:
            await asyncio.sleep(2 + 2 * self.random.random())
            await loop.sock_sendall(connection, bytes([byte]) if data == whole else b"")


def main() -> None:
    port, count, seed, held = map(int, sys.argv[1:5])
    os.nice(5)
    print(json.dumps(asyncio.run(Flood(port, count, seed, held, sys.argv[5:]).run())))


if __name__ == "__main__":
    main()
