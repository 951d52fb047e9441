"""Play and More: what leads where, and the hand that the buttons are arranged for."""
import pytest

from screens import DESK, PHONE

TILES = ["daily", "together", "play-two", "practice", "play-deal"]
BOX = "return document.getElementById(arguments[0]).getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("menu, dialog", [
    ("play", "daily"), ("play", "together"), ("play", "practice"), ("more", "help"), ("more", "statistics"), ("more", "settings")])
def test_every_mode_is_two_taps_away_on_a_phone(play, menu, dialog):
    game = play("?seed=modes", screen=PHONE)
    game.wait_until_reports_are_there()
    game.button(menu)
    assert game.open_dialogs() == [f"{menu}-dialog"]
    game.wait_for_sheet()
    game.button(dialog)
    game.wait(lambda: game.open_dialogs() == [f"{dialog}-dialog"])
    game.wait_for_sheet()
    game.button(f"{dialog}-close")
    assert game.open_dialogs() == [] and game.focus == menu


def test_on_a_desktop_the_tiles_are_in_view_and_stay_in_place_when_play_opens(play):
    game = play("?seed=modes", screen=DESK)
    game.wait(lambda: game.element("daily").is_displayed())
    assert all(game.element(tile).is_displayed() for tile in TILES) and game.open_dialogs() == []
    closed = [game.read(BOX, tile)["left"] for tile in TILES]
    assert game.key("m") and game.open_dialogs() == ["play-dialog"]
    assert [game.read(BOX, tile)["left"] for tile in TILES] == closed
    game.button("play-close")
    game.button("practice")
    assert game.open_dialogs() == ["practice-dialog"], "one press"


def test_the_buttons_are_arranged_for_either_hand(play):
    game = play("?seed=hand", screen=PHONE)
    left = lambda id: game.read(BOX, id)["left"]
    assert left("new-game") < left("cheat") < left("deal")
    game.choose("set-hand", "left")
    assert left("deal") < left("cheat") < left("new-game")


def test_the_pause_and_the_end_show_the_deals_id(play):
    game = play("?seed=shown", screen=PHONE)
    game.button("pause")
    shown = "return [...document.querySelectorAll('[data-deal-id]')].filter((one) => one.checkVisibility()).map((one) => one.textContent)"
    assert game.read(shown) == ["shown"]
    game.button("resume")
    game.play_out()
    assert game.read(shown) == ["shown"]
