"""Servers and databases that are killed while robots play."""
import asyncio
import pathlib
import signal
import time

from databases import PostgreSQL, SQLite
from processes import MANY_FROM_ONE_ADDRESS, Node
from proxies import HAProxy
from rooms import playing, until
from trials import Report, Trial


class KilledCluster(Trial):
    """Nodes behind HAProxy that share PostgreSQL."""

    def __init__(self, folder: pathlib.Path, rooms: int, seed: int, nodes: int, flush: bool):
        super().__init__(folder, seed, flush)
        self.room_count, self.node_count = rooms, nodes

    async def prepare(self) -> None:
        self.database = PostgreSQL(self.folder, self.preload)
        self.ending.push_async_callback(self.end_database)
        await self.database.create()
        commit_time = await asyncio.to_thread(self.database.commit_time)
        self.report.lines.append(f"a commit takes {commit_time * 1000:.2f} ms")
        self.nodes = [Node(f"node{place}", self.database.address, self.folder, "--trust-forwarded-for", *MANY_FROM_ONE_ADDRESS)
                      for place in range(self.node_count)]
        for node in self.nodes:
            self.ending.push_async_callback(node.end)
            await node.start()
        self.proxy = HAProxy([node.port for node in self.nodes], self.folder)
        self.ending.push_async_callback(self.proxy.end)
        await self.proxy.start()
        self.make_rooms(self.room_count, self.proxy.url, self.proxy.authority)

    async def end_database(self) -> None:
        if self.database.server.is_running:
            await self.database.kill()

    async def run(self, seconds: float) -> Report:
        """Plays, killing something every few seconds."""
        began = time.monotonic()
        async with playing(self.rooms):
            while time.monotonic() < began + seconds and not self.report.violations:
                await self.hear_more(self.random.randint(1, 8 * len(self.rooms)), began + seconds)
                await self.strike()
            await self.settle()
        self.compare(began)
        return self.report

    async def hear_more(self, count: int, end: float) -> None:
        """Waits until robots have received this many more events."""
        known = self.told
        while self.told < known + count and time.monotonic() < end and not self.report.violations:
            for process in [*self.nodes, self.proxy, self.database.server]:
                process.check()
            await asyncio.sleep(0.05)

    async def strike(self) -> None:
        """Kills a node, sometimes the whole database, and restarts it; sometimes asks a node to stop. If robots lose
        their connections before the next strike, this strike counts as the cause."""
        node, chance = self.random.choice(self.nodes), self.random.random()
        if chance < 0.15:
            self.note("all of PostgreSQL killed")
            await self.database.kill()
            await self.database.start()
        elif chance < 0.3:
            self.note("a node told to stop")
            await node.end(signal.SIGTERM)
            await node.start()
        else:
            self.note("a node killed")
            await node.end()
            await node.start()


class KilledServer(Trial):
    """One server with an SQLite file."""

    def __init__(self, folder: pathlib.Path, rooms: int, seed: int, flush: bool):
        super().__init__(folder, seed, flush)
        self.room_count = rooms

    async def prepare(self) -> None:
        self.database = SQLite(self.folder)
        self.node = Node("node", self.database.address, self.folder, *MANY_FROM_ONE_ADDRESS, preload=self.preload)
        self.ending.push_async_callback(self.node.end)
        await self.node.start()
        self.make_rooms(self.room_count, self.node.url)

    async def run(self, count: int) -> Report:
        """Plays, and kills the server after a few events, this many times."""
        began = time.monotonic()
        async with playing(self.rooms):
            for _ in range(count):
                known, more = self.told, self.random.randint(1, 4 * len(self.rooms))
                await until(lambda: self.told >= known + more or self.report.violations, 60, f"{more} events")
                self.node.check()
                if self.report.violations:
                    break
                self.note("the server killed")
                await self.node.end()
                await self.node.start()
            await self.settle()
        await self.node.end()
        self.compare(began)
        return self.report
