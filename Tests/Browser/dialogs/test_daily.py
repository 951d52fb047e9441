"""The daily deals and practice, used like a person would."""
import datetime

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from look import is_set
from screens import SMALL_PHONE

QUESTION = """
const shown = [...document.querySelectorAll('#practice-choices button')].filter((button) => !button.hidden);
return {
  cards: [...document.querySelectorAll('#practice-question [role=img]')].map((card) => card.ariaLabel),
  choices: shown.map((button) => button.ariaLabel), score: document.getElementById('practice-score').textContent,
};"""


def practise(game) -> dict:
    game.button("practice")
    return game.read(QUESTION)


def right(question: dict) -> int:
    """The position of the correct answer."""
    cards = question["cards"]
    if len(cards) == 3:
        return 0 if is_set(*cards) else 1
    return next(place for place, name in enumerate(question["choices"]) if is_set(*cards, name))


def test_each_answer_brings_the_next_question_at_once_and_is_kept(play):
    game = play()
    question = practise(game)
    for _ in range(12):
        game.button(f"practice-{right(question) + 1}")
        following = game.read(QUESTION)
        assert following["score"] != question["score"] and following["cards"] != question["cards"]
        assert game.js("return document.querySelectorAll('#practice-last p[data-verdict=right]').length") == 1
        question = following
    game.key(Keys.ESCAPE)
    assert game.open_dialogs() == []
    assert len(game.stored("tercet.practice").split("\n")) == 3, "a heading, a day, and nothing after it"
    game.button("statistics")
    Select(game.element("category")).select_by_value("practice")
    assert game.read("return document.querySelectorAll('#statistics-body svg.chart').length") == 6
    assert "12" in game.read("return [...document.querySelectorAll('#statistics-body dd')].map((fact) => fact.textContent)")


def test_the_keys_answer_and_a_wrong_answer_says_why(play):
    game = play()
    question = practise(game)
    game.key(str((right(question) + 1) % len(question["choices"]) + 1))
    following = game.read(QUESTION)
    assert following["score"] != question["score"]
    assert game.js("return document.querySelector('#practice-last p[data-verdict=wrong]').textContent")
    game.key(Keys.ARROW_RIGHT)
    assert game.focus == "practice-1"
    game.key(Keys.ENTER)
    assert game.read(QUESTION)["score"] != following["score"]
    Select(game.element("practice-exercise")).select_by_value("1")
    assert len(game.read(QUESTION)["choices"]) == 2


def test_the_clock_stands_still_while_one_practises(film):
    game = film("?seed=still")
    practise(game)
    before = game.look().time
    game.js("window.film(65000)")
    assert game.look().time == before


def test_a_day_is_dealt_by_its_link_and_told_in_the_calendar(play):
    game = play("?seed=own")
    own = game.look()
    game.tap(own.names[0])
    game.open("?daily=2026-01-01")
    daily = game.look()
    assert daily.id == "daily-2026-01-01-3" and game.query == ""
    game.open("?daily=2026-01-01")
    assert game.look().names == daily.names, "it goes on"
    assert game.play_out().phase == "over"
    game.button("daily")
    game.wait(lambda: game.open_dialogs() == ["daily-dialog"])
    while game.read("return document.querySelector('#daily-calendar input').value") != "2026-01-01":
        month = game.element("daily-month").text
        game.button("daily-earlier")
        game.wait(lambda: game.element("daily-month").text != month)
    assert game.element("daily-earlier").get_attribute("disabled")
    played = "return document.querySelectorAll('#daily-calendar [data-played]').length"
    assert game.read(played) == 1
    if not game.element("daily-share").is_displayed():
        game.js("document.querySelector('#daily-calendar [data-played] input').click()")
    assert game.read("return !document.getElementById('daily-share').hidden")
    game.button("daily-close")
    game.button("back")
    assert game.look().names == own.names


def test_today_is_played_from_its_dialog(play):
    game = play(screen=SMALL_PHONE)
    game.wait_until_reports_are_there()
    game.button("daily")
    game.wait(lambda: game.open_dialogs() == ["daily-dialog"])
    today = game.js("return new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10)")
    assert game.read("return document.querySelector('#daily-calendar :checked').value") == today
    game.button("daily-play")
    assert game.look().id.startswith(f"daily-{today}") and game.open_dialogs() == []


def test_no_link_deals_what_is_no_day_or_still_to_come(play):
    later = datetime.date.today() + datetime.timedelta(days=9)
    for text in ("2026-02-30", "tomorrow", "", str(later), "9999-12-31"):
        game = play(f"?daily={text}")
        look = game.look()
        assert not look.id.startswith("daily") and look.status
