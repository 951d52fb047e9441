"""The files that a first visit loads, from where, and under which policy."""
import pathlib

import pytest

from game import Game
from look import sets
from screens import ALL, DESK, PHONE
from serving import SITE

# The bytes on the wire for the files that load before the first card: in total, and for each file by its extension.
BUDGET = 69_500
BUDGETS = {".wasm": 55_200, ".html": 14_000, ".svg": 250}
REQUESTS = 3
# Later files may be larger.
LATER = {"rest.wasm": 118_000, "reports.js": 500, "reports.wasm": 83_000, "dialogs.css": 6_000, "service-worker.js": 700,
         "manifest.webmanifest": 800}


@pytest.mark.smoke
def test_what_comes_before_the_first_card_stays_within_its_budget(play, record_property):
    game = play()
    game.wait_until_reports_are_there()
    loaded = game.js("""return ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
        .map((entry) => [entry.name, entry.startTime])""")
    named = {pathlib.PurePosixPath(url).name if not url.endswith("/") else "index.html": time for url, time in loaded}
    started = game.js("return performance.getEntriesByName('started')[0].startTime")
    before = {name for name, time in named.items() if time < started}
    before.add(next(SITE.glob("icon.*.svg")).name)
    sizes = {path.name.removesuffix(".br"): path.stat().st_size for path in SITE.glob("*.br")
             if not path.name.startswith("page.")}
    later = {name: size for name, size in sizes.items() if name not in before}
    record_property("measured", "\n".join(
        [f"{size:7,} {name}{' later' if name in later else ''}" for name, size in sorted(sizes.items())]
        + [f"{sum(sizes[name] for name in before):7,} bytes before the first card"]))
    assert before <= set(sizes) and sum(sizes[name] for name in before) <= BUDGET and len(before) <= REQUESTS
    for name in before:
        assert sizes[name] <= BUDGETS[pathlib.PurePosixPath(name).suffix], name
    assert {f"{name.split('.')[0]}.{name.split('.')[-1]}" for name in later} == set(LATER)
    for name, size in later.items():
        assert size <= LATER[f"{name.split('.')[0]}.{name.split('.')[-1]}"], name


# Holds back the module's second half until `arrive` is called.
NO_REST = """
const load = window.fetch;
window.fetch = (url) => `${url}`.startsWith('rest.') ? new Promise((arrive) => { window.arrive = () => arrive(load(url)); }) : load(url);
"""


@pytest.mark.parametrize("query", ["", "?seed=half", "?seed=half&style=physics&players=2", "?style=glyphs&theme=dark&motion=still&lang=en",
                                   "?nonsense=1&seed=half&limit=24&leaves=itself&clock=0"])
def test_the_first_half_of_the_module_shows_the_cards_and_what_is_done_meanwhile_counts_later(browsers, site, query):
    game = Game(browsers(DESK), site, DESK, prefers_reduced_motion="reduce")
    game.clear()
    game.run_before_page(NO_REST)
    game.driver.get(site + query)
    game.wait(lambda: game.js("return document.body.dataset.loading === 'rest'"))
    look = game.look()
    assert len(look.cards) == 12 and not look.status
    game.tap(look.names[4])
    assert not game.look().pressed
    game.button("settings")
    game.js("arrive()")
    game.wait_until_there()
    assert game.element("settings-dialog").is_displayed()
    game.button("settings-close")
    alone = "players" not in query
    assert game.look().pressed == ([look.names[4]] if alone else [])
    assert not game.troubles()
    game.run_before_page("")


# A clock that can be advanced.
CLOCK = "const now = performance.now.bind(performance); performance.now = () => now() + (window.ahead ?? 0);"


def test_what_waits_for_the_second_half_counts_from_when_it_happened(browsers, site):
    game = Game(browsers(DESK), site, DESK, prefers_reduced_motion="reduce")
    game.clear()
    game.run_before_page(CLOCK + NO_REST)
    game.driver.get(site + "?seed=half")
    game.wait(lambda: game.js("return document.body.dataset.loading === 'rest'"))
    game.tap(*sets(game.look().names)[0])
    game.js("window.ahead = 25000; arrive()")
    game.wait_until_there()
    # Each second takes one point of the bonus of 30.
    assert game.look().score > 25
    assert not game.troubles()
    game.run_before_page("")


def test_a_second_half_that_does_not_come_is_told_of(browsers, site):
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.run_before_page(NO_REST)
    game.driver.get(site)
    game.wait(lambda: game.js("return document.body.dataset.loading === 'rest'"))
    assert not game.element("late").is_displayed()
    game.js("document.getElementById('late').getAnimations().forEach((animation) => animation.finish())")
    game.wait(lambda: game.element("late").is_displayed())
    game.run_before_page("")


