"""The sheets: where they lie, what stays in view, and how they close."""
import pytest

from gestures import slide, slide_once
from languages import in_languages
from screens import ALL, DESK, PHONE, Screen

SHEETS = {"settings": None, "help": None, "statistics": None, "daily": "daily-play", "practice": "practice-4",
          "together": "together-create", "deal-id": "deal-play"}
SMALLEST = [Screen(320, 480, 2, touch=True), Screen(480, 320, 2, touch=True)]

PLACES = """
const dialog = document.querySelector('dialog[open]');
const box = (e) => (({ left, top, right, bottom }) => [left, top, right, bottom])(e.getBoundingClientRect());
return [box(dialog), box(dialog.querySelector('.head button')), box(dialog.querySelector('h2')),
        arguments[0] ? box(document.getElementById(arguments[0])) : null];
"""


def is_inside(inner, outer) -> bool:
    return all(a >= b - 0.5 for a, b in zip(inner[:2], outer[:2])) and all(a <= b + 0.5 for a, b in zip(inner[2:], outer[2:]))


def open_sheet(game, sheet: str) -> None:
    game.wait_until_reports_are_there()
    game.button(sheet)
    game.wait(game.open_dialogs)
    game.wait_for_sheet()


@pytest.mark.covering
@in_languages
@pytest.mark.parametrize("screen", [*ALL, *SMALLEST], ids=str)
def test_the_title_the_cross_and_the_primary_action_are_always_in_view(play, screen, language):
    game = play(f"?seed=sheets&lang={language}", screen=screen)
    for sheet, primary in SHEETS.items():
        open_sheet(game, sheet)
        for scroll in (0, 1e6):
            game.js("document.querySelector('dialog[open] .body').scrollTop = arguments[0]", scroll)
            whole, cross, title, action = game.read(PLACES, primary)
            assert is_inside(whole, (0, 0, screen.width, screen.height)), sheet
            assert is_inside(cross, whole) and is_inside(title, whole) and cross[2] - cross[0] >= 44, sheet
            assert action is None or is_inside(action, whole), sheet
        game.js("document.querySelector('dialog[open]').close()")
        game.wait(lambda: not game.open_dialogs())


def test_a_tap_outside_closes_a_sheet_and_presses_nothing(play):
    game = play("?seed=sheets&motion=still", screen=PHONE)
    names = game.look().names
    open_sheet(game, "statistics")
    assert game.read(PLACES, None)[0][1] > 200
    game.press(195, 120)
    game.wait(lambda: not game.open_dialogs())
    assert game.look().names == names and not any(card["pressed"] == "true" for card in game.look().cards)


def test_a_click_inside_a_sheet_leaves_it_open(play):
    game = play("?seed=sheets&motion=still", screen=DESK)
    open_sheet(game, "settings")
    (left, top, right, bottom), *_ = game.read(PLACES, None)
    for x in range(int(left) + 4, int(right), 60):
        for y in (int(top) + 30, int(bottom) - 8):
            if x < right - 60:
                game.press(x, y)
    assert game.open_dialogs() == ["settings-dialog"]
    game.press(100, 300)
    game.wait(lambda: not game.open_dialogs())


def test_a_sheet_lies_beside_the_table_on_a_desk_and_below_it_on_a_phone(play):
    game = play("?seed=sheets&motion=still", screen=DESK)
    open_sheet(game, "daily")
    (left, top, right, bottom), *_ = game.read(PLACES, None)
    assert (left, top, right, bottom) == (DESK.width - 420, 0, DESK.width, DESK.height)
    game = play("?seed=sheets&motion=still", screen=PHONE)
    open_sheet(game, "statistics")
    (left, top, right, bottom), *_ = game.read(PLACES, None)
    assert (left, right, bottom) == (0, PHONE.width, PHONE.height) and top >= 0.08 * PHONE.height - 1


def top_of_sheet(game) -> float:
    return game.read(PLACES, None)[0][1]


def test_a_sheet_follows_a_finger_and_rests_half_open_or_open(play):
    game = play("?seed=sheets&motion=still", screen=PHONE)
    open_sheet(game, "settings")
    height = game.js("return innerHeight")
    assert abs(top_of_sheet(game) - height / 2) <= 1
    # Held, the sheet is where the finger is.
    game.fingers("touchStart", (100, height / 2 + 20))
    game.fingers("touchMove", (100, height / 2 - 60))
    game.wait(lambda: abs(top_of_sheet(game) - (height / 2 - 80)) <= 1)
    game.fingers("touchMove", (100, height / 2 + 120))
    game.wait(lambda: abs(top_of_sheet(game) - (height / 2 + 100)) <= 1)
    game.fingers("touchMove", (100, 150))
    game.fingers("touchEnd")
    game.wait(lambda: abs(top_of_sheet(game) - 0.08 * height) <= 1)
    # A slow pull opens it half again: 0.3 pixels a millisecond are fast.
    slide_once(game, "touch", (100, int(0.08 * height) + 20), (0, 0.4 * height), rest=0.4 * height / 0.3 / 1000)
    game.wait(lambda: abs(top_of_sheet(game) - height / 2) <= 1)
    assert game.open_dialogs() == ["settings-dialog"]
    slide(game, "touch", (100, height // 2 + 20), (0, 300))
    game.wait(lambda: not game.open_dialogs())
