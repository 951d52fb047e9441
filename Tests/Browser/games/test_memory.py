"""Memory: cards that lie face down, alone and with two at one device, and nothing of them in the page."""
import pytest

import rooms
from hands import Hands, Keyboard
from look import sets
from memory import Rememberer
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE

FACES = """
return [...document.querySelectorAll('#table .card')].map((card) => ({
  face: card.dataset.face ?? 'up', name: card.ariaLabel, says: card.ariaDescription, html: card.innerHTML,
  drawn: [...card.querySelectorAll('svg')].some((svg) => getComputedStyle(svg).visibility === 'visible'),
  back: getComputedStyle(card).backgroundImage !== 'none',
}));"""


def down(game) -> list[int]:
    """The places of the cards that lie face down, each of which is only a back with a place once it has turned over."""
    game.wait(lambda: not any(card["html"] for card in game.read(FACES) if card["face"] == "down"))
    cards = game.read(FACES)
    for card in cards:
        hidden = card["face"] == "down"
        assert hidden == card["name"].startswith("face-down card, row ") == (not card["html"]) == card["back"]
        assert card["drawn"] != hidden and (card["says"] is None) == hidden
    assert len({card["name"] for card in cards}) == len(cards)
    return [place for place, card in enumerate(cards) if card["face"] == "down"]


@pytest.mark.parametrize("hands, screen", [(Hands, PHONE), (Keyboard, DESK)], ids=["touch", "keyboard"])
def test_a_whole_game(play, hands, screen):
    game = play("?seed=a whole game&game=memory", screen=screen)
    look = game.look()
    assert (len(look.cards), look.deck, len(down(game))) == (21, 60, 21)
    player = Rememberer(hands(game))
    score = 0
    while (look := game.look()).phase == "playing":
        before, after = player.step()
        gained = after.score - score
        assert 10 <= gained <= 40 if after.found > before.found else gained == 0, "only a set changes the points"
        score = after.score
    game.wait(lambda: not game.look().named("match"))
    assert look.deck == 0 and not sets(game.look().names) and str(look.score) in look.status
    look = hands(game).new_game()
    assert (look.phase, len(look.cards), look.found, len(down(game))) == ("playing", 21, 0, 21)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE_ON_ITS_SIDE, DESK], ids=str)
def test_a_mismatch_shows_why_and_turns_back_after_a_moment(play, screen):
    game = play("?seed=turning&game=memory", screen=screen)
    places = [0, 5, 9]
    for place in places:
        look = game.tap(game.look().names[place])
    assert not sets([look.names[place] for place in places]) and len(look.named("mismatch")) == 3
    assert down(game) == [place for place in range(21) if place not in places]
    assert look.status and game.js("return document.querySelectorAll('#why li').length") == 4
    game.wait(lambda: not game.look().named("mismatch"))
    game.rest()
    assert len(down(game)) == 21 and game.look().score == 0
    assert not game.troubles()


def test_a_card_that_is_turned_up_stays_up(play):
    game = play("?seed=turning&game=memory")
    look = game.tap(game.look().names[3])
    name = look.names[3]
    assert game.tap(name).pressed == [name] and len(down(game)) == 20
    assert game.key("Escape") and game.look().pressed == [name]


def test_cards_turn_over_in_motion(play):
    game = play("?seed=turning&game=memory", moves=True)
    game.rest()
    look = game.tap(game.look().names[0])
    assert not look.names[0].startswith("face-down")
    game.rest()
    assert len(down(game)) == 20
    for place in (7, 11):
        game.tap(game.look().names[place])
    game.wait(lambda: not game.look().pressed)
    game.rest()
    assert len(down(game)) == 21


def test_cheat_turns_up_a_set_for_a_while(play):
    game = play("?seed=hint&game=memory")
    look = game.button("cheat")
    assert len(sets(look.marked)) == 1 and len(down(game)) == 18
    look = game.tap(*look.marked)
    assert (look.score, look.found) == (0, 1)


def test_a_reload_keeps_a_card_turned_up(play):
    game = play("?seed=again&game=memory")
    before = game.tap(game.look().names[4])
    game.reload()
    after = game.look()
    assert (after.names, after.pressed) == (before.names, before.pressed) and len(down(game)) == 20


def test_two_at_one_device_turn_up_cards_in_turns(play):
    game = play("?seed=two&game=memory&players=2")
    game.button("claim-1")
    for place in (0, 5, 9):
        look = game.tap(game.look().names[place])
    assert len(look.named("mismatch")) == 3
    game.wait(lambda: len(down(game)) == 21)
    assert game.sides()["scores"] == [0, 0]
    look = game.tap(game.look().names[0])
    assert len(look.pressed) == 1, "the other player has a free turn"


def test_friends_turn_up_cards_for_themselves(friends):
    host, guest = friends(DESK), friends(PHONE)
    host.open("?seed=host&game=memory")
    rooms.sit_down(host, guest)
    assert rooms.body(guest, "variant") == "memory" and len(down(host)) == len(down(guest)) == 21
    host.tap(host.look().names[4])
    host.wait(lambda: len(down(host)) == 20)
    assert len(down(guest)) == 21, "only the player sees it"
    names = host.look().names
    for place in (0, 1):
        host.tap(host.look().names[place])
    host.wait(lambda: host.look().found or len(down(host)) == 21)
    if not host.look().found:
        assert host.tap(host.look().names[4]).names[4] == names[4]


def has_taken(look, before) -> bool:
    """Whether a match has left the table since a look at it. A page shows the match for a moment."""
    left = len(before.cards) - (0 if before.deck else 3)
    return look.found > before.found and (look.phase == "over" or not look.named("match") and len(look.cards) == left)


def test_friends_play_a_whole_game(friends):
    host, guest = friends(DESK), friends(PHONE)
    host.open("?seed=host&game=memory")
    rooms.sit_down(host, guest)
    players = [Rememberer(Hands(host)), Rememberer(Hands(guest))]
    for turn in range(200):
        if rooms.body(host, "phase") == "over":
            break
        player = players[turn % 2]
        before, look, places = player.choose_three()
        if look.found > before.found or sets([player.seen[place] for place in places]):
            for game in (host, guest):
                game.wait(lambda: has_taken(game.look(), before))
            for each in players:
                each.forget(places, replaced=before.deck > 0)
        else:
            player.hands.look_when(lambda look: not look.pressed)
    for game in (host, guest):
        game.wait(lambda: rooms.body(game, "phase") == "over" and game.element("review").is_displayed())
        assert not sets(game.look().names) and not game.troubles()
    assert host.look().found == guest.look().found and all(seat["score"] > 0 for seat in rooms.seats(host))
