"""How a page takes a newer version of the site: through its service worker."""


def wait_for_files(game) -> None:
    game.wait(lambda: game.js("return navigator.serviceWorker.controller?.state === 'activated'"))


def caches(game) -> list[str]:
    return game.driver.execute_async_script("caches.keys().then(arguments[0])")


def look_for_a_newer_version(game) -> None:
    """Asks the server like a browser when the page becomes visible."""
    game.driver.execute_async_script(
        "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).finally(arguments[0])")
