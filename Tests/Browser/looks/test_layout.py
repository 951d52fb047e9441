"""How the page fits every screen, with 12, 21 and 81 cards. Takes pictures if they are wanted."""

import pytest
from selenium.webdriver.common.keys import Keys

from languages import in_languages
from layouts import BARS, SCREENS, check_cards, check_messages, check_page
from look import mismatches, sets
from screens import ALL, DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, Screen


@pytest.mark.covering
@in_languages
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_everything_fits(play, pictures, screen, language):
    game = play(f"?seed=tea&lang={language}", screen=screen)
    for count in (12, 21, 81):
        check_cards(game.deal_to(count), screen)
        check_page(game, screen)
        if screen in ALL and language == "en":
            pictures(game, f"{screen}-{count}")
    check_messages(game)


@pytest.mark.covering
@in_languages
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_message_about_the_limit_fits_beside_undo(play, screen, language):
    game = play(f"?seed=tea&limit=24&lang={language}", screen=screen)
    before = game.look()
    look = game.key("d", "d", "d", "d")
    assert look.off["deal"] and look.has_new_message(before) and game.element("undo").is_displayed()
    check_page(game, screen)


def test_a_short_message_keeps_off_the_buttons_above_it(play):
    game = play("?seed=tea", screen=PHONE_ON_ITS_SIDE)
    game.tap(*sets(game.look().names)[0])
    assert game.read("""
const text = document.createRange();
text.selectNodeContents(document.getElementById('status'));
return text.getBoundingClientRect().top - document.getElementById('settings').getBoundingClientRect().bottom;
""") >= 6


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_name_and_the_mode_are_in_view(play, screen):
    boxes = play(screen=screen).read("""
        return ['#play svg', '[data-mode]'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())""")
    assert all(box["width"] > 30 and box["height"] > 12 for box in boxes)
    assert all(box["left"] >= 0 and box["bottom"] <= screen.height for box in boxes)


@pytest.mark.parametrize("players", [1, 2])
def test_a_bar_is_a_layer_on_fine_screens_alone(play, players):
    fine = play(f"?seed=tea&players={players}", screen=PHONE).read(BARS)
    coarse = play(f"?seed=tea&players={players}", screen=DESK).read(BARS)
    assert len(fine) > 2 and set(fine) == {"opacity"} and set(coarse) == {"auto"}


def test_a_resize_keeps_the_state_and_moves_the_cards(play):
    game = play("?seed=tea", screen=PHONE, moves=True)
    game.tap(*game.look().names[:2])
    before = game.rest()
    game.resize(PHONE_ON_ITS_SIDE)
    after = game.rest()
    assert after.cards[1]["box"] != before.cards[1]["box"]
    assert (after.names, after.pressed, after.score) == (before.names, before.pressed, before.score)
    check_page(game, PHONE_ON_ITS_SIDE)


def test_cards_lie_on_the_pixels_of_a_finer_screen(play):
    game = play("?seed=tea", screen=DESK)
    for ratio in (1.5, 2.625, 3):
        screen = Screen(int(2000 / ratio), int(1300 / ratio), ratio)
        game.resize(screen)
        check_cards(game.look(), screen)


def test_at_200_percent_nothing_is_lost(play):
    """Zooming to 200 % halves the screen in CSS pixels; doubling only the text mustn't cut it off either."""
    game = play("?seed=tea", screen=Screen(720, 450, 2))
    check_page(game, Screen(720, 450, 2))
    game.resize(SMALL_PHONE)
    game.js("document.documentElement.style.fontSize = '200%'")
    game.look()
    for id in ("deal", "cheat", "shuffle", "new-game", "pause", "play", "more"):
        assert game.element(id).is_displayed()


@pytest.mark.parametrize("screen, language", [(SMALL_PHONE, "en"), (SMALL_PHONE, "ru"), (PHONE_ON_ITS_SIDE, "en"), (DESK, "en")],
                         ids=lambda value: str(value))
@pytest.mark.parametrize("dialog", ["settings", "help"])
def test_dialogs_fit_and_scroll_within_themselves(play, pictures, screen, language, dialog):
    game = play(f"?seed=tea&lang={language}", screen=screen)
    game.button(dialog)
    box = game.read("return (({x, y, right, bottom}) => [x, y, right, bottom])"
                    "(document.querySelector('dialog[open]').getBoundingClientRect())")
    assert box[0] >= 0 and box[1] >= 0 and box[2] <= screen.width and box[3] <= screen.height
    assert game.js("const d = document.querySelector('dialog[open] .body'); return d.scrollTop") == 0, "it opens at its top"
    assert not game.js("const d = document.querySelector('dialog[open] .body'); return d.scrollWidth > d.clientWidth")
    pictures(game, f"{screen}-{dialog}-{language}")
    game.button(f"{dialog}-close")
    assert game.open_dialogs() == []


@pytest.mark.smoke
def test_every_state_fits(play, pictures):
    """Two selected cards, a match, a mismatch, a hint and a pause."""
    game = play("?seed=coffee", screen=PHONE)

    def check(state: str, count: int) -> None:
        assert len(game.look().named(state)) == count
        check_page(game, PHONE)
        pictures(game, f"state-{state}")

    names = game.look().names
    game.tap(names[0], names[1])
    check("selected", 2)
    game.key(Keys.ESCAPE)
    game.tap(*sets(names)[0])
    check("match", 3)
    game.tap(*next(mismatches([name for name in names if name not in sets(names)[0]])))
    check("mismatch", 3)
    game.key(Keys.ESCAPE)
    game.button("cheat")
    check("hint", 3)
    assert game.button("pause").phase == "paused"
    pictures(game, "state-paused")
