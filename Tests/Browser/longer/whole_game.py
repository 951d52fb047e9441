"""A whole game in the language whose words are 40 % longer than those of English, and its two longest dialogs.

`make longer` runs these tests and all that are marked as `fitting`, on a site of their own (`building.py`).
"""
import pytest

from hands import Hands, play_a_whole_game
from languages import LANGUAGES
from layouts import check_dialog
from screens import ALL, DESK, PHONE, SMALL_PHONE

IN_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
pytestmark = pytest.mark.fitting


@IN_LANGUAGES
@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, DESK], ids=str)
def test_a_whole_game(play, screen, language):
    game = play(f"?seed=a whole game&lang={language}", screen=screen)
    assert game.js("return document.documentElement.lang") == language
    play_a_whole_game(Hands(game))


@IN_LANGUAGES
@pytest.mark.parametrize("dialog", ["settings", "help"])
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_the_longest_dialogs_fit(play, screen, language, dialog):
    game = play(f"?lang={language}", screen=screen)
    game.wait_until_reports_are_there()
    game.button(dialog)
    check_dialog(game, screen)
