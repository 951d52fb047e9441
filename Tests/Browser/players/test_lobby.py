"""Between games in a room: names, who is ready, reactions, and another game."""
from rooms import body, create, enter, play_out, seats, sit_down
from screens import DESK, PHONE


def press(game, selector):
    game.driver.find_element("css selector", selector).click()


def test_names_are_chosen_and_the_game_starts_when_all_are_ready(friends):
    host, guest = friends(DESK), friends(PHONE)
    enter(guest, create(host))
    host.wait(lambda: len(seats(host)) == 2)
    name = guest.js("return document.querySelectorAll('.names button')[1].textContent")
    press(guest, ".names button:nth-child(2)")
    host.wait(lambda: seats(host)[1]["name"] == name)
    assert guest.js("return [...document.querySelectorAll('.names button')].map((button) => button.ariaPressed)") == ["false", "true", "false"]
    guest.button("ready")
    host.wait(lambda: len(host.driver.find_elements("css selector", "#together-players u")) == 1)
    host.button("ready")
    for game in (host, guest):
        game.wait(lambda: not game.open_dialogs() and game.look().names)
    assert host.look().names == guest.look().names


def test_a_reaction_shows_at_the_seat_for_everybody(friends):
    host, guest = friends(DESK), friends(PHONE)
    enter(guest, create(host))
    host.wait(lambda: len(seats(host)) == 2)
    press(guest, "#together-room [data-reaction='3']")
    for game in (host, guest):
        game.wait(lambda: game.js("return document.querySelector('#seats li:nth-child(2) u').textContent") == "♥")
        assert game.js("return getComputedStyle(document.querySelector('#seats li:nth-child(2) u')).visibility") == "visible"


def test_a_reaction_is_shown_from_the_table_without_the_sheet(friends):
    host, guest = friends(PHONE), friends(DESK)
    sit_down(host, guest)
    for game, number, symbol in [(host, 1, 0), (guest, 2, 1)]:
        assert not game.element("reactions").is_displayed()
        press(game, "#react")
        assert game.element("reactions").is_displayed()
        press(game, f"#reactions [data-reaction='{number}']")
        game.wait(lambda: not game.element("reactions").is_displayed())
        for other in (host, guest):
            other.wait(lambda: other.js(f"return document.querySelectorAll('#seats u')[{symbol}].textContent") != "")
    assert not host.open_dialogs() and not guest.open_dialogs()


def test_one_player_alone_starts_another_game_after_some_seconds(friends):
    host, guest = friends(DESK), friends(PHONE)
    sit_down(host, guest)
    play_out([host, guest])
    assert host.js("return document.querySelectorAll('#podium li').length") == 2
    guest.button("result-new")
    host.wait(lambda: host.js("return document.querySelectorAll('#podium u').length") == 1)
    for game in (host, guest):
        game.wait(lambda: body(game, "phase") == "playing" and [seat["score"] for seat in seats(game)] == [0, 0])
