"""What the page stores for offline use, how it takes a newer version, and how it presents itself for installation."""
import json
import re
import struct

import pytest

from game import Game
from look import sets
from screens import DESK
from serving import SITE
from updating import caches, first_visit, look_for_a_newer_version, serving_copy

MANIFEST = SITE / "manifest.webmanifest"
DIALOGS = {"settings": "settings-title", "help": "lesson-says", "statistics": "statistics-body"}


def publish(folder, mark: str) -> None:
    """Creates a newer version of the site in a folder: another page, and its service worker."""
    worker = folder / "service-worker.js"
    old = re.search(r"page\.\w+\.html", worker.read_text())[0]
    new = f"page.{mark}.html"
    page = (folder / old).read_text().replace("<title>Tercet", f"<title>Tercet {mark}")
    (folder / old).unlink()
    for name in (new, "index.html"):
        (folder / name).write_text(page)
    worker.write_text(re.sub(r"tercet-[0-9a-f]{12}", f"tercet-{mark}", worker.read_text().replace(old, new)))
    for copy in (*folder.glob("page.*.*.*"), *folder.glob("index.html.*"), *folder.glob("service-worker.js.*")):
        copy.unlink()


@pytest.fixture
def server(tmp_path):
    with serving_copy(SITE, tmp_path / "site") as server:
        yield server


@pytest.fixture
def game(browsers, server):
    with first_visit(browsers, server, "?seed=kept") as game:
        yield game


def offer(game, server, mark: str) -> None:
    """Publishes a newer version, and waits until the page offers it."""
    publish(server.folder, mark)
    server.stop()
    server.start()
    look_for_a_newer_version(game)
    game.wait(lambda: game.element("update").is_displayed())


def test_without_a_network_the_game_starts_plays_and_opens_every_dialog(game, server):
    names = game.look().names
    server.stop()
    game.reload()
    look = game.look()
    assert look.names == names
    found = sets(names)
    assert game.tap(*found[0]).found == 1 if found else game.button("deal").deck < look.deck
    game.wait_until_reports_are_there()
    for button, content in DIALOGS.items():
        game.button(button)
        assert game.open_dialogs() == [f"{button}-dialog"] and game.element(content).text
        game.button(f"{button}-close")
    look = game.play_out()
    assert look.phase == "over"
    game.button("review")
    assert game.js("return document.querySelectorAll('#review-timeline svg, #review-body svg').length") > 1


def test_a_link_opens_without_a_network(game, server):
    names = game.look().names
    server.stop()
    game.open("?seed=another")
    assert game.look().names != names
    game.open("index.html?seed=kept")
    assert game.look().names == names


def test_a_newer_version_is_offered_and_taken_with_the_game_as_it_is(game, server):
    before = game.tap(game.look().names[0])
    offer(game, server, "newer1")
    after = game.look()
    assert (after.names, after.pressed) == (before.names, before.pressed) and game.js("return document.title") == "Tercet"
    game.button("update")
    game.wait(lambda: game.js("return document.title") == "Tercet newer1")
    game.wait_until_there()
    after = game.look()
    assert (after.names, after.pressed, after.id) == (before.names, before.pressed, before.id)
    assert not game.element("update").is_displayed()
    game.wait(lambda: caches(game) == ["tercet-newer1"])


def test_tabs_of_two_versions_play_the_same_game_one_at_a_time(game, server):
    driver, first = game.driver, game.driver.current_window_handle
    before = game.tap(game.look().names[0])
    offer(game, server, "newer3")
    driver.switch_to.new_window("tab")
    game.open()
    assert game.js("return document.title") == "Tercet newer3" and game.look().phase == "elsewhere"
    game.element("play-here").click()
    game.wait(lambda: game.look().phase == "playing")
    after = game.look()
    assert (after.names, after.pressed, after.id) == (before.names, before.pressed, before.id)
    pressed = game.tap(before.names[1]).pressed
    driver.close()
    driver.switch_to.window(first)
    game.wait(lambda: game.look().phase == "playing")
    assert game.js("return document.title") == "Tercet" and game.look().pressed == pressed


def test_the_next_start_uses_a_newer_version_by_itself(game, server):
    names = game.look().names
    offer(game, server, "newer2")
    server.stop()
    game.reload()
    assert game.js("return document.title") == "Tercet newer2" and game.look().names == names
    game.wait(lambda: caches(game) == ["tercet-newer2"])
    game.reload()
    assert game.js("return document.title") == "Tercet newer2" and game.look().names == names


