"""A player whose browser is killed, and what was seen before."""
import contextlib
import json
import os
import pathlib
import random
import shutil
import signal
import tempfile
import threading
import time
import urllib.request

from selenium.common.exceptions import WebDriverException

from game import BUTTON, CARD, Game, sets
from screens import DESK, open_browser


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have, parents first."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            stat = pathlib.Path(f"/proc/{name}/stat").read_text()
            children.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(name))
    found = [pid]
    for process in found:
        found += children.get(process, [])
    return found[1:]


def is_renderer(pid: int) -> bool:
    """Whether a process of a browser is one that runs pages."""
    with contextlib.suppress(OSError):
        return b"--type=renderer" in pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def actions(save: str | None) -> list[str]:
    """The actions in a save; none where there is no save."""
    return save.split("\n")[3].split() if save else []


class Seen:
    """What the page shows at a moment of play, and the actions that led to it."""

    def __init__(self, game: Game):
        look = game.rest()
        self.shown = (look.id, look.names, look.states, look.score, look.deck, look.found, look.phase)
        self.id, self.is_over = look.id, look.phase == "over"
        self.actions = actions(game.stored())
        self.time = time.monotonic()


class Player:
    """Plays in a browser that is killed and goes on with the same profile."""

    def __init__(self, site: str, seed: int):
        self.site, self.random = site, random.Random(seed)
        self.profile = tempfile.mkdtemp(prefix="killed-")
        self.start()

    def start(self) -> None:
        """Starts the browser, where the page does not run yet but its storage is at hand."""
        def prepare(options):
            options.add_argument(f"--user-data-dir={self.profile}")
            return options
        self.driver = open_browser(DESK, prepare)
        self.tab = self.driver.current_window_handle
        self.game = Game(self.driver, self.site, DESK, prefers_reduced_motion="reduce")
        self.game.media()
        self.game.leave()

    def quit(self) -> None:
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)

    # Playing

    def act(self) -> None:
        """Does one thing, as a person does it."""
        look = self.game.look()
        found = sets(look.names)
        if look.phase == "over":
            self.game.press(*self.game.js(BUTTON, "new-game"))
        elif self.random.random() < 0.6 and found:
            missing = [name for name in found[0] if name not in look.pressed]
            self.game.press(*self.game.js(CARD, (missing or found[0])[0]))
        elif self.random.random() < 0.5:
            self.game.press(*self.game.js(CARD, self.random.choice(look.names)))
        else:
            self.game.press(*self.game.js(BUTTON, "shuffle" if look.off["deal"] else "deal"))

    def play(self, is_enough) -> list[Seen]:
        """Does one thing after the other until that is enough and the game is not over; gives what was seen."""
        seen = [Seen(self.game)]
        while not is_enough(seen) or seen[-1].is_over:
            self.act()
            seen.append(Seen(self.game))
        return seen

    # Dying

    def kill(self, are_killed, in_flight: bool) -> None:
        """Kills some processes of the browser; where an action is in flight, at a random moment of it."""
        processes = [pid for pid in descendants(self.driver.service.process.pid) if are_killed(pid)]
        def act():
            # Whatever goes wrong, goes wrong because the browser is gone.
            with contextlib.suppress(Exception):
                self.act()
        thread = threading.Thread(target=act)
        if in_flight:
            thread.start()
            time.sleep(self.random.uniform(0, 0.15))
        for pid in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if in_flight:
            thread.join()

    def kill_browser(self) -> None:
        """Kills all of the browser, and starts it again."""
        self.kill(lambda pid: True, in_flight=False)
        self.driver.service.stop()
        self.start()

    def kill_page(self) -> None:
        """Kills what runs pages, every other time with an action in flight, and goes on in a new tab."""
        self.kill(is_renderer, in_flight=self.random.random() < 0.5)
        for _ in range(10):
            # The browser may not have noticed yet that a process is gone which it kept for the next tab.
            with contextlib.suppress(WebDriverException):
                return self.open_tab()
        raise AssertionError("no new tab can be opened")

    def open_tab(self) -> None:
        """Goes on in a new tab, of which the driver hears from the browser, and closes the one before."""
        address = self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        request = urllib.request.Request(f"http://{address}/json/new?{self.site}elsewhere", method="PUT")
        with urllib.request.urlopen(request) as response:
            tab = json.load(response)["id"]
        urllib.request.urlopen(f"http://{address}/json/close/{self.tab}").close()
        self.tab = tab
        self.driver.switch_to.window(tab)
        self.game.media()
        self.game.leave()
