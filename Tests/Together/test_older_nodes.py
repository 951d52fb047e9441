"""A node of an earlier version alongside a new one, on the same database: it plays Set, and refuses rooms of other games.

Runs only with the program of that version: `OLDER=path/to/tercet .venv/bin/pytest Tests/Together/test_older_nodes.py`.
"""
import asyncio
import os
import pathlib
import secrets

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from databases import PostgreSQL
from processes import MANY_FROM_ONE_ADDRESS, Node, program

OLDER = os.environ.get("OLDER")


class Member:
    """A client that sends lines and keeps what it hears."""

    def __init__(self, node: Node):
        self.url, self.secret, self.heard = node.url, secrets.token_hex(16), []

    async def enter(self, entrance: str) -> "Member":
        self.socket = await connect(self.url, compression=None, ping_interval=None, proxy=None)
        await self.socket.send(f"hello 1 {entrance} {self.secret} 0")
        return self

    async def hear(self, word: str) -> str:
        """The next line with this first word; the end of the connection counts as the line `closed`."""
        while True:
            try:
                line = await asyncio.wait_for(self.socket.recv(), 20)
            except ConnectionClosed:
                line = "closed"
            self.heard.append(line)
            if line == "closed" or line.split(" ")[0] in (word, "refused"):
                return line


async def started(first: Node, second: Node, options: str) -> tuple[str, Member, Member, str, str]:
    """Creates a room on the first node, which a member enters on the second, and starts a game."""
    host = await Member(first).enter(f"new~{options}" if options else "new")
    code = (await host.hear("room")).split(" ")[1]
    guest = await Member(second).enter(code)
    answer = await guest.hear("room")
    if not answer.startswith("room"):
        return code, host, guest, answer, ""
    while len((seats := await host.hear("seats")).split()) < 3:
        assert seats.startswith("seats"), seats
    await host.socket.send("start")
    return code, host, guest, answer, await guest.hear("table")


async def play(folder: pathlib.Path):
    database = PostgreSQL(folder)
    await database.create()
    new = Node("new", database.address, folder, *MANY_FROM_ONE_ADDRESS)
    old = Node("old", database.address, folder, *MANY_FROM_ONE_ADDRESS)
    old.command = [OLDER if part == str(program()) else part for part in old.command]
    try:
        await new.start()
        await old.start()
        results = {}
        for options in ("", "J", "U"):
            results[options] = await started(new, old, options)
        _, _, _, _, table = await started(old, new, "")
        results["from the older"] = table
        # The rooms that the older node has refused play on.
        for options in ("J", "U"):
            code = results[options][0]
            friend = await Member(new).enter(code)
            assert (await friend.hear("room")) == f"room {code} 2 {options}"
            await friend.socket.send("start")
            results[options] += (await friend.hear("table"),)
        return results, database.events()
    finally:
        await old.end()
        await new.end()
        await database.server.end()


@pytest.mark.skipif(not OLDER, reason="needs the program of an earlier version in OLDER")
def test_an_older_node_plays_set_and_refuses_rooms_of_other_games(folder: pathlib.Path):
    results, events = asyncio.run(play(folder))
    assert results[""][3].startswith("room") and results[""][4].startswith("table")
    assert results["from the older"].startswith("table")
    for options, cards in (("J", 9), ("U", 12)):
        code, _, guest, answer, _, table = results[options]
        assert answer == "closed" or answer.startswith("refused"), answer
        assert not any(line.startswith(("table", "event")) for line in guest.heard)
        assert table.startswith("table")
        assert len([part for part in table.split() if len(part) == 4 and part.isdigit()]) == cards
        bodies = [row[3].split(" ")[0] for row in events[code]]
        assert bodies == ["open", "sit", "sit", "start"], bodies
