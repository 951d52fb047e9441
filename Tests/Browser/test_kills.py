"""What was seen is there again after the browser was killed. `make kills` does it more often."""
from killing import Player
from kills import check_killed


def test_a_browser_that_is_killed_loses_nothing_that_was_shown(site):
    player = Player(site, seed=1)
    try:
        assert any([check_killed(player) for _ in range(4)]), "the second copy was needed"
    finally:
        player.quit()


def test_what_somebody_has_emptied_stays_empty(play):
    """A game does not come back from the second copy where its storage was emptied on purpose."""
    game = play("?seed=emptied")
    game.tap(game.look().names[0])
    game.leave()
    game.js("localStorage.clear()")
    game.open()
    assert game.look().id != "emptied~c" and not game.look().pressed
