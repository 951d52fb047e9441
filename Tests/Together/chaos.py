"""Kills servers and databases while robots play, and checks that no event that a robot has received is lost.

    make chaos                            ten minutes: four servers behind HAProxy, with PostgreSQL
    make chaos SECONDS=60 ROOMS=10 SEED=7 FLUSH=1
    make chaos KIND=sqlite COUNT=200      one server with SQLite, killed so many times

FLUSH=1 makes each flush to disk take a millisecond longer.
"""
import asyncio
import os
import pathlib
import sys
import tempfile

from killing import KilledCluster, KilledServer
from trials import Report

PROMISES = "acknowledged claims lost 0, doubled 0, gaps 0"


async def try_cluster(folder: pathlib.Path, seconds: float, rooms: int, seed: int, nodes: int, flush: bool) -> Report:
    """Plays for this long with PostgreSQL, killing nodes and the database again and again, and compares."""
    async with KilledCluster(folder, rooms, seed, nodes, flush) as cluster:
        return await cluster.run(seconds)


async def try_server(folder: pathlib.Path, count: int, rooms: int, seed: int, flush: bool) -> Report:
    """Plays with SQLite, kills the server this many times, and compares."""
    async with KilledServer(folder, rooms, seed, flush) as server:
        return await server.run(count)


def main() -> None:
    number = lambda name, usual: int(os.environ.get(name) or usual)
    seed, flush = number("SEED", 1), number("FLUSH", 0) > 0
    with tempfile.TemporaryDirectory(prefix="tercet-") as name:
        folder = pathlib.Path(name)
        if os.environ.get("KIND", "postgres") == "sqlite" or "--sqlite" in sys.argv:
            trial = try_server(folder, number("COUNT", 200), number("ROOMS", 8), seed, flush)
        else:
            trial = try_cluster(folder, number("SECONDS", 600), number("ROOMS", 40), seed, number("NODES", 4), flush)
        report = asyncio.run(trial)
    print(report.text(), f"SEED={seed}", sep="\n")
    if report.violations:
        sys.exit("\n".join(report.violations[:20]))
    print(PROMISES)


if __name__ == "__main__":
    main()
