"""Small things that a newcomer meets in the first minutes: what is in view, what can be read, where one gets back to."""
import pytest

from game import FIND
from look import mismatches
from screens import ALL, DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE

# The part of an element that is in view and not covered, as whether its four inner corners are its own.
IS_IN_VIEW = """
const element = document.getElementById(arguments[0]);
const { left, top, right, bottom } = element.getBoundingClientRect();
return [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]]
  .every((corner) => element.contains(document.elementFromPoint(...corner)));
"""

# The contrast of an element's text on the ground, by WCAG 2.2.
CONTRAST = """
const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const light = (color) => {
  paint.fillStyle = color;
  paint.fillRect(0, 0, 1, 1);
  const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};
const probe = document.createElement('i');
document.body.append(probe);
probe.style.color = 'var(--ground)';
const ground = light(getComputedStyle(probe).color);
probe.remove();
const texts = [...document.querySelectorAll(arguments[0])].map((element) => light(getComputedStyle(element).color));
return Math.min(...texts.map((text) => Math.max(text, ground) / Math.min(text, ground)));
"""

# Makes so many mistakes, by clicks on the first three cards that aren't a set.
MISTAKES = FIND + """
const cards = [...document.querySelectorAll('#table .card')];
const third = cards.slice(2).find((card) => !isSet([cards[0], cards[1], card]));
for (let i = 0; i < arguments[0]; i++) [cards[0], cards[1], third].forEach((card) => card.click());
"""


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_the_button_that_plays_a_daily_deal_is_in_view(play, screen):
    game = play(screen=screen)
    game.wait_until_reports_are_there()
    game.button("daily")
    game.wait(lambda: game.open_dialogs() == ["daily-dialog"])
    assert game.read(IS_IN_VIEW, "daily-play") and game.read(IS_IN_VIEW, "daily-close")


@pytest.mark.parametrize("screen", [DESK, SMALL_PHONE], ids=str)
def test_the_question_mark_shows_the_keys(play, screen):
    game = play(screen=screen)
    game.wait_until_reports_are_there()
    game.key("?")
    game.wait(lambda: game.open_dialogs() == ["help-dialog"] and game.focus == "list-of-keys-title")
    assert game.read(IS_IN_VIEW, "list-of-keys-title")
    first = "return document.querySelector('.keys dd').id = 'first-key'"
    assert game.js(first) and game.read(IS_IN_VIEW, "first-key")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_marks_of_a_mismatch_can_be_read_on_the_darkest_ground(play, theme):
    game = play(f"?seed=tea&theme={theme}", screen=PHONE)
    game.tap(*next(mismatches(game.look().names)))
    assert game.read(CONTRAST, "#why li, #why b") >= 4.5


def test_two_players_in_the_settings_say_what_becomes_of_the_game(play):
    game = play("?seed=tea", screen=SMALL_PHONE)
    score = game.play_out(sets=1).score
    game.button("settings")
    game.button("players")
    game.wait(lambda: game.element("settings-note").text)
    assert game.read(IS_IN_VIEW, "settings-note")
    game.button("settings-close")
    game.button("undo")
    game.wait(lambda: game.look().score == score)


def test_a_review_from_the_statistics_leads_back_to_them(play):
    game = play("?seed=tea")
    game.play_out()
    game.wait_until_reports_are_there()
    game.button("statistics")
    game.wait(lambda: game.open_dialogs() == ["statistics-dialog"])
    game.button("history-review")
    game.wait(lambda: game.open_dialogs() == ["review-dialog"])
    game.button("review-close")
    game.wait(lambda: game.open_dialogs() == ["statistics-dialog"])
    assert game.focus == "history-review"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_a_score_of_minus_a_thousand_keeps_clear_of_the_time(play, screen, language):
    game = play(f"?lang={language}", screen=screen)
    game.js(MISTAKES, 101)
    assert game.look().score == -1010
    assert game.read("""
const [score, time] = ['score', 'time'].map((id) => {
  const range = document.createRange();
  range.selectNodeContents(document.getElementById(id));
  return range.getBoundingClientRect();
});
return score.bottom <= time.top || score.right + 3 <= time.left;
""")


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_a_long_deal_id_takes_no_third_line(play, screen):
    game = play(f"?seed={'Wednesday-evening-with-friends-and-tea-at-grandmothers-house-24'}", screen=screen)
    assert game.read("""
const id = document.getElementById('deal-id');
return id.getBoundingClientRect().height <= 2.6 * parseFloat(getComputedStyle(id).fontSize);
""")
