"""The options of a game, by link and by dialog."""
import re

import pytest
from selenium.webdriver.support.ui import Select

from look import SETLESS, sets

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def is_russian(game) -> bool:
    """Whether the page is in Russian: its buttons, and its declared language."""
    buttons = [game.element(id).text for id in ("deal", "cheat", "shuffle", "new-game")]
    russian = game.js("return document.documentElement.lang") == "ru"
    assert all(bool(CYRILLIC.search(text)) == russian for text in buttons)
    return russian


def test_at_the_limit_deal_is_off_and_a_message_says_why(play):
    game = play("?seed=limit&limit=24")
    messages = []
    for _ in range(4):
        assert not game.look().off["deal"]
        messages.append(game.button("deal").status)
    look = game.look()
    assert len(look.cards) == 24 and look.off["deal"] and look.deck == 57
    assert look.status not in messages[:3]
    before = game.tap(look.names[0])
    assert game.key("d").has_new_message(before)
    game.tap(look.names[0])
    look = game.tap(*sets(look.names)[0])
    assert look.named("match") and not look.off["deal"], "a match that shows can be replaced"
    look = game.button("deal")
    assert len(look.cards) == 24 and look.deck == 54 and look.off["deal"]


def test_a_match_leaves_by_itself_after_a_moment(film):
    game = film("?seed=leaves&leaves=itself&motion=still")
    game.press_cards(*sets(game.look().names)[0])
    game.run(600, 100)
    assert game.look().named("match")
    game.run(100, 100)
    look = game.look()
    assert look.deck == 66 and look.pressed == [] and len(look.cards) == 12
    game.run(400, 100)
    assert len(game.button("deal").cards) == 12, "a press meant for the match deals nothing"
    game.run(100, 100)
    assert len(game.button("deal").cards) == 15


def test_a_reload_starts_the_moment_again(film):
    game = film("?seed=leaves&leaves=itself&motion=still")
    game.press_cards(*sets(game.look().names)[0])
    game.run(600, 100)
    game.reload()
    game.run(600, 100)
    assert game.look().named("match")
    game.run(100, 100)
    assert game.look().deck == 66


def test_a_match_leaves_by_itself_in_real_time(play):
    game = play("?seed=leaves&leaves=itself")
    assert game.tap(*sets(game.look().names)[0]).found == 1
    game.wait(lambda: game.look().deck == 66)


def test_back_to_twelve(play):
    game = play("?seed=twelve&backto12=1")
    before = game.button("deal")
    three = sets(before.names)[0]
    game.tap(*three)
    look = game.tap(three[0])
    assert look.names == [name for name in before.names if name not in three] and len(look.names) == 12


def test_auto_deal_brings_cards_when_there_is_no_set_and_says_so(film):
    game = film(f"?seed={SETLESS}&autodeal=1&motion=still")
    before = game.look()
    assert sets(before.names) == [] and before.deck == 69
    game.run(5000, 100)
    look = game.look()
    assert len(look.cards) == 15 and look.deck == 66 and look.score == 0 and look.has_new_message(before)


def test_without_a_clock_no_time_shows_and_a_set_scores_ten(play):
    game = play("?seed=clock&clock=0")
    assert not game.element("time").is_displayed()
    assert game.tap(*sets(game.look().names)[0]).score == 10


def test_the_settings_dialog_sets_options_of_the_running_game(play):
    game = play("?seed=dialog")
    game.choose("set-limit", "24")
    game.choose("set-leaves", "itself")
    game.tap(*sets(game.look().names)[0])
    game.wait(lambda: game.look().deck == 66)
    game.reload()
    game.button("settings")
    assert game.element("set-limit").get_attribute("value") == "24"
    assert game.element("set-leaves").get_attribute("value") == "itself"
    game.button("settings-close")
    game.button("new-game")
    assert game.look().id.endswith("~ls"), "a new game keeps the options"


@pytest.mark.smoke
def test_language_and_theme_apply_at_once_and_are_kept(play):
    game = play()
    game.choose("set-lang", "ru")
    assert is_russian(game) and not any(name.isascii() for name in game.look().names)
    game.choose("set-theme", "dark")
    game.reload()
    assert is_russian(game)
    assert game.js("return document.documentElement.dataset.theme") == "dark"


def test_settings_of_a_link_last_for_the_visit(play):
    game = play("?lang=ru&theme=dark")
    assert is_russian(game)
    game.open()
    assert not is_russian(game)
    assert game.js("return document.documentElement.dataset.theme") is None


@pytest.mark.parametrize("languages, russian", [("['ru-RU','en']", True), ("['de','en']", False), ("['fr']", False),
                                                ("['de-AT','ru']", True)])
def test_the_language_follows_the_browser(play, languages, russian):
    game = play(before=f"Object.defineProperty(navigator, 'languages', {{ value: {languages} }})")
    assert is_russian(game) == russian


# For each visible setting of look, rules and feel, the shape of its picture.
PICTURES = """
const spans = [...document.querySelectorAll('#settings-dialog fieldset label > span')].filter((span) => span.getClientRects().length);
return Object.fromEntries(spans.map((span) => [span.id, getComputedStyle(span, '::before').clipPath]));
"""


def test_each_setting_has_a_picture_of_its_own_which_follows_the_choice(play):
    game = play()
    game.button("settings")
    before = game.read(PICTURES)
    assert len(before) >= 14 and all(shape.startswith("path(") for shape in before.values())
    assert len(set(before.values())) == len(before)
    for setting, value in (("theme", "dark"), ("art", "shapes"), ("hand", "left"), ("leaves", "itself"), ("motion", "still")):
        Select(game.element(f"set-{setting}")).select_by_value(value)
        after = game.read(PICTURES)
        assert [id for id in after if after[id] != before[id]] == [f"{setting}-label"]
        before = after


BREATH = "return getComputedStyle(document.getElementById('deck')).animationName"


def test_the_deck_breathes_without_a_set_where_motion_is_wanted(play):
    assert play(f"?seed={SETLESS}", moves=True).read(BREATH).startswith("breathe")
    for query, moves in ((f"?seed={SETLESS}", False), (f"?seed={SETLESS}&motion=fly", False),
                         (f"?seed={SETLESS}&motion=still", True), ("?seed=usual", True)):
        assert play(query, moves=moves).read(BREATH) == "none", query
