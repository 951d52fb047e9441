"""The files that a first visit loads, from where, and under which policy."""
import pathlib
import subprocess

import pytest

from game import Game
from layouts import lies_over_the_table
from screens import ALL, PHONE
from serving import ROOT, SITE

# Notes the requests, in order.
ASKED = "const load = fetch; window.asked = []; fetch = (url) => { asked.push(`${url}`.split('.')[0]); return load(url); };"
# The bytes on the wire for the files that load before the first card can be played: in total, and for each file by its
# extension.
BUDGET = 120_700
BUDGETS = {".wasm": 102_900, ".html": 16_050, ".txt": 1_750, ".svg": 250}
REQUESTS = 4
# Other files load later.
LATER = {"rest.wasm": 135_300, "words-en-later.txt": 4_700, "reports.js": 700, "reports.wasm": 92_800, "dialogs.css": 9_350,
         "service-worker.js": 700, "manifest.webmanifest": 800}
# The words of other languages, which a page in English doesn't load at all.
OTHERS = {"words-ru.txt": 2_450, "words-ru-later.txt": 6_250}


@pytest.fixture
def sizes() -> dict[str, int]:
    """The bytes on the wire of each file of the site."""
    return {path.name.removesuffix(".br"): path.stat().st_size for path in SITE.glob("*.br")
            if not path.name.startswith("page.")}


@pytest.fixture
def first(play, sizes) -> set[str]:
    """The files that load before the first card can be played."""
    game = play()
    game.wait_until_reports_are_there()
    loaded = game.js("""return ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
        .map((entry) => [entry.name, entry.startTime])""")
    named = {pathlib.PurePosixPath(url).name if not url.endswith("/") else "index.html": time for url, time in loaded}
    started = game.js("return performance.getEntriesByName('started')[0].startTime")
    return {name for name, time in named.items() if time < started} | {next(SITE.glob("icon.*.svg")).name}


def unhashed(name: str) -> str:
    """The name of a file without the part of its content's hash."""
    return f"{name.split('.')[0]}.{name.split('.')[-1]}"


@pytest.mark.smoke
def test_few_requests_come_before_the_first_playable_card(first, sizes):
    assert first <= set(sizes) and len(first) <= REQUESTS
    assert {unhashed(name) for name in set(sizes) - first} == set(LATER | OTHERS)


@pytest.fixture(params=["en", "ru"])
def language(request) -> str:
    """The language of a visitor's browser."""
    return request.param


@pytest.fixture
def visit(browsers, site, language) -> Game:
    """A first visit in that language."""
    game = Game(browsers(PHONE), site, PHONE)
    # A page that has just started could still write to its database after that was cleared.
    game.leave()
    game.clear()
    game.run_before_page(f"Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => ['{language}'] }})")
    game.open()
    yield game
    # Also after a failure, the next tests' pages are in English.
    game.run_before_page("")


@pytest.mark.smoke
def test_a_page_loads_its_own_language_alongside_the_module_and_no_other(visit, language):
    game = visit
    game.wait_until_reports_are_there()
    requests = game.js("return performance.getEntriesByType('resource').map((entry) => [entry.name, entry.startTime])")
    times = {unhashed(pathlib.PurePosixPath(url).name): time for url, time in requests}
    assert {name for name in times if name.startswith("words-")} == {f"words-{language}.txt", f"words-{language}-later.txt"}
    started = game.js("return performance.getEntriesByName('started')[0].startTime")
    assert started < times["rest.wasm"], "the first half is enough"
    assert game.read("return document.documentElement.lang") == language


def test_a_change_of_language_loads_its_words_and_is_remembered(play):
    game = play("?seed=words")
    game.wait_until_reports_are_there()
    game.choose("set-lang", "ru")
    game.wait(lambda: game.read("return document.documentElement.lang") == "ru")
    texts = lambda: game.read("return ['new-game-text', 'settings-title', 'category-label'].map((id) => document.getElementById(id).textContent)")
    russian = texts()
    game.run_before_page(ASKED)
    game.open()
    assert game.read("return asked.filter((name) => name.startsWith('words-'))") == ["words-ru-later", "words-ru"]
    assert texts() == russian
    game.run_before_page("")


@pytest.mark.smoke
def test_every_file_stays_within_its_budget(first, sizes, record_property):
    record_property("measured", "\n".join(
        [f"{size:7,} {name}{'' if name in first else ' later'}" for name, size in sorted(sizes.items())]
        + [f"{sum(sizes[name] for name in first):7,} bytes before the first playable card"]))
    wanted = (ROOT / ".swift-version").read_text().strip()
    if wanted not in subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout:
        pytest.skip(f"the budgets are for modules that Swift {wanted} compiles")
    assert sum(sizes[name] for name in first) <= BUDGET
    for name, size in sizes.items():
        budget = BUDGETS[pathlib.PurePosixPath(name).suffix] if name in first else (LATER | OTHERS)[unhashed(name)]
        assert size <= budget, name


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


LEFT, TOP, RIGHT, BOTTOM = range(4)
BOXES = """return [...document.querySelectorAll(arguments[0])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, x + width, y + height];
})"""


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_before_the_module_is_there_the_page_shows_its_bars_and_the_places_of_the_cards(browsers, site, screen):
    game = Game(browsers(screen), site, screen, prefers_reduced_motion="reduce")
    game.clear()
    if lies_over_the_table(screen):
        # There the coach of a first visit makes the table lower.
        game.open()
        game.send_coach_away()
    game.run_before_page(NO_MODULE)
    game.driver.get(site)
    painted = "return performance.getEntriesByName('first-contentful-paint').length"
    game.wait(lambda: game.js(painted))
    parts = "#places i, #deal, #new-game, #pause, #more"
    before = game.js(BOXES, parts)
    assert all(game.element(id).is_displayed() for id in ("deal", "new-game", "pause", "more"))
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
