"""Claims and turns of two players, with a clock that only the test advances; one claim runs out in real time."""
import pytest

from look import mismatches, sets
from screens import TABLET

TWO = "?seed=claims&players=2&motion=still"
CLAIM, FREE = ("claim", "free")


@pytest.fixture
def two(film):
    return lambda query="": film(TWO + query)


def turns(game) -> list:
    return game.sides()["turns"]


def scores(game) -> list[int]:
    return game.sides()["scores"]


def fail(game, player: int) -> None:
    """A player claims, selects three cards that aren't a set, and waits until they are no longer shown."""
    game.button(f"claim-{player}")
    game.press_cards(*next(mismatches(game.look().names)))
    game.run(1000, 100)


@pytest.mark.smoke
@pytest.mark.parametrize("player", [1, 2])
def test_a_set_scores_for_whoever_claimed_and_leaves_by_itself(two, player):
    game = two()
    before = game.look()
    look = game.button(f"claim-{player}")
    assert look.has_new_message(before)
    assert turns(game)[player - 1] == CLAIM and turns(game)[2 - player] is None
    before, three = look, sets(look.names)[0]
    game.press_cards(*three)
    look = game.look()
    assert set(look.named("match")) == set(three) and look.has_new_message(before)
    assert scores(game) == ([40, 0] if player == 1 else [0, 40]) and turns(game) == [None, None]
    game.run(600, 100)
    assert game.look().named("match")
    game.run(200, 100)
    look = game.look()
    assert not look.pressed and look.deck == 66 and not set(three) & set(look.names)


def test_a_mistake_costs_shows_for_a_second_and_gives_the_other_a_free_turn(two):
    game = two()
    claimed = game.button("claim-1")
    three = next(mismatches(claimed.names))
    game.press_cards(*three)
    mistake = game.look()
    assert set(mistake.named("mismatch")) == set(three) and scores(game) == [-10, 0]
    assert mistake.has_new_message(claimed) and turns(game) == [None, None]
    assert game.button("claim-2").named("mismatch") and turns(game) == [None, None], "not while the mistake shows"
    game.run(900, 100)
    assert game.look().named("mismatch")
    game.run(100, 100)
    look = game.look()
    assert not look.pressed and turns(game) == [None, FREE] and look.has_new_message(mistake)


def test_a_mistake_in_a_free_turn_costs_nothing_and_the_turn_goes_on(two):
    game = two()
    fail(game, 1)
    game.press_cards(*next(mismatches(game.look().names)))
    assert game.look().named("mismatch") and scores(game) == [-10, 0]
    game.run(1000, 100)
    assert not game.look().pressed and turns(game) == [None, FREE]
    game.press_cards(*sets(game.look().names)[0])
    assert scores(game)[0] == -10 and scores(game)[1] >= 30 and turns(game) == [None, None]


def test_a_free_turn_ends_after_ten_seconds(two):
    game = two()
    fail(game, 2)
    game.press_cards(game.look().names[0])
    game.run(9900, 300)
    before = game.look()
    assert turns(game) == [FREE, None] and before.pressed
    game.run(100, 100)
    look = game.look()
    assert turns(game) == [None, None] and not look.pressed and scores(game) == [0, -10]
    assert look.has_new_message(before)


@pytest.mark.parametrize("length", [3, 5, 10])
def test_a_claim_that_runs_out_costs_and_gives_the_other_a_free_turn(two, length):
    game = two(f"&claim={length}")
    game.button("claim-1")
    game.press_cards(*game.look().names[:2])
    bar = game.js("return document.getAnimations().filter((a) => a.animationName === 'sand')"
                  ".map((a) => [a.effect.target.parentElement.id, a.effect.getTiming().duration])")
    assert bar == [["near", length * 1000]], "a bar shows the time running out"
    game.run(length * 1000 - 100, 100)
    before = game.look()
    assert turns(game) == [CLAIM, None] and len(before.pressed) == 2
    game.run(100, 100)
    look = game.look()
    assert turns(game) == [None, FREE] and scores(game) == [-10, 0] and not look.pressed
    assert look.has_new_message(before)


