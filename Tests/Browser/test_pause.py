"""Pause, hidden pages and dialogs stop the clock."""
import time

import pytest
from selenium.webdriver.common.keys import Keys


def wait_a_little():
    time.sleep(2.2)


def test_pause_covers_the_cards_and_stops_the_clock(play):
    game = play("?seed=pause")
    look = game.button("pause")
    assert look.phase == "paused"
    assert not game.driver.find_elements("css selector", ".card")[0].is_displayed()
    wait_a_little()
    after = game.key("d", "c", "r")
    assert after.time == look.time and after.deck == 69 and "Paused" in after.status
    look = game.button("resume")
    assert look.phase == "playing"
    game.wait(lambda: game.look().time != look.time)


def test_pause_by_key_puts_the_focus_on_continue_and_back(play):
    game = play("?seed=pause")
    game.key_to(game.look().names[4])
    game.key("p")
    assert game.js("return document.activeElement.id") == "resume"
    look = game.key(Keys.ENTER)
    assert look.phase == "playing"
    assert [card["focus"] for card in look.cards].index(True) == 4


@pytest.mark.parametrize("dialog", ["settings", "help"])
def test_an_open_dialog_stops_the_clock(play, dialog):
    game = play("?seed=dialog")
    before = game.button(dialog)
    wait_a_little()
    assert game.look().time == before.time
    game.key(Keys.ESCAPE)
    game.wait(lambda: game.look().time != before.time)


def test_a_hidden_page_stops_the_clock(play):
    game = play("?seed=hidden")
    driver, first = game.driver, game.driver.current_window_handle
    before = game.look().time
    driver.switch_to.new_window("tab")
    try:
        wait_a_little()
    finally:
        driver.close()
        driver.switch_to.window(first)
    minutes, seconds = game.look().time.split(":")
    assert int(seconds) - int(before.split(":")[1]) <= 1
    game.wait(lambda: game.look().time != before)
