"""What a first visit loads, from where, and under which policy."""
import pathlib

import pytest

from conftest import ROOT
from game import Game
from screens import DESK

# In bytes as they go over the wire: all together, and each file by its ending.
BUDGET = 101_000
BUDGETS = {".wasm": 91_000, ".css": 5_400, ".js": 2_750, ".html": 2_300, ".svg": 200}
REQUESTS = 8


@pytest.mark.smoke
def test_a_first_visit_stays_within_its_budget(play, record_property):
    game = play()
    loaded = game.js("""return ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
        .map((entry) => [entry.name, entry.encodedBodySize])""")
    icon = next((ROOT / "dist").glob("icon.*.svg"))
    names = {pathlib.PurePosixPath(url).name if not url.endswith("/") else "index.html" for url, _ in loaded}
    names.add(icon.name)
    sizes = {name: (ROOT / "dist" / f"{name}.br").stat().st_size for name in sorted(names)}
    sizes_of_all = "\n".join(f"{size:7,} {name}" for name, size in sizes.items())
    record_property("measured", f"{sizes_of_all}\n{sum(sizes.values()):7,} bytes for a first visit")
    assert sum(sizes.values()) <= BUDGET
    for name, size in sizes.items():
        assert size <= BUDGETS[pathlib.PurePosixPath(name).suffix], name
    assert len(sizes) <= REQUESTS
    assert {path.name.removesuffix(".br") for path in (ROOT / "dist").glob("*.br")} == set(names)


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
