"""Tells a browser that has stopped from a page that does not answer.

Scripts in WebKit have been seen to wait in vain, in a run of which nothing else was known. Where an empty page does not get
either what every page gets at once, that is no matter of the game, and the test begins again in a new browser (`pytest.ini`).
"""
from selenium.common.exceptions import TimeoutException

# What any page gets within a moment, if not from a browser that has stopped.
NEEDS = {
    "a frame": "requestAnimationFrame(done)",
    "a message": "const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(null)",
    "a database": "indexedDB.open('elsewhere').onsuccess = done",
    "caches": "caches.keys().then(done)",
    "service workers": "navigator.serviceWorker.getRegistrations().then(done)",
}

# The names of the needs that have not been met after so many milliseconds.
UNMET = """
const needs = { %s };
const unmet = Object.entries(needs).map(([name, need]) => Promise.race([
  new Promise(need).then(() => []), new Promise((done) => setTimeout(done, arguments[0], [name]))]));
return Promise.all(unmet).then((names) => names.flat());
""" % ", ".join(f"'{name}': (done) => {{ {need} }}" for name, need in NEEDS.items())


class StoppedBrowser(Exception):
    """A browser that no longer gives what every page gets."""


def unmet_needs(driver, seconds: float = 10) -> list[str]:
    """What the browser does not give to the page that it shows, which is best an empty one of the site."""
    try:
        return driver.execute_script(UNMET, 1000 * seconds)
    except TimeoutException:
        return ["a timer"]
