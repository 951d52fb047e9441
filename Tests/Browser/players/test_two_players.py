"""Two players on one device: each player's edge, two people's fingers at once, and a whole game."""
import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput

from gestures import slide
from layouts import check_page, lies_over_the_table
from look import sets
from screens import ALL, DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, TABLET, Screen

TWO = "?seed=two&players=2&motion=still"
# Large enough for the title next to a table for one.
LARGE_TABLET = Screen(1024, 1366, 2, touch=True)


def box(game, id: str) -> dict:
    return game.read("return document.getElementById(arguments[0]).getBoundingClientRect().toJSON()", id)


def middle(game, id: str) -> tuple[float, float]:
    area = box(game, id)
    return area["x"] + area["width"] / 2, area["y"] + area["height"] / 2


def card_middle(game, name: str) -> tuple[float, float]:
    x, y, width, height = next(card["box"] for card in game.look().cards if card["name"] == name)
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("screen", [PHONE, TABLET, LARGE_TABLET, PHONE_ON_ITS_SIDE, DESK], ids=str)
def test_each_player_has_an_edge_and_the_far_one_is_upside_down(play, screen):
    game = play(TWO, screen=screen)
    table = box(game, "table")
    turned = """
        let turn = 0;
        for (let e = document.getElementById(arguments[0]); e; e = e.parentElement) {
          const { rotate, transform } = getComputedStyle(e);
          turn += (parseFloat(rotate) || 0) + Math.atan2(...((m) => [m.b, m.a])(new DOMMatrix(transform))) * 180 / Math.PI;
        }
        return Math.round(turn)"""
    for id in ("claim-2", "deal-2", "score-2", "status-2"):
        assert abs(game.js(turned, id)) == 180, id
        assert box(game, id)["bottom"] <= table["top"], f"{id} is above the cards"
    for id in ("claim-1", "deal-1", "score-1", "status"):
        assert game.js(turned, id) == 0, id
    for id in ("claim-1", "deal-1", "score-1"):
        assert box(game, id)["top"] >= table["bottom"], f"{id} is below the cards"
        # The far player sits opposite: left and right are swapped.
        far, near = middle(game, id[:-1] + "2"), middle(game, id)
        side = box(game, "near")
        assert abs((side["left"] + side["right"] - far[0]) - near[0]) < 2, id
    assert box(game, "far")["top"] <= 1 and box(game, "near")["bottom"] >= screen.height - 1
    assert box(game, "claim-1")["height"] >= 44 and box(game, "deal-1")["height"] >= 44


@pytest.mark.parametrize("screen", ALL, ids=str)
def test_side_by_side_both_are_upright_at_the_lower_edge(play, screen):
    game = play(TWO + "&beside=1", screen=screen)
    game.wait(lambda: game.read("return document.body.dataset.beside") == "")
    game.rest()
    check_page(game, screen)
    table = box(game, "table")
    for id in ("claim", "deal", "score"):
        left, right = box(game, f"{id}-1"), box(game, f"{id}-2")
        assert left["right"] <= right["left"], id
        if not lies_over_the_table(screen):
            assert min(left["top"], right["top"]) >= table["bottom"], id
    assert game.read("return getComputedStyle(document.getElementById('far')).transform") == "none"
    assert game.read("return !document.getElementById('status-2').checkVisibility()")
    game.button("claim-2")
    game.wait(lambda: game.read("return document.getElementById('far').dataset.turn") is not None)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, TABLET], ids=str)
def test_one_row_lies_between_the_far_player_and_the_table(play, screen):
    game = play(TWO, screen=screen)
    row = [box(game, id) for id in ("shuffle", "new-game", "pause", "play", "more", "deck")]
    assert all(place["top"] >= box(game, "far")["bottom"] and place["bottom"] <= box(game, "table")["top"] for place in row)
    middles = [(place["top"] + place["bottom"]) / 2 for place in row]
    assert max(middles) - min(middles) < 2, "one row"
    if screen is not TABLET:
        assert all(place["height"] <= 44 for place in row)
        table, share = box(game, "table"), {SMALL_PHONE: 0.45, PHONE: 0.55}
        assert table["width"] * table["height"] > share[screen] * screen.width * screen.height


def test_pause_moves_nothing_in_the_row_of_a_tablet(play):
    game = play(TWO, screen=TABLET)
    places = lambda: [box(game, id) for id in ("shuffle", "new-game", "play", "pause", "more")]
    before = places()
    game.button("pause")
    assert places() == before


def test_a_dialog_in_a_pause_moves_no_card(phone_play):
    game = phone_play(TWO)
    places = lambda: [card["box"] for card in game.look().cards]
    before = places()
    game.button("pause")
    assert game.element("cover-deal").is_displayed()
    game.button("statistics")
    assert game.open_dialogs() == ["statistics-dialog"]
    game.button("statistics-close")
    assert game.open_dialogs() == [] and game.look().phase == "paused"
    assert game.button("resume").phase == "playing"
    assert places() == before


