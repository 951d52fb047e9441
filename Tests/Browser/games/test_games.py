"""The other games of the family: whole games by touch and keys, two players, together, links and the choice."""
import functools
import itertools

import pytest

import rooms
from family import GAMES, JUNIOR, MEGA, PROJECTIVE, QUADS, ULTRA, dots, third
from hands import Hands, Keyboard
from look import features
from screens import DESK, PHONE


def variant(game) -> str:
    return rooms.body(game, "variant")


def check(look, family) -> None:
    """The invariants of a solo game."""
    showing = 0 if family.keeps else look.states.count("match")
    taken = [size * look.found - family.shared * max(0, look.found - 1) for size in (family.sizes[0], family.sizes[-1])]
    least, most = [0, 0] if family.keeps else taken
    assert least <= family.deck - look.deck - len(look.cards) + showing <= most
    names = [card["name"] for card in look.cards + look.last]
    assert len(set(names)) == len(names)
    assert len(look.last) == (family.size if family.shared and look.found > ("match" in look.states) else 0)


def play_out(hands, family, most: int = 90):
    look = hands.game.look()
    check(look, family)
    assert (len(look.cards), look.deck) == (family.opening, family.deck - family.opening)
    while look.phase == "playing" and look.found < most:
        matched = look.named("match")
        free = [name for name in look.names if name not in matched]
        if family.keeps and matched:
            # A match that stays stops showing after a moment.
            hands.game.wait(lambda: not hands.game.look().named("match"))
            look = hands.game.look()
            assert len(look.cards) == family.opening
        before = look
        if found := family.found(look):
            look = hands.choose(found[0])
            assert look.found == before.found + 1
            assert family.keeps or sorted(look.named("match")) == sorted(found[0])
            assert 10 <= look.score - before.score <= 40
        elif matched and (before.deck == 0 or before.off["deal"] or not family.deals):
            look = hands.choose(matched[:1])
            assert [name for name in look.names if name in free] == free
            assert len(look.names) == min(len(free) + before.deck, family.opening) if family.most else look.names == free
        else:
            look = hands.deal()
            assert look.score == before.score, "dealing costs nothing where there is no match"
        check(look, family)
    return look


# Games with up to 81 cards; Mega and Quads have three times as many, and their whole games are played by touch only.
SHORT = [family for family in GAMES if family.deck <= 81]
OF_SHORT_GAMES = pytest.mark.parametrize("family", SHORT, ids=lambda family: family.id)


@pytest.mark.parametrize("family", GAMES, ids=lambda family: family.id)
def test_a_whole_game_by_touch(play, family):
    play_to_the_end(play, family, Hands, PHONE)


@OF_SHORT_GAMES
def test_a_whole_game_by_keyboard(play, family):
    play_to_the_end(play, family, Keyboard, DESK)


def play_to_the_end(play, family, hands, screen):
    game = play(f"?seed=a whole game&game={family.id}", screen=screen)
    assert variant(game) == family.id
    look = play_out(hands(game), family)
    assert look.phase == "over" and look.deck == 0 and str(look.score) in look.status
    game.wait(lambda: not game.look().named("match"))
    assert not family.found(game.look())
    look = hands(game).new_game()
    assert (look.phase, len(look.cards), look.found) == ("playing", family.opening, 0) and variant(game) == family.id


WHY = "return [...document.querySelectorAll('#why li')].map((li) => [li.dataset.feature ?? '', li.dataset.ok])"
SEEN = """
return [...document.querySelectorAll('#why [role=img]')].map(
  (card) => card.getBoundingClientRect().width > 15 && getComputedStyle(card).clipPath === 'none');"""
MISSING = "return [...document.querySelectorAll('#why [role=img]')].map((card) => card.ariaLabel)"


def test_junior_says_why_in_three_features(play):
    game = play("?seed=why&game=junior")
    names = game.look().names
    triple = next(triple for triple in itertools.combinations(names, 3) if triple not in JUNIOR.matches(names))
    game.tap(*triple)
    marks = game.js(WHY)
    assert [feature for feature, _ in marks] == ["number", "symbol", "color"] and "false" in [ok for _, ok in marks]


def test_projective_says_which_dots_are_odd(play):
    game = play("?seed=why&game=projective")
    names = game.look().names
    three = next(three for three in itertools.combinations(names, 3) if not PROJECTIVE.matches(list(three)))
    look = game.tap(*three)
    assert len(look.named("mismatch")) == 3
    odd = functools.reduce(frozenset.symmetric_difference, map(dots, three))
    marks = game.js("return [...document.querySelectorAll('#why li')].map((li) => [li.querySelector('svg').ariaLabel, li.dataset.ok])")
    assert marks == [[str(dot), "false" if str(dot) in odd else "true"] for dot in range(1, 7)]


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_ultraset_draws_the_two_missing_cards(play, screen):
    game = play("?seed=why&game=ultra", screen=screen)
    names = game.look().names
    four = next(four for four in itertools.combinations(names, 4) if not ULTRA.matches(list(four)))
    look = game.tap(*four)
    assert len(look.named("mismatch")) == 4
    missing = [features(name) for name in game.js(MISSING)]
    assert game.js(SEEN) == [True, True]
    first, *others = [features(name) for name in four]
    pairings = [(third(first, others[at]), third(*(other for other in others if other != others[at]))) for at in range(3)]
    alike = [sum(a == b for a, b in zip(*pairing)) for pairing in pairings]
    assert len(missing) == 2 and sum(a == b for a, b in zip(*missing)) == max(alike)
    assert set(missing) in [set(pairing) for pairing in pairings]