# Prevents the page from getting its module while this is in place.
NO_MODULE = "window.fetch = () => new Promise(() => {})"
THEME = "return getComputedStyle(document.documentElement).colorScheme"


def test_a_chosen_theme_shows_before_the_module_is_there(play):
    game = play()
    game.choose("set-theme", "dark")
    game.run_before_page(NO_MODULE)
    game.driver.get(game.site)
    assert game.js(THEME) == "dark"
    game.run_before_page("")
    game.open()
    game.choose("set-theme", "auto")
    # Files that only an address names are removed with it.
    game.open("?theme=dark")
    assert game.js(THEME) == "dark"
    game.run_before_page(NO_MODULE)
    game.driver.get(game.site)
    assert game.js(THEME) != "dark"
    game.run_before_page("")


# Notes the requests, in order.
ASKED = "const load = fetch; window.asked = []; fetch = (url) => { asked.push(`${url}`.split('.')[0]); return load(url); };"


def test_who_comes_back_asks_for_both_halves_at_once_and_others_for_the_first_one(play):
    game = play()
    game.run_before_page(ASKED)
    game.open()
    assert game.js("return asked") == ["rest", "tercet"]
    game.clear()
    game.open()
    assert game.js("return asked") == ["tercet", "rest"]
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
  const start = (now, lock, failed, isWhole) =>
    isWhole || failed ? instance.exports.start(now, lock, failed, isWhole) : imports.placeholder[0]();
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


LEFT, TOP, RIGHT, BOTTOM = range(4)
BOXES = """return [...document.querySelectorAll(arguments[0])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, x + width, y + height];
})"""


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_before_the_module_is_there_the_page_shows_its_bars_and_the_places_of_the_cards(browsers, site, screen):
    game = Game(browsers(screen), site, screen, prefers_reduced_motion="reduce")
    game.clear()
    game.run_before_page(NO_MODULE)
    game.driver.get(site)
    painted = "return performance.getEntriesByName('first-contentful-paint').length"
    game.wait(lambda: game.js(painted))
    parts = "#places i, #deal, #new-game, #pause, #settings"
    before = game.js(BOXES, parts)
    assert all(game.element(id).is_displayed() for id in ("deal", "new-game", "pause", "settings"))
    game.run_before_page("")
    game.open()
    after = game.read(BOXES, parts.replace("#places i", "#table .mover"))
    assert not game.element("places").is_displayed()
    assert len(before) == len(after) == 16
    # Cards are a whole number of pixels high, so three rows may be three pixels lower, and text makes a button slightly
    # wider.
    assert all(abs(one[edge] - two[edge]) <= 3 for one, two in zip(before, after) for edge in (TOP, BOTTOM)), (before, after)
    assert all(abs(one[edge] - two[edge]) <= 6 for one, two in zip(before, after) for edge in (LEFT, RIGHT)), (before, after)
    assert not game.troubles()


def test_nothing_is_loaded_from_another_host(play, site):
    game = play("?seed=hosts")
    game.button("cheat")
    urls = game.js("return performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert urls and all(url.startswith(site) for url in urls)
    assert game.driver.get_cookies() == []


def test_the_policy_forbids_foreign_scripts_and_styles(play):
    game = play()
    game.js("""window.breaches = [];
        document.addEventListener('securitypolicyviolation', (event) => breaches.push(event.violatedDirective));
        const script = document.createElement('script');
        script.src = 'data:text/javascript,1';
        document.body.append(script);
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        document.body.append(style)""")
    breaches = game.wait(lambda: (seen := game.js("return breaches")) and len(seen) >= 2 and seen)
    assert any("script" in breach for breach in breaches) and any("style" in breach for breach in breaches)
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


# Files that may be missing entirely.
MISSING = {
    "WebAssembly": "delete window.WebAssembly",
    "the second half": "const load = fetch; fetch = (url) => `${url}`.startsWith('rest.') ? Promise.reject(Error('gone')) : load(url)",
}


@pytest.mark.parametrize("case", MISSING)
def test_without_all_of_the_module_the_page_says_so(browsers, site, case):
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.run_before_page(MISSING[case])
    game.driver.get(site)
    game.wait(lambda: game.element("trouble").is_displayed())
    assert game.element("trouble").text
    assert not any(game.element(id).is_displayed() for id in ("places", "deal", "pause")), "what cannot be used is not shown"
    game.run_before_page("")
    game.driver.get_log("browser")
