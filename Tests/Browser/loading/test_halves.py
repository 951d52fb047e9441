"""What the page does while it has only the first half of its module."""
import pytest

from game import Game
from look import sets
from screens import DESK, PHONE

# Holds back the module's second half until `arrive` is called.
NO_REST = """{
  const load = window.fetch;
  window.fetch = (url) => `${url}`.startsWith('rest.') ? new Promise((arrive) => { window.arrive = () => arrive(load(url)); }) : load(url);
}"""


@pytest.fixture
def without_rest(browsers, site):
    """Opens a first visit whose second half is held back."""
    game = Game(browsers(DESK), site, DESK, prefers_reduced_motion="reduce")

    def visit(query: str = "", script: str = "") -> Game:
        # A page that has just started could still write to its database after that was cleared.
        game.leave()
        game.clear()
        game.run_before_page(NO_REST + script)
        game.driver.get(site + query)
        game.wait(lambda: game.js("return document.body.dataset.loading === 'rest'"))
        return game

    yield visit
    # Otherwise a test that fails would hold back the second half of the next tests' pages too.
    game.run_before_page("")


@pytest.mark.parametrize("query", ["", "?style=glyphs&theme=dark&motion=still&lang=en&autodeal=1",
                                   "?nonsense=1&seed=half&limit=24&leaves=itself&clock=0&penalties=0&backto12=1",
                                   "?art=shapes&colorblind=1&lettermark=1&stripes=tint",
                                   "?letterkeys=0&enlarge=1&asknew=1&sound=1&volume=3&haptics=1"])
def test_the_first_half_of_the_module_plays(without_rest, query):
    game = without_rest(query)
    while not (found := sets(game.look().names)):
        game.button("deal")
    names, chosen = game.look().names, found[0]
    game.tap(chosen[0])
    assert game.look().pressed == [chosen[0]]
    other = next(name for name in names if name not in chosen and name not in sets([*chosen[:2], name]))
    game.tap(chosen[1], other)
    assert game.look().status, "says why it isn't a match"
    game.tap(*chosen)
    game.wait(lambda: game.look().found == 1)
    game.button("cheat")
    game.button("deal")
    game.button("undo")
    if "leaves=itself" in query:
        # Undo may have brought the match back, which leaves again after a moment.
        game.wait(lambda: not game.look().named("match"))
    before = game.look()
    game.js("arrive()")
    game.wait_until_there()
    after = game.look()
    assert (before.names, before.score) == (after.names, after.score)
    assert not game.troubles()


# Plays at random for a number of actions, a few in each frame, with sets among them.
RANDOM_PLAY = """
let state = arguments[0];
const random = (count) => (state = (state * 48271) % 2147483647) % count;
const buttons = ['deal', 'cheat', 'undo', 'shuffle', 'pause', 'resume', 'new-game', 'claim-1', 'claim-2', 'deal-1', 'deal-2', 'deck'];
const keys = ['ArrowLeft', 'ArrowDown', 'Home', 'End', 'Escape', '1', '4', 'Enter'];
const press = (element) => {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, isPrimary: true }));
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1, isPrimary: true }));
  element.click();
};
for (let done = 0; done < arguments[1]; done += 1) {
  const cards = document.querySelectorAll('#table .card');
  const marked = document.querySelectorAll('#table .card[data-hint]');
  if (random(8) === 0) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: keys[random(keys.length)], bubbles: true }));
  else if (random(4) === 0) press(document.getElementById(buttons[random(buttons.length)]));
  else if (cards.length) press(random(2) && marked.length ? marked[random(marked.length)] : cards[random(cards.length)]);
  if (done % 4 === 0) await drawn();
}
return document.querySelectorAll('#table .card').length;
"""


@pytest.mark.parametrize("query", ["", "?autodeal=1&leaves=itself"])
def test_playing_calls_nothing_of_the_second_half(without_rest, query):
    game = without_rest(query)
    assert game.read(RANDOM_PLAY, 31, 400)
    assert game.js("return document.body.dataset.loading") == "rest"
    assert not game.troubles()
    game.js("arrive()")
    game.wait_until_there()
    assert not game.troubles()


def test_what_needs_the_second_half_waits_for_it_in_its_order(without_rest):
    game = without_rest("?seed=half")
    card = game.look().names[4]
    game.button("more")
    said = game.look().status
    assert said and not game.element("more-dialog").is_displayed()
    game.tap(card)
    assert not game.look().pressed, "the menu comes first"
    game.js("arrive()")
    game.wait_until_there()
    assert game.element("more-dialog").is_displayed()
    game.button("more-close")
    look = game.look()
    assert look.pressed == [card] and look.status != said
    assert not game.troubles()


# Chooses a card by its click in the first frame in which there are cards.
FIRST_TAP = """{
  const tap = () => {
    const card = document.querySelector('#table .card');
    if (!card || document.body.dataset.loading !== 'rest') return requestAnimationFrame(tap);
    const asked = performance.getEntriesByType('resource').length;
    card.click();
    window.first = [card.ariaPressed, performance.getEntriesByType('resource').length - asked];
  };
  requestAnimationFrame(tap);
}"""


def test_a_tap_in_the_first_frame_with_cards_shows_without_another_request(without_rest):
    game = without_rest(script=FIRST_TAP)
    assert game.wait(lambda: game.js("return window.first")) == ["true", 0]
    assert len(game.look().pressed) == 1


# Fails to get the second half until `arrive` is called.
REST_FAILS = """{
  const load = window.fetch;
  let hasArrived = false;
  window.arrive = () => { hasArrived = true; };
  window.tries = 0;
  window.fetch = (url) => {
    if (!`${url}`.startsWith('rest.') || hasArrived) return load(url);
    window.tries += 1;
    return Promise.reject(Error('gone'));
  };
}"""


