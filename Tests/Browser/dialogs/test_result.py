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
    said = game.wait(lambda: game.element("result-headline").text)
    game.open("?seed=second")
    assert game.play_out(pause=1).score > slow.score
    beaten = game.wait(lambda: game.element("result-best").text)
    headline = game.element("result-headline").text
    assert headline not in ("", said)
    game.reload()
    game.wait(lambda: (game.element("result-headline").text, game.element("result-best").text) == (headline, beaten))


# Notes the names of the files that the page saves, and the size and the colours of a picture.
SAVED = """
window.saved = [];
HTMLAnchorElement.prototype.click = function () { saved.push(this.download); };
const toBlob = HTMLCanvasElement.prototype.toBlob;
HTMLCanvasElement.prototype.toBlob = function (...rest) {
  const { data } = this.getContext('2d').getImageData(0, 0, this.width, this.height);
  const colors = new Set();
  for (let at = 0; at < data.length; at += 4) colors.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
  window.drawn = { size: [this.width, this.height], colors: [...colors].slice(0, 100000) };
  return toBlob.apply(this, rest);
};
"""


@pytest.mark.parametrize("query, shows_faces", [("?seed=result", True), ("?daily=2026-04-01", False)])
def test_it_is_shared_as_a_picture_and_that_of_a_daily_deal_has_no_card_faces(play, query, shows_faces):
    game = play(query, before=SAVED)
    game.play_out()
    game.button("result-picture")
    drawn = game.wait(lambda: game.read("return window.drawn"))
    assert drawn["size"] == [1080, 1080]
    assert {0xefebe1, 0x1f211c, 0xf3c04b} <= set(drawn["colors"]), "paper, ink and gold"
    assert ({0xd8232f, 0x0a8a45, 0x5b2a9d} <= set(drawn["colors"])) == shows_faces
    game.wait(lambda: game.read("return saved.length") == 1)
    assert game.read("return saved[0]").endswith(".png")


def test_what_is_left_is_under_the_pile_and_off(play):
    game = play("?seed=result", moves=True)
    game.play_out()
    left = game.rest()
    pile = game.read("const { x, y, width, height } = document.getElementById('pile').getBoundingClientRect(); return [x, y, width, height]")
    assert left.cards and all(is_within(card["box"], pile) for card in left.cards)
    assert game.read("return [...document.querySelectorAll('#table .card')].every((card) => card.disabled)")
    game.wait(lambda: game.element("result").is_displayed())
    game.button("result-new")
    look = game.rest()
    assert look.phase == "playing" and len(look.cards) == 12
    assert not game.read("return [...document.querySelectorAll('#table .card')].some((card) => card.disabled)")
