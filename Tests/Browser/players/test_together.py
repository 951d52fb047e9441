"""Friends at one table, each with a separate browser: rooms, sets, lost connections, latecomers, the end."""
import subprocess

import pytest

from game import Game
from layouts import BOXES, check_page, is_within, overlap
from look import sets
from rooms import begin, body, create, enter, is_connected, play_out, seats, sit_down, take
from screens import ALL, DESK, DESK_WITH_TABS, HEADLESS_SHELL, PHONE, PHONE_WITH_TABS, SMALL_PHONE, Screen, open_browser

# Takes this many more seats in the room, like pages elsewhere would.
MORE = """
const [count] = arguments;
const code = location.hash.slice('#room='.length);
window.others = Array.from({ length: count }, () => {
  const socket = new WebSocket(new URL('together', location).href.replace('http', 'ws').replace(/#.*/, ''));
  const secret = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');
  socket.onopen = () => socket.send(`hello 1 ${code} ${secret} 0`);
  return socket;
});
"""


@pytest.mark.smoke
def test_friends_play_at_one_table(friends):
    host, guest = friends(DESK), friends(PHONE)
    link = create(host)
    assert link.startswith(f"{host.site}?together#room=") and host.driver.current_url == link
    enter(guest, link)
    host.wait(lambda: len(seats(host)) == 2)
    assert [seat["isSelf"] for seat in seats(host)] == [True, False]
    assert [seat["isSelf"] for seat in seats(guest)] == [False, True]
    begin(host, guest)
    assert host.look().names == guest.look().names and body(host, "game") == body(guest, "game") == "together"
    take(guest)
    for game in (host, guest):
        game.wait(lambda: game.look().found == 1)
        score = game.wait(lambda: seats(game)[1]["score"])
        assert seats(game)[0]["score"] == 0 and 10 <= score <= 40
        assert game.look().score == (score if game is guest else 0)
    name = seats(host)[1]["name"]
    assert name in host.look().status and name not in guest.look().status
    assert host.rest().names == guest.rest().names
    for id in ("deal", "cheat", "pause", "new-game", "undo"):
        assert not host.element(id).is_enabled(), id


def test_who_reloads_is_back_at_the_same_seat_and_who_comes_late_watches(friends):
    host, guest = friends(DESK), friends(PHONE)
    link = sit_down(host, guest)
    take(host)
    host.wait(lambda: host.look().found == 1)
    before = guest.wait(lambda: guest.look().found == 1 and guest.rest())
    guest.reload()
    guest.wait(lambda: is_connected(guest) and guest.look().found == 1)
    assert sorted(guest.rest().names) == sorted(before.names) and seats(guest)[1]["isSelf"]
    late = friends(DESK_WITH_TABS)
    enter(late, link)
    late.wait(lambda: late.look().found == 1)
    assert not any(seat["isSelf"] for seat in seats(late)) and len(seats(late)) == 2
    late.tap(late.look().names[0])
    assert not late.look().pressed


def test_a_lost_connection_is_told_of_and_comes_back_by_itself(server, friends):
    host, guest = friends(DESK, server.site), friends(PHONE, server.site)
    sit_down(host, guest)
    take(host)
    # If there is no set, more cards are dealt, and only the server knows them.
    names = host.wait(lambda: host.look().found == 1 and sets(host.look().names) and host.rest().names)
    server.kill()
    host.wait(lambda: body(host, "connection") == "lost")
    assert host.look().names == names and host.look().status and not host.open_dialogs()
    # Claims made in the meantime count later.
    take(host)
    server.start()
    for game in (host, guest):
        game.wait(lambda: is_connected(game) and game.look().found == 2)


@pytest.fixture
def untrusted(site):
    """The game on a phone that has opened another machine's address, which browsers don't trust."""
    def prepare(options):
        options.add_argument("--host-resolver-rules=MAP tercet.test 127.0.0.1")
        return options

    browser = open_browser(PHONE, prepare, HEADLESS_SHELL)
    game = Game(browser, site.replace("127.0.0.1", "tercet.test"), PHONE, prefers_reduced_motion="reduce")
    game.open()
    yield game
    # Browsers ignore the policy there, and report that.
    troubles = [trouble for trouble in game.troubles() if "Cross-Origin-Opener-Policy" not in trouble]
    browser.quit()
    assert not troubles


