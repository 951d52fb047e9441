"""Chain: the last set beside the table, at its place on every screen, and why a set isn't taken."""
import pytest

from family import CHAIN
from layouts import overlap
from look import sets
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, TABLET


def play_first(play, screen=PHONE):
    """A game whose first set has left, and that set."""
    game = play("?seed=last&game=chain", screen=screen)
    while not (found := CHAIN.found(game.look())):
        game.button("deal")
    game.tap(*found[0])
    game.tap(found[0][0])
    return game, found[0]


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, PHONE_ON_ITS_SIDE, TABLET, DESK], ids=str)
def test_the_last_set_is_beside_the_table_and_moves_nothing(play, screen):
    game = play("?seed=last&game=chain", screen=screen)
    before = game.rest()
    assert not before.last
    game, first = play_first(play, screen)
    after = game.rest()
    assert sorted(card["name"] for card in after.last) == sorted(first)
    assert [card["box"] for card in after.cards] == [card["box"] for card in before.cards]
    for card in after.last:
        x, y, width, height = card["box"]
        assert x >= 0 and y >= 0 and x + width <= screen.width and y + height <= screen.height
        assert not any(overlap(card["box"], other["box"]) for other in after.cards)
    assert all(min(card["box"][2:]) >= 43.9 for card in after.cards + after.last), "large enough to touch"
    assert game.js("return document.getElementById('last-match').ariaLabel") == "Last set"


def test_a_card_of_the_last_set_is_chosen_and_given_back_by_a_tap(play):
    game, first = play_first(play)
    look = game.tap(first[0])
    assert look.named("selected") == [first[0]] and look.pressed == [first[0]]
    assert not game.tap(first[0]).pressed


def test_a_set_of_the_table_alone_is_refused_with_the_reason(play):
    game, _ = play_first(play)
    while not (found := sets(game.look().names)):
        game.button("deal")
    before = game.look()
    look = game.tap(*found[0])
    assert sorted(look.named("mismatch")) == sorted(found[0]) and look.score == before.score - 10
    assert look.has_new_message(before)
    assert game.js("return document.getElementById('why').hidden")


def test_a_reload_and_the_way_back_keep_the_last_set(play):
    game, first = play_first(play)
    game.reload()
    assert sorted(card["name"] for card in game.look().last) == sorted(first)
    game.button("new-game")
    assert not game.look().last
    game.button("undo")
    assert sorted(card["name"] for card in game.look().last) == sorted(first)


@pytest.mark.parametrize("id", ["set", "junior", "ultra"])
def test_no_other_game_has_a_place_for_a_last_set(play, id):
    game = play(f"?seed=none&game={id}")
    assert game.js("return document.getElementById('last-match').getBoundingClientRect().height") == 0


@pytest.mark.parametrize("id, cards", [("set", 3), ("chain", 2)])
def test_both_players_buttons_say_how_many_cards_they_deal(play, id, cards):
    game = play(f"?seed=two&game={id}&players=2")
    for button in ("deal-1", "deal-2"):
        assert [int(word) for word in game.element(button).text.split() if word.isdigit()] == [cards]
