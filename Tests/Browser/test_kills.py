"""What was seen is there again after the page's process was killed. `make kills` does it more often."""
import pytest

from killing import Player
from kills import check_page_killed, measure_browser_killed


@pytest.fixture
def player(site):
    player = Player(site, seed=1)
    yield player
    player.quit()


def test_a_tab_that_crashes_loses_nothing_that_was_shown(player):
    for _ in range(3):
        check_page_killed(player)


def test_a_browser_that_is_killed_finds_an_earlier_moment_of_the_same_game(player):
    measure_browser_killed(player, 2)