def test_a_room_is_played_in_without_a_secure_context(untrusted, friends, site):
    assert not untrusted.js("return isSecureContext || navigator.locks || navigator.serviceWorker || navigator.clipboard")
    link = create(untrusted)
    assert link.startswith(untrusted.site)
    said = untrusted.element("together-says").text
    untrusted.button("together-copy")
    untrusted.wait(lambda: untrusted.element("together-says").text != said)
    friend = friends(DESK)
    enter(friend, link.replace(untrusted.site, site))
    begin(untrusted, friend)
    for found, game in enumerate((untrusted, friend)):
        take(game)
        for one in (untrusted, friend):
            one.wait(lambda: one.look().found == found + 1)
    untrusted.reload()
    untrusted.wait(lambda: is_connected(untrusted) and untrusted.look().found == 2)
    assert seats(untrusted)[0]["isSelf"] and sorted(untrusted.rest().names) == sorted(friend.rest().names)


def test_a_mistake_costs_points_that_all_see(friends):
    host, guest = friends(DESK), friends(PHONE)
    sit_down(host, guest)
    names = host.look().names
    wrong = next(name for name in names[2:] if (names[0], names[1], name) not in sets(names))
    assert len(host.tap(names[0], names[1], wrong).named("mismatch")) == 3
    guest.wait(lambda: seats(guest)[0]["score"] == -10)
    host.wait(lambda: not host.look().pressed)