@pytest.mark.parametrize("first", ["claim-1", "claim-2"])
def test_of_two_claims_at_once_the_earlier_counts(finger_play, first):
    game = finger_play(TWO)
    game.js("window.order = []; addEventListener('pointerdown', (event) => order.push(event.target.id), true)")
    second = {"claim-1": "claim-2", "claim-2": "claim-1"}[first]
    game.fingers("touchStart", middle(game, first), middle(game, second))
    turns = game.sides()["turns"]
    game.fingers("touchEnd")
    order = game.js("return order")
    assert sorted(order) == ["claim-1", "claim-2"]
    assert turns == (["claim", None] if order[0] == "claim-1" else [None, "claim"])
    assert game.sides()["turns"] == turns, "lifting a finger claims nothing"
    assert len(game.stored().splitlines()[3].split()) == 1, "one action"


def test_both_players_fingers_tap_at_once(finger_play):
    """One rests on a card in one half, the other taps a card in the other half: both cards are selected."""
    game = finger_play(TWO)
    game.button("claim-1")
    names = game.look().names
    rests, taps = card_middle(game, names[0]), card_middle(game, names[-1])
    assert rests[1] < 422 < taps[1]
    actions = ActionBuilder(game.driver, mouse=PointerInput(POINTER_TOUCH, "resting"), duration=0)
    resting, tapping = actions.pointer_action.source, actions.add_pointer_input(POINTER_TOUCH, "tapping")
    for finger, place, waits in ((resting, rests, 0), (tapping, taps, 2)):
        for _ in range(waits):
            finger.create_pause(0)
        finger.create_pointer_move(duration=0, x=int(place[0]), y=int(place[1]))
        finger.create_pointer_down(button=0)
    tapping.create_pointer_up(button=0)
    actions.perform()
    assert game.look().pressed == [names[-1]] and game.held() == [names[0]]
    actions.clear_actions()
    assert set(game.look().pressed) == {names[0], names[-1]} and game.held() == []


def test_a_finger_resting_on_the_table_blocks_no_claim(finger_play):
    game = finger_play(TWO)
    rests = card_middle(game, game.look().names[0])
    game.fingers("touchStart", rests)
    game.fingers("touchStart", rests, middle(game, "claim-2"))
    assert game.sides()["turns"] == [None, "claim"]
    game.fingers("touchEnd")
    assert game.look().pressed == [], "a finger that was down before the claim taps nothing"


def test_the_controls_of_a_single_player_are_off(phone_play):
    game = phone_play(TWO)
    look = game.look()
    assert look.off["deal"] and look.off["cheat"] and not game.element("deck").is_enabled()
    assert not game.element("score").is_displayed() and game.element("score-1").is_displayed()
    slide(game, POINTER_TOUCH, (195, 400), (8, 150))
    assert len(game.look().cards) == 12
    dealt = game.key("d")
    assert len(dealt.cards) == 12 and dealt.has_new_message(look)
    cheated = game.key("c")
    assert not cheated.named("hint") and cheated.has_new_message(dealt)
    assert game.key("r").names != look.names


def test_taps_without_a_claim_select_nothing_and_have_a_message(phone_play):
    game = phone_play(TWO)
    before = game.look()
    look = game.tap(before.names[0])
    assert look.pressed == [] and look.has_new_message(before)
    assert game.sides()["said"] == look.status, "the far player reads it too"


def test_left_and_right_shift_claim(play):
    for code, key, turns in (("ShiftLeft", 1, ["claim", None]), ("ShiftRight", 2, [None, "claim"])):
        game = play(TWO)
        for type in ("rawKeyDown", "keyUp"):
            game.command("Input.dispatchKeyEvent", type=type, key="Shift", code=code, location=key,
                         windowsVirtualKeyCode=16)
        assert game.sides()["turns"] == turns


def test_the_settings_switch_to_two_players_and_back(play):
    game = play("?seed=switch")
    names = game.look().names
    for count in ("2", "1"):
        game.button("settings")
        game.button("players")
        game.button("settings-close")
        assert game.js("return document.body.dataset.players") == count
        assert game.element("claim-1").is_displayed() == game.element("claim-2").is_displayed() == (count == "2")
        assert game.look().names == names, "nobody has done anything yet: the deal is the same"
    game.tap(*sets(names)[0])
    game.button("settings")
    game.button("players")
    look = game.look()
    assert look.names != names and game.sides()["scores"] == [0, 0], "another number of players is another game"
    game.button("settings-close")
    game.reload()
    assert game.element("claim-1").is_displayed()


def test_a_whole_game_by_touch_names_the_winner(film):
    wins = 2
    game = film("?seed=whole&players=2&motion=still")
    look = game.look()
    turn = 0
    while look.phase != "over":
        found = sets(look.names)
        player = wins if turn % 3 else 3 - wins
        turn += 1
        if found:
            game.button(f"claim-{player}")
            before = game.sides()["scores"]
            game.press_cards(*found[0])
            scores = game.sides()["scores"]
            assert scores[player - 1] >= before[player - 1] + 10 and scores[2 - player] == before[2 - player]
        else:
            game.button(f"deal-{player}")
            game.button(f"deal-{3 - player}")
            assert game.sides()["turns"] == [None, None]
        game.run(2400, 400)
        look = game.look()
        assert look.deck + len(look.cards) + 3 * look.found == 81
    scores = game.sides()["scores"]
    best = max(scores)
    assert scores[wins - 1] == best and str(best) in look.status and str(min(scores)) in look.status
    assert game.sides()["said"] == look.status and game.sides()["off"] == [True] * 4
    assert game.button("result-new").phase == "playing" and game.sides()["scores"] == [0, 0]
