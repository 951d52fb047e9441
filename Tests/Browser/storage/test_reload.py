"""What remains of a game after a reload, with a second tab and after following a link."""
import json
import subprocess
import urllib.parse

import pytest

from look import mismatches, same, sets
from serving import PROGRAM


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return int(minutes) * 60 + int(rest)


SITUATIONS = {
    "a new game": lambda game, names: None,
    "one card": lambda game, names: game.tap(names[3]),
    "two cards": lambda game, names: game.tap(*names[3:5]),
    "a mismatch": lambda game, names: game.tap(*next(mismatches(names))),
    "a match": lambda game, names: game.tap(*sets(names)[0]),
    "a match that was replaced": lambda game, names: (game.tap(*sets(names)[0]), game.button("deal")),
    "more cards": lambda game, names: game.button("deal"),
    "another order": lambda game, names: game.button("shuffle"),
    "a pause": lambda game, names: game.button("pause"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_reload_finds_the_same_table(film, situation):
    game = film("?seed=reload&motion=still")
    game.run(3000, 100)
    SITUATIONS[situation](game, game.look().names)
    before = game.look()
    game.reload()
    after = game.look()
    assert same(before, after) and before.time == after.time == "0:03"


def test_the_clock_goes_on_where_it_was(film):
    game = film("?seed=clock&motion=still")
    game.run(3000, 100)
    assert seconds(game.look().time) == 3
    game.reload()
    assert seconds(game.look().time) == 3
    game.run(1000, 100)
    assert seconds(game.look().time) == 4
    game.button("pause")
    game.run(5000, 100)
    game.reload()
    look = game.look()
    assert look.phase == "paused" and seconds(look.time) == 4


@pytest.mark.smoke
def test_a_game_that_is_over_stays_over(play):
    game = play("?seed=over")
    game.play_out()
    game.wait(lambda: not game.look().named("match"))
    before = game.look()
    assert before.phase == "over"
    game.reload()
    assert same(before, game.look()) and game.look().time == before.time


@pytest.mark.smoke
def test_the_deal_leaves_the_address_and_other_settings_stay(play):
    game = play("?seed=leaves&limit=24&theme=dark&lang=ru&nonsense=1")
    assert game.query == "?theme=dark&lang=ru"
    assert game.look().id == "leaves~l"
    names = game.look().names
    game.reload()
    assert game.look().names == names, "a reload restores instead of dealing anew"
    assert game.js("return document.documentElement.dataset.theme") == "dark"
    assert game.js("return document.documentElement.lang") == "ru"


def test_the_deal_id_deals_the_same_again(play):
    game = play()
    look = game.look()
    game.clear()
    game.open("?seed=" + look.id)
    assert game.look().names == look.names and game.look().id == look.id


def test_the_browsers_back_button_restores_instead_of_dealing_anew(play):
    game = play("?seed=back button")
    before = game.tap(*sets(game.look().names)[0])
    game.leave()
    game.driver.back()
    game.wait_until_there()
    assert same(before, game.look())


def test_the_page_deals_what_the_command_line_deals(play):
    """The same modules, running in the browser and natively."""
    for seed in ("tea", "тройка", "a whole game"):
        printed = subprocess.run([PROGRAM, "deal", seed, "--format", "json"], capture_output=True, text=True, check=True).stdout
        cards = json.loads(printed)["cards"]
        assert play("?seed=" + urllib.parse.quote(seed)).look().names == [name_of(card) for card in cards]


def name_of(notation: str) -> str:
    """The English name of a card from its four digits."""
    number, symbol, shading, color = (int(digit) - 1 for digit in notation)
    return " ".join([
        ["one", "two", "three"][number], ["solid", "striped", "open"][shading], ["red", "green", "purple"][color],
        ["squiggle", "diamond", "oval"][symbol] + ("s" if number else ""),
    ])


def test_an_invalid_deal_id_is_reported_with_its_limit():
    result = subprocess.run([PROGRAM, "deal", "x" * 65], capture_output=True, text=True)
    assert result.returncode != 0 and "64" in result.stderr


def test_a_link_offers_the_way_back_to_a_game_under_way(play):
    game = play("?seed=mine")
    game.tap(*sets(game.look().names)[0])
    mine = game.look()
    game.open("?seed=theirs")
    assert game.look().id == "theirs" and game.element("back").is_displayed()
    game.reload()
    assert game.element("back").is_displayed()
    look = game.button("back")
    assert same(mine, look) and not game.element("back").is_displayed()
    game.reload()
    assert same(mine, game.look())


def test_after_a_second_link_the_way_back_is_still_to_the_players_own_game(play):
    game = play("?seed=mine")
    mine = game.tap(game.look().names[0])
    game.open("?seed=first")
    game.tap(game.look().names[0])
    game.open("?seed=second")
    assert game.look().id == "second"
    assert same(mine, game.button("back"))


def test_a_link_offers_nothing_where_no_game_was_under_way(play):
    game = play("?seed=untouched")
    game.open("?seed=theirs")
    assert not game.element("back").is_displayed()
