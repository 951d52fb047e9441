"""Friends at one table, in three engines: whole games with reloads, after which each page shows the same review."""
import pytest

from engines.conftest import WINDOW, EngineGame
from rooms import body, is_connected, people, play_out, seats, sit_down, take_any
from screens import DESK, PHONE, Screen

REVIEW = "return document.getElementById('review-dialog').textContent"


@pytest.fixture
def others(engines, site):
    """Opens the game for one more person, in another engine."""
    with people(lambda engine: EngineGame(engines(engine), site, Screen(*WINDOW))) as open:
        yield open


def test_four_browsers_play_a_whole_game(friends, others):
    host, guests = friends(DESK), [friends(PHONE), others("firefox"), others("webkit")]
    sit_down(host, *guests)
    players = [host, *guests]
    for player in players:
        found = player.look().found
        take_any(player)
        for other in players:
            other.wait(lambda: other.look().found > found)
        player.reload()
        player.wait(lambda: is_connected(player) and player.look().found > found)
    play_out(players)
    scores = [seat["score"] for seat in seats(host)]
    assert len(scores) == 4 and all(scores)
    reviews = []
    for index, player in enumerate(players):
        assert [seat["score"] for seat in seats(player)] == scores and seats(player)[index]["isSelf"]
        player.button("review")
        player.wait(lambda: player.open_dialogs() == ["review-dialog"])
        reviews.append(player.js(REVIEW))
        player.button("review-close")
    assert len(set(reviews)) == 1 and reviews[0]


@pytest.mark.parametrize("engine", ["webkit", "firefox"])
def test_a_room_is_made_shared_played_in_and_left_in_any_engine(friends, others, engine):
    host, guest = others(engine), friends(PHONE)
    names = host.look().names
    sit_down(host, guest)
    take_any(guest)
    host.wait(lambda: host.look().found == 1)
    take_any(host)
    guest.wait(lambda: guest.look().found == 2)
    host.button("together")
    host.button("together-leave")
    host.wait(lambda: body(host, "game") is None and not host.open_dialogs())
    assert host.look().names == names
    guest.wait(lambda: not seats(guest)[0]["isHere"])
