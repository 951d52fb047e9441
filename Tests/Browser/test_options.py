"""The options of a game, by link and by dialog."""
import time

import pytest
from selenium.webdriver.support.ui import Select

from game import sets


def choose(game, id: str, value: str) -> None:
    """Sets something in the settings dialog, as a person does."""
    game.button("settings")
    Select(game.element(id)).select_by_value(value)
    game.button("settings-close")


def test_at_the_limit_deal_is_off_and_the_message_says_why(play):
    game = play("?seed=limit&limit=24")
    for _ in range(4):
        assert not game.look().off["deal"]
        game.button("deal")
    look = game.look()
    assert len(look.cards) == 24 and look.off["deal"] and look.deck == 57
    assert "24 cards are the most here. Any 21 cards hold a set: look again." in look.status
    game.tap(look.names[0])
    assert "24 cards" in game.key("d").status
    game.tap(look.names[0])
    look = game.tap(*sets(look.names)[0])
    assert look.named("match") and not look.off["deal"], "a match that shows can be replaced"
    look = game.button("deal")
    assert len(look.cards) == 24 and look.deck == 54 and look.off["deal"]


def test_a_match_leaves_by_itself_after_a_moment(play):
    game = play("?seed=leaves&leaves=itself")
    before = game.look()
    trio = sets(before.names)[0]
    start = time.monotonic()
    assert game.tap(*trio).named("match")
    look = game.wait(lambda: (seen := game.look()).deck == 66 and seen)
    assert 0.6 <= time.monotonic() - start
    assert look.pressed == [] and len(look.cards) == 12
    assert len(game.button("deal").cards) == 12, "a press meant for the match deals nothing"
    time.sleep(0.6)
    assert len(game.button("deal").cards) == 15


def test_a_reload_starts_the_moment_again(play):
    game = play("?seed=leaves&leaves=itself")
    game.tap(*sets(game.look().names)[0])
    game.reload()
    assert game.look().named("match")
    game.wait(lambda: game.look().deck == 66)


def test_back_to_twelve(play):
    game = play("?seed=twelve&backto12=1")
    game.button("deal")
    before = game.look()
    trio = sets(before.names)[0]
    game.tap(*trio)
    look = game.tap(trio[0])
    assert look.names == [name for name in before.names if name not in trio] and len(look.names) == 12


def test_auto_deal_brings_cards_when_there_is_no_set_and_says_so(play):
    game = play()
    for number in range(200):
        game.open(f"?seed=auto{number}&autodeal=1&motion=still")
        if not sets(game.look().names):
            break
    look = game.wait(lambda: (seen := game.look()).deck == 66 and seen)
    assert len(look.cards) == 15 and look.score == 0
    assert "There was no set: three more cards." in look.status


def test_without_a_clock_no_time_shows_and_a_set_scores_ten(play):
    game = play("?seed=clock&clock=0")
    assert not game.element("time").is_displayed()
    assert game.tap(*sets(game.look().names)[0]).score == 10


def test_the_settings_dialog_sets_options_of_the_running_game(play):
    game = play("?seed=dialog")
    choose(game, "set-limit", "24")
    choose(game, "set-leaves", "itself")
    game.tap(*sets(game.look().names)[0])
    game.wait(lambda: game.look().deck == 66)
    game.reload()
    game.button("settings")
    assert game.element("set-limit").get_attribute("value") == "24"
    assert game.element("set-leaves").get_attribute("value") == "itself"
    game.button("settings-close")
    game.button("new-game")
    assert game.look().id.endswith("~ls"), "a new game keeps the options"


def test_language_and_theme_apply_at_once_and_are_kept(play):
    game = play()
    choose(game, "set-lang", "ru")
    assert game.element("deal").text == "Ещё 3 карты"
    assert game.js("return document.documentElement.lang") == "ru"
    assert not any(name.isascii() for name in game.look().names)
    choose(game, "set-theme", "dark")
    game.reload()
    assert game.element("cheat").text == "Подсказка"
    assert game.js("return document.documentElement.dataset.theme") == "dark"


def test_settings_of_a_link_last_for_the_visit(play):
    game = play("?lang=ru&theme=dark")
    assert game.element("cheat").text == "Подсказка"
    game.open()
    assert game.element("cheat").text == "Cheat"
    assert game.js("return document.documentElement.dataset.theme") is None


@pytest.mark.parametrize("languages, word", [("['ru-RU','en']", "Подсказка"), ("['de','en']", "Cheat"),
                                             ("['fr']", "Cheat"), ("['de-AT','ru']", "Подсказка")])
def test_the_language_follows_the_browser(play, languages, word):
    game = play(before=f"Object.defineProperty(navigator, 'languages', {{ value: {languages} }})")
    assert game.element("cheat").text == word
