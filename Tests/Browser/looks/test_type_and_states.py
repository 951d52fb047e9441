"""The type sizes, the contrast of texts, and the looks of the cards' states: they differ by form, in ink and gold."""
import itertools

import pytest

from languages import in_languages
from look import mismatches, sets
from pixels import picture
from screens import ALL, PHONE

SIZES = {13, 15, 17, 20, 28, 44}
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])

# For each element with visible text of its own outside cards: its text, size, and contrast to the ground behind it by
# WCAG 2.2. Disabled controls have no contrast that the guidelines ask for.
TEXTS = """
const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const over = (colors) => {
  paint.fillStyle = 'white';
  paint.fillRect(0, 0, 1, 1);
  for (const color of colors) { paint.fillStyle = color; paint.fillRect(0, 0, 1, 1); }
  const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};
const chain = (element) => element ? [...chain(element.parentElement), element] : [];
const own = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
return [...document.querySelectorAll('body *')]
  .filter((element) => own(element) && !element.closest('.card, .mini, svg, #table, option, noscript, script')
    && element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length)
  .filter((element) => { const { width, height } = element.getBoundingClientRect(); return width > 1 && height > 1; })
  .map((element) => {
    const style = getComputedStyle(element);
    const backgrounds = chain(element).map((each) => getComputedStyle(each).backgroundColor);
    const [ground, text] = [over(backgrounds), over([...backgrounds, style.color])];
    const contrast = element.closest(':disabled') ? 21 : Math.max(ground, text) / Math.min(ground, text);
    return [element.textContent.trim().slice(0, 40), parseFloat(style.fontSize), contrast];
  });
"""

# The look of the first card in a state: everything that distinguishes it from others, and its colours.
LOOK = """
const card = [...document.querySelectorAll('#table .card')].find((card) => card.matches(arguments[0]));
const [style, mark] = [getComputedStyle(card), getComputedStyle(card, '::after')];
return {
  form: [style.outlineStyle, style.outlineWidth, style.transform, mark.content, mark.clipPath, mark.borderStyle, mark.borderRadius],
  colors: [style.outlineStyle === 'none' ? null : style.outlineColor, mark.content === 'none' ? null : mark.borderTopStyle === 'none'
    ? mark.backgroundColor : mark.borderTopColor].filter(Boolean),
  ring: style.boxShadow, face: style.backgroundColor };
"""


# The sizes of the texts in charts, before the chart is scaled.
CHARTS = "return [...document.querySelectorAll('dialog[open] svg.chart text')].map((text) => parseFloat(getComputedStyle(text).fontSize))"


def check_texts(game) -> None:
    texts = game.read(TEXTS)
    assert set(game.read(CHARTS)) <= SIZES
    assert len(texts) > 3
    assert [(text, size) for text, size, _ in texts if size not in SIZES] == []
    assert [(text, round(contrast, 2)) for text, _, contrast in texts if contrast < 4.5] == []


@pytest.mark.covering
@THEMES
@in_languages
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_texts_have_six_sizes_and_enough_contrast_in_every_state(play, screen, language, theme):
    game = play(f"?seed=look&lang={language}&theme={theme}&motion=still", screen=screen)
    check_texts(game)
    names = game.look().names
    game.tap(*next(mismatches(names)))
    check_texts(game)
    game.tap(*sets(names)[0])
    check_texts(game)
    game.button("pause")
    check_texts(game)
    game.button("resume")
    for dialog in ("settings", "help", "statistics", "daily", "practice"):
        game.button(dialog)
        check_texts(game)
        game.button(f"{dialog}-close")
    game.play_out()
    check_texts(game)
    game.button("review")
    check_texts(game)


@THEMES
@in_languages
def test_texts_for_two_players_have_six_sizes_and_enough_contrast(play, language, theme):
    game = play(f"?seed=look&players=2&lang={language}&theme={theme}&motion=still", screen=PHONE)
    check_texts(game)
    game.button("claim-2")
    check_texts(game)
    game.tap(*sets(game.look().names)[0])
    check_texts(game)


