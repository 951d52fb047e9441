"""Slides of one finger and turns of two, as a device sends them."""
import math

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

MIDDLE = (195, 400)

# Notes when pointers go down and up.
TIMES = """
window.times ??= ['pointerdown', 'pointerup'].reduce((times, type) => {
  addEventListener(type, ({ timeStamp }) => { times[type] = timeStamp; }, true);
  return times;
}, {});
"""


def slide(game, kind, start, way, steps=6):
    """Moves one finger, pen or mouse that is down, and lifts it after a rest: after a fling, Chromium ignores taps for
    a while. Repeats the gesture if a busy machine took longer than a swipe may take, so that it had no effect."""
    for _ in range(5):
        if slide_once(game, kind, start, way, steps) <= 900:
            break


def slide_once(game, kind, start, way, steps=6, rest=0.1) -> float:
    """Slides once, and rests for `rest` seconds before lifting the finger. Returns the duration in milliseconds."""
    game.js(TIMES)
    actions = ActionBuilder(game.driver, mouse=PointerInput(kind, kind), duration=10)
    actions.pointer_action.move_to_location(*start).pointer_down()
    for step in range(1, steps + 1):
        actions.pointer_action.move_to_location(int(start[0] + way[0] * step / steps), int(start[1] + way[1] * step / steps))
    actions.pointer_action.pause(rest).pointer_up()
    actions.perform()
    # When a finger moves the view, the browser takes it from the page, which never gets the event for lifting it.
    return game.js("return times.pointerup - times.pointerdown || 0")


def flick(game, id, way):
    """Touches the middle of an element and lifts the finger elsewhere, at once."""
    x, y = game.js("const { x, y, width, height } = document.getElementById(arguments[0]).getBoundingClientRect();"
                   "return [x + width / 2, y + height / 2]", id)
    game.fingers("touchStart", (x, y))
    game.fingers("touchMove", (x + way[0], y + way[1]))
    game.fingers("touchEnd")


def two(game, angles, distances=(80, 80), middle=MIDDLE, steps=6, lift=True):
    """Moves two fingers from one angle (degrees) and distance about their center to another, and lifts them."""
    def places(share):
        angle = math.radians(angles[0] + (angles[1] - angles[0]) * share)
        distance = distances[0] + (distances[1] - distances[0]) * share
        way = (math.cos(angle) * distance, math.sin(angle) * distance)
        return (middle[0] - way[0], middle[1] - way[1]), (middle[0] + way[0], middle[1] + way[1])
    game.fingers("touchStart", places(0)[0])
    game.fingers("touchStart", *places(0))
    for step in range(1, steps + 1):
        game.fingers("touchMove", *places(step / steps))
    if lift:
        game.fingers("touchEnd")
