"""Fixtures of the browser tests: the served site, and browsers that look like phones and desktops.

The tests run in parallel; each worker has its own server and browsers.
"""
import os
import pathlib
import shutil

import pytest

# A failure in these says what was compared, like one in a test.
pytest.register_assert_rewrite("hands", "layouts", "look", "rooms")

from covering import select
from game import Game
from rooms import people
from screens import DESK, HEADLESS_SHELL, PHONE, Screen, new_tab, open_browser
from serving import Server, serving
from still_game import StillGame

OUTPUT = pathlib.Path(__file__).parent / "output"
PICTURES = "PICTURES" in os.environ


def pytest_sessionstart(session):
    """Empties the folder for pictures, once for all workers."""
    if PICTURES and not hasattr(session.config, "workerinput"):
        shutil.rmtree(OUTPUT, ignore_errors=True)
        OUTPUT.mkdir()


def pytest_xdist_auto_num_workers():
    """One more worker than there are processors, since tests sometimes wait for browsers."""
    return os.cpu_count() + 1


def pytest_addoption(parser):
    parser.addoption("--broad", action="store_true", help="run all combinations of tests that are marked as covering")


def pytest_collection_modifyitems(config, items):
    """Selects the tests: if pictures are wanted, only those that take pictures; otherwise a sample of the combinations,
    or all."""
    if PICTURES:
        items[:] = [item for item in items if "pictures" in item.fixturenames]
    elif not config.getoption("broad"):
        items[:] = select(items)


def pytest_terminal_summary(terminalreporter):
    """Prints the tests' measurements, why tests were retried, and for each failure one line with its location,
    outermost first."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "measured" and report.when == "call":
                terminalreporter.write_line(value)
    for report in terminalreporter.getreports("rerun"):
        reason = getattr(report.longrepr, "reprcrash", None)
        terminalreporter.write_line(f"began again, since {reason.message if reason else report.longrepr}: {report.nodeid}")
    for report in terminalreporter.getreports("failed") + terminalreporter.getreports("error"):
        trace = getattr(report.longrepr, "reprtraceback", None)
        places = [entry.reprfileloc for entry in trace.reprentries if entry.reprfileloc] if trace else []
        at = ", ".join(f"{pathlib.Path(place.path).name}:{place.lineno}" for place in places)
        terminalreporter.write_line(f"FAILED at {at}: {report.nodeid}")


@pytest.fixture(scope="session")
def site():
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browsers():
    """One browser for each kind of screen, opened on first use."""
    opened = {}

    def browser(screen: Screen):
        kind = screen.touch, screen.has_tabs
        if kind not in opened:
            opened[kind] = open_browser(screen, program="chromium" if screen.has_tabs else HEADLESS_SHELL)
        return opened[kind]

    yield browser
    for driver in opened.values():
        driver.quit()


@pytest.fixture
def pictures():
    """Takes a light and a dark picture of the page, if `PICTURES` is set in the environment."""
    def take(game: Game, name: str) -> None:
        for theme in ("light", "dark") if PICTURES else ():
            game.media(prefers_color_scheme=theme)
            game.picture(OUTPUT / f"{name}-{theme}.webp")
        game.media()

    return take


@pytest.fixture(scope="module")
def large():
    """A browser whose text is twice as large as usual."""
    def prepare(options):
        options.add_experimental_option("prefs", {"webkit": {"webprefs": {"default_font_size": 32}}})
        return options
    browser = open_browser(DESK, prepare)
    yield browser
    browser.quit()


@pytest.fixture
def start(browsers, site):
    """Opens a kind of game on a screen with empty storage, and checks afterwards that no page had errors."""
    games, troubles = [], []

    def finish() -> None:
        for game in games:
            troubles.extend(game.troubles())
            game.run_before_page("")
        games.clear()

    def start(kind: type[Game], query: str, screen: Screen, before: str = "", coached: bool = False, **media: str) -> Game:
        finish()
        game = kind(browsers(screen), site, screen, **media)
        games.append(game)
        game.clear()
        game.troubles()
        game.run_before_page(before)
        game.open(query)
        if not coached:
            game.send_coach_away()
        return game

    yield start
    finish()
    assert not troubles


@pytest.fixture
def play(start):
    """Opens the game in real time, with reduced motion (as a system setting) unless `moves` is given, and without the coach
    of a first visit unless `coached` is."""
    def play(query: str = "", screen: Screen = DESK, before: str = "", moves: bool = False, coached: bool = False) -> Game:
        return start(Game, query, screen, before, coached, prefers_reduced_motion="no-preference" if moves else "reduce")

    return play


@pytest.fixture
def phone_play(play):
    return lambda query="", **rest: play(query, screen=PHONE, **rest)


@pytest.fixture
def film(start):
    """Opens the game with a stopped clock."""
    return lambda query="", screen=PHONE, **media: start(StillGame, query, screen, **media)


@pytest.fixture
def finger_play(play, browsers):
    """Opens the game for two fingers at once. Afterwards Chromium no longer reports touches to pages in the same
    tab."""
    yield lambda query: play(query, screen=PHONE)
    new_tab(browsers(PHONE))


@pytest.fixture
def friends(browsers, site):
    """Opens the game for another person, in Chromium."""
    def game(screen: Screen, address: str = site) -> Game:
        return Game(browsers(screen), address, screen, prefers_reduced_motion="reduce")

    with people(game) as open:
        yield open


@pytest.fixture
def server():
    """A separate server for one test, which may kill and restart it."""
    server = Server()
    yield server
    server.stop()
