"""How the review, the statistics and the table of two players fit every screen. Takes pictures if they are wanted."""
import pytest

from languages import LANGUAGES, in_languages
from layouts import MESSAGES, check_cards, check_dialog, check_page
from look import sets
from screens import ALL, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, Screen

# Down to the smallest screen on which nothing may scroll.
SMALLEST = [Screen(320, 480, 2, touch=True), Screen(480, 320, 2, touch=True)]
SCREENS = [*ALL, *SMALLEST]


ON_SCREENS = pytest.mark.parametrize("screen", SCREENS, ids=str)


@pytest.mark.covering
@pytest.mark.fitting
@pytest.mark.parametrize("screen, language", [*((screen, LANGUAGES[0]) for screen in ALL), *((SMALL_PHONE, one) for one in LANGUAGES[1:])], ids=str)
def test_records_fit(film, pictures, screen, language):
    game = film("?seed=records&motion=still", screen=screen)
    game.play_out(17_800)
    game.open(f"?lang={language}")
    game.settle()
    check_page(game, screen)
    for button, name in (("review", "records"), ("statistics", "statistics")):
        game.button(button)
        check_dialog(game, screen)
        if language == "en":
            pictures(game, f"{name}-{screen}")
        if button == "review":
            game.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
            check_dialog(game, screen)
        if button == "statistics":
            game.button("clear")
            check_dialog(game, screen)
            game.button("clear-no")
        game.js("document.querySelector('dialog[open] .body').scrollTop = 1e6")
        if language == "en":
            pictures(game, f"{name}-{screen}-end")
        game.button(f"{button}-close")
        assert game.open_dialogs() == []


@pytest.mark.covering
@pytest.mark.parametrize("screen, language", [
    *((screen, "en") for screen in SCREENS), (SMALL_PHONE, "ru"), (PHONE, "ru"), (PHONE_ON_ITS_SIDE, "ru")], ids=str)
def test_the_table_of_two_players_fits(film, pictures, screen, language):
    game = film("?seed=two&motion=still&players=2", screen=screen)
    names = game.look().names
    places = [names.index(name) for name in sets(names)[0]]
    game.open(f"?seed=two&motion=still&players=2&lang={language}")
    check_page(game, screen)
    game.button("claim-2")
    game.run(2000, 500)
    check_page(game, screen)
    if language == "en" and screen in ALL:
        pictures(game, f"two-{screen}-claim")
    names = game.look().names
    game.press_cards(*(names[place] for place in places))
    assert game.look().named("match")
    check_page(game, screen)
    game.run(2000, 500)
    for count in (12, 21):
        look = game.deal_for_two(count)
        assert len(look.cards) == count
        check_cards(look, screen)
        check_page(game, screen)
        if language == "en" and screen in ALL:
            pictures(game, f"two-{screen}-{count}")


@pytest.mark.covering
@in_languages
@ON_SCREENS
def test_the_message_about_the_limit_for_two_players_fits_beside_undo(film, screen, language):
    game = film(f"?seed=two&motion=still&players=2&limit=24&lang={language}", screen=screen)
    before = game.deal_for_two(21)
    look = game.button("deal-1")
    assert len(look.cards) == 24 and look.has_new_message(before) and game.element("undo").is_displayed()
    check_page(game, screen)


@pytest.mark.covering
@in_languages
@ON_SCREENS
def test_the_winner_is_named_in_full(film, screen, language):
    game = film(f"?seed=two&motion=still&players=2&lang={language}", screen=screen)
    before = game.look()
    look = game.play_out(1000)
    assert look.phase == "over" and look.has_new_message(before) and game.sides()["said"] == look.status
    check_page(game, screen)


@pytest.mark.covering
@in_languages
@ON_SCREENS
def test_the_deal_id_is_shown_whole(play, screen, language):
    for players in (1, 2):
        game = play(f"?seed=k3f9x2pm&players={players}&lang={language}", screen=screen)
        cut = game.read("""
            const id = document.querySelector('.deal-id');
            return id.scrollWidth > id.clientWidth + 1 || id.scrollHeight > id.clientHeight + 1""")
        assert not cut, game.element("deal-id").text


@pytest.mark.parametrize("screen", [SMALL_PHONE, *SMALLEST], ids=str)
def test_two_players_can_recognise_all_81_cards(film, screen):
    game = film("?seed=two&motion=still&players=2", screen=screen)
    look = game.deal_for_two(81)
    assert len(look.cards) == 81
    # On the smallest screens, the two edges leave less room for cards.
    check_cards(look, screen, least=20 if screen.height > 568 else 16)
    check_page(game, screen)


@pytest.mark.covering
@pytest.mark.parametrize("players", [1, 2])
@in_languages
@pytest.mark.parametrize("screen", [PHONE_ON_ITS_SIDE, *SMALLEST], ids=str)
def test_the_way_back_to_a_game_fits(play, screen, language, players):
    game = play(f"?seed=mine&players={players}", screen=screen)
    game.button("shuffle")
    game.open(f"?seed=theirs&players={players}&lang={language}")
    assert game.element("back").is_displayed()
    game.button("claim-2" if players == 2 else "cheat")
    # The id ends in an ellipsis.
    check_page(game, screen, may_be_cut=("deal-id",))


@pytest.mark.covering
@in_languages
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_messages_fit_at_both_edges(film, screen, language):
    """In a free turn, in which a mismatch costs nothing and another may follow."""
    game = film(f"?seed=two&motion=still&players=2&lang={language}", screen=screen)
    game.button("claim-1")
    game.run(5000, 500)
    assert game.sides()["turns"] == [None, "free"]
    assert game.read(MESSAGES, "status", "status-2") == []
