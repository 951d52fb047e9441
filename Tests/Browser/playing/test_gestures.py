"""Gestures on the table: a swipe down deals, a two-finger rotation reshuffles; taps, pinches and slides do neither."""
import pytest
from selenium.webdriver.common.actions.interaction import POINTER_MOUSE, POINTER_PEN, POINTER_TOUCH

from gestures import MIDDLE, slide, two
from look import sets
from screens import DESK, PHONE


@pytest.mark.smoke
@pytest.mark.parametrize("kind, screen", [(POINTER_TOUCH, PHONE), (POINTER_MOUSE, DESK), (POINTER_PEN, DESK)],
                         ids=["touch", "mouse", "pen"])
def test_a_swipe_down_deals_and_chooses_nothing(play, kind, screen):
    game = play("?seed=swipe", screen=screen)
    before = game.look()
    box = before.cards[0]["box"]
    slide(game, kind, (int(box[0] + box[2] / 2), int(box[1] + box[3] / 2)), (8, 150))
    look = game.look()
    assert len(look.cards) == 15 and look.pressed == [] and look.has_new_message(before)


def test_a_swipe_beside_the_cards_deals_too(play):
    game = play("?seed=swipe", screen=DESK)
    table = game.js("return document.getElementById('table').getBoundingClientRect().toJSON()")
    slide(game, POINTER_MOUSE, (int(table["left"]) + 4, 200), (0, 200))
    assert len(game.look().cards) == 15


def test_a_finger_that_moves_a_zoomed_view_does_not_deal(phone_play):
    game = phone_play("?seed=zoom")
    game.command("Emulation.setPageScaleFactor", pageScaleFactor=2)
    game.wait(lambda: game.js("return visualViewport.scale") == 2)
    slide(game, POINTER_TOUCH, MIDDLE, (0, 150))
    assert len(game.look().cards) == 12
    game.command("Emulation.setPageScaleFactor", pageScaleFactor=1)
    game.wait(lambda: game.js("return visualViewport.scale") == 1)
    slide(game, POINTER_TOUCH, MIDDLE, (0, 150))
    assert len(game.look().cards) == 15


@pytest.mark.parametrize("way", [(0, -150), (150, 0), (-150, 20), (120, 110), (0, 40)], ids=str)
def test_other_slides_do_nothing(phone_play, way):
    game = phone_play("?seed=swipe")
    slide(game, POINTER_TOUCH, MIDDLE, way)
    look = game.look()
    assert len(look.cards) == 12 and look.pressed == []


def test_a_swipe_on_a_showing_match_replaces_it(phone_play):
    game = phone_play("?seed=swipe")
    three = sets(game.look().names)[0]
    game.tap(*three)
    slide(game, POINTER_TOUCH, MIDDLE, (0, 150))
    look = game.look()
    assert len(look.cards) == 12 and not set(three) & set(look.names)


def test_a_swipe_at_the_limit_deals_nothing_with_a_message(phone_play):
    game = phone_play("?seed=swipe&limit=24")
    before = game.tap(game.deal_to(24).names[0])
    slide(game, POINTER_TOUCH, MIDDLE, (0, 150))
    look = game.look()
    assert len(look.cards) == 24 and look.off["deal"] and look.has_new_message(before)


@pytest.mark.parametrize("angles, players", [((0, 70), 1), ((0, -70), 2), ((90, 150), 1)], ids=str)
def test_a_rotation_reshuffles_once(finger_play, angles, players):
    game = finger_play(f"?seed=turn&players={players}")
    before = game.look()
    two(game, angles)
    after = game.look()
    assert sorted(after.names) == sorted(before.names) and all(a != b for a, b in zip(after.names, before.names))
    assert after.has_new_message(before) and after.pressed == []
    assert len(game.stored().splitlines()[3].split()) == 1, "one action"


def test_a_rotation_counts_before_the_fingers_are_lifted(finger_play):
    game = finger_play("?seed=turn")
    before = game.look().names
    two(game, (0, 40), lift=False)
    assert game.look().names != before
    game.fingers("touchEnd")


@pytest.mark.parametrize("distances", [(60, 130), (130, 60)], ids=str)
def test_a_pinch_is_left_to_the_browser(finger_play, distances):
    game = finger_play("?seed=turn")
    before = game.look()
    game.js("visualViewport.addEventListener('resize', () => { window.zoomed = visualViewport.scale; })")
    two(game, (0, 3), distances)
    after = game.look()
    assert (after.names, after.pressed) == (before.names, before.pressed)
    if distances[1] > distances[0]:
        assert game.wait(lambda: game.js("return window.zoomed")) > 1.2, "the page is zoomed"
    game.command("Emulation.setPageScaleFactor", pageScaleFactor=1)


def test_two_fingers_that_slide_together_do_nothing(finger_play):
    game = finger_play("?seed=turn")
    before = game.look().names
    game.fingers("touchStart", (120, 300))
    game.fingers("touchStart", (120, 300), (260, 300))
    for step in range(1, 8):
        game.fingers("touchMove", (120, 300 + 20 * step), (260, 300 + 20 * step))
    game.fingers("touchEnd")
    look = game.look()
    assert look.names == before and len(look.cards) == 12


def test_the_deck_deals_when_tapped(phone_play):
    game = phone_play("?seed=deck")
    look = game.button("deck")
    assert len(look.cards) == 15 and look.deck == 66
    assert "66" in game.element("deck").accessible_name
    game.deal_to(81)
    assert not game.element("deck").is_enabled() and game.element("deck-count").text == "0"
