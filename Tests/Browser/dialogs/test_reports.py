"""The dialogs' display if the reports module, which all of them need, doesn't arrive."""
import contextlib
import functools
import http.server
import re
import shutil
import threading

import pytest

from game import Game
from screens import DESK
from serving import SITE, serving

NOTE = "return document.getElementById('statistics-note').textContent"
BODY = "return document.getElementById('statistics-body').childElementCount"
IS_WAITING = "return 'waiting' in document.body.dataset"


class Withholding(http.server.SimpleHTTPRequestHandler):
    """Serves a folder, but answers that the reports module is missing, or doesn't answer, until it is `released`."""

    def do_GET(self) -> None:
        if re.search(r"/reports[^/]*wasm$", self.path) and not self.server.released.is_set():
            if self.server.says == "nothing":
                self.server.released.wait()
            return self.send_error(404)
        super().do_GET()

    def log_message(self, *_) -> None:
        pass


@contextlib.contextmanager
def withholding(folder, says: str):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Withholding, directory=folder)) as server:
        server.says, server.released = says, threading.Event()
        threading.Thread(target=server.serve_forever).start()
        try:
            yield server
        finally:
            server.released.set()
            server.shutdown()


def changed_site(folder, change):
    """A copy of the site with a change to the script that loads the module."""
    site = shutil.copytree(SITE, folder / "site", ignore=shutil.ignore_patterns("*.js.*"))
    [script] = site.glob("reports.*.js")
    former = script.read_text()
    script.write_text(changed := change(former))
    assert changed != former
    return site


@pytest.mark.parametrize("says", ["404", "nothing"])
def test_a_dialog_says_that_its_content_does_not_come_and_shows_it_at_the_next_try(browsers, tmp_path, says):
    # Two seconds, not a minute.
    site = changed_site(tmp_path, lambda script: script.replace("(6e4)", "(2000)"))
    with withholding(site, says) as server:
        game = Game(browsers(DESK), f"http://127.0.0.1:{server.server_port}/", DESK)
        game.clear()
        game.open("?seed=reports")
        game.button("statistics")
        game.wait(lambda: game.js(NOTE) and not game.js(IS_WAITING))
        assert game.open_dialogs() == ["statistics-dialog"] and not game.js(BODY)
        server.released.set()
        game.element("statistics-close").click()
        game.wait(lambda: not game.open_dialogs())
        game.button("statistics")
        game.wait(lambda: game.js(BODY) and not game.js(IS_WAITING))
        assert game.open_dialogs() == ["statistics-dialog"] and not game.js(NOTE)
        # The browser's error about the missing file is expected.
        game.driver.get_log("browser")


def test_a_browser_that_cannot_give_up_shows_the_content_too(browsers, tmp_path):
    with serving(changed_site(tmp_path, lambda script: f"delete AbortSignal.timeout;{script}")) as address:
        game = Game(browsers(DESK), address, DESK)
        game.clear()
        game.open("?seed=reports")
        game.wait_until_reports_are_there()
        assert not game.troubles()
