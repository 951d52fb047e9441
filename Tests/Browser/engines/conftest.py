"""What the tests in other engines share: a browser for each engine, and the game in it."""
import contextlib

import pytest
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_actions import PointerActions

from engines.firefox import open_firefox
from engines.stopped import StoppedBrowser, unmet_needs
from engines.webkit import open_webkit
from game import CARD, Game
from look import Look
from screens import Screen

ENGINES = {"webkit": open_webkit, "firefox": open_firefox}

# Small, since these browsers draw without a graphics card.
WINDOW = (800, 700)

# Removes all that the site has stored, its files among it. The worker goes first: where Firefox ends one that has just
# been installed while it answers for a page, that page becomes an error. WebKit does not come to the end of an
# installation whose page was left meanwhile, and never removes that worker, which answers for no page.
FORGET = """
const [endsInstallations] = arguments;
localStorage.clear();
sessionStorage.clear();
return (async () => {
  await new Promise((done) => { indexedDB.deleteDatabase('tercet').onsuccess = done; });
  const registrations = () => navigator.serviceWorker.getRegistrations();
  for (const registration of await registrations()) registration.unregister();
  const goes = ({ active }) => active || endsInstallations;
  while ((await registrations()).some(goes)) await new Promise((done) => setTimeout(done, 10));
  for (const name of await caches.keys()) await caches.delete(name);
})();
"""


# What the page says of itself, for whoever looks into a test that failed.
STATE = "return [location.href, document.visibilityState, ...[...document.body.attributes].map(({ name, value }) => `${name}=${value}`)]"


class EngineGame(Game):
    """The game in another engine: what `Game` does through Chromium's own commands, done through WebDriver's."""

    def js(self, source: str, *values):
        """Runs a script at once. Where it does not come to its end, tells whether that is the browser's doing."""
        try:
            return super().js(source, *values)
        except TimeoutException as error:
            state = super().js(STATE)
            self.leave()
            if unmet := unmet_needs(self.driver):
                self.driver.has_stopped = True
                raise StoppedBrowser(f"no page gets {', '.join(unmet)}; it was {state}") from error
            raise AssertionError(f"the page does not answer; it was {state}") from error

    def clear(self) -> None:
        """Removes all that is stored, once the page has saved its game for the last time. If that times out, the browser
        has stopped: no page of the game is open that could block it."""
        self.leave()
        try:
            super().js(FORGET, self.driver.ends_installations)
        except TimeoutException as error:
            self.driver.has_stopped = True
            raise StoppedBrowser("the browser did not remove its data") from error

    def troubles(self) -> list[str]:
        # A page where the game does not run names no icon, so browsers ask for the usual one.
        return [trouble for trouble in self.driver.troubles() if "/favicon.ico" not in trouble]

    def reload(self) -> None:
        """Loads the page again when all of it is there: Firefox tells of an error where a request is given up."""
        self.wait_until_reports_are_there()
        super().reload()

    def tap(self, *names: str) -> Look:
        """Taps cards and looks. Without motion they lie at rest as soon as the page has handled what happened before."""
        for name in names:
            self.press(*self.read(CARD, name))
        return self.look()

    def fingers(self, type: str, *places: tuple[float, float]) -> None:
        """With each touchStart one finger comes down, the last one."""
        actions = ActionBuilder(self.driver)
        if type == "touchEnd":
            return actions.clear_actions()
        for number, (x, y) in enumerate(places):
            finger = PointerActions(actions.add_pointer_input(POINTER_TOUCH, f"finger {number}"), duration=0)
            finger.move_to_location(int(x), int(y))
            if type == "touchStart" and number == len(places) - 1:
                finger.pointer_down()
        actions.perform()


class Engines:
    """One browser for each engine, opened when it is first asked for, and anew where it has stopped."""

    def __init__(self):
        self.opened = {}

    def __call__(self, name: str):
        if name in self.opened and getattr(self.opened[name][1], "has_stopped", False):
            self.close(name)
        if name not in self.opened:
            stack = contextlib.ExitStack()
            self.opened[name] = stack, stack.enter_context(ENGINES[name](*WINDOW))
        return self.opened[name][1]

    def close(self, name: str) -> None:
        self.opened.pop(name)[0].close()


@pytest.fixture(scope="module")
def engines():
    """The browsers of the tests in a file: what random events have left in one is no matter of the next file."""
    engines = Engines()
    yield engines
    for name in list(engines.opened):
        engines.close(name)


@pytest.fixture(params=ENGINES)
def engine(engines, request):
    return engines(request.param)


@pytest.fixture
def play(engine, site):
    """Opens the game with nothing stored, and checks afterwards that no page had any trouble until it was left."""
    games, troubles = [], []

    def finish() -> None:
        for game in games:
            troubles.extend(game.troubles())
        games.clear()

    def play(query: str = "", touch: bool = False, site: str = site) -> EngineGame:
        finish()
        game = EngineGame(engine, site, Screen(*WINDOW, touch=touch))
        games.append(game)
        game.clear()
        game.troubles()
        game.open(query)
        game.send_coach_away()
        return game

    yield play
    finish()
    assert not troubles