def test_without_its_second_half_the_game_goes_on_and_asks_for_it_again(browsers, site):
    game = Game(browsers(DESK), site, DESK, prefers_reduced_motion="reduce")
    game.clear()
    game.run_before_page(REST_FAILS)
    game.driver.get(site + "?seed=claims")
    game.wait(lambda: game.js("return window.tries >= 2"))
    game.tap(*sets(game.look().names)[0])
    game.wait(lambda: game.look().found == 1)
    game.js("arrive()")
    game.wait_until_there()
    game.button("settings")
    assert game.element("settings-dialog").is_displayed()
    assert not game.element("late").is_displayed()
    game.run_before_page("")
    game.driver.get_log("browser")


# Notes the requests, in order.
ASKED = "const load = fetch; window.asked = []; fetch = (url) => { asked.push(`${url}`.split('.')[0]); return load(url); };"


def test_who_comes_back_asks_for_both_halves_at_once_and_others_for_the_first_one(play):
    game = play()
    game.run_before_page(ASKED)
    game.open()
    assert game.js("return asked") == ["rest", "words-en-later", "tercet", "words-en"]
    game.clear()
    game.open()
    assert game.js("return asked") == ["tercet", "words-en", "rest", "words-en-later"]
    game.run_before_page("")


@pytest.mark.parametrize("query", ["?players=2", "?game=chain", "?lang=en&game=ghost", "?game=mega", "?seed=tea~K", "?seed=tea~t",
                                   "?players=1", "?game=set", "?seed=tea"])
def test_a_first_visit_asks_for_both_halves_at_once_only_if_its_address_needs_them(play, query):
    game = play()
    game.clear()
    game.run_before_page(ASKED)
    game.open(query)
    first, rest = ["tercet", "words-en"], ["rest", "words-en-later"]
    assert game.js("return asked") == (first + rest if query in ("?players=1", "?game=set", "?seed=tea") else rest + first)
    assert not game.troubles()
    game.run_before_page("")


# Differences at a first visit: two tabs open at the same time, the page is hidden, or the browser is old.
OTHERWISE = {
    "denied lock": "LockManager.prototype.request = async (name, options, then) => (then ?? options)(null)",
    "hidden": "Object.defineProperty(Document.prototype, 'visibilityState', { get: () => 'hidden' })",
    "no locks": "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })",
    "storage that takes nothing": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    "Russian": "Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['ru'] })",
}


@pytest.mark.parametrize("case", OTHERWISE)
def test_no_first_visit_needs_more_of_the_module_than_is_there(browsers, site, case):
    game = Game(browsers(PHONE), site, PHONE)
    game.clear()
    game.run_before_page(OTHERWISE[case])
    game.open("?seed=otherwise&style=physics")
    assert game.js("return performance.getEntriesByType('navigation')[0].type") == "navigate", "not loaded again"
    assert not game.troubles()
    game.run_before_page("")


# A module whose first start calls a missing function, like a module with badly split halves.
BADLY_CUT = """
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (response, imports) => {
  const { instance } = await instantiateStreaming(response, imports);
  const start = (now, lock, failed, isWhole, words) =>
    isWhole || failed ? instance.exports.start(now, lock, failed, isWhole, words) : imports.placeholder[0]();
  return { instance: { exports: { ...instance.exports, start } } };
};
"""


def test_a_call_that_comes_too_early_loads_the_page_again_and_whole(browsers, site):
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.run_before_page(BADLY_CUT)
    game.driver.get(site)
    game.wait(lambda: game.js("return performance.getEntriesByType('navigation')[0].type") == "reload")
    game.wait_until_there()
    assert len(game.look().cards) == 12
    game.run_before_page("")
    game.driver.get_log("browser")


# A module whose first frame fails. Counts the halves that have loaded, once the page has continued with them.
FAILING_FRAME = """
const { instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (response, imports) => {
  const { instance } = await instantiateStreaming(response, imports);
  let hasFailed = false;
  const frame = (time) => {
    if (hasFailed) return instance.exports.frame(time);
    hasFailed = true;
    throw new WebAssembly.RuntimeError('unreachable');
  };
  setTimeout(() => { window.halves = (window.halves ?? 0) + 1; });
  return { instance: { exports: { ...instance.exports, frame } } };
};
"""


def test_a_start_that_has_failed_does_not_go_on_when_the_second_half_comes(browsers, site):
    game = Game(browsers(DESK), site, DESK, prefers_reduced_motion="no-preference")
    game.media()
    game.clear()
    game.run_before_page(NO_REST + FAILING_FRAME)
    game.driver.get(site)
    game.wait(lambda: game.element("trouble").is_displayed())
    game.js("arrive()")
    game.wait(lambda: game.js("return window.halves") == 2)
    assert game.read("return document.body.dataset.loading") == "failed"
    game.run_before_page("")
    game.driver.get_log("browser")


# What may be missing, and the address of a visit that needs it at once.
MISSING = {
    "WebAssembly": ("delete window.WebAssembly", ""),
    "the second half": (REST_FAILS, "?motion=physics"),
}


@pytest.mark.parametrize("case", MISSING)
def test_without_what_it_needs_the_page_says_so(browsers, site, case):
    script, query = MISSING[case]
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.run_before_page(script)
    game.driver.get(site + query)
    game.wait(lambda: game.element("trouble").is_displayed())
    assert game.element("trouble").text
    assert not any(game.element(id).is_displayed() for id in ("places", "deal", "pause")), "what cannot be used is not shown"
    game.run_before_page("")
    game.driver.get_log("browser")
