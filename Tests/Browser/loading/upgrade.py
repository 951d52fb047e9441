"""A page of an earlier version takes this version in the middle of a game, and nothing that it has stored is lost.

`make upgrade FROM=COMMIT` builds the site of that commit and runs this test, which needs it.
"""
import os
import pathlib
import re
import shutil

import pytest

from look import sets
from serving import SITE
from updating import caches, first_visit, look_for_a_newer_version, serving_copy

FORMER = pathlib.Path(os.environ["FORMER"])
# A room that the player has left, as the earlier page stores it.
SEAT = "7k3m9qxt " + "5f" * 16 + " 12 7"


@pytest.fixture
def server(tmp_path):
    with serving_copy(FORMER, tmp_path / "site") as server:
        yield server


@pytest.fixture
def game(browsers, server):
    with first_visit(browsers, server, "?seed=former") as game:
        yield game


def publish(server) -> str:
    """Publishes this version in place of the earlier one, and returns the name of its cache."""
    server.stop()
    shutil.rmtree(server.folder)
    shutil.copytree(SITE, server.folder)
    server.start()
    return re.search(r"tercet-[0-9a-f]{12}", (SITE / "service-worker.js").read_text())[0]


def test_a_game_in_progress_goes_on_in_this_version_and_nothing_is_lost(game, server):
    finished = game.play_out()
    assert finished.phase == "over"
    game.choose("set-theme", "dark")
    game.choose("set-lang", "ru")
    game.js("localStorage.setItem('tercet.seats', arguments[0])", SEAT)
    game.button("new-game")
    while not (found := sets(game.look().names)):
        game.button("deal")
    game.tap(*found[0])
    before = game.tap(game.look().names[-1])
    stored = game.js("return { ...localStorage }")
    cache = publish(server)
    look_for_a_newer_version(game)
    game.wait(lambda: game.element("update").is_displayed())
    assert game.look().names == before.names
    game.button("update")
    game.wait(lambda: caches(game) == [cache])
    game.wait_until_there()
    after = game.look()
    assert (after.names, after.pressed, after.id, after.score) == (before.names, before.pressed, before.id, before.score)
    root = game.js("const root = document.documentElement; return [getComputedStyle(root).colorScheme, root.lang]")
    assert root == ["dark", "ru"]
    assert game.js("return localStorage.getItem('tercet.seats')") == SEAT
    assert game.js("return localStorage.getItem('tercet.games')") == stored["tercet.games"]
    # Without the server, everything is there, the statistics with the finished game too.
    server.stop()
    game.reload()
    assert game.look().names == before.names
    game.wait_until_reports_are_there()
    game.button("statistics")
    assert game.element("statistics-body").text
    game.button("statistics-close")
    # The card that is chosen would be in the way of the next sets.
    game.tap(*after.pressed)
    assert game.play_out().phase == "over"
    assert game.js("return localStorage.getItem('tercet.games')").count("\n") == stored["tercet.games"].count("\n") + 1
