"""A key for each card, and the found sets beside the table."""
import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from look import sets
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE, TABLET

KEYS = "return [...document.querySelectorAll('#table .card')].map((card) => [card.ariaLabel, card.dataset.key])"
FOUND = """
const box = (e) => (({ x, y, width, height }) => [x, y, width, height])(e.getBoundingClientRect());
return [...document.querySelectorAll('#feed li')].filter((li) => li.checkVisibility())
  .map((li) => [[...li.querySelectorAll('.mini')].map((card) => card.ariaLabel), box(li)]);
"""


def test_a_set_is_chosen_by_the_keys_on_its_cards(play):
    game = play("?seed=feed")
    assert not any(key for _, key in game.read(KEYS)), "off at first"
    game.button("settings")
    game.button("set-card-keys")
    game.button("settings-close")
    keys = dict(game.read(KEYS))
    assert len(set(keys.values())) == len(keys) == 12
    found = sets(list(keys))[0]
    look = game.key(*[keys[name].lower() for name in found])
    assert sorted(look.named("match")) == sorted(found)
    game.reload()
    assert all(key for _, key in game.read(KEYS)), "the setting lasts"


def test_alt_gives_a_letter_back_to_its_command(play):
    game = play("?seed=keys&cardkeys=1")
    assert "D" in dict(game.read(KEYS)).values()
    ActionChains(game.driver).key_down(Keys.ALT).send_keys("d").key_up(Keys.ALT).perform()
    assert len(game.look().cards) == 15


@pytest.mark.parametrize("screen", [DESK, TABLET, PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_the_found_sets_are_beside_the_table_where_there_is_space(play, screen):
    game = play("?seed=feed", screen=screen)
    before = game.look().cards[0]["box"]
    first = sets(game.look().names)[0]
    game.tap(*first)
    game.tap(next(name for name in game.look().names if name not in first))
    entries = game.read(FOUND)
    if screen in (DESK, TABLET):
        [(cards, (x, y, width, height))] = entries
        assert sorted(cards) == sorted(first)
        assert x >= 0 and x + width <= screen.width and y >= 0 and y + height <= screen.height
        table = game.read("return document.getElementById('table').getBoundingClientRect().toJSON()")
        assert x >= table["right"] or y >= table["bottom"], "it covers no card"
    else:
        assert not entries
    assert game.rest().cards[0]["box"][2:] == before[2:], "the cards keep their size"
