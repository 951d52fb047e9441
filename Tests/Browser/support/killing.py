"""A player whose browser is killed, and a record of the earlier display."""
import contextlib
import os
import pathlib
import random
import shutil
import signal
import tempfile

from game import BUTTON, CARD, Game
from look import sets
from screens import DESK, open_browser


def descendants(pid: int) -> list[int]:
    """All processes started by a process, directly or indirectly, parents first."""
    children = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            stat = pathlib.Path(f"/proc/{name}/stat").read_text()
            children.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(name))
    found = [pid]
    for process in found:
        found += children.get(process, [])
    return found[1:]


def actions(save: str | None) -> list[str]:
    """The actions in a save; an empty list if there is no save."""
    return save.split("\n")[3].split() if save else []


# Begins to read the count in the second copy, and returns the previous result. The database's transactions run in
# order, so all earlier transactions are on the disk once it has an answer.
COUNTED = """
indexedDB.open('tercet').onsuccess = ({ target }) => {
  const reading = target.result.transaction('texts').objectStore('texts').get('tercet.count');
  reading.onsuccess = () => { window.counted = Number(reading.result); target.result.close(); };
};
return window.counted;
"""


class Seen:
    """The display at a moment of play, and the actions that led to it."""

    def __init__(self, game: Game):
        look = game.rest()
        self.shown = (look.id, look.names, look.states, look.score, look.deck, look.found, look.phase)
        self.id, self.is_over = look.id, look.phase == "over"
        self.actions = actions(game.stored())


class Player:
    """Plays in a browser that is killed, and continues with the same profile."""

    def __init__(self, site: str, seed: int):
        self.site, self.random = site, random.Random(seed)
        self.profile = tempfile.mkdtemp(prefix="killed-")
        self.start()

    def start(self) -> None:
        """Starts the browser at an address where the page doesn't run but its storage is available."""
        def prepare(options):
            options.add_argument(f"--user-data-dir={self.profile}")
            return options
        self.driver = open_browser(DESK, prepare)
        self.game = Game(self.driver, self.site, DESK, prefers_reduced_motion="reduce")
        self.game.media()
        self.game.leave()

    def quit(self) -> None:
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)

    # Playing

    def act(self) -> None:
        """Performs one action, like a person."""
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
        """Performs actions until there are enough or the game is over; returns the displays."""
        seen = [Seen(self.game)]
        while not is_enough(seen) or seen[-1].is_over:
            self.act()
            seen.append(Seen(self.game))
        return seen

    # Dying

    def wait_for_disk(self) -> None:
        """Waits until the stored data is on the disk, which takes a moment if other programs are writing too."""
        self.game.wait(lambda: self.game.js(COUNTED) == int(self.game.stored("tercet.count")))

    def kill(self) -> None:
        """Kills the whole browser, and restarts it."""
        for pid in descendants(self.driver.service.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.driver.service.stop()
        self.start()
