"""Browsers as old as Safari 15.4, Chrome 100 and Firefox 100: a set can be played without any single newer feature."""
import base64
import contextlib
import hashlib
import re
import shutil
import subprocess

import pytest

from game import Game
from look import sets
from screens import DESK, PHONE
from serving import ROOT, SITE, serving

# The newer features that the style sheets use, each with a fallback: the text to break, and its replacement.
STYLES = {
    ":has": (r":has\(", ":nothing("), "clip": (r"overflow:clip", "overflow:nothing"), "dvh": (r"\ddvh", "0nothing"),
    "container": (r"@container", "@nothing"), "cqw": (r"cqw", "nothing"), "balance": (r"text-wrap:", "nothing:"),
    "safe": (r":safe center", ":nothing"), "contrast": (r"prefers-contrast", "nothing"),
}
# The newer features that the bridge uses, and the scripts that remove them.
SCRIPTS = {
    "moveBefore": "delete Element.prototype.moveBefore",
    "inert": "const set = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, value) {"
             " if (name !== 'inert') set.call(this, name, value) }",
    "locks": "delete Navigator.prototype.locks",
    "service worker": "delete Navigator.prototype.serviceWorker",
    "idle": "delete window.requestIdleCallback",
    "streaming": "delete WebAssembly.instantiateStreaming",
    "share": "delete Navigator.prototype.share",
    "visual viewport": "delete window.visualViewport",
    "clipboard": "delete Navigator.prototype.clipboard",
    "database": "delete window.indexedDB",
    "database that never opens": "IDBFactory.prototype.open = () => ({})",
}
# Features without a fallback aren't used anywhere.
TOO_NEW = r"light-dark\(|color-mix\(|(?<![\w-])(?:translate|rotate|scale):|@layer|&:|oklch\(|\d(?:svh|lvh)"
# All WebAssembly features after its first version that the oldest of these browsers support and the modules use.
FEATURES = ["bulk-memory", "sign-ext", "nontrapping-float-to-int", "mutable-globals"]


def with_policy(page: str) -> str:
    """The page with a content security policy for its current inline code."""
    for element, directive in (("style", "style-src"), ("script type=module", "script-src")):
        text = re.search(rf"<{element}>(.*?)</{element.split()[0]}>", page, re.DOTALL)[1]
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        page = re.sub(rf"({directive} )'sha256-[^']+'", lambda match: f"{match[1]}'sha256-{digest}'", page)
    return page


@pytest.fixture
def changed_site(tmp_path):
    """Serves the site with a change to all its texts, at least one of them, and returns its address."""
    with contextlib.ExitStack() as stack:
        def serve(change) -> str:
            folder = tmp_path / "site"
            shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns("*.html.*", "*.css.*"))
            texts = {path: path.read_text() for path in (folder / "index.html", *folder.glob("*.css"))}
            assert any(change(text) != text for text in texts.values()), "there is something to change"
            for path, text in texts.items():
                path.write_text(with_policy(change(text)) if path.suffix == ".html" else change(text))
            return stack.enter_context(serving(folder))

        yield serve


def play_a_set(game) -> None:
    """Plays a set by hand, and checks that a person could see how."""
    look = game.look()
    assert len(look.cards) == 12
    line = "const s = getComputedStyle(arguments[0]); return [s.outlineStyle, s.outlineColor, s.outlineWidth]"
    colors = game.js("return [...new Set([...document.querySelectorAll('#table [data-color]')].map((it) => getComputedStyle(it).color))]")
    assert len(colors) == 3 and "rgb(0, 0, 0)" not in colors
    assert game.js("return getComputedStyle(document.querySelector('.card')).backgroundColor") == "rgb(255, 255, 255)"
    found = next(iter(sets(look.names)))
    idle = game.js(line, game.card(found[0]))
    game.tap(found[0])
    assert game.js(line, game.card(found[0])) != idle, "a chosen card looks chosen"
    assert game.tap(*found[1:]).found == 1
    for card in game.key("r").cards:
        assert card["box"][0] >= 0 and card["box"][2] > 20
    game.button("pause")
    assert not game.js("document.querySelector('.card').focus(); return document.activeElement.matches('.card')")
    game.button("resume")
    game.button("settings")
    game.button("settings-close")


@pytest.mark.parametrize("feature", STYLES)
def test_without_a_feature_of_style_sheets_a_set_can_be_played(browsers, changed_site, feature):
    pattern, broken = STYLES[feature]
    game = Game(browsers(PHONE), changed_site(lambda text: re.sub(pattern, broken, text)), PHONE, prefers_reduced_motion="reduce")
    game.clear()
    game.open("?seed=usual&theme=light")
    play_a_set(game)


@pytest.mark.parametrize("feature", SCRIPTS)
def test_without_a_feature_of_the_browser_a_set_can_be_played(play, feature):
    game = play("?seed=usual&theme=light", before=f"{{ {SCRIPTS[feature]} }}")
    play_a_set(game)
    names = game.look().names
    game.reload()
    assert game.look().names == names


def test_a_card_keeps_the_focus_where_nodes_cannot_move_without_losing_it(play):
    game = play("?seed=focus", before=SCRIPTS["moveBefore"])
    game.key("ArrowRight")
    game.js("document.querySelector('.card').focus()")
    name = game.js("return document.activeElement.ariaLabel")
    game.key("r", "r")
    assert game.js("return document.activeElement.ariaLabel") == name


def test_what_has_no_fallback_is_used_nowhere():
    for path in ROOT.glob("Web/style/*.css"):
        assert not re.search(TOO_NEW, path.read_text()), path.name


def test_the_modules_need_only_features_of_the_oldest_browsers():
    for path in SITE.glob("*.wasm"):
        features = [f"--enable-{name}" for name in FEATURES]
        subprocess.run(["wasm-opt", "--mvp-features", *features, path, "-o", "/dev/null"], check=True)


def test_where_the_bridge_does_not_run_the_page_says_so_after_a_while(browsers, changed_site):
    """A script that is blocked, or that an old browser can't parse."""
    site = changed_site(lambda text: text.replace("<script type=module>", "<script type=module>this is no script;"))
    game = Game(browsers(DESK), site, DESK)
    game.clear()
    game.driver.get(site)
    assert not game.element("late").is_displayed()
    game.js("document.getElementById('late').getAnimations().forEach((animation) => animation.finish())")
    game.wait(lambda: game.element("late").is_displayed())
    assert game.element("late").text and game.js("return document.querySelector('#late [lang=ru]').textContent")
    game.driver.get_log("browser")
