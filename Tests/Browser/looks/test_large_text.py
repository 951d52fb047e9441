"""Text at twice its size, by the browser's own setting, and a page zoomed to 400 %: nothing is missing or overlaps."""
import itertools

import pytest

from game import Game
from languages import LANGUAGES
from layouts import overlap
from look import sets
from screens import ALL, DESK, PHONE, SMALL_PHONE, Screen

# Everything that a person reads or presses, outside dialogs: its name, its box, and whether its text is cut off.
PARTS = """
const box = (e) => (({ x, y, width, height }) => [x, y, width, height])(e.getBoundingClientRect());
return [...document.querySelectorAll('body > :not(dialog) :is(button:not(.card), dt, #status, .points)')]
  .filter((e) => e.offsetParent && e.getClientRects().length)
  .map((e) => [e.id || e.textContent, box(e), e.tagName === 'BUTTON' && e.scrollWidth > e.clientWidth + 1])
"""
SMALLEST = """
const sizes = [...document.querySelectorAll('body *')].filter((e) => e.getClientRects().length)
  .filter((e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .map((e) => parseFloat(getComputedStyle(e).fontSize) * (e.ownerSVGElement?.getScreenCTM().a ?? 1));
return Math.min(...sizes)
"""


def check_parts(game) -> None:
    parts = game.read(PARTS)
    assert len(parts) > 10
    for name, (x, _, width, _), is_cut in parts:
        assert x >= -1 and x + width <= game.screen.width + 1 and not is_cut, name
    for (name, box, _), (other_name, other, _) in itertools.combinations(parts, 2):
        assert not overlap(box, other, slack=1.5), f"{name} and {other_name}"
    assert not game.js("return document.documentElement.scrollWidth > innerWidth"), "the page scrolls sideways"


@pytest.mark.covering
@pytest.mark.fitting
@pytest.mark.parametrize("language, players", [(LANGUAGES[-1], 1), (LANGUAGES[0], 2)])
@pytest.mark.parametrize("screen", [*ALL, Screen(1280, 600)], ids=str)
def test_text_twice_as_large_overlaps_nothing(large, site, screen, language, players):
    game = Game(large, site, screen, prefers_reduced_motion="reduce")
    game.clear()
    game.open(f"?seed=large&lang={language}&players={players}")
    check_parts(game)
    assert game.read(SMALLEST) >= 12
    game.element("claim-1" if players == 2 else "deal").click()
    check_parts(game)
    game.element("deal").is_enabled() or game.js("document.getElementById('new-game').click()")
    for dialog in ("settings", "help"):
        game.js("document.getElementById(arguments[0]).click()", dialog)
        if game.open_dialogs():
            assert not game.js("const d = document.querySelector('dialog[open] .body'); return d.scrollWidth > d.clientWidth")
            game.js("document.querySelector('dialog[open]').close()")


# The words of an element that are broken over two lines.
BROKEN_WORDS = """
const broken = [];
for (const element of document.querySelectorAll(arguments[0])) {
  const text = element.firstChild;
  // Where there is no room, a name is there for assistive tools only.
  if (element.offsetWidth < 2) continue;
  for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    if (range.getClientRects().length > 1) broken.push(word);
  }
}
return broken;
"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE], ids=str)
def test_the_names_of_the_styles_stay_whole_in_text_twice_as_large(large, site, screen, language):
    game = Game(large, site, screen, prefers_reduced_motion="reduce")
    game.clear()
    game.open(f"?lang={language}")
    game.js("document.getElementById('play').click()")
    assert game.open_dialogs() == ["play-dialog"]
    assert game.read(BROKEN_WORDS, "#set-style label > span, #set-game label > span, .tile > b") == []


@pytest.mark.covering
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_the_names_of_buttons_stay_whole(play, screen, language, players):
    game = play(f"?seed=whole&lang={language}&players={players}", screen=screen)
    assert game.read(BROKEN_WORDS, "footer > button > span") == []


def test_at_400_percent_the_page_scrolls_one_way_only_and_plays(play):
    game = play("?seed=zoomed", screen=Screen(320, 256, 4))
    assert not game.js("return document.documentElement.scrollWidth > innerWidth")
    found = sets(game.look().names)[0]
    for name in found:
        game.card(name).click()
    assert game.look().found == 1
    game.element("new-game").click()
    assert game.look().found == 0


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_no_text_is_smaller_than_eleven_pixels(play, screen):
    game = play("?seed=small", screen=screen)
    assert game.read(SMALLEST) >= 11
    game.play_out()
    for dialog in ("review", "statistics", "help", "settings"):
        game.button(dialog)
        assert game.read(SMALLEST) >= 11, dialog
        game.button(f"{dialog}-close")


def test_on_paper_the_cards_lie_side_by_side_on_white(play):
    game = play("?seed=paper&theme=dark")
    # The print style loads after the first card.
    game.wait(lambda: game.js("return [...document.styleSheets].some(({ href }) => href?.includes('dialogs'))"))
    game.command("Emulation.setEmulatedMedia", media="print")
    boxes = [card["box"] for card in game.look().cards]
    assert not any(overlap(one, other) for one, other in itertools.combinations(boxes, 2))
    assert all(x >= 0 and x + width <= DESK.width and width > 60 for x, _, width, _ in boxes)
    assert not game.element("deal").is_displayed() and game.element("score").is_displayed()
    ink, ground = game.js("const s = getComputedStyle(document.body); return [s.color, s.backgroundColor]")
    assert max(int(part) for part in ink[4:-1].split(",")) < 100 and ground == "rgba(0, 0, 0, 0)"
    game.command("Emulation.setEmulatedMedia", media="")
