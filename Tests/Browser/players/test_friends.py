"""A table of friends when things go wrong: no network, a slow finger, a player who leaves, a way back."""
import contextlib
from collections.abc import Iterator

from game import Game
from look import sets
from rooms import begin, body, create, enter, is_connected, seats, sit_down, take
from screens import DESK, PHONE

OFFLINE = {"offline": True, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
ONLINE = OFFLINE | {"offline": False}


@contextlib.contextmanager
def without_network(game: Game) -> Iterator[None]:
    """Takes the network from a browser. It gets it back also after a failure, since the next tests use the browser too."""
    game.command("Network.emulateNetworkConditions", **OFFLINE)
    try:
        yield
    finally:
        game.command("Network.emulateNetworkConditions", **ONLINE)


# Sockets that fail while the tab says so, as on a page that its service worker shows without a network.
FAILING_SOCKETS = """
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    if (sessionStorage.failing) throw new SyntaxError('no network');
    super(...address);
  }
};
"""

# Sockets that neither send nor receive anything while the tab says so, and stay open: the network has gone without a notice.
SILENT_SOCKETS = """
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener('message', (event) => sessionStorage.silent && event.stopImmediatePropagation());
  }
  send(text) {
    if (!sessionStorage.silent) super.send(text);
  }
};
"""

STATUS_COLOR = "return getComputedStyle(document.getElementById('status')).color"


def is_coached(game) -> bool:
    return game.read("return document.querySelector('[data-coach]') !== null")


def test_a_first_visit_to_a_running_game_has_no_coach(friends):
    host, guest = friends(DESK), friends(PHONE)
    link = create(host)
    # The link is what opens the page first.
    guest.clear()
    enter(guest, link)
    begin(host, guest)
    for name in guest.look().names[:2]:
        guest.tap(name)
        assert not is_coached(guest)
    guest.button("back")
    guest.wait(lambda: body(guest, "game") is None)
    assert not is_coached(guest), "the first card chosen together ended it"


def test_a_device_without_a_network_is_told_so(friends):
    host, guest = friends(DESK), friends(PHONE)
    guest.run_before_page(FAILING_SOCKETS)
    sit_down(host, guest)
    take(guest)
    guest.wait(lambda: guest.look().found == 1)
    color, before = guest.js(STATUS_COLOR), guest.look().status
    guest.js("sessionStorage.failing = 1")
    with without_network(guest):
        guest.wait(lambda: guest.look().status not in ("", before))
        assert guest.js(STATUS_COLOR) == color
    guest.js("sessionStorage.clear()")
    guest.wait(lambda: is_connected(guest))


def test_a_set_without_a_connection_shows_as_sent_and_is_decided_later(server, friends):
    host, guest = friends(DESK, server.site), friends(PHONE, server.site)
    sit_down(host, guest)
    # One table in thirty has no set until the server deals more cards, so the test finds a set while the server runs.
    cards = guest.wait(lambda: sets(guest.look().names))[0]
    server.kill()
    guest.wait(lambda: body(guest, "connection") == "lost")
    before = guest.look().status
    guest.tap(*cards)
    look = guest.look()
    assert len(look.named("sent")) == 3 and not look.named("match") and look.status not in ("", before)
    server.start()
    for game in (host, guest):
        game.wait(lambda: is_connected(game) and game.look().found == 1)
    assert not guest.look().named("sent")


def test_a_player_who_only_looks_on_notices_a_connection_that_was_lost_without_a_notice(friends):
    host, guest = friends(DESK), friends(PHONE)
    guest.run_before_page(SILENT_SOCKETS)
    sit_down(host, guest)
    guest.js("sessionStorage.silent = 1")
    take(host)
    host.wait(lambda: host.look().found == 1)
    assert is_connected(guest) and guest.look().found == 0
    guest.wait(lambda: not is_connected(guest))
    guest.js("sessionStorage.clear()")
    guest.wait(lambda: is_connected(guest) and guest.look().found == 1)


def test_a_set_that_was_sent_too_late_is_taken_back_with_its_reason(friends):
    host, guest = friends(DESK), friends(PHONE)
    guest.run_before_page(FAILING_SOCKETS)
    sit_down(host, guest)
    cards = guest.wait(lambda: sets(guest.look().names))[0]
    guest.js("sessionStorage.failing = 1")
    with without_network(guest):
        guest.wait(lambda: body(guest, "connection") == "lost")
        guest.tap(*cards)
        before = guest.look()
        assert len(before.named("sent")) == 3
        host.tap(*cards)
        host.wait(lambda: host.look().found == 1)
    guest.js("sessionStorage.clear()")
    guest.wait(lambda: is_connected(guest) and guest.look().found == 1 and not guest.look().named("sent"))
    assert guest.look().status not in ("", before.status) and seats(guest)[1]["score"] == 0


def test_a_reload_without_a_network_is_forgotten_when_the_network_is_back(friends):
    host, guest = friends(DESK), friends(PHONE)
    guest.run_before_page(FAILING_SOCKETS)
    sit_down(host, guest)
    guest.js("sessionStorage.failing = 1")
    guest.reload()
    failed = guest.wait(lambda: guest.look().status)
    guest.js("sessionStorage.clear()")
    guest.wait(lambda: is_connected(guest) and body(guest, "phase") == "playing")
    assert guest.look().status != failed


def test_the_rooms_last_message_stays_in_the_room_to_which_one_can_return(friends):
    host, guest = friends(DESK), friends(PHONE)
    sit_down(host, guest)
    take(guest)
    guest.wait(lambda: guest.look().found == 1)
    guest.button("back")
    guest.wait(lambda: body(guest, "game") is None)
    assert guest.look().status == ""
    guest.open_menu("together")
    [room] = guest.driver.find_elements("css selector", "[data-room]")
    room.find_element("css selector", "button").click()
    guest.wait(lambda: is_connected(guest) and guest.look().found == 1)
    assert seats(guest)[1]["isSelf"] and not guest.open_dialogs()
    take(guest)
    guest.wait(lambda: guest.look().found == 2)


def test_a_player_whose_connection_goes_and_comes_back_is_mentioned(friends):
    host, guest = friends(DESK), friends(PHONE)
    link = sit_down(host, guest)
    name, before = seats(host)[1]["name"], host.look().status
    # Cards that the server deals in the meantime have a message too.
    mention = lambda former: (said := host.look().status) != former and name in said and said
    guest.leave()
    away = host.wait(lambda: mention(before))
    assert not seats(host)[1]["isHere"]
    enter(guest, link)
    host.wait(lambda: mention(away))
    assert seats(host)[1]["isHere"]


def test_a_tap_on_a_card_that_another_has_just_taken_chooses_nothing(friends):
    host, guest = friends(DESK), friends(PHONE)
    sit_down(host, guest)
    cards = host.wait(lambda: sets(host.look().names))[0]
    card = guest.rest() and guest.card(cards[0]).rect
    place = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    guest.fingers("touchStart", place)
    assert guest.held() == [cards[0]]
    before = guest.look().status
    host.tap(*cards)
    guest.wait(lambda: guest.look().found == 1)
    guest.fingers("touchEnd")
    guest.wait(lambda: guest.look().status not in ("", before))
    assert not guest.look().pressed