def test_a_version_of_which_a_file_is_missing_is_not_taken(game, server):
    kept = caches(game)
    publish(server.folder, "broken")
    (server.folder / "page.broken.html").unlink()
    server.stop()
    server.start()
    look_for_a_newer_version(game)
    installing = "navigator.serviceWorker.getRegistration().then((it) => arguments[0](!it.installing && !it.waiting))"
    game.wait(lambda: game.driver.execute_async_script(installing))
    assert not game.element("update").is_displayed()
    server.stop()
    game.reload()
    assert game.js("return document.title") == "Tercet" and game.look().names
    assert kept[0] in caches(game)


# In the worker: after the first message, stored files can't be read. The answer is how often that was tried.
REFUSE = """
let refusals = 0;
addEventListener("message", ({ ports: [port] }) => {
  for (const name of ["keys", "open", "match"]) {
    CacheStorage.prototype[name] = async () => { refusals += 1; throw new Error("refused"); };
  }
  port?.postMessage(refusals);
});
"""
REFUSALS = """
const { port1, port2 } = new MessageChannel();
port1.onmessage = ({ data }) => arguments[0](data);
navigator.serviceWorker.controller.postMessage("refuse", [port2]);
"""


def test_with_a_network_the_game_starts_though_nothing_that_is_kept_can_be_read(game, server):
    worker = server.folder / "service-worker.js"
    worker.write_text(worker.read_text() + REFUSE)
    offer(game, server, "newer4")
    game.button("update")
    game.wait(lambda: game.js("return document.title") == "Tercet newer4")
    game.wait_until_there()
    names = game.look().names
    refusals = game.driver.execute_async_script(REFUSALS)
    game.reload()
    game.wait_until_reports_are_there()
    assert game.look().names == names and game.driver.execute_async_script(REFUSALS) > refusals


def test_the_game_can_be_installed(game):
    manifest = game.wait(lambda: (seen := game.command("Page.getAppManifest")) and "data" in seen and seen)
    # The browser reads it some time after the page has named it.
    game.wait(lambda: game.command("Page.getInstallabilityErrors")["installabilityErrors"] == [])
    assert manifest["errors"] == [] and json.loads(manifest["data"]) == json.loads(MANIFEST.read_text())


def test_icons_and_pictures_have_the_sizes_that_the_manifest_names():
    manifest = json.loads(MANIFEST.read_text())
    for icon in manifest["icons"]:
        data = (SITE / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert icon["sizes"] == "{}x{}".format(*struct.unpack(">II", data[16:24]))
    for picture in manifest["screenshots"]:
        data = (SITE / picture["src"]).read_bytes()
        width, height = (int.from_bytes(data[at:at + 3], "little") + 1 for at in (24, 27))
        assert picture["sizes"] == f"{width}x{height}"
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}


def test_the_browsers_own_bars_follow_the_chosen_theme(play):
    game = play()
    colors = "return [...document.querySelectorAll('meta[name=theme-color]')].filter((it) => matchMedia(it.media).matches).map((it) => it.content)"
    light, dark = (game.media(prefers_color_scheme=scheme) or game.read(colors) for scheme in ("light", "dark"))
    assert len(light) == len(dark) == 1 and light != dark
    game.open("?theme=light")
    assert game.read(colors) == light
    game.media(prefers_color_scheme="light")
    game.open("?theme=dark")
    assert game.read(colors) == dark


def test_the_single_file_plays_from_a_disk_and_asks_for_nothing_else(browsers):
    game = Game(browsers(DESK), (SITE / "tercet.html").as_uri(), DESK, prefers_reduced_motion="reduce")
    game.media()
    game.open("?seed=one%20file")
    look = game.look()
    assert len(look.cards) == 12 and look.id.startswith("one file")
    game.wait_until_reports_are_there()
    for button, content in DIALOGS.items():
        game.button(button)
        assert game.open_dialogs() == [f"{button}-dialog"] and game.element(content).text
        game.button(f"{button}-close")
    names = game.look().names
    game.reload()
    assert game.look().names == names
    assert game.play_out().phase == "over"
    urls = game.js("return performance.getEntriesByType('resource').map((entry) => entry.name.slice(0, 5))")
    assert set(urls) <= {"data:"}
    assert not game.troubles()
    game.js("localStorage.clear()")
