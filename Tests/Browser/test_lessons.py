"""How to play: sets to complete by touch and by keyboard, and three trios that nearly are sets, each with its reason."""
import re

import pytest
from selenium.webdriver.common.keys import Keys

from game import is_set
from screens import DESK, PHONE

LESSON = """
const names = (parent) => [...parent.querySelectorAll('.mini[aria-label]')].map((card) => card.ariaLabel);
const help = document.getElementById('help-dialog');
const choices = [1, 2, 3].map((number) => document.getElementById('choice-' + number));
return {
  open: help.open, cards: names(document.getElementById('lesson-cards')), says: document.getElementById('lesson-says').textContent,
  choices: choices.map((choice) => choice.ariaLabel), off: choices.map((choice) => choice.disabled),
  focus: document.activeElement.id,
  misses: [...document.querySelectorAll('#near-misses figure')].map(
    (figure) => [names(figure), figure.querySelector('figcaption').textContent]),
  drawn: [...help.querySelectorAll('.mini svg')].map((svg) => svg.innerHTML),
};
"""


class Touch:
    screen = PHONE

    def __init__(self, game):
        self.game = game

    def press(self, id: str) -> None:
        self.game.button(id)


class Keyboard(Touch):
    screen = DESK

    def press(self, id: str) -> None:
        for _ in range(60):
            if self.game.js("return document.activeElement.id") == id:
                break
            self.game.driver.switch_to.active_element.send_keys(Keys.TAB)
        assert self.game.js("return document.activeElement.id") == id, "Tab leads there"
        self.game.driver.switch_to.active_element.send_keys(Keys.ENTER)


@pytest.mark.parametrize("kind", [Touch, Keyboard])
def test_each_lesson_says_why_a_card_is_wrong_and_which_is_right(play, kind):
    game = play("?seed=lessons", screen=kind.screen)
    hands = kind(game)
    hands.press("help")
    seen = []
    for _ in range(3):
        lesson = game.js(LESSON)
        assert lesson["open"] and len(lesson["cards"]) == 2 and lesson["off"] == [False] * 3
        assert lesson["says"] == "Which card makes a set of these two?"
        seen.append(tuple(lesson["cards"]))
        right = [is_set(*lesson["cards"], choice) for choice in lesson["choices"]]
        assert right.count(True) == 1
        for index in range(3):
            if not right[index]:
                hands.press(f"choice-{index + 1}")
                said = game.js(LESSON)
                assert re.fullmatch(r"Not a set: two (are|show) .*, one (is|shows) .*\.", said["says"])
                assert said["off"] == [False] * 3 and not game.element("lesson-next").is_displayed()
        hands.press(f"choice-{right.index(True) + 1}")
        said = game.js(LESSON)
        assert said["says"].startswith("Set!") and said["says"].count(": all ") == 4
        assert said["off"] == [True] * 3 and len(said["cards"]) == 3 and is_set(*said["cards"])
        assert said["focus"] == "lesson-next" and game.element("lesson-next").is_displayed()
        hands.press("lesson-next")
    assert len(set(seen)) == 3 and tuple(game.js(LESSON)["cards"]) == seen[0]


def test_the_focus_is_not_lost_with_the_button_for_another_lesson(play):
    game = play("?seed=lessons")
    game.button("help")
    lesson = game.js(LESSON)
    hands = Keyboard(game)
    hands.press(next(f"choice-{index + 1}" for index in range(3) if is_set(*lesson["cards"], lesson["choices"][index])))
    hands.press("lesson-next")
    assert game.js("return document.activeElement.closest('dialog')?.id") == "help-dialog"


def test_three_near_misses_have_their_reasons(phone_play):
    game = phone_play("?seed=lessons")
    game.button("help")
    misses = game.js(LESSON)["misses"]
    assert len(misses) == 3
    for names, reason in misses:
        assert not is_set(*names)
        parts = reason.removeprefix("Not a set: ").removesuffix(".").split("; ")
        assert reason.startswith("Not a set: ")
        assert len(parts) == sum(len(set(values)) == 2 for values in zip(*(name.rstrip("s").split() for name in names)))


def test_the_cards_are_those_of_the_game(play):
    drawn = []
    for art, symbols in (("classic", "squiggle|diamond|oval"), ("shapes", "circle|square|triangle")):
        game = play(f"?seed=lessons&art={art}")
        game.button("help")
        lesson = game.js(LESSON)
        drawn.append(lesson["drawn"])
        for name in lesson["cards"] + lesson["choices"] + [name for names, _ in lesson["misses"] for name in names]:
            assert re.search(rf" ({symbols})s?$", name)
        assert len(lesson["drawn"]) == 2 + 3 + 9 and all(lesson["drawn"])
    assert drawn[0] != drawn[1]


def test_lessons_speak_russian(play):
    game = play("?seed=lessons&lang=ru")
    game.button("help")
    lesson = game.js(LESSON)
    assert all(reason.startswith("Это не сет: ") for _, reason in lesson["misses"])
    game.button("choice-1")
    assert not re.search("[A-Za-z]", game.js(LESSON)["says"] + "".join(lesson["cards"] + lesson["choices"]))


def test_the_first_visit_points_at_the_help_quietly(play):
    game = play()
    assert "The question mark explains it." in game.look().status
    assert not game.driver.find_elements("css selector", "dialog[open]")
    game.reload()
    assert "question mark" not in game.look().status
