"""Whole games from a link to the end, using only the page: by touch, by mouse, and only by keyboard."""
import dataclasses

import pytest

from hands import Hands, Keyboard, play_a_whole_game, play_sets
from screens import DESK, PHONE


@pytest.mark.parametrize("hands, screen", [(Hands, PHONE), (Hands, DESK), (Keyboard, DESK)], ids=["touch", "mouse", "keyboard"])
def test_a_whole_game(play, hands, screen):
    play_a_whole_game(hands(play("?seed=a whole game", screen=screen)))


def test_a_game_whose_cards_move(play):
    # Moving cards are drawn in software, so the screen doesn't have a phone's high resolution.
    screen = dataclasses.replace(PHONE, ratio=1)
    assert play_sets(Hands(play("?seed=a whole game", screen=screen, moves=True)), most=4).found == 4
