"""Kills servers for a short time. `make chaos` does it for a long time."""
import asyncio
import pathlib

import pytest

from audits import check
from cards import CARDS, deck_id, sets
from chaos import try_cluster, try_server
from games import Event, Violation
from rooms import Room
from tallies import Tally


def test_nothing_told_is_lost_where_nodes_and_postgresql_are_killed(folder: pathlib.Path):
    report = asyncio.run(try_cluster(folder, seconds=6, rooms=6, seed=1, nodes=2, flush=False))
    assert not report.violations, report.text()
    assert report.kills and report.tally.counts["claims stored"] > 10, report.text()


@pytest.mark.parametrize("flush", [False, True])
def test_nothing_told_is_lost_where_a_server_with_sqlite_is_killed(folder: pathlib.Path, flush: bool):
    report = asyncio.run(try_server(folder, count=5, rooms=3, seed=2, flush=flush))
    assert not report.violations, report.text()
    assert report.kills["the server killed"] == 5 and report.tally.counts["claims stored"] > 10, report.text()


def log(claims: int = 3):
    """The log of a room in which one player has taken sets, and a room that has received all of it."""
    deck, room = list(CARDS), Room("ws://nowhere", 1, Tally())
    table, rows = deck[:12], [(1, None, None, "open "), (2, None, None, f"start {deck_id(deck)}")]
    for claim in range(claims):
        cards, reveals = sets(table)[0], deck[12 + 3 * claim:15 + 3 * claim]
        rows.append((3 + claim, 0, 1 + claim, f"act {1000 * claim} K{''.join(cards)}"))
        room.heard(Event(f"event {3 + claim} {1000 * claim} 1 {1 + claim} K{''.join(cards)} {' '.join(reveals)}"))
        new = iter(reveals)
        table = [next(new) if card in cards else card for card in table]
    return room, rows


def test_a_log_that_agrees_is_accepted():
    check(*log())


@pytest.mark.parametrize("damage", [
    lambda rows: rows[:-1],                                                        # the last claim is lost
    lambda rows: rows[:-2] + rows[-1:],                                            # a number is missing
    lambda rows: [*rows, (6, 0, 3, rows[-1][3])],                                  # a claim is stored twice
    lambda rows: [*rows[:-1], (*rows[-1][:2], 9, rows[-1][3])],                    # another claim than was told
    lambda rows: [rows[0], (2, None, None, f"start {deck_id(CARDS[::-1])}"), *rows[2:]],  # another deck than was told
])
def test_a_log_that_does_not_agree_with_what_was_told_is_noticed(damage):
    room, rows = log()
    with pytest.raises(Violation):
        check(room, damage(rows))