@pytest.mark.parametrize("family", GAMES, ids=lambda family: family.id)
def test_cheat_marks_a_match(play, family):
    game = play(f"?seed=hint&game={family.id}")
    for _ in range(3 if family.keeps else 1):
        look = game.button("cheat")
    assert sorted(look.marked) in [sorted(match) for match in family.matches(look.names)]
    look = game.tap(*look.marked)
    assert look.score == 0 and look.found == 1


CHOICE = """
const tile = document.querySelector(`#set-game [data-variant=${arguments[0]}]`);
tile.scrollIntoView({ block: 'center' });
const { x, y, width, height } = tile.getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""


def choose_game(game, value: str) -> None:
    """Chooses a game in Play."""
    game.open_menu("set-game")
    game.press(*game.read(CHOICE, value))
    game.look()


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_the_choice_in_play_starts_the_game_or_asks_first(play, screen):
    game = play("?seed=choice", screen=screen)
    choose_game(game, "junior")
    assert variant(game) == "junior", "an untouched game isn't worth a question"
    assert not game.open_dialogs()
    game.tap(*game.look().names[:1])
    choose_game(game, "ultra")
    assert variant(game) == "junior" and game.js("return !document.getElementById('game-box').hidden")
    game.button("game-no")
    assert variant(game) == "junior" and game.js("return document.querySelector('#set-game :checked').value") == "junior"
    choose_game(game, "ultra")
    game.button("game-yes")
    assert variant(game) == "ultra" and game.js("return document.getElementById('game-box').hidden")
    assert not game.open_dialogs()
    look = game.look()
    assert len(look.cards) == 12 and "~U" in look.id
    game.button("undo")
    assert variant(game) == "junior" and len(game.look().pressed) == 1


@pytest.mark.parametrize("family", [MEGA, QUADS, PROJECTIVE], ids=lambda family: family.id)
def test_cards_of_another_kind_replace_those_of_the_table_and_give_way_to_them_again(play, family):
    game = play("?seed=kinds")
    before = game.tap(*game.look().names[:1])
    choose_game(game, family.id)
    game.button("game-yes")
    look = game.look()
    check(look, family)
    drawn = game.js("return [...document.querySelectorAll('#table .card svg')].map((svg) => svg.outerHTML)")
    assert len(set(drawn)) == len(look.cards)
    game.button("undo")
    look = game.look()
    assert variant(game) == "set" and (look.names, look.pressed) == (before.names, before.pressed)
    again = game.js("return [...document.querySelectorAll('#table .card svg')].map((svg) => svg.outerHTML)")
    assert len(set(again)) == 12 and not set(again) & set(drawn)


@pytest.mark.parametrize("family", GAMES, ids=lambda family: family.id)
def test_a_game_survives_a_reload_and_its_link_deals_it_again(play, family):
    game = play(f"?seed=again&game={family.id}")
    names = game.look().names
    game.tap(*family.matches(names)[0]) if family.matches(names) else game.button("deal")
    before = game.look()
    game.reload()
    after = game.look()
    assert variant(game) == family.id and (after.names, after.found, after.id) == (before.names, before.found, before.id)
    other = play(f"?seed={before.id}")
    assert variant(other) == family.id and other.look().names == names


def test_an_unknown_game_in_a_link_is_ignored_with_a_message(play):
    game = play("?seed=tea&game=mahjong")
    assert variant(game) == "set" and "mahjong" in game.look().status
    game = play("?seed=tea~Z")
    assert variant(game) == "set"
    assert game.look().id != "tea~Z"


@pytest.mark.parametrize("family", GAMES, ids=lambda family: family.id)
def test_two_at_one_device_claim_a_match(play, family):
    game = play(f"?seed=two&game={family.id}&players=2")
    while not (found := family.found(game.look())):
        game.button("deal-1")
        game.button("deal-2")
    game.button("claim-1")
    look = game.tap(*found[0])
    assert sorted(look.named("match")) == sorted(found[0]) and game.sides()["scores"][0] > 0


@OF_SHORT_GAMES
def test_friends_play_a_whole_game_at_one_table(friends, family):
    host, guest = friends(DESK), friends(PHONE)
    host.open(f"?seed=host&game={family.id}")
    rooms.sit_down(host, guest)
    assert variant(host) == variant(guest) == family.id
    assert len(host.look().cards) == family.opening and host.look().names == guest.look().names
    players = [host, guest]
    for turn in range(60):
        player = players[turn % 2]
        found = max(one.look().found for one in players)
        player.wait(lambda: player.look().found == found or rooms.body(player, "phase") == "over")
        player.wait(lambda: family.found(player.look()) or rooms.body(player, "phase") == "over")
        if rooms.body(player, "phase") == "over":
            break
        player.tap(*family.found(player.look())[0])
        host.wait(lambda: host.look().found > found or rooms.body(host, "phase") == "over")
    for player in players:
        player.wait(lambda: rooms.body(player, "phase") == "over" and player.element("review").is_displayed())
    scores = [seat["score"] for seat in rooms.seats(host)]
    assert all(score > 0 for score in scores) and host.look().found == guest.look().found
