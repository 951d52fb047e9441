"""Sends 200,000 random events to the page in each engine, and checks that it continues to follow its rules.

    make storm
    make storm SEED=7 COUNT=5000 IN="webkit firefox"
"""
import contextlib
import os

from engines.conftest import ENGINES, WINDOW, EngineGame
from game import Game
from screens import DESK, Screen, open_browser
from serving import serving
from storming import Storm

# The numbers reported for each engine, including how many games began and how many of those were finished.
COUNTED = ["events", "games", "over", "sets", "dialogs", "seconds"]


@contextlib.contextmanager
def opened(engine: str, site: str):
    """The game in an engine, with empty storage."""
    if engine == "chromium":
        with contextlib.closing(open_browser(DESK)) as driver:
            yield Game(driver, site, DESK, prefers_reduced_motion="no-preference")
    else:
        with ENGINES[engine](*WINDOW) as driver:
            yield EngineGame(driver, site, Screen(*WINDOW))


def main() -> None:
    seed, count = int(os.environ.get("SEED", "1")), int(os.environ.get("COUNT", "200000"))
    for engine in os.environ.get("IN", "").split() or ["chromium", *ENGINES]:
        with serving() as site, opened(engine, site) as game:
            game.clear()
            game.open("?seed=storm")
            counts = Storm(game, seed).run(count)
        print(engine, *(f"{counts[name]} {name}" for name in COUNTED), f"SEED={seed}", sep=", ", flush=True)


if __name__ == "__main__":
    main()
