"""How to play: sets to complete by touch and by keyboard, and three near misses with their reasons."""
import re

import pytest
from selenium.webdriver.common.keys import Keys

from game import Game
from lessons import lesson_of
from look import is_set, sets
from screens import DESK, PHONE


class Touch:
    screen = PHONE

    def __init__(self, game):
        self.game = game

    def press(self, id: str) -> None:
        self.game.button(id)


class Keyboard(Touch):
    screen = DESK

    def press(self, id: str) -> None:
        self.game.tab_to(id)
        self.game.key(Keys.ENTER)


@pytest.mark.parametrize("kind", [Touch, Keyboard])
def test_each_choice_has_its_message_and_the_right_one_leads_on(play, kind):
    game = play("?seed=lessons", screen=kind.screen)
    hands = kind(game)
    hands.press("help")
    seen = []
    for _ in range(3):
        lesson = lesson_of(game)
        assert lesson["open"] and len(lesson["cards"]) == 2 and lesson["off"] == [False] * 3
        seen.append(tuple(lesson["cards"]))
        right = [is_set(*lesson["cards"], choice) for choice in lesson["choices"]]
        assert right.count(True) == 1
        said = {lesson["says"]}
        for index in range(3):
            if not right[index]:
                hands.press(f"choice-{index + 1}")
                answer = lesson_of(game)
                assert answer["says"] and answer["says"] not in said, "each has a message of its own"
                said.add(answer["says"])
                assert answer["off"] == [False] * 3 and not game.element("lesson-next").is_displayed()
        hands.press(f"choice-{right.index(True) + 1}")
        answer = lesson_of(game)
        assert answer["says"] and answer["says"] not in said
        assert answer["off"] == [True] * 3 and len(answer["cards"]) == 3 and is_set(*answer["cards"])
        assert answer["focus"] == "lesson-next" and game.element("lesson-next").is_displayed()
        hands.press("lesson-next")
    assert len(set(seen)) == 3 and tuple(lesson_of(game)["cards"]) == seen[0]


def test_the_focus_is_not_lost_with_the_button_for_another_lesson(play):
    game = play("?seed=lessons")
    game.button("help")
    lesson = lesson_of(game)
    hands = Keyboard(game)
    hands.press(next(f"choice-{index + 1}" for index in range(3) if is_set(*lesson["cards"], lesson["choices"][index])))
    hands.press("lesson-next")
    assert game.read("return document.activeElement.closest('dialog')?.id") == "help-dialog"


def test_three_near_misses_have_a_reason_each(phone_play):
    game = phone_play("?seed=lessons")
    game.button("help")
    misses = lesson_of(game)["misses"]
    assert len(misses) == 3 and len({reason for _, reason in misses}) == 3
    for names, reason in misses:
        assert not is_set(*names) and reason


def test_the_cards_are_those_of_the_game(play):
    drawn = []
    for art, symbols in (("classic", "squiggle|diamond|oval"), ("shapes", "circle|square|triangle")):
        game = play(f"?seed=lessons&art={art}")
        game.button("help")
        lesson = lesson_of(game)
        drawn.append(lesson["drawn"])
        for name in lesson["cards"] + lesson["choices"] + [name for names, _ in lesson["misses"] for name in names]:
            assert re.search(rf" ({symbols})s?$", name)
        assert len(lesson["drawn"]) == 2 + 3 + 9 and all(lesson["drawn"])
    assert drawn[0] != drawn[1]


def test_lessons_are_in_russian(play):
    game = play("?seed=lessons&lang=ru")
    game.button("help")
    game.button("choice-1")
    lesson = lesson_of(game)
    texts = [lesson["says"], *lesson["cards"], *lesson["choices"], *(reason for _, reason in lesson["misses"])]
    assert all(texts) and not re.search("[A-Za-z]", "".join(texts))


def test_the_first_visit_has_a_message_of_its_own_and_no_dialog(play):
    game = play()
    first = game.look()
    assert first.status and game.open_dialogs() == []
    game.reload()
    assert game.look().status != first.status


# Prevents the page from starting its worker while `blocked` is set: the browser refuses it, or the file is missing.
BLOCKED = """
const Real = Worker;
window.blocked = true;
window.Worker = function (url) {
  if (blocked && REFUSES) throw new Error('no worker');
  return new Real(blocked ? 'missing.js' : url);
};
"""


@pytest.mark.parametrize("refuses", ["true", "false"], ids=["refused", "missing"])
def test_what_cannot_be_loaded_is_said_and_loaded_when_it_can_be(browsers, site, refuses):
    game = Game(browsers(PHONE), site, PHONE)
    game.clear()
    game.run_before_page(BLOCKED.replace("REFUSES", refuses))
    game.open("?seed=blocked&motion=still")
    game.button("help")
    shown = lambda: game.js("""return [...document.querySelectorAll('#help-dialog *')]
        .filter((one) => one.id && one.checkVisibility()).map((one) => one.id)""")
    game.wait(lambda: len(game.element("lesson-says").text) > 10)
    game.wait(lambda: shown() == ["help-title", "help-close", "lesson-says"])
    game.button("help-close")
    game.tap(*sets(game.look().names)[0])
    assert game.look().found == 1, "the game goes on"
    game.js("window.blocked = false")
    game.button("help")
    game.wait_until_reports_are_there()
    assert game.element("choice-1").is_displayed()
    assert game.js("return document.querySelectorAll('#near-misses svg').length") == 9
    game.button("help-close")
    game.run_before_page("")
    game.driver.get_log("browser")
