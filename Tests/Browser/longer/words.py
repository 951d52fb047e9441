"""The page in a language whose words are 40 % longer than English's: everything fits, and a game can be played.

`make longer` runs these tests, which need a site of their own (`building.py`). They are those of the page's own languages.
"""
import pytest

import dialogs.test_layout_records as records
import looks.test_large_text as large_text
import looks.test_layout as layout
from hands import Hands, play_a_whole_game
from layouts import check_dialog
from longer.building import SITE
from longer.language import CODE
from screens import ALL, DESK, PHONE, SMALL_PHONE
from serving import serving

ON_SCREENS = pytest.mark.parametrize("screen", ALL, ids=str)


@pytest.fixture(scope="session")
def site():
    with serving(SITE) as address:
        yield address


@ON_SCREENS
def test_the_table_of_one_player_fits(play, pictures, screen):
    layout.test_everything_fits(play, pictures, screen, CODE)
    layout.test_the_message_about_the_limit_fits_beside_undo(play, screen, CODE)
    records.test_the_way_back_to_a_game_fits(play, screen, CODE, players=1)


@ON_SCREENS
def test_the_table_of_two_players_fits(play, film, pictures, screen):
    records.test_the_way_back_to_a_game_fits(play, screen, CODE, players=2)
    records.test_the_table_of_two_players_fits(film, pictures, screen, CODE)
    records.test_the_message_about_the_limit_for_two_players_fits_beside_undo(film, screen, CODE)
    records.test_the_winner_is_named_in_full(film, screen, CODE)
    records.test_messages_fit_at_both_edges(film, screen, CODE)


@ON_SCREENS
def test_the_deal_id_is_shown_whole(play, screen):
    records.test_the_deal_id_is_shown_whole(play, screen, CODE)


@ON_SCREENS
@pytest.mark.parametrize("dialog", ["settings", "help"])
def test_dialogs_fit(play, pictures, screen, dialog):
    layout.test_dialogs_fit_and_scroll_within_themselves(play, pictures, screen, CODE, dialog)
    game = play(f"?lang={CODE}", screen=screen)
    game.wait_until_reports_are_there()
    game.button(dialog)
    check_dialog(game, screen)


@ON_SCREENS
def test_the_review_and_the_statistics_fit(film, pictures, screen):
    records.test_records_fit(film, pictures, screen, CODE)


@ON_SCREENS
@pytest.mark.parametrize("players", [1, 2])
def test_text_twice_as_large_overlaps_nothing(large, site, screen, players):
    large_text.test_text_twice_as_large_overlaps_nothing(large, site, screen, CODE, players)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, DESK], ids=str)
def test_a_whole_game(play, screen):
    game = play(f"?seed=a whole game&lang={CODE}", screen=screen)
    assert game.js("return document.documentElement.lang") == CODE
    play_a_whole_game(Hands(game))
