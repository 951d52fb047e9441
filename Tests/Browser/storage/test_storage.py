"""No stored data is lost or taken over: full storage, newer versions, several tabs, failing starts."""
import pytest

from look import sets
from screens import DESK_WITH_TABS, PHONE, PHONE_WITH_TABS

NEWER = "tercet game 2\nwritten by a newer version\n"

# Storage without room for any more data.
FULL = """
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (value.length > (this.getItem(key) ?? '').length) throw new DOMException('full', 'QuotaExceededError');
  setItem.call(this, key, value);
};
"""

# A module whose start traps while a game is stored, as if the save made it trap.
TRAP = """
const { instantiate, instantiateStreaming } = WebAssembly;
const trapping = async (promise) => {
  const { instance } = await promise;
  const start = (...values) => {
    // As long as not all of the module is there, nothing that is stored is read.
    if (values[3] && localStorage.getItem('tercet.game') === 'trap') throw new WebAssembly.RuntimeError('unreachable');
    return instance.exports.start(...values);
  };
  return { instance: { exports: { ...instance.exports, start } } };
};
WebAssembly.instantiateStreaming = (...values) => trapping(instantiateStreaming(...values));
WebAssembly.instantiate = (...values) => trapping(instantiate(...values));
"""

NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"


def write(game, text: str) -> None:
    """Stores a text as the game, like another page would."""
    game.js("localStorage.setItem('tercet.game', arguments[0])", text)


@pytest.fixture
def tabs(play):
    """Opens more tabs of the same browser, and closes them afterwards."""
    opened = []

    class Tabs:
        def __init__(self, query: str, screen=DESK_WITH_TABS):
            self.game = play(query, screen)
            self.driver = self.game.driver
            self.first = self.driver.current_window_handle

        def open(self, query: str = "") -> str:
            self.driver.switch_to.new_window("tab")
            opened.append((self.driver, self.driver.current_window_handle, self.first))
            self.game.open(query)
            return self.driver.current_window_handle

        def front(self, handle: str) -> None:
            self.driver.switch_to.window(handle)

        def phase(self) -> str:
            return self.game.js("return document.body.dataset.phase")

    yield Tabs
    for driver, handle, first in opened:
        if handle in driver.window_handles:
            driver.switch_to.window(handle)
            driver.close()
        driver.switch_to.window(first)


def test_a_save_of_a_newer_version_stays_in_its_place(play):
    game = play("?seed=mine")
    game.tap(game.look().names[0])
    write(game, NEWER)
    game.tap(game.look().names[1])
    assert len(game.look().pressed) == 2 and game.look().status
    game.button("new-game")
    game.leave()
    assert game.stored() == NEWER and game.stored("tercet.aside") is None
    game.open()
    assert len(game.look().cards) == 12 and game.look().status
    left, top, right, bottom = game.js(
        "const { left, top, right, bottom } = document.getElementById('status').getBoundingClientRect();"
        "return [left, top, right, bottom]")
    for x, y, width, height in (card["box"] for card in game.rest().cards):
        assert x >= right - 1 or x + width <= left + 1 or y >= bottom - 1 or y + height <= top + 1
    game.tap(game.look().names[0])
    game.leave()
    assert game.stored() == NEWER


def test_a_save_that_is_damaged_while_the_page_is_open_is_kept(play):
    game = play("?seed=mine")
    game.tap(game.look().names[0])
    write(game, "tercet game 1\ndamaged")
    game.tap(game.look().names[1])
    assert game.stored("tercet.aside") == "tercet game 1\ndamaged"
    game.reload()
    assert len(game.look().pressed) == 2


def test_a_damaged_save_for_which_there_is_no_room_is_not_overwritten(play):
    game = play()
    game.leave()
    write(game, "damaged")
    game.run_before_page(FULL)
    game.open()
    game.tap(game.look().names[0])
    game.button("new-game")
    game.leave()
    assert game.stored() == "damaged"


def test_a_link_keeps_the_game_in_progress_where_storage_is_full(play):
    game = play("?seed=mine")
    game.tap(*sets(game.look().names)[0])
    mine = game.look()
    game.run_before_page(FULL)
    game.open("?seed=theirs")
    assert game.look().id == "theirs" and game.look().status
    game.tap(game.look().names[0])
    game.reload()
    look = game.look()
    assert (look.names, look.score, look.found) == (mine.names, mine.score, mine.found)


def test_the_undo_of_a_new_game_is_there_after_a_reload(play):
    game = play("?seed=mine")
    game.tap(*sets(game.look().names)[0])
    mine = game.look()
    game.button("new-game")
    assert game.look().id != mine.id
    game.reload()
    assert not game.element("undo").get_attribute("disabled")
    look = game.button("undo")
    assert (look.id, look.names, look.score) == (mine.id, mine.names, mine.score)


def test_one_tab_plays_and_another_in_front_offers_to(tabs):
    pair = tabs("?seed=tabs")
    game = pair.game
    game.tap(game.look().names[0])
    second = pair.open()
    game.wait(lambda: pair.phase() == "elsewhere")
    assert game.element("play-here").is_displayed()
    assert not game.look().cards
    game.element("play-here").click()
    game.wait(lambda: pair.phase() == "playing")
    assert game.look().id == "tabs" and len(game.look().pressed) == 1
    game.tap(game.look().names[1])
    pair.front(pair.first)
    game.wait(lambda: pair.phase() == "elsewhere")
    game.element("play-here").click()
    game.wait(lambda: pair.phase() == "playing")
    assert len(game.look().pressed) == 2
    pair.front(second)
    game.wait(lambda: pair.phase() == "elsewhere")


