"""How a press on a card counts: touch, pen and mouse alike."""
import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_MOUSE, POINTER_PEN, POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput

from screens import DESK, PHONE


@pytest.fixture(params=[(POINTER_TOUCH, PHONE), (POINTER_MOUSE, DESK), (POINTER_PEN, DESK)],
                ids=["touch", "mouse", "pen"])
def pressing(play, request):
    kind, screen = request.param
    return play("?seed=press", screen=screen), kind


def middle(game, index):
    x, y, width, height = game.look().cards[index]["box"]
    return int(x + width / 2), int(y + height / 2)


def pointer(game, kind):
    return ActionBuilder(game.driver, mouse=PointerInput(kind, kind), duration=0)


def test_a_press_marks_at_once_and_a_release_chooses(pressing):
    game, kind = pressing
    name = game.look().names[0]
    x, y = middle(game, 0)
    if kind == POINTER_TOUCH:
        game.fingers("touchStart", (x, y))
    else:
        down = pointer(game, kind)
        down.pointer_action.move_to_location(x, y).pointer_down()
        down.perform()
    assert game.held() == [name] and game.look().pressed == []
    if kind == POINTER_TOUCH:
        game.fingers("touchEnd")
    else:
        up = pointer(game, kind)
        up.pointer_action.pointer_up()
        up.perform()
    assert game.held() == [] and game.look().pressed == [name]


def test_a_held_card_stays_under_the_finger(play):
    game = play("?seed=press", screen=DESK)
    for index in (0, 40, 80):
        before = game.deal_to(81).cards[index]["box"]
        x, y = middle(game, index)
        down = pointer(game, POINTER_MOUSE)
        down.pointer_action.move_to_location(x, y).pointer_down()
        down.perform()
        held = game.look().cards[index]["box"]
        up = pointer(game, POINTER_MOUSE)
        up.pointer_action.pointer_up()
        up.perform()
        for start, size in ((0, 2), (1, 3)):
            assert abs((held[start] + held[size] / 2) - (before[start] + before[size] / 2)) < 1


def test_two_quick_presses_on_two_cards_select_both(play):
    game = play("?seed=press", screen=DESK)
    names = game.deal_to(81).names
    actions = pointer(game, POINTER_MOUSE)
    for index in (69, 68):
        actions.pointer_action.move_to_location(*middle(game, index)).pointer_down().pointer_up()
    actions.perform()
    assert set(game.look().pressed) == {names[69], names[68]}


@pytest.mark.parametrize("slide, counts", [(0, True), (9, True), (13, False), (60, False)])
def test_a_release_within_ten_pixels_counts(pressing, slide, counts):
    game, kind = pressing
    name = game.look().names[0]
    x, y = middle(game, 0)
    actions = pointer(game, kind)
    actions.pointer_action.move_to_location(x, y).pointer_down().move_to_location(x + slide, y).pointer_up()
    actions.perform()
    assert game.look().pressed == ([name] if counts else [])
    assert game.held() == []


def test_sliding_off_and_back_does_not_count(pressing):
    game, kind = pressing
    x, y = middle(game, 0)
    actions = pointer(game, kind)
    actions.pointer_action.move_to_location(x, y).pointer_down()
    actions.pointer_action.move_to_location(x + 40, y).move_to_location(x, y).pointer_up()
    actions.perform()
    assert game.look().pressed == []


def test_a_second_finger_cancels(finger_play):
    game = finger_play("?seed=press")
    first, second = middle(game, 0), middle(game, 4)
    game.fingers("touchStart", first)
    assert len(game.held()) == 1
    game.fingers("touchStart", first, second)
    assert game.held() == []
    game.fingers("touchMove", first)
    game.fingers("touchEnd")
    assert game.look().pressed == []
    assert game.tap(game.look().names[4]).pressed == [game.look().names[4]], "the next tap counts again"


def test_a_click_without_a_press_counts_as_from_a_screen_reader(play):
    game = play("?seed=press")
    name = game.look().names[2]
    game.js("arguments[0].click()", game.card(name))
    assert game.look().pressed == [name]


def test_a_tap_is_honoured_while_cards_still_move(play):
    game = play("?seed=press", moves=True)
    game.deal_to(81)
    name, pressed, places = game.js("""
        const cards = [...document.querySelectorAll('#table .card')];
        const places = () => cards.map((card) => card.parentElement.style.transform);
        const before = places();
        const frame = () => new Promise(requestAnimationFrame);
        return (async () => {
          document.getElementById('shuffle').click();
          // Cards set out one after the other.
          while (places().filter((place, index) => place !== before[index]).length < 40) await frame();
          // A card may fly over a bar, which isn't to be tapped.
          const under = (card) => {
            const box = card.getBoundingClientRect();
            return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('#table .card');
          };
          const card = cards.slice(40).map(under).find((card) => card);
          card.click();
          window.cardsThen = cards;
          return [card.ariaLabel, card.getAttribute('aria-pressed'), places()];
        })();""")
    assert pressed == "true"
    game.rest()
    later = game.js("return cardsThen.map((card) => card.parentElement.style.transform)")
    assert places != later, "cards were still on their way"
    assert game.look().pressed == [name]


LOOK = """
const { borderColor, boxShadow, transform, backgroundColor } = getComputedStyle(arguments[0]);
return [borderColor, boxShadow, transform, backgroundColor];
"""


@pytest.mark.parametrize("what", ["#new-game", "#table .card"])
def test_what_the_mouse_rests_on_looks_so_and_does_not_move(play, what):
    game = play("?seed=press", screen=DESK)
    button = game.driver.find_element("css selector", what)
    look, place = game.js(LOOK, button), button.rect
    mouse = pointer(game, POINTER_MOUSE)
    mouse.pointer_action.move_to(button)
    mouse.perform()
    game.wait(lambda: game.js(LOOK, button) != look)
    assert button.rect == place


def test_a_pressed_button_looks_so_until_it_is_let_go(play):
    game = play("?seed=press", screen=DESK)
    button = game.driver.find_element("id", "shuffle")
    mouse = pointer(game, POINTER_MOUSE)
    mouse.pointer_action.move_to(button)
    mouse.perform()
    look = game.js(LOOK, button)
    down = pointer(game, POINTER_MOUSE)
    down.pointer_action.pointer_down()
    down.perform()
    game.wait(lambda: game.js(LOOK, button)[3] != look[3])
    up = pointer(game, POINTER_MOUSE)
    up.pointer_action.pointer_up()
    up.perform()
    game.wait(lambda: game.js(LOOK, button) == look)
