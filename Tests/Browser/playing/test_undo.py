"""Undo takes back an accidental Deal or New Game, for ten seconds or until the next action."""
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.keys import Keys

from gestures import MIDDLE, slide
from look import sets


def table(look):
    return look.names, look.states, look.score, look.deck, look.found, look.id


def offered(game) -> bool:
    return game.read("const undo = document.getElementById('undo');"
                     "return undo.checkVisibility({ visibilityProperty: true }) && !undo.disabled")


def test_an_accidental_swipe_costs_nothing_after_undo(phone_play):
    game = phone_play("?seed=undo")
    before = game.tap(game.look().names[0])
    assert not offered(game)
    slide(game, POINTER_TOUCH, MIDDLE, (8, 150))
    look = game.look()
    assert len(look.cards) == 15 and look.score == -10 and offered(game)
    dealt, look = look, game.button("undo")
    assert table(look) == table(before) and look.has_new_message(dealt)
    assert not offered(game) and len(game.tap(look.names[1]).pressed) == 2


def test_a_new_game_can_be_taken_back_from_any_state(phone_play):
    game = phone_play("?seed=undo")
    game.tap(*sets(game.look().names)[0])
    before = game.look()
    other = game.button("new-game")
    assert other.found == 0 and offered(game)
    look = game.button("undo")
    assert table(look) == table(before) and look.has_new_message(other) and not offered(game)
    game.reload()
    assert table(game.look()) == table(before)


def test_the_deal_of_a_shown_match_can_be_taken_back(phone_play):
    game = phone_play("?seed=undo")
    game.tap(*sets(game.look().names)[0])
    before = game.look()
    game.button("deal")
    assert not game.look().pressed
    assert table(game.button("undo")) == table(before)


def test_the_next_action_ends_it(phone_play):
    game = phone_play("?seed=undo")
    game.button("deal")
    assert offered(game)
    game.tap(game.look().names[0])
    assert not offered(game)
    game.button("new-game")
    game.tap(game.look().names[0])
    assert not offered(game)


def test_the_button_goes_away_after_ten_seconds(film):
    game = film("?seed=undo&motion=still")
    for act in ("deal", "new-game"):
        game.button(act)
        game.run(9900, 100)
        assert offered(game)
        game.run(100, 100)
        assert not offered(game), act


def test_the_focus_is_not_lost_with_the_button(film):
    game = film("?seed=undo&motion=still")
    for ends in (lambda: game.key(Keys.ENTER), lambda: game.run(10_000, 100)):
        game.button("deal")
        game.tab_to("undo")
        ends()
        assert not offered(game) and game.focus == "card"


def test_two_players_can_take_a_deal_back_too(phone_play):
    game = phone_play("?seed=undo&players=2")
    before = game.look()
    game.button("deal-2")
    assert len(game.look().cards) == 15 and offered(game)
    assert table(game.button("undo")) == table(before) and game.sides()["turns"] == [None, None]
