"""A browser that has stopped is told from one that goes on."""
from engines.stopped import unmet_needs


def test_a_page_gets_all_that_it_needs(play):
    game = play()
    game.leave()
    assert unmet_needs(game.driver) == []


def test_a_need_that_is_not_met_is_named(play):
    game = play()
    game.leave()
    game.js("window.requestAnimationFrame = () => {}")
    assert "a frame" in unmet_needs(game.driver, seconds=1)
