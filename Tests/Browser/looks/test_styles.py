"""The three table styles, the artwork, the colours: through links and through the settings."""
import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from layouts import check_cards, check_page
from look import sets
from screens import DESK, PHONE

ART = {
    "classic": ("red|green|purple", "squiggle|diamond|oval"),
    "shapes": ("red|blue|green", "circle|square|triangle"),
    "glyphs": ("red|green|purple", "triangle|circle|square"),
}
STYLES = {"classic": ("classic", 81), "glyphs": ("glyphs", 24), "physics": ("shapes", 24)}


def check_art(look, art, colors=None):
    usual, symbols = ART[art]
    name = re.compile(rf"(one (solid|striped|open) ({colors or usual}) ({symbols})"
                      rf"|(two|three) (solid|striped|open) ({colors or usual}) ({symbols})s)")
    assert all(name.fullmatch(card) for card in look.names), look.names


def drawn(game):
    """The tags inside the cards, with which they are drawn."""
    return set(game.js("return [...document.querySelectorAll('#table .card *')].map((e) => e.localName)"))


@pytest.mark.parametrize("art", ART)
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_an_artwork_has_81_different_cards(play, art, screen):
    game = play(f"?seed=art&art={art}", screen=screen)
    look = game.deal_to(81)
    check_art(look, art)
    assert len(set(look.names)) == 81
    if art == "glyphs":
        assert "text" in drawn(game)
        characters = {name.split()[-1].rstrip("s"): game.card(name).get_property("textContent")[0] for name in look.names}
        assert characters == {"triangle": "▲", "circle": "●", "square": "■"}
    else:
        assert drawn(game) == {"svg", "path"}, "neither text nor pictures"
    pictures = game.js("return [...document.querySelectorAll('#table .card')].map((card) => card.innerHTML)")
    assert len(set(pictures)) == 81


@pytest.mark.parametrize("style", STYLES)
def test_a_style_sets_all_that_belongs_to_it_and_stays_with_the_game(play, style):
    art, limit = STYLES[style]
    game = play(f"?seed=style&style={style}", screen=PHONE)
    for _ in range(2):
        look = game.look()
        check_art(look, art)
        assert game.query == ""
        game.reload()
    assert game.deal_to(24).off["deal"] == (limit == 24)
    look = game.key("n")
    check_art(look, art)
    # One in thirty new deals contains no set.
    while not sets(look.names):
        look = game.key("d")
    three = sets(look.names)[0]
    look = game.tap(*three)
    if style == "physics":
        look = game.wait(lambda: (seen := game.look()).named("match") == [] and seen)
        assert look.found == 1 and not set(three) & set(look.names)
    else:
        assert sorted(look.named("match")) == sorted(three)


def test_what_a_link_names_beside_a_style_is_set_on_top_of_it(play):
    game = play("?art=classic&limit=none&seed=style&style=physics")
    check_art(game.look(), "classic")
    assert len(game.deal_to(27).cards) == 27


def test_a_style_is_chosen_in_play_and_applies_at_once(play):
    game = play("?seed=style")
    game.open_menu("play-deal")
    for style, (art, _) in reversed(STYLES.items()):
        game.driver.find_element(By.CSS_SELECTOR, f"#set-style [value={style}]").click()
        check_art(game.look(), art)
        assert Select(game.element("set-limit")).first_selected_option.get_attribute("value") == (
            "none" if style == "classic" else "24")
    game.choose("set-art", "glyphs")
    check_art(game.look(), "glyphs")
    game.reload()
    check_art(game.look(), "glyphs")


def test_colours_for_the_colour_blind_are_shown_and_named(play):
    game = play("?seed=colours&colorblind=1")
    check_art(game.deal_to(81), "classic", "orange|turquoise|purple")
    shown = game.js("return [...document.querySelectorAll('#table svg')].map((svg) => getComputedStyle(svg).color)")
    assert len(set(shown)) == 3
    game.open("?seed=colours")
    check_art(game.look(), "classic")
    assert set(shown) & set(game.js(
        "return [...document.querySelectorAll('#table svg')].map((svg) => getComputedStyle(svg).color)")) <= {"rgb(91, 42, 157)"}


def test_a_letter_marks_the_colour_where_it_is_wanted(play):
    game = play("?seed=letters")
    assert game.js("return document.querySelectorAll('[data-letter]').length") == 0
    game.button("settings")
    game.button("set-lettermark")
    letters = dict(game.js("return [...document.querySelectorAll('#table .card')].map("
                           "(card) => [card.ariaLabel, card.dataset.letter])"))
    assert all(name.split()[2][0].upper() == letter for name, letter in letters.items())


def test_a_tint_takes_the_place_of_stripes_where_it_is_wanted(play):
    game = play("?seed=tint")
    names = lambda: game.js("""
        return [...document.querySelectorAll('#table .card:has([fill-opacity])')].map((card) => card.ariaLabel)""")
    assert names() == []
    game.button("settings")
    game.unfold("set-stripes")
    Select(game.element("set-stripes")).select_by_value("tint")
    assert names() == [name for name in game.look().names if "striped" in name] != []


def test_the_stripes_are_fewer_and_thicker_on_small_cards(play):
    game = play("?seed=stripes", screen=DESK)
    card = next(name for name in game.look().names if "striped" in name)
    stripes = lambda: game.js("""
        const path = document.querySelector(`#table .card[aria-label="${arguments[0]}"] path`);
        return [path.getAttribute('d').split('m').length, +path.getAttribute('stroke-width')]""", card)
    many, thin = stripes()
    game.resize(PHONE)
    game.deal_to(81)
    few, thick = stripes()
    assert few < many and thick > thin


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("art", ART)
def test_the_artwork_fits_and_keeps_to_the_theme(play, pictures, art, theme):
    game = play(f"?seed=states&art={art}", screen=PHONE)
    game.media(prefers_color_scheme=theme)
    look = game.look()
    check_art(look, art)
    check_cards(look, PHONE)
    check_page(game, PHONE)
    color = game.js("return getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, re.findall(r"\d+", color)[:3])) < 384) == (theme == "dark")
    if theme == "light":
        pictures(game, f"art-{art}")
