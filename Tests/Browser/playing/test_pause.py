"""A pause, a hidden page and an open dialog stop the clock, which only the tests advance here."""
import pytest
from selenium.webdriver.common.keys import Keys

from gestures import flick
from look import sets
from screens import PHONE, PHONE_WITH_TABS

# Time that passes while the page is hidden.
IN_HIDDEN_PAGE = """
window.hiddenFor = 0;
document.addEventListener('visibilitychange', () => {
  if (document.hidden) for (; hiddenFor < 20_000; hiddenFor += 1000) film(1000);
});
"""


@pytest.fixture
def paused(film):
    """A game in its third second."""
    def start(query: str, screen=PHONE):
        game = film(query + "&motion=still", screen)
        game.run(2500, 100)
        assert game.look().time == "0:02"
        return game
    return start


def test_pause_covers_the_cards_and_stops_the_clock(paused):
    game = paused("?seed=pause")
    before = game.button("pause")
    assert before.phase == "paused"
    assert not game.driver.find_elements("css selector", ".card")[0].is_displayed()
    game.run(5000, 100)
    after = game.key("d", "c", "r")
    assert (after.time, after.names) == ("0:02", before.names) and after.status
    assert game.button("resume").phase == "playing"
    game.run(400, 100)
    assert game.look().time == "0:02"
    game.run(100, 100)
    assert game.look().time == "0:03"


def test_what_does_nothing_in_a_pause_looks_off(play):
    game = play("?seed=pause")
    colors = lambda: [game.js(f"return getComputedStyle(document.getElementById('{id}')).color")
                      for id in ("deal", "cheat", "shuffle", "new-game")]
    ink = colors()[0]
    assert set(colors()) == {ink}
    game.button("pause")
    game.wait(lambda: [color == ink for color in colors()] == [False, False, False, True])


def test_pause_by_key_puts_the_focus_on_continue_and_back(play):
    game = play("?seed=pause")
    game.key_to(game.look().names[4])
    game.key("p")
    assert game.focus == "resume"
    look = game.key(Keys.ENTER)
    assert look.phase == "playing"
    assert [card["focus"] for card in look.cards].index(True) == 4


@pytest.mark.parametrize("dialog", ["settings", "help"])
def test_an_open_dialog_stops_the_clock(paused, dialog):
    game = paused("?seed=dialog")
    game.button(dialog)
    game.run(5000, 100)
    assert game.look().time == "0:02"
    game.key(Keys.ESCAPE)
    assert game.open_dialogs() == []
    game.run(500, 100)
    assert game.look().time == "0:03"


def test_a_hidden_page_stops_the_clock(paused):
    game = paused("?seed=hidden", PHONE_WITH_TABS)
    game.js(IN_HIDDEN_PAGE)
    driver, first = game.driver, game.driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.close()
    driver.switch_to.window(first)
    game.wait(lambda: game.js("return hiddenFor === 20_000 && !document.hidden"))
    assert game.look().time == "0:02"
    game.run(500, 100)
    assert game.look().time == "0:03"


def test_the_clock_runs_in_real_time(play):
    game = play("?seed=clock")
    before = game.look().time
    game.wait(lambda: game.look().time != before)


FLYING = "return [...document.querySelectorAll('#flight .card')].filter((card) => card.checkVisibility({ visibilityProperty: true })).length"


def test_in_a_pause_and_at_the_end_a_finger_throws_the_pile_and_its_cards_come_back(film):
    game = film("?seed=pause&leaves=itself", PHONE)
    game.tap(*sets(game.look().names)[0])
    game.run(4000)
    game.button("pause")
    flick(game, "pile", (-8, 12))
    assert game.read(FLYING) == 3
    game.run(8000)
    assert game.read(FLYING) == 0 and game.look().phase == "paused"
    game.button("resume")
    game.play_out(3000)
    game.settle()
    flick(game, "pile", (-8, 12))
    assert game.read(FLYING) == 12
    game.run(8000)
    assert game.read(FLYING) == 0