@pytest.mark.parametrize("kind", ["buttons", "keys"])
def test_in_a_turn_everything_else_is_off_with_a_message(film, kind):
    game = film(TWO, screen=TABLET)
    before = game.button("claim-1")
    everything = {"buttons": (game.button, "claim-2", "deal-1", "deal-2", "shuffle", "pause", "play", "more"),
                  "keys": (game.key, "r", "?", "p", "d")}
    act, *names = everything[kind]
    for name in names:
        look = act(name)
        assert look.names == before.names and look.phase == "playing" and look.has_new_message(before), name
        assert not game.open_dialogs(), name
    assert turns(game) == [CLAIM, None] and scores(game) == [0, 0]


def test_a_deal_is_free_and_gives_the_other_a_turn_of_eight_seconds(two):
    game = two()
    before = game.look()
    look = game.button("deal-1")
    assert len(look.cards) == 15 and scores(game) == [0, 0] and turns(game) == [None, FREE]
    assert look.has_new_message(before)
    game.run(7900, 100)
    assert turns(game) == [None, FREE]
    game.run(100, 100)
    assert turns(game) == [None, None] and scores(game) == [0, 0]


@pytest.mark.parametrize("first, second", [(1, 2), (2, 1)])
def test_both_deals_within_three_seconds_bring_three_cards_and_no_turn(two, first, second):
    game = two()
    before = game.button(f"deal-{first}")
    game.run(2900, 100)
    look = game.button(f"deal-{second}")
    assert len(look.cards) == 15 and turns(game) == [None, None] and scores(game) == [0, 0]
    assert look.has_new_message(before)


def test_a_deal_after_three_seconds_is_too_late_to_agree(two):
    game = two()
    before = game.button("deal-1")
    game.run(3100, 100)
    look = game.button("deal-2")
    assert len(look.cards) == 15 and turns(game) == [None, FREE] and look.has_new_message(before)


def test_a_new_game_cancels_a_claim_and_its_timer(two):
    game = two()
    game.button("claim-1")
    game.press_cards(game.look().names[0])
    game.run(3000, 100)
    look = game.button("new-game")
    assert turns(game) == [None, None] and not look.pressed
    game.button("claim-2")
    game.run(4900, 100)
    assert turns(game) == [None, CLAIM] and scores(game) == [0, 0], "the old claim's timer is gone"
    game.run(100, 100)
    assert scores(game) == [0, -10]


def test_a_reload_voids_a_claim_without_a_penalty(two):
    game = two()
    game.button("claim-1")
    game.press_cards(*game.look().names[:2])
    names = game.look().names
    game.reload()
    look = game.look()
    assert turns(game) == [None, None] and scores(game) == [0, 0] and not look.pressed and look.names == names
    game.run(6000, 500)
    assert scores(game) == [0, 0]


def test_a_hidden_page_stops_a_claim(two):
    game = two()
    show = """Object.defineProperty(document, 'visibilityState', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange'))"""
    game.button("claim-1")
    game.run(4000, 500)
    game.js(show, "hidden")
    assert game.js("return document.body.hasAttribute('data-stopped')"), "the bar stands still"
    game.run(20_000, 1000)
    game.js(show, "visible")
    assert turns(game) == [CLAIM, None] and scores(game) == [0, 0]
    game.run(900, 100)
    assert turns(game) == [CLAIM, None]
    game.run(100, 100)
    assert turns(game) == [None, FREE] and scores(game) == [-10, 0]


def test_a_claim_runs_out_in_real_time(phone_play):
    game = phone_play(TWO + "&claim=3")
    game.button("claim-2")
    assert turns(game) == [None, CLAIM]
    game.wait(lambda: turns(game) == [FREE, None])
    assert scores(game) == [0, -10]
