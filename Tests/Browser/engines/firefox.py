"""Firefox without a window, through Marionette, the protocol of Mozilla's own tests.

Debian has no geckodriver, and through WebDriver BiDi a Firefox without a window never has the focus that keys need.
Marionette takes WebDriver's commands under names of its own, so Selenium's driver gets a connection that renames them.
The driver has a mouse and fingers, and tells of the console.
"""
import contextlib
import importlib.util
import json
import pathlib
import subprocess

from selenium.webdriver.common.options import ArgOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver

from engines.processes import group, home, until

NAMES = {
    Command.NEW_SESSION: "NewSession",
    Command.SET_WINDOW_RECT: "SetWindowRect",
    Command.GET_WINDOW_RECT: "GetWindowRect",
    Command.GET: "Navigate",
    Command.REFRESH: "Refresh",
    Command.FIND_ELEMENT: "FindElement",
    Command.FIND_ELEMENTS: "FindElements",
    Command.W3C_GET_ACTIVE_ELEMENT: "GetActiveElement",
    Command.SEND_KEYS_TO_ELEMENT: "ElementSendKeys",
    Command.W3C_ACTIONS: "PerformActions",
    Command.W3C_CLEAR_ACTIONS: "ReleaseActions",
    Command.W3C_EXECUTE_SCRIPT: "ExecuteScript",
}

# Any port, and no motion, as if the system asked for that.
PREFERENCES = 'user_pref("marionette.port", 0);\nuser_pref("ui.prefersReducedMotion", 1);\n'
FLAGS = ["--headless", "--no-remote", "--marionette", "--remote-allow-system-access", "--profile"]

# The errors of pages, breaches of the content security policy among them, which are forgotten then.
ERRORS = """
const errors = Services.console.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError
  && message.flags === Ci.nsIScriptError.errorFlag && message.sourceName.startsWith('http'));
Services.console.reset();
return errors.map((error) => error.errorMessage);
"""


def transport(port: int):
    """Mozilla's end of the protocol. Only this file of its package is loaded: the rest needs packages that start Firefox."""
    folder = importlib.util.find_spec("marionette_driver").submodule_search_locations[0]
    spec = importlib.util.spec_from_file_location("marionette_transport", pathlib.Path(folder) / "transport.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.TcpTransport("127.0.0.1", port)


class Connection:
    """Carries Selenium's commands out through Marionette."""

    def __init__(self, port: int):
        self.transport = transport(port)

    def execute(self, command: str, values: dict) -> dict:
        values = {name: value for name, value in values.items() if name != "sessionId"}
        response = self.transport.request(f"WebDriver:{NAMES[command]}", values)
        if response.error:
            return {"status": 500, "value": json.dumps({"value": response.error})}
        result = response.result
        return {"value": result.get("value", result) if isinstance(result, dict) else result}


class Firefox(WebDriver):
    """The driver, which reads the console as well."""

    # Whether a worker whose page was left during its installation ever comes to the end of it.
    ends_installations = True

    def troubles(self) -> list[str]:
        """The errors since the last call."""
        self._look_at("chrome")
        errors = self.execute_script(ERRORS)
        self._look_at("content")
        return errors

    def _look_at(self, context: str) -> None:
        """Has scripts run in the browser itself, or in the page again."""
        self.command_executor.transport.request("Marionette:SetContext", {"value": context})


@contextlib.contextmanager
def open_firefox(width: int, height: int):
    """A browser with a window of this size, without motion."""
    with home() as (folder, environment):
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES)
        port = profile / "MarionetteActivePort"
        environment |= {"MOZ_CRASHREPORTER_DISABLE": "1"}
        with group("firefox-esr", *FLAGS, str(profile), env=environment, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL) as process:
            number = until(lambda: port.exists() and port.read_text(), process)
            driver = Firefox(Connection(int(number)), options=ArgOptions())
            driver.set_window_rect(width=width, height=height)
            yield driver
