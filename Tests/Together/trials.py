"""The common part of all trials that kill something: robots play, and the received events are compared with the stored
events."""
import asyncio
import contextlib
import pathlib
import random
import time
from collections import Counter
from dataclasses import dataclass, field

from audits import check_all, has_heard_all
from databases import slow_flushes
from rooms import Room
from tallies import Tally

# How long robots may take to receive all stored events, in seconds, once nothing is killed any more.
SETTLING = 60
OPTIONS = ["", "b", "l", "bn"]


@dataclass
class Report:
    """The results of a trial."""
    tally: Tally = field(default_factory=Tally)
    kills: Counter = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)

    @property
    def violations(self) -> list[str]:
        return self.tally.violations

    def text(self) -> str:
        kills = ", ".join(f"{count} times {name}" for name, count in self.kills.items()) or "nothing killed"
        return "\n".join([kills, self.tally.text(), *self.lines])


class Trial:
    """Robots, and the servers they play on."""

    def __init__(self, folder: pathlib.Path, seed: int, flush: bool):
        self.folder, self.random = folder, random.Random(seed)
        self.preload = slow_flushes(folder) if flush else ""
        self.report = Report()
        self.ending = contextlib.AsyncExitStack()
        self.rooms: list[Room] = []

    async def __aenter__(self):
        try:
            await self.prepare()
        except BaseException:
            await self.ending.aclose()
            raise
        return self

    async def __aexit__(self, *error):
        await self.ending.aclose()

    def make_rooms(self, count: int, url: str, authority: str | None = None) -> None:
        """Rooms of two to eight players, some with a spectator."""
        for place in range(count):
            self.rooms.append(Room(
                url, self.random.getrandbits(64), self.report.tally, players=2 + place % 7,
                watchers=place % 2, options=OPTIONS[place % len(OPTIONS)], authority=authority))

    @property
    def told(self) -> int:
        """The number of received events so far."""
        return sum(len(room.events) for room in self.rooms)

    def note(self, strike: str) -> None:
        """Notes an action against a server."""
        self.report.kills[strike] += 1
        self.report.tally.cause = f"after {strike}"

    async def settle(self) -> None:
        """Stops new claims, waits until all robots have received everything, and compares."""
        for room in self.rooms:
            room.is_quiet = True
        end = time.monotonic() + SETTLING
        while not self.report.violations:
            stored = await asyncio.to_thread(self.database.events)
            late = [room for room in self.rooms if not has_heard_all(room, stored.get(room.code, []))]
            if not late:
                return
            if time.monotonic() > end:
                self.report.violations += [f"room {room.code} still waits for something: {room}" for room in late]
            await asyncio.sleep(0.1)

    def compare(self, began: float) -> None:
        """Compares the received events with the stored events."""
        seconds = time.monotonic() - began
        self.report.lines.append(check_all(self.rooms, self.database.events()))
        games = max(sum(len(room.openings) for room in self.rooms), 1)
        size = self.database.size()
        self.report.lines += [
            f"{self.told / seconds:.0f} events/s for {seconds:.0f} s",
            f"the database: {size} bytes, {size / max(self.told, 1):.0f} for an event, {size / games:.0f} for a game"]
