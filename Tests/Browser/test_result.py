"""The panel at the end of a game."""
import pytest

from screens import ALL, DESK

# The boxes of all buttons in view, the panel's own apart, and whether the panel and what is in it are cut off.
BOXES = """
const box = (e) => (({ left, top, right, bottom }) => [left, top, right, bottom])(e.getBoundingClientRect());
const panel = document.getElementById('result');
const others = [...document.querySelectorAll('button')].filter((e) => !panel.contains(e) && e.offsetParent);
const parts = [...panel.querySelectorAll('*')].filter((e) => e.getClientRects().length);
return [box(panel), others.map(box), parts.map(box), [innerWidth, innerHeight]];
"""


def overlap(one: list[float], other: list[float]) -> bool:
    return all(min(one[2 + axis], other[2 + axis]) - max(one[axis], other[axis]) > 1 for axis in (0, 1))


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
    assert 0 <= panel[0] and 0 <= panel[1] and panel[2] <= width and panel[3] <= height
    assert not any(overlap(panel, button) for button in buttons)
    for part in parts:
        assert panel[0] <= part[0] and panel[1] <= part[1] and part[2] <= panel[2] + 0.5 and part[3] <= panel[3] + 0.5


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


def test_it_says_what_was_beaten(play):
    game = play("?seed=first", screen=DESK)
    game.play_out(pause=3000)
    assert not game.element("result-best").text
    game.open("?seed=second")
    game.play_out(pause=1)
    game.wait(lambda: game.element("result-best").text)
    said = game.element("result-best").text
    game.reload()
    game.wait(lambda: game.element("result-best").text == said)
