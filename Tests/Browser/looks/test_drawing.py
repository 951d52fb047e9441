"""What Chromium repaints while cards move, read from its trace."""
import collections

import pytest

from frames import events, with_traces
from game import Game
from screens import PHONE, open_browser


@pytest.fixture(scope="module")
def traced(site):
    browser = open_browser(PHONE, with_traces)
    yield Game(browser, site, PHONE)
    browser.quit()


def drawn(game, act):
    """How often each kind of element is repainted after the first frame of the motion that `act` starts."""
    game.rest()
    game.js("performance.mark('film-begins')")
    act()
    game.rest()
    game.js("performance.mark('film-ends')")
    trace = events(game.driver)
    frames = [event["ts"] for event in trace if event["name"] == "FireAnimationFrame"]
    assert len(frames) > 2
    return collections.Counter(
        event["args"]["data"]["nodeName"] for event in trace if event["name"] == "Paint" and event["ts"] > frames[1])


@pytest.mark.parametrize("motion", ["fly", "physics"])
def test_no_card_that_leaves_is_drawn_on_its_way(traced, motion):
    traced.clear()
    traced.open(f"?seed=drawing&motion={motion}")
    traced.deal_to(24)
    kinds = drawn(traced, lambda: traced.key("n"))
    assert kinds["BUTTON class='card'"] > 0, "those that come turn over"
    assert kinds["DIV class='card'"] == 0
