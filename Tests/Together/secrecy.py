"""Records every byte that players and spectators receive, and checks that no card is revealed before it is on the
table.

    make secrecy               20 games
    make secrecy SEED=7 COUNT=5

After the games, the server's own log shows when each card was dealt.
"""
import asyncio
import hashlib
import os
import pathlib
import tempfile

from audits import check_all
from databases import SQLite
from games import Violation
from processes import Node, fetch
from recording import Recorded, recorder
from robots import Habits, Robot
from rooms import Room, playing, until
from searching import Deal, Listener, deals, told
from tallies import Tally


async def play(folder: pathlib.Path, games: int, seed: int = 1) -> str:
    """Plays this many games, and searches all received bytes; returns their number."""
    database = SQLite(folder)
    node = Node("node", database.address, folder)
    try:
        await node.start()
        room = Room(node.url, seed, Tally(), players=3, watchers=2, habits=Habits(pause=0.2, losses=0.05),
                    most_games=games)
        kinds = {robot: recorder() for robot in room.robots}
        for robot, own in kinds.items():
            robot.connection_kind = own
        async with playing([room]):
            await until(lambda: room.tally.violations or len(room.openings) >= games, 60 + 60 * games, f"{games} games")
            pages = [await fetch(node.port, "/"), await fetch(node.port, "/health"), await fetch(node.metrics, "/metrics")]
            await until(lambda: room.tally.violations or room.is_over, 60, "the last game")
    finally:
        await node.end()
    stored = database.events()
    check_all([room], stored)
    if room.tally.violations:
        raise Violation("; ".join(room.tally.violations))
    return search_all(room, deals(stored[room.code], room.options), kinds, pages)


def search_all(room: Room, deals: list[Deal], kinds: dict[Robot, type[Recorded]], pages: list[str]) -> str:
    """Searches all bytes that the robots have received, and the public pages."""
    hashed = lambda secret: hashlib.sha256(secret.encode()).hexdigest()
    secrets = [text.encode() for robot in room.robots for text in (robot.secret, hashed(robot.secret))]
    for page in pages:
        Listener(deals, secrets).search(page.encode(), set())
    size = sum(Listener(deals, secrets).check(stream) for kind in kinds.values() for stream in kind.streams)
    heard = {robot: set().union(*map(told, kind.streams)) for robot, kind in kinds.items()}
    by_players = set().union(*(heard[robot] for robot in room.players))
    more = set().union(*(heard[robot] for robot in room.watchers)) - by_players
    if more or not by_players:
        raise Violation(f"watchers were told what players were not: {more}")
    streams = sum(len(kind.streams) for kind in kinds.values())
    return f"{len(deals)} games, {streams} connections, {size} bytes searched: no card before it lay on the table"


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="tercet-") as folder:
        print(asyncio.run(play(pathlib.Path(folder), int(os.environ.get("COUNT") or 20), int(os.environ.get("SEED") or 1))))


if __name__ == "__main__":
    main()