def test_a_game_to_its_end_is_reviewed_counted_and_played_again(friends):
    host, guest = friends(DESK), friends(PHONE)
    sit_down(host, guest)
    players = [host, guest]
    play_out(players)
    for game in players:
        assert len(game.stored("tercet.games").strip().split("\n")) == 2
    host.button("review")
    host.wait(lambda: host.open_dialogs() == ["review-dialog"])
    host.button("review-close")
    guest.button("result-new")
    host.wait(lambda: host.js("return document.querySelectorAll('#podium u').length") == 1)
    assert host.element("result-new").get_attribute("aria-pressed") == "false"
    host.button("result-new")
    for game in players:
        game.wait(lambda: body(game, "phase") == "playing" and [seat["score"] for seat in seats(game)] == [0, 0])


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_eight_seats_fit_beside_the_table(friends, screen):
    game = friends(screen)
    create(game)
    game.js(MORE, 7)
    game.wait(lambda: len(seats(game)) == 8)
    begin(game)
    game.rest()
    assert game.js("return document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    places = game.js("""return [...document.querySelectorAll('#seats li, #table .card, #status, footer > button, #back, #together')]
        .map((element) => [element.id || element.className || element.dataset.seat, element.getBoundingClientRect()])
        .filter(([, { width }]) => width).map(([id, { left, top, right, bottom }]) => [id, left, top, right, bottom])""")
    for id, left, top, right, bottom in places:
        assert left >= -1 and top >= -1 and right <= screen.width + 1 and bottom <= screen.height + 1, id
    cut = game.js("return [...document.querySelectorAll('#seats b')].filter((b) => b.scrollWidth > b.clientWidth + 1).length")
    assert not cut and all(seat["name"] for seat in seats(game))


def test_the_end_fits_beside_eight_seats(friends):
    game = friends(DESK)
    create(game)
    game.js(MORE, 7)
    game.wait(lambda: len(seats(game)) == 8)
    begin(game)
    play_out([game])
    for screen in [*ALL, Screen(800, 614), Screen(1000, 600), Screen(1280, 720), Screen(1366, 657)]:
        game.resize(screen)
        game.rest()
        # The id of a deal without a seed encodes the deck.
        check_page(game, screen, may_be_cut=["deal-id"])
        panel, buttons, parts, size = game.read(BOXES)
        assert is_within(panel, (0, 0, *size)) and all(is_within(part, panel) for part in parts), screen
        assert not any(overlap(panel, button, slack=1) for button in buttons), screen


def test_it_can_all_be_done_with_keys(friends):
    host, guest = friends(DESK), friends(DESK_WITH_TABS)
    host.tab_to("together")
    host.key("\ue007")
    host.tab_to("together-create")
    host.key("\ue007")
    host.wait(lambda: is_connected(host))
    enter(guest, host.element("together-link").get_attribute("value"))
    host.wait(lambda: host.element("together-start").is_enabled())
    host.tab_to("together-start")
    host.key("\ue007")
    host.wait(lambda: body(host, "phase") == "playing" and not host.open_dialogs() and host.look().cards)
    for name in host.wait(lambda: sets(host.look().names))[0]:
        host.key_to(name)
        host.key("\ue007")
    guest.wait(lambda: guest.look().found == 1)


def test_leaving_a_room_goes_back_to_the_own_game(friends):
    game = friends(DESK)
    names = game.look().names
    create(game)
    assert "?together#room=" in game.driver.current_url
    game.button("together-leave")
    game.wait(lambda: body(game, "game") is None and not game.open_dialogs())
    assert game.rest().names == names and game.driver.current_url == game.site
    game.tap(names[0])
    assert game.look().pressed == [names[0]]


def test_a_room_that_is_not_there_is_told_of(friends):
    game = friends(SMALL_PHONE)
    game.open("?together#room=00000000")
    game.wait(lambda: body(game, "game") is None and game.driver.current_url == game.site)
    assert game.look().status and len(game.look().cards) == 12


def test_without_a_server_this_is_said_and_everything_else_works(friends):
    game = friends(PHONE)
    game.run_before_page("window.WebSocket = class { constructor() { throw new SyntaxError('none') } }")
    game.reload()
    game.button("together")
    before = game.element("together-says").text
    game.button("together-create")
    game.wait(lambda: game.element("together-says").text not in ("", before))
    game.button("together-close")
    game.wait(lambda: not game.open_dialogs())
    game.tap(game.look().names[0])
    assert len(game.look().pressed) == 1 and body(game, "game") is None


def sleep(game) -> None:
    """Hides the page and stops everything it does, like a phone."""
    game.command("Page.setWebLifecycleState", state="frozen")


def wake(game) -> None:
    """Resumes the page and shows it. For that, another page has to be in front first."""
    game.command("Page.setWebLifecycleState", state="active")
    page = game.driver.current_window_handle
    game.driver.switch_to.new_window("tab")
    game.driver.close()
    game.driver.switch_to.window(page)
    game.command("Page.bringToFront")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_camera_reads_the_link_of_a_room_from_its_code(friends, tmp_path, theme):
    host, guest = friends(PHONE), friends(DESK)
    host.media(prefers_color_scheme=theme)
    link = create(host)
    host.js("document.getElementById('together-code').scrollIntoView({ block: 'center' })")
    picture = tmp_path / "lobby.png"
    host.picture(picture)
    read = subprocess.run(["zbarimg", "--quiet", "--raw", picture], check=True, capture_output=True, text=True).stdout
    assert read.strip() == link
    enter(guest, read.strip())
    host.wait(lambda: len(seats(host)) == 2)


def test_a_page_that_slept_knows_all_that_happened(server, friends):
    host, guest = friends(DESK, server.site), friends(PHONE_WITH_TABS, server.site)
    sit_down(host, guest)
    sleep(guest)
    for found in (1, 2):
        take(host)
        host.wait(lambda: host.look().found == found)
    # The server is a new one when the phone wakes.
    server.kill()
    server.start()
    host.wait(lambda: is_connected(host))
    take(host)
    host.wait(lambda: host.look().found == 3)
    wake(guest)
    guest.wait(lambda: is_connected(guest) and guest.look().found == 3)
    take(guest)
    host.wait(lambda: host.look().found == 4)
    assert sorted(host.look().names) == sorted(guest.look().names) and len(seats(host)) == 2


def test_two_tabs_have_one_seat_by_turns(friends):
    host, guest = friends(DESK), friends(DESK_WITH_TABS)
    link = sit_down(host, guest)
    take(guest)
    host.wait(lambda: host.look().found == 1)
    driver, first = guest.driver, guest.driver.current_window_handle
    driver.switch_to.new_window("tab")
    try:
        guest.driver.get(link)
        guest.wait(lambda: body(guest, "phase") == "elsewhere")
        guest.element("play-here").click()
        guest.wait(lambda: is_connected(guest) and guest.look().found == 1)
        assert [seat["isSelf"] for seat in seats(guest)] == [False, True]
        take(guest)
        host.wait(lambda: host.look().found == 2)
        assert len(seats(host)) == 2
        driver.switch_to.window(first)
        guest.wait(lambda: body(guest, "phase") == "elsewhere")
        guest.element("play-here").click()
        guest.wait(lambda: is_connected(guest) and guest.look().found == 2)
        take(guest)
        host.wait(lambda: host.look().found == 3)
    finally:
        for handle in set(driver.window_handles) - {first}:
            driver.switch_to.window(handle)
            driver.close()
        driver.switch_to.window(first)
