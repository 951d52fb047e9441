"""Everything can be done by keyboard, and no key does anything by accident."""
import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from look import sets


def press(game, key: str, code: str, **more):
    """Presses a key on a keyboard with a layout other than the driver's."""
    game.js("""document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
        { key: arguments[0], code: arguments[1], bubbles: true, cancelable: true, ...arguments[2] }))""",
            key, code, more)
    return game.look()


@pytest.mark.smoke
def test_each_letter_does_what_the_list_says(play):
    game = play("?seed=keyboard")
    assert len(game.key("d").cards) == 15
    assert game.key("c").named("hint")
    before = game.look().names
    assert game.key("r").names != before
    assert game.key("p").phase == "paused"
    assert game.key("P").phase == "playing"
    game.key("?")
    assert game.open_dialogs() == ["help-dialog"] and game.element("how-rest").is_displayed()
    game.key(Keys.ESCAPE)
    assert game.open_dialogs() == []
    assert game.key("n").id != "keyboard"


def test_a_key_counts_by_its_letter_or_its_place(play):
    game = play("?seed=keyboard")
    assert len(press(game, "в", "KeyD").cards) == 15, "a Russian keyboard types В there"
    assert len(press(game, "e", "KeyD").cards) == 15, "a Dvorak keyboard types E there"
    assert len(press(game, "d", "KeyH").cards) == 18, "and D here"
    assert len(press(game, "D", "KeyD", shiftKey=True).cards) == 21


def test_keys_with_modifiers_are_left_to_the_browser(play):
    game = play("?seed=keyboard")
    for modifier in ("ctrlKey", "metaKey", "altKey", "modifierAltGraph"):
        assert len(press(game, "d", "KeyD", **{modifier: True}).cards) == 12
    assert len(press(game, "d", "KeyD", repeat=True).cards) == 12


def test_letter_keys_can_be_switched_off_while_arrows_work(play):
    game = play("?seed=keyboard")
    game.button("settings")
    game.button("set-letterkeys")
    game.button("settings-close")
    assert len(game.key("d").cards) == 12
    game.key(Keys.ARROW_RIGHT)
    assert any(card["focus"] for card in game.look().cards)
    game.reload()
    assert len(game.key("d").cards) == 12


def test_the_card_with_the_focus_is_larger_where_that_is_set(play):
    game = play("?seed=keyboard&enlarge=1")
    usual = game.look().cards[0]["box"][2]
    card = next(card for card in game.key(Keys.ARROW_RIGHT).cards if card["focus"])
    assert card["box"][2] > 1.3 * usual


def test_arrows_move_over_the_grid_in_two_dimensions(play):
    game = play("?seed=keyboard")
    game.key(Keys.ARROW_DOWN)
    look = game.look()
    start = next(card for card in look.cards if card["focus"])
    below = next(card for card in game.key(Keys.ARROW_DOWN).cards if card["focus"])
    assert below["box"][0] == start["box"][0] and below["box"][1] > start["box"][1]
    right = next(card for card in game.key(Keys.ARROW_RIGHT).cards if card["focus"])
    assert right["box"][1] == below["box"][1] and right["box"][0] > below["box"][0]
    assert next(card for card in game.key(Keys.ARROW_LEFT).cards if card["focus"])["name"] == below["name"]
    assert next(card for card in game.key(Keys.ARROW_UP).cards if card["focus"])["name"] == start["name"]


def test_a_held_enter_presses_a_button_once(play):
    game = play("?seed=keyboard")
    game.js("document.getElementById('deal').focus()")
    for repeat in (False, True, True, True):
        game.command("Input.dispatchKeyEvent", type="keyDown", key="Enter", code="Enter", text="\r",
                     windowsVirtualKeyCode=13, autoRepeat=repeat)
    game.command("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter", windowsVirtualKeyCode=13)
    assert len(game.look().cards) == 15


def test_escape_deselects(play):
    game = play("?seed=keyboard")
    game.tap(*game.look().names[:2])
    assert game.key(Keys.ESCAPE).pressed == []


def test_the_focus_stays_in_its_place_when_its_card_is_replaced(play):
    game = play("?seed=keyboard")
    three = sets(game.look().names)[0]
    for name in three:
        game.key_to(name)
        game.key(Keys.SPACE)
    place = game.look().names.index(three[2])
    look = game.key("d")
    assert look.cards[place]["focus"] and look.names[place] not in three


def test_the_focus_follows_its_card_when_cards_are_reshuffled(play):
    game = play("?seed=keyboard")
    name = game.look().names[5]
    game.key_to(name)
    look = game.key("r")
    assert next(card for card in look.cards if card["focus"])["name"] == name


def test_tab_visits_every_control_and_the_cards_once(play):
    game = play("?seed=keyboard")
    game.tap(game.look().names[0])
    game.reload()
    stops = []
    for _ in range(12):
        ActionChains(game.driver).send_keys(Keys.TAB).perform()
        stops.append(game.focus)
    assert stops[:9] == ["play", "pause", "more", "card", "deck", "deal", "cheat", "shuffle", "new-game"]
