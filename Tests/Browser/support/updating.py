"""How a page takes a newer version of the site: through its service worker."""
import contextlib
import pathlib
import shutil

from game import Game
from screens import DESK
from serving import Server


@contextlib.contextmanager
def serving_copy(site: pathlib.Path, folder: pathlib.Path):
    """A server of a copy of a site, which can be replaced by a newer version."""
    shutil.copytree(site, folder)
    server = Server(folder)
    yield server
    server.stop()


@contextlib.contextmanager
def first_visit(browsers, server: Server, query: str):
    """A first visit, once the files have been stored."""
    game = Game(browsers(DESK), server.site, DESK, prefers_reduced_motion="reduce")
    game.clear()
    game.open(query)
    wait_for_files(game)
    yield game
    game.leave()
    game.clear()
    game.driver.get_log("browser")


def wait_for_files(game) -> None:
    game.wait(lambda: game.js("return navigator.serviceWorker.controller?.state === 'activated'"))


def caches(game) -> list[str]:
    return game.driver.execute_async_script("caches.keys().then(arguments[0])")


def look_for_a_newer_version(game) -> None:
    """Asks the server like a browser when the page becomes visible."""
    game.driver.execute_async_script(
        "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).finally(arguments[0])")
