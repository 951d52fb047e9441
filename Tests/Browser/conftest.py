"""What the browser tests share: the served site, and browsers that look like phones and desks."""
import pathlib
import re
import shutil
import subprocess

import pytest

from film import StillGame
from game import Game
from screens import DESK, PHONE, Screen, open_browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
SERVER = ROOT / "Server/.build/debug/tercet"
OUTPUT = pathlib.Path(__file__).parent / "output"


@pytest.fixture(scope="session")
def site():
    """The address of the built site, served by the project's own server."""
    process = subprocess.Popen(
        [SERVER, "serve", "--port", "0", "--site", ROOT / "dist"], stdout=subprocess.PIPE, text=True
    )
    yield re.search(r"http://\S+/", process.stdout.readline())[0]
    process.terminate()
    process.wait()


@pytest.fixture(scope="session")
def output():
    """A folder for pictures, emptied at the start."""
    shutil.rmtree(OUTPUT, ignore_errors=True)
    OUTPUT.mkdir()
    return OUTPUT


@pytest.fixture(scope="session")
def browsers():
    """One browser for each kind of screen, opened when it is first asked for."""
    opened = {}

    def browser(screen: Screen):
        if screen.touch not in opened:
            opened[screen.touch] = open_browser(screen)
        return opened[screen.touch]

    yield browser
    for driver in opened.values():
        driver.quit()


def check(games: list[Game]) -> None:
    """Checks that no page had any trouble."""
    for game in games:
        troubles = game.troubles()
        game.run_before_page("")
        assert not troubles


@pytest.fixture
def play(browsers, site):
    """Opens the game on a screen with nothing stored, and checks afterwards that the page had no trouble."""
    games = []

    def start(query: str = "", screen: Screen = DESK, before: str = "") -> Game:
        game = Game(browsers(screen), site, screen)
        game.clear()
        game.run_before_page(before)
        game.open(query)
        games.append(game)
        return game

    yield start
    check(games)


@pytest.fixture
def phone_play(play):
    return lambda query="", **rest: play(query, screen=PHONE, **rest)


@pytest.fixture
def film(browsers, site):
    """Opens the game with a clock that stands still."""
    games = []

    def start(query="", screen=PHONE, **media):
        game = StillGame(browsers(screen), site, screen)
        game.clear()
        if media:
            game.media(**media)
        game.open(query)
        games.append(game)
        return game

    yield start
    check(games)


def fresh(kind, site):
    """Opens the game in a phone of its own: after two fingers Chromium tells the next page nothing of touches any more."""
    browser = open_browser(PHONE)

    def start(query, screen=PHONE):
        game = kind(browser, site, screen)
        game.clear()
        game.open(query)
        return game

    yield start
    troubles = Game(browser, site, PHONE).troubles()
    browser.quit()
    assert not troubles


@pytest.fixture
def fresh_play(site):
    yield from fresh(Game, site)


@pytest.fixture
def fresh_film(site):
    yield from fresh(StillGame, site)
