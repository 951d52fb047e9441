"""Every cell of the table of selections, and Deal in every state, with a stopped clock."""
import pytest

from look import mismatches, sets
from screens import DESK


@pytest.fixture
def game(film):
    return film("?seed=choosing&motion=still", screen=DESK)


@pytest.mark.smoke
def test_each_tap_on_zero_one_and_two_cards(game):
    a, b, *_ = game.look().names
    assert game.tap(a).pressed == [a]
    assert game.tap(a).pressed == []
    look = game.tap(a, b)
    assert look.pressed == [a, b] and look.named("selected") == [a, b]
    assert game.tap(a).pressed == [b]
    assert game.tap(b).pressed == []


@pytest.mark.parametrize("own", [True, False])
def test_a_tap_after_a_mismatch_selects_that_card_alone(game, own):
    before = game.look()
    three = next(mismatches(before.names))
    look = game.tap(*three)
    assert look.named("mismatch") == list(three) and look.score == -10 and look.has_new_message(before)
    card = three[1] if own else next(name for name in look.names if name not in three)
    look = game.tap(card)
    assert look.pressed == [card] and look.named("selected") == [card]


@pytest.mark.smoke
@pytest.mark.parametrize("own", [True, False])
def test_a_tap_after_a_match_replaces_it_in_its_places(game, own):
    before = game.look()
    three = sets(before.names)[0]
    look = game.tap(*three)
    assert look.named("match") == list(three) and look.names == before.names and look.has_new_message(before)
    card = three[2] if own else next(name for name in look.names if name not in three)
    look = game.tap(card)
    assert look.pressed == ([] if own else [card])
    assert len(look.names) == 12 and look.deck == 66
    for old, new in zip(before.names, look.names):
        assert (new != old) == (old in three)


def test_with_an_empty_deck_the_others_close_up(game):
    look = game.deal_to(81)
    assert len(look.cards) == 81 and look.deck == 0
    three = sets(look.names)[0]
    game.tap(*three)
    after = game.tap(three[0])
    assert after.names == [name for name in look.names if name not in three]
    assert after.cards[0]["box"][2] >= look.cards[0]["box"][2], "cards grow into the room"


def test_deal_keeps_a_selection_and_a_mismatch(game):
    names = game.look().names
    game.tap(*names[:2])
    look = game.button("deal")
    assert look.pressed == names[:2] and len(look.cards) == 15
    game.tap(names[0], names[1])
    three = next(mismatches(names))
    game.tap(*three)
    look = game.button("deal")
    assert look.named("mismatch") == list(three) and len(look.cards) == 18


def test_deal_on_a_match_replaces_it_and_the_next_tap_deals_nothing(game):
    before = game.look()
    score = game.tap(*sets(before.names)[0]).score
    look = game.button("deal")
    assert len(look.cards) == 12 and look.deck == 66 and look.pressed == [] and look.score == score
    after = game.tap(look.names[0])
    assert after.names == look.names and after.pressed == [look.names[0]]


def test_a_needless_deal_costs_ten(game):
    before = game.look()
    assert sets(before.names)
    look = game.button("deal")
    assert look.score == -10 and look.has_new_message(before)


def test_reshuffle_gives_every_card_another_place_and_keeps_states(game):
    before = game.look()
    three = sets(before.names)[0]
    game.tap(*three)
    look = game.button("shuffle")
    assert sorted(look.names) == sorted(before.names)
    assert all(old != new for old, new in zip(before.names, look.names))
    assert sorted(look.named("match")) == sorted(three)


def test_cheat_marks_another_set_each_time_and_never_scores(game):
    all_sets = {frozenset(cards) for cards in sets(game.look().names)}
    seen = []
    for _ in all_sets:
        seen.append(frozenset(game.button("cheat").named("hint")))
    assert set(seen) == all_sets
    first, *others = sorted(seen[-1])
    look = game.tap(first)
    assert set(look.marked) == seen[-1] and set(look.named("hint")) == set(others)
    assert look.named("selected") == look.pressed == [first]
    look = game.tap(*others)
    assert look.named("match") and look.score == 0 and look.found == 1


def test_new_game_works_from_every_state(game):
    states = [
        lambda names: None,
        lambda names: game.tap(names[0]),
        lambda names: game.tap(*next(mismatches(names))),
        lambda names: game.tap(*sets(names)[0]),
        lambda names: game.button("cheat"),
        lambda names: game.button("pause"),
        lambda names: game.deal_to(81),
    ]
    for bring_about in states:
        game.open("?seed=choosing")
        bring_about(game.look().names)
        look = game.button("new-game")
        look.check()
        assert (len(look.cards), look.deck, look.score, look.found, look.phase) == (12, 69, 0, 0, "playing")
        assert set(look.states) == {"idle"} and look.id != "choosing"
