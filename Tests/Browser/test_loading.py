"""What a first visit loads, from where, and under which policy."""
import pathlib

import pytest

from conftest import ROOT
from game import Game
from screens import DESK

# In bytes as they go over the wire, of what is loaded before the first card: all together, and each file by its ending.
BUDGET = 88_900
BUDGETS = {".wasm": 79_700, ".css": 4_100, ".js": 2_950, ".html": 2_150, ".svg": 200}
REQUESTS = 5
# What follows may be larger.
LATER = {"reports.js": 500, "reports.wasm": 50_000, "dialogs.css": 1_800}


@pytest.mark.smoke
def test_what_comes_before_the_first_card_stays_within_its_budget(play, record_property):
    game = play()
    game.wait_until_reports_are_there()
    loaded = game.js("""return ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
        .map((entry) => [entry.name, entry.startTime])""")
    named = {pathlib.PurePosixPath(url).name if not url.endswith("/") else "index.html": time for url, time in loaded}
    started = game.js("return performance.getEntriesByName('started')[0].startTime")
    before = {name for name, time in named.items() if time < started}
    before.add(next((ROOT / "dist").glob("icon.*.svg")).name)
    sizes = {path.name.removesuffix(".br"): path.stat().st_size for path in (ROOT / "dist").glob("*.br")}
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


def test_without_webassembly_the_page_says_so(browsers, site):
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.run_before_page("delete window.WebAssembly")
    game.driver.get(site)
    game.wait(lambda: game.element("trouble").is_displayed())
    assert game.element("trouble").text
    game.run_before_page("")
    game.driver.get_log("browser")
