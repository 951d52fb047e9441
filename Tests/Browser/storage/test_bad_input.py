"""Problems with links, storage and machines: each has a message, and the game continues."""
import os
import subprocess
import urllib.parse

import pytest

from look import sets
from serving import PROGRAM, ROOT, SITE

THROWING = """
for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
  Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
NO_STORAGE_AT_ALL = """
Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });
"""


def playable(game) -> bool:
    """Whether a set can be found and replaced."""
    look = game.look()
    while not (found := sets(look.names)):
        look = game.button("deal")
    game.tap(*found[0])
    look = game.tap(found[0][0])
    return look.found == 1 and look.score > 0


@pytest.fixture
def usual(play):
    """The page of a first visit without any problems."""
    return play().look()


@pytest.mark.parametrize("query", [
    "?colour=red", "?limit=25", "?theme=pink&lang=en", "?players=3", "?<b>x</b>=1", "?lang=", "?%ff%fe=1",
    "?seed=ok&__proto__=1", "?art=circles", "?style=plain", "?motion=jump"])
def test_an_unknown_setting_is_ignored_with_a_message(play, usual, query):
    look = play(query).look()
    assert look.has_new_message(usual) and len(look.cards) == 12


def test_markup_in_a_link_is_shown_as_text(play):
    game = play("?<b>x</b>=1")
    assert game.look().status and game.js("return document.getElementById('status').childElementCount") == 0


@pytest.mark.parametrize("seed", ["", "x" * 65, "%00", "%ff%fe", "a%0ab", "%ed%a0%80"])
def test_an_invalid_seed_has_a_message_and_another_deal_is_played(play, usual, seed):
    game = play("?seed=" + seed)
    assert game.look().has_new_message(usual) and game.look().id != seed
    assert playable(game)


@pytest.mark.parametrize("seed", ["ж", "a b+c", "%", "100%", "a~b", "~", "😀" * 16, "<script>", "\"'`"])
def test_any_other_text_is_a_valid_seed(play, seed):
    game = play("?seed=" + urllib.parse.quote(seed))
    look = game.look()
    assert look.id.removesuffix("~") == seed or look.id == seed
    game.clear()
    game.open("?seed=" + urllib.parse.quote(look.id))
    assert game.look().names == look.names


@pytest.mark.parametrize("save", ["", "null", "{\"score\": 12}", "tercet game 1\nabc\n0\n\nsum 0", "tercet game 1", "\x00\uffff"])
def test_a_foreign_or_damaged_save_is_kept_and_a_new_game_dealt(play, save):
    game = play()
    # The page saves when it is left, so the foreign save is written at an address where the page doesn't run.
    game.leave()
    game.js("localStorage.setItem('tercet.game', arguments[0])", save)
    game.open()
    warned = game.look()
    assert warned.status and game.stored("tercet.aside") == game.js("return arguments[0]", save)
    assert playable(game)
    game.reload()
    assert game.look().found == 1 and game.look().status != warned.status


def test_a_save_damaged_in_the_middle_is_noticed(play):
    game = play("?seed=damage")
    game.tap(*sets(game.look().names)[0])
    saved = game.stored()
    game.leave()
    game.js("localStorage.setItem('tercet.game', arguments[0])", saved.replace("T", "C", 1))
    game.open()
    assert game.look().status and game.look().found == 0
    assert game.stored("tercet.aside") == saved.replace("T", "C", 1)


@pytest.mark.parametrize("trouble", [THROWING, FULL, NO_STORAGE_AT_ALL], ids=["throws", "full", "absent"])
def test_refused_storage_has_one_message_and_the_game_goes_on(play, trouble):
    usual = play("?seed=storage").look()
    game = play("?seed=storage", before=trouble)
    warned = game.look()
    assert warned.has_new_message(usual)
    assert playable(game)
    assert game.look().status != warned.status


def test_a_port_in_use_is_reported_in_at_most_two_lines(site):
    port = urllib.parse.urlparse(site).port
    result = subprocess.run([PROGRAM, "serve", "--port", str(port), "--site", SITE],
                            capture_output=True, text=True, timeout=30)
    assert result.returncode == 1
    assert str(port) in result.stderr and len(result.stderr.splitlines()) <= 2


def test_a_site_that_is_not_built_is_reported_with_the_command_to_type(tmp_path):
    result = subprocess.run([PROGRAM, "serve", "--port", "0", "--site", tmp_path],
                            capture_output=True, text=True, timeout=30)
    assert result.returncode == 1 and "make build" in result.stderr


def test_a_missing_browser_is_reported_with_what_to_install():
    code = "import screens; screens.open_browser(screens.DESK)"
    python = ROOT / ".venv/bin/python"
    result = subprocess.run([python, "-c", code], cwd=ROOT / "Tests/Browser/support", capture_output=True, text=True,
                            env={**os.environ, "PATH": "/nowhere"})
    assert result.returncode == 1
    assert "No Chromium" in result.stderr and "chromium-driver" in result.stderr


def test_packages_that_may_not_be_installed_are_reported_with_the_command_to_type(tmp_path):
    """Fake system commands simulate a user without root and sudo."""
    fakes = {"swift": "", "dpkg-query": "exit 1", "id": "echo 1000", "sudo": "exit 1", "apt-get": "exit 9"}
    for name, script in fakes.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    result = subprocess.run([ROOT / "Tools/need", "wasi-libc", "brotli"], capture_output=True, text=True,
                            env={"PATH": f"{tmp_path}:/usr/bin:/bin"})
    assert result.returncode == 1
    assert "sudo apt-get install -y wasi-libc brotli" in result.stderr