def test_where_the_browser_has_no_locks_a_lease_tells_which_tab_plays(play):
    lease = "localStorage.setItem('tercet.tab', `1 ${Date.now() - new Date().getTimezoneOffset() * 60000 + 4000}`);"
    phase = lambda: game.js("return document.body.dataset.phase")
    game = play("?seed=tabs", before=NO_LOCKS)
    game.tap(game.look().names[0])
    game.leave()
    stored = game.stored()
    game.js(lease)
    game.open()
    assert phase() == "elsewhere" and not game.look().cards and game.stored() == stored
    game.element("play-here").click()
    game.wait(lambda: phase() == "playing")
    assert len(game.look().pressed) == 1
    game.js(lease + "dispatchEvent(new StorageEvent('storage', { key: 'tercet.tab' }))")
    assert phase() == "elsewhere"


def test_a_link_opened_in_the_background_changes_nothing_until_it_is_looked_at(tabs):
    pair = tabs("?seed=mine&players=2", PHONE_WITH_TABS)
    game, driver = pair.game, pair.driver
    game.button("claim-1")
    stored = game.stored()
    before = set(driver.window_handles)
    driver.execute_cdp_cmd("Target.createTarget", {"url": game.site + "?seed=theirs", "background": True})
    game.wait(lambda: len(driver.window_handles) > len(before))
    background = (set(driver.window_handles) - before).pop()
    assert game.sides()["turns"][0] == "claim" and game.stored() == stored
    driver.switch_to.window(background)
    game.wait(lambda: pair.phase() in ("elsewhere", "playing"))
    if pair.phase() == "elsewhere":
        game.element("play-here").click()
    game.wait(lambda: game.look().id.startswith("theirs"))
    driver.close()
    driver.switch_to.window(pair.first)


def test_when_the_tab_that_plays_closes_the_one_in_front_goes_on(tabs):
    pair = tabs("?seed=tabs")
    game = pair.game
    second = pair.open()
    game.wait(lambda: pair.phase() == "elsewhere")
    game.element("play-here").click()
    game.wait(lambda: pair.phase() == "playing")
    game.tap(game.look().names[0])
    pair.front(pair.first)
    game.wait(lambda: pair.phase() == "elsewhere")
    pair.front(second)
    pair.driver.close()
    pair.front(pair.first)
    game.wait(lambda: pair.phase() == "playing")
    assert len(game.look().pressed) == 1


def failed_start(play):
    """The page after a start that fails because of the stored data."""
    game = play("?seed=mine")
    game.leave()
    write(game, "trap")
    game.run_before_page(TRAP)
    game.driver.get(game.site)
    game.wait(lambda: game.element("trouble").is_displayed())
    return game


def test_a_start_that_fails_offers_a_way_on_and_the_second_one_takes_it(play):
    game = failed_start(play)
    assert game.element("trouble-afresh").is_displayed() and game.element("trouble-report").is_displayed()
    assert game.stored() == "trap"
    game.driver.refresh()
    game.wait_until_there()
    assert len(game.look().cards) == 12 and game.look().status
    assert game.stored("tercet.aside") == "trap" and game.stored() != "trap"
    game.driver.get_log("browser")


def test_a_new_game_can_be_started_after_the_first_failure(play):
    game = failed_start(play)
    game.element("trouble-afresh").click()
    game.wait(lambda: game.js("return document.querySelectorAll('#table .card').length") == 12)
    assert game.stored("tercet.aside") == "trap"
    game.driver.get_log("browser")


def test_what_the_player_has_chosen_is_there_again_after_a_link(play):
    game = play()
    game.js("localStorage.setItem('tercet.settings', 'art=classic\\nmotion=still\\ntheme=dark\\n')")
    game.open("?style=physics&theme=light")
    assert any("circle" in name or "square" in name or "triangle" in name for name in game.look().names)
    game.reload()
    assert any("circle" in name or "square" in name or "triangle" in name for name in game.look().names)
    game.leave()
    game.driver.get(game.site)
    game.wait_until_there()
    assert all("squiggle" in name or "diamond" in name or "oval" in name for name in game.look().names)
    assert game.js("return document.documentElement.dataset.theme") == "dark"


def test_input_on_a_busy_page_counts_at_its_own_time(play):
    """The page is busy when a claim ends, and the third card was pressed in time."""
    game = play("?seed=claim&players=2&claim=3&motion=still", screen=PHONE)
    names = sets(game.look().names)[0]
    places = [next(card["box"] for card in game.look().cards if card["name"] == name) for name in names]
    game.button("claim-1")
    for x, y, width, height in places[:2]:
        game.touch(x + width / 2, y + height / 2)
    x, y, width, height = places[2]
    # The events carry their own times; the page gets them a second after the claim is over.
    found = game.driver.execute_async_script("""
const [x, y, done] = arguments;
const target = document.elementFromPoint(x, y);
const at = performance.now();
const send = (type) => {
  const event = new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 77, isPrimary: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
};
while (performance.now() - at < 3600);
send('pointerdown');
send('pointerup');
requestAnimationFrame(() => done(+document.getElementById('sets-found').textContent));
""", x + width / 2, y + height / 2)
    assert found == 1 and game.sides()["scores"][0] > 0
