"""Sends a million bad messages from many addresses, and checks that they don't disturb robots that are playing.

    make hostile                          a million messages
    make hostile COUNT=20000 SEED=7
"""
import asyncio
import json
import os
import pathlib
import sys
import tempfile
import time
from dataclasses import dataclass, field

from audits import check_all
from databases import SQLite
from games import Violation
from processes import Node
from robots import Habits
from rooms import Room, playing, until
from tallies import Tally, percentile, spread

# How much more memory the server may use, in bytes, while connections are held and afterwards.
MEMORY_DURING, MEMORY_AFTER = 150_000_000, 100_000_000
# How long the server may take to drop connections whose peers are gone, in seconds.
LEAVING = 30
# Floods that run at the same time, each with separate addresses.
FLOODS = 2


@dataclass
class Phase:
    """A part of a trial: the latencies of the robots' claims, in seconds, and the server's memory in bytes."""
    name: str
    latencies: list[float]
    memory: int

    def __str__(self) -> str:
        return f"{self.name}: {len(self.latencies)} claims, {spread(self.latencies)}; {self.memory / 1e6:.0f} MB"


@dataclass
class Report:
    phases: list[Phase] = field(default_factory=list)
    floods: list[dict] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def text(self) -> str:
        names = sorted({name for flood in self.floods for name in flood})
        sent = ", ".join(f"{sum(flood.get(name, 0) for flood in self.floods)} {name}" for name in names)
        return "\n".join([*map(str, self.phases), sent, *self.lines])


class Trial:
    """A server, robots that play on it, and floods, which use the first room's code to watch there."""

    def __init__(self, folder: pathlib.Path, count: int, seed: int, rooms: int = 4, held: int = 200, calm: int = 150):
        self.count, self.seed, self.held, self.calm = count, seed, held, calm
        self.database, self.report = SQLite(folder), Report()
        self.node = Node("node", self.database.address, folder)
        self.tally = Tally()
        self.rooms = [Room(self.node.url, seed + place, self.tally, players=3, watchers=1, habits=Habits(losses=0))
                      for place in range(rooms)]
        self.peak = 0

    async def run(self) -> Report:
        """Plays without floods, with floods, and without floods again."""
        await self.node.start()
        try:
            async with playing(self.rooms):
                await self.phase("before", self.hear_claims())
                await self.phase("during", self.flood())
                self.report.phases[-1].memory = self.peak
                await self.phase("after", self.hear_claims())
                await self.see_all_leave()
                self.check()
                self.report.lines += self.counted(await self.node.numbers())
        finally:
            await self.node.end()
        self.report.lines.append(check_all(self.rooms, self.database.events()))
        if self.tally.violations:
            raise Violation("; ".join(self.tally.violations))
        return self.report

    async def phase(self, name: str, doing) -> None:
        self.tally.take_latencies()
        await doing
        self.report.phases.append(Phase(name, self.tally.take_latencies(), self.node.memory))

    async def hear_claims(self) -> None:
        await until(lambda: len(self.tally.latencies) >= self.calm or self.tally.violations, 120, f"{self.calm} claims")

    async def flood(self) -> None:
        """Runs the floods, and monitors the server during them."""
        began = time.monotonic()
        known = self.rooms[0].code or ""
        floods = [await asyncio.create_subprocess_exec(
            sys.executable, "-B", pathlib.Path(__file__).with_name("floods.py"), str(self.node.port), str(self.count // FLOODS),
            str(self.seed * FLOODS + place), str(self.held // FLOODS), known, stdout=asyncio.subprocess.PIPE)
            for place in range(FLOODS)]
        try:
            outputs = asyncio.gather(*(flood.communicate() for flood in floods))
            while not outputs.done():
                self.node.check()
                self.peak = max(self.peak, self.node.memory)
                if self.tally.violations:
                    raise Violation("; ".join(self.tally.violations))
                await asyncio.wait([outputs], timeout=0.1)
            self.report.floods = [json.loads(output) for output, _ in outputs.result()]
        finally:
            for flood in floods:
                if flood.returncode is None:
                    flood.kill()
        self.report.lines.append(f"{self.count} messages in {time.monotonic() - began:.0f} s")

    async def see_all_leave(self) -> None:
        """Waits until no trace of the floods remains: no sockets, and no rooms except the players' rooms."""
        wanted = (sum(len(room.robots) for room in self.rooms), len(self.rooms))
        end = time.monotonic() + LEAVING
        while True:
            numbers = await self.node.numbers()
            left = (numbers["tercet_sockets_open"], numbers["tercet_rooms_open"])
            if left == wanted:
                return
            if time.monotonic() > end:
                raise Violation(f"{left} sockets and rooms are open, not {wanted}")
            await asyncio.sleep(0.1)

    def counted(self, numbers: dict[str, int]) -> list[str]:
        """The numbers in the server's metrics."""
        names = {"tercet_sockets_opened_total": "sockets opened", 'tercet_socket_messages_total{direction="in"}': "messages read",
                 "tercet_messages_bad_total": "that were none", "tercet_rooms_made_total": "rooms made"}
        closed = {name[name.index('"') + 1:-2]: count for name, count in numbers.items()
                  if name.startswith(("tercet_sockets_closed", "tercet_sockets_cut_off", "tercet_sockets_refused")) and count}
        return ["the server: " + ", ".join(f"{numbers[name]} {text}" for name, text in names.items()),
                "closed, cut off or refused: " + ", ".join(f"{name} {count}" for name, count in closed.items())]

    def check(self) -> None:
        """Checks that the server is alive, that its memory is bounded, and that no player was disturbed."""
        self.node.check()
        before, during, after = self.report.phases
        if during.memory > before.memory + MEMORY_DURING or after.memory > before.memory + MEMORY_AFTER:
            raise Violation(f"the server's memory grew: {self.report.text()}")
        disturbed = {name: count for name, count in self.tally.counts.items()
                     if name.startswith(("connections ended", "failed", "refused watching", "tables told anew"))}
        if disturbed or not during.latencies:
            raise Violation(f"players were disturbed: {disturbed or 'no claim was answered'}")
        if percentile(during.latencies, 0.99) > 5:
            raise Violation(f"players had to wait: {during}")


def main() -> None:
    number = lambda name, usual: int(os.environ.get(name) or usual)
    with tempfile.TemporaryDirectory(prefix="tercet-") as folder:
        trial = Trial(pathlib.Path(folder), number("COUNT", 1_000_000), number("SEED", 1))
        print(asyncio.run(trial.run()).text())


if __name__ == "__main__":
    main()
