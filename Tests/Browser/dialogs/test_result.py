"""The panel at the end of a game."""
import pytest

from layouts import BOXES, is_within, overlap
from screens import ALL, DESK


@pytest.mark.covering
@pytest.mark.parametrize("screen", ALL, ids=str)
@pytest.mark.parametrize("query", ["", "&lang=ru", "&players=2"])
def test_the_panel_shows_the_result_and_covers_no_button(play, screen, query):
    game = play(f"?seed=result{query}", screen=screen)
    assert not game.element("result").is_displayed()
    look = game.play_out()
    assert look.phase == "over" and game.element("result").is_displayed()
    if not "players" in query:
        assert game.element("result-score").text == str(look.score)
    assert game.element("result-sets").text == str(look.found)
    panel, buttons, parts, (width, height) = game.read(BOXES)
    assert is_within(panel, (0, 0, width, height))
    assert not any(overlap(panel, button, slack=1) for button in buttons)
    assert all(is_within(part, panel) for part in parts)


def test_its_buttons_begin_another_game_and_review_this_one(play):
    game = play("?seed=result")
    score = game.play_out().score
    game.wait(lambda: game.js("return document.querySelectorAll('#table [data-state=match]').length") == 0)
    left = game.look()
    assert left.phase == "over" and len(left.cards) == 81 - 3 * left.found, "the last match is on the pile"
    game.wait_until_reports_are_there()
    game.button("review")
    assert game.element("review-dialog").is_displayed()
    game.button("review-close")
    game.button("result-new")
    look = game.look()
    assert look.phase == "playing" and look.score == 0 and not game.element("result").is_displayed()
    assert score == left.score


def test_it_says_what_was_beaten(film):
    game = film("?seed=first&motion=still", screen=DESK)
    slow = game.play_out(pause=3000)
    assert not game.element("result-best").text
    game.open("?seed=second")
    assert game.play_out(pause=1).score > slow.score
    said = game.wait(lambda: game.element("result-best").text)
    game.reload()
    game.wait(lambda: game.element("result-best").text == said)
