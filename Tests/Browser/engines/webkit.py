"""WebKit, Safari's engine: Debian's WebKitWebDriver and MiniBrowser, on a screen that nobody sees.

The driver has a mouse and a pen; a touch arrives as the mouse, so there are no two fingers. It tells nothing of the
console, so errors are noted in the page, from the moment it is loaded.
"""
import contextlib
import os
import subprocess

from selenium import webdriver
from selenium.webdriver.common.utils import free_port, is_connectable
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection

from engines.processes import group, home, until

# Notes every error in the page.
WATCH = """
window.troubles = [];
const note = (event) => troubles.push([event.type, event.message, event.reason, event.violatedDirective].join(' '));
for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, note, true);
"""


class WebKit(webdriver.Remote):
    """The driver, which keeps the errors of the pages that it leaves."""

    # Whether a worker whose page was left during its installation ever comes to the end of it.
    ends_installations = False

    def __init__(self, *values, **rest):
        self.noted = []
        super().__init__(*values, **rest)

    def get(self, url: str) -> None:
        self._note()
        super().get(url)
        self.execute_script(WATCH)

    def refresh(self) -> None:
        self._note()
        super().refresh()
        self.execute_script(WATCH)

    def _note(self) -> None:
        self.noted += self.execute_script("return window.troubles?.splice(0) ?? []")

    def troubles(self) -> list[str]:
        """The errors since the last call."""
        self._note()
        noted, self.noted = self.noted, []
        return noted


@contextlib.contextmanager
def display():
    """The name of an X display of our own, whose number the server chooses."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with group(*command, pass_fds=[writer], stderr=subprocess.DEVNULL):
        os.close(writer)
        with os.fdopen(reader) as numbers:
            yield ":" + numbers.readline().strip()


@contextlib.contextmanager
def open_webkit(width: int, height: int):
    """A browser with a window of this size, without motion: the system asks for that."""
    with home() as (folder, environment), display() as name:
        for toolkit in ("gtk-3.0", "gtk-4.0"):
            (folder / toolkit).mkdir()
            (folder / toolkit / "settings.ini").write_text("[Settings]\ngtk-enable-animations = 0\n")
        port = free_port()
        environment |= {"DISPLAY": name, "GDK_BACKEND": "x11"}
        with group("WebKitWebDriver", f"--port={port}", env=environment) as process:
            until(lambda: is_connectable(port), process)
            connection = RemoteConnection(client_config=ClientConfig(f"http://127.0.0.1:{port}"))
            driver = WebKit(connection, options=webdriver.WebKitGTKOptions())
            driver.set_window_size(width, height)
            yield driver