def luminance(color: str) -> float:
    parts = [float(part) / 255 for part in color[color.index("(") + 1:-1].split(",")[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return high / low


@THEMES
@pytest.mark.parametrize("art", ["classic", "shapes", "glyphs"])
@pytest.mark.parametrize("count", [12, 81])
def test_states_differ_by_form_and_stand_out_from_the_card(play, art, theme, count):
    game = play(f"?seed=look&art={art}&theme={theme}&motion=still&colorblind=1", screen=PHONE)
    names = game.deal_to(count).names
    looks = {}

    def note(state: str, selector: str) -> None:
        looks[state] = game.read(LOOK, selector)

    note("idle", "[data-state=idle]")
    game.tap(names[0])
    note("selected", "[data-state=selected]")
    game.tap(names[0])
    game.tap(*next(mismatches(names)))
    note("mismatch", "[data-state=mismatch]")
    game.button("cheat")
    note("hint", "[data-state=hint]")
    first, *others = game.look().marked
    game.tap(first)
    note("selected hint", "[data-hint][data-state=selected]")
    game.tap(*others)
    note("match", "[data-state=match]")
    assert len(looks) == 6
    for (one, look), (other, another) in itertools.combinations(looks.items(), 2):
        assert look["form"] != another["form"], f"{one} and {other} look the same without colours"
    for state, look in looks.items():
        if state == "match":
            look["colors"].pop()  # The seal's own ground, which its ring of ink separates from the card.
        assert all(contrast(color, look["face"]) >= 3 for color in look["colors"]), (state, look)


@THEMES
def test_the_focus_is_a_double_ring_around_the_card_in_each_state(play, theme):
    game = play(f"?seed=look&theme={theme}&motion=still", screen=PHONE)
    game.key("Tab")
    game.js("document.querySelector('#table .card').focus({ focusVisible: true })")
    rings = {game.read(LOOK, ":focus")["ring"]}
    game.js("document.activeElement.click()")
    rings.add(game.read(LOOK, ":focus")["ring"])
    assert len(rings) == 1 and rings.pop().count("0px 0px 0px") == 4


BOX = "const { x, y, width, height } = arguments[0].getBoundingClientRect(); return [x, y, width, height]"


def changes(before: list[int], after: list[int]) -> list[bool]:
    """Whether each pixel has become much darker or lighter."""
    assert len(before) == len(after)
    return [abs(one - other) > 96 for one, other in zip(before, after)]


@THEMES
@pytest.mark.parametrize("art", ["classic", "shapes", "glyphs"])
def test_with_forced_colours_each_state_draws_something_else_on_the_card(play, art, theme):
    """Compares pictures of the same card: what a state adds to it, in brightness alone."""
    game = play(f"?seed=look&art={art}&motion=still", screen=PHONE)
    game.media(forced_colors="active", prefers_color_scheme=theme)
    names = game.look().names
    wrong = next(mismatches(names))
    boxes = {name: game.js(BOX, game.card(name)) for name in names}
    idle = {name: picture(game, boxes[name]) for name in names}
    added = {}

    def note(state: str, name: str) -> None:
        added[state] = changes(idle[name], picture(game, boxes[name]))

    game.tap(names[0])
    note("selected", names[0])
    game.tap(names[0])
    game.tap(*wrong)
    note("mismatch", wrong[0])
    # A tap takes the marks of the mismatch away, and another chooses nothing.
    game.tap(names[0], names[0])
    game.button("cheat")
    first, *others = game.look().marked
    note("hint", first)
    game.tap(first)
    note("selected hint", first)
    game.tap(*others)
    note("match", first)
    for state, pixels in added.items():
        assert sum(pixels) > 0.01 * len(pixels), f"{state} can't be seen"
    for (one, pixels), (other, others) in itertools.combinations(added.items(), 2):
        different = sum(a != b for a, b in zip(pixels, others))
        assert different > 0.005 * len(pixels), f"{one} and {other} look the same: {different} pixels"
