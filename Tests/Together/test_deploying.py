"""Tests docs/deploying.md: the HAProxy configuration, which `test_chaos.py` also uses, and backups."""
import asyncio
import pathlib

from databases import SQLite
from processes import MANY_FROM_ONE_ADDRESS, Node, fetch, silent_port
from proxies import HAProxy
from rooms import Room, playing, until
from tallies import Tally


async def visit(folder: pathlib.Path) -> tuple[str, str, Tally, HAProxy]:
    """Requests the page without and with TLS, and plays over TLS while one of two nodes doesn't answer."""
    node = Node("node", SQLite(folder).address, folder, "--trust-forwarded-for", *MANY_FROM_ONE_ADDRESS)
    with silent_port() as missing:
        proxy = HAProxy([missing, node.port], folder)
        room = Room(proxy.url, 1, Tally(), players=2, watchers=1, authority=proxy.authority)
        try:
            await node.start()
            await proxy.start()
            async with playing([room]):
                await until(lambda: len(room.events) >= 3 or room.tally.violations, 60, "three events", room)
            pages = await fetch(proxy.plain_port, "/page?a=b"), await fetch(proxy.port, "/", proxy.authority)
            return *pages, room.tally, proxy
        finally:
            await proxy.end()
            await node.end()


def test_the_documented_proxy_is_without_fault_and_leads_to_a_node_that_answers(folder: pathlib.Path):
    page, secure, tally, proxy = asyncio.run(visit(folder))
    proxy.check_configuration()
    assert page.startswith("HTTP/1.1 301") and "location: https://127.0.0.1/page?a=b\r\n" in page
    assert '<meta property="og:url" content="https://127.0.0.1/">' in secure
    assert not tally.violations


async def play_and_back_up(folder: pathlib.Path) -> tuple[list, list]:
    """The events of a room in a copy that was made during the game, and the events in the file after the game
    continued."""
    database, copy = SQLite(folder), SQLite(folder / "copy")
    copy.path.parent.mkdir()
    node, other = Node("node", database.address, folder), Node("other", copy.address, folder)
    room = Room(node.url, 1, Tally(), players=2)
    try:
        await node.start()
        async with playing([room]):
            await until(lambda: len(room.events) >= 3, 60, "three events")
            database.back_up(copy.path)
            known = len(room.events)
            await until(lambda: len(room.events) > known, 60, "another event")
        # A server checks the whole file before it starts.
        await other.start()
        return copy.events()[room.code], database.events()[room.code]
    finally:
        await node.end()
        await other.end()


def test_a_backup_that_is_made_during_a_game_is_a_beginning_of_it(folder: pathlib.Path):
    copied, all_events = asyncio.run(play_and_back_up(folder))
    assert len(all_events) > len(copied) >= 3 and copied == all_events[:len(copied)]
