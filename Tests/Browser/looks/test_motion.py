"""How cards move, read frame by frame from the page, with a clock that only the test advances."""
import math

import pytest

from look import mismatches, sets
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE

FRAME = 1000 / 60

# Where each card is drawn: cards on the table by name, leaving cards by their order.
PLACES = """
const places = {};
const look = (name, mover) => {
  const [a, b, c, d, e, f] = mover.style.transform.slice(7, -1).split(',').map(Number);
  const [width, height] = [mover.offsetWidth, mover.offsetHeight];
  places[name] = { x: e + width / 2, y: f + height / 2, width: Math.hypot(c, d) * width, angle: Math.atan2(-c, d),
                   down: mover.dataset.face === 'down', z: mover.style.zIndex };
};
for (const card of document.querySelectorAll('#table .card')) look(card.ariaLabel, card.parentElement);
[...document.querySelectorAll('#flight .mover')].forEach((mover, index) => look('ghost ' + index, mover));
return places;
"""


def places(game):
    return game.js(PLACES)


def frames(game, seconds):
    """The places of all cards in each frame."""
    return game.js(f"const places = () => {{ {PLACES} }}; const seen = [places()];"
                   "for (let n = 0; n < arguments[0]; n++) { window.film(arguments[1]); seen.push(places()); }"
                   "return seen", round(seconds * 60), FRAME)


def distance(one, other):
    return math.hypot(one["x"] - other["x"], one["y"] - other["y"])


def outside(game, place):
    table = game.js("return document.getElementById('table').getBoundingClientRect().toJSON()")
    radius = place["width"] * math.hypot(1, 1.4) / 2
    x, y = place["x"] + table["x"], place["y"] + table["y"]
    return (x + radius < 0 or y + radius < 0 or x - radius > game.screen.width or y - radius > game.screen.height)


def check_smooth(seen, screen):
    """Checks that no card jumps: between two frames, each card moves no further than in a fast flight."""
    for before, after in zip(seen, seen[1:]):
        for name in before.keys() & after.keys():
            if not name.startswith("ghost"):
                assert distance(before[name], after[name]) < 0.2 * (screen.width + screen.height), name


@pytest.mark.parametrize("screen", [PHONE, PHONE_ON_ITS_SIDE, DESK], ids=str)
def test_cards_come_in_from_outside_and_are_settled_within_a_second(film, screen):
    game = film("?seed=motion&from=away", screen=screen)
    first = places(game)
    assert len(first) == 12 and all(outside(game, place) for place in first.values()), "the table is empty at first"
    seen = frames(game, 1)
    check_smooth(seen, screen)
    last = seen[-1]
    game.settle()
    assert places(game) == last and all(place["angle"] == 0 for place in last.values())
    assert game.run(500) == 0, "nothing asks for a frame at rest"


@pytest.mark.parametrize("rate", [60, 120, 7])
def test_any_frame_rate_leads_to_the_same_places(film, rate):
    game = film("?seed=motion")
    game.run(1200, 1000 / rate)
    game.key("r")
    game.run(1200, 1000 / rate)
    rest = places(game)
    game.clear()
    game.open("?seed=motion")
    game.key("r")
    game.settle()
    assert places(game) == rest


def test_cards_come_from_the_deck_face_down_and_turn(film):
    game = film("?seed=motion&from=deck")
    game.settle()
    names = set(game.look().names)
    game.key("d")
    first = places(game)
    new = first.keys() - names
    deck = game.js("return document.getElementById('deck').getBoundingClientRect().toJSON()")
    table = game.js("return document.getElementById('table').getBoundingClientRect().toJSON()")
    for name in new:
        assert first[name]["down"] and first[name]["z"] == "2"
        assert abs(first[name]["x"] + table["x"] - deck["x"] - deck["width"] / 2) < 1
        assert abs(first[name]["width"] - deck["width"]) < 1
    last = frames(game, 1)[-1]
    assert not any(place["down"] for place in last.values())


@pytest.mark.smoke
def test_a_match_flies_off_and_is_gone(film):
    game = film("?seed=motion")
    game.settle()
    three = sets(game.look().names)[0]
    game.press_cards(*three)
    game.settle()
    before = places(game)
    drawings = sorted(game.card(name).get_property("innerHTML") for name in three)
    game.press_cards(three[0])
    after = places(game)
    ghosts = [name for name in after if name.startswith("ghost")]
    assert len(ghosts) == 3 and not set(three) & set(game.look().names)
    assert all(min(distance(after[ghost], before[name]) for name in three) < 1 for ghost in ghosts), "from where it lay"
    hidden = game.js("return [...document.querySelectorAll('#flight .card')].map((card) => [card.ariaHidden, card.localName,"
                     " card.getAttribute('role'), card.closest('[aria-hidden]') !== null])")
    assert hidden == [["true", "div", None, True]] * 3
    flying = game.js("return [...document.querySelectorAll('#flight .card')].map((card) => card.innerHTML)")
    assert sorted(flying) == drawings and all(drawings)
    seen = frames(game, 1)
    assert not any(name.startswith("ghost") for name in seen[-1])
    assert game.js("return document.querySelectorAll('#pile span').length") == 3


def test_every_change_starts_where_the_card_is(film):
    """Reshuffles and a deal, each in mid-flight."""
    game = film("?seed=motion")
    for act in (lambda: game.key("r"), lambda: game.key("d"), lambda: game.key("r"), lambda: game.button("shuffle")):
        before = frames(game, 0.1)[-1]
        act()
        after = places(game)
        for name in before.keys() & after.keys():
            assert distance(before[name], after[name]) < 1, name
    check_smooth(frames(game, 1), PHONE)


def test_a_mismatch_shakes_and_a_match_grows(film):
    game = film("?seed=motion")
    game.settle()
    names = game.look().names
    three = sets(names)[0]
    game.press_cards(*three)
    start = places(game)[three[0]]["width"]
    widths = [place[three[0]]["width"] for place in frames(game, 0.4)]
    assert 1.03 * start < max(widths) < 1.2 * start
    game.key("d")
    game.settle()
    wrong = next(mismatches(game.look().names))
    game.press_cards(*wrong)
    seen = [place[wrong[0]] for place in frames(game, 0.5)]
    middle = seen[-1]["x"]
    assert max(place["x"] for place in seen) > middle + 2 and min(place["x"] for place in seen) < middle - 2


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_a_card_on_its_way_never_covers_a_button(film, screen):
    game = film("?seed=motion", screen=screen)
    for _ in range(6):
        game.key("n")
        covered = game.js("""
            const covered = [];
            for (let n = 0; n < 20; n++) {
              window.film(arguments[0]);
              covered.push(...[...document.querySelectorAll('header button, footer button')].filter((button) => {
                const { x, y, width, height } = button.getBoundingClientRect();
                return width && !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
              }).map((button) => button.id));
            }
            return covered""", 2 * FRAME)
        assert covered == []


def test_physics_pushes_bounces_turns_over_and_lands_on_the_pile(film):
    game = film("?seed=motion&style=physics")
    game.settle()
    three = sets(game.look().names)[0]
    game.press_cards(*three)
    lay = places(game)
    game.run(700)
    seen = frames(game, 3.2)
    first = next(place for place in seen if "ghost 0" in place)
    ghosts = ["ghost 0", "ghost 1", "ghost 2"]
    assert all(min(distance(first[ghost], lay[name]) for name in three) < 40 for ghost in ghosts), "leaves from its place"
    afloat = [place for place in seen[seen.index(first):seen.index(first) + 115] if "ghost 2" in place]
    assert len(afloat) > 100
    speeds = [sum((distance(b[ghost], a[ghost]) * 60) ** 2 for ghost in ghosts) ** 0.5 for a, b in zip(afloat, afloat[1:])]
    assert min(speeds[5:]) > 0.5 * max(speeds[5:]), "no bounce takes speed away"
    turns = 0
    for ghost in ghosts:
        ways = [(b[ghost]["x"] - a[ghost]["x"], b[ghost]["y"] - a[ghost]["y"]) for a, b in zip(afloat, afloat[1:])]
        turns += sum(a[0] * b[0] < 0 or a[1] * b[1] < 0 for a, b in zip(ways, ways[1:]))
    assert turns >= 3, "they bounce"
    table = game.js("return document.getElementById('table').getBoundingClientRect().toJSON()")
    for place in afloat:
        for ghost in ghosts:
            assert -0.5 * place[ghost]["width"] < place[ghost]["x"] + table["x"] < PHONE.width + 0.5 * place[ghost]["width"]
            assert -0.5 * place[ghost]["width"] < place[ghost]["y"] + table["y"] < PHONE.height + 0.5 * place[ghost]["width"]
    landing = [place for place in seen if "ghost 0" in place][-1]
    pile = game.js("return document.getElementById('pile').getBoundingClientRect().toJSON()")
    assert landing["ghost 0"]["down"]
    assert abs(landing["ghost 0"]["x"] + table["x"] - pile["x"] - pile["width"] / 2) < 3
    assert not any(name.startswith("ghost") for name in seen[-1])
    assert all(name in game.element("pile").accessible_name for name in three)
    assert game.run(300) == 0


def test_a_new_game_in_physics_lets_all_cards_fall(film):
    game = film("?seed=motion&style=physics")
    game.settle()
    game.key("n")
    seen = frames(game, 2.5)
    ghosts = [name for name in seen[1] if name.startswith("ghost")]
    assert len(ghosts) == 12
    last = [place for place in seen if any(name.startswith("ghost") for name in place)][-1]
    assert all(place["y"] > 0.5 * PHONE.height for name, place in last.items() if name.startswith("ghost"))
    assert not any(name.startswith("ghost") for name in seen[-1])
    assert len(seen[-1]) == 12


def test_a_second_match_and_a_new_game_while_the_first_cards_still_float(film):
    game = film("?seed=motion&style=physics")
    game.settle()
    for found in (1, 2):
        game.run(300)
        game.play_out(sets=1)
        game.run(800)
        assert game.look().found == found
    assert len([name for name in places(game) if name.startswith("ghost")]) == 6
    game.run(300)
    game.key("n")
    assert len([name for name in places(game) if name.startswith("ghost")]) == 18
    look = game.look()
    assert (look.found, look.deck, len(look.cards)) == (0, 69, 12)
    game.run(4000)
    assert len(places(game)) == 12
    assert game.js("return document.querySelectorAll('.mover').length") == 12


def test_rotating_the_device_in_mid_flight_loses_no_card(film):
    game = film("?seed=motion&style=physics")
    game.settle()
    game.press_cards(*sets(game.look().names)[0])
    game.run(1200)
    game.resize(PHONE_ON_ITS_SIDE)
    game.look()
    game.run(4000)
    rest = places(game)
    assert len(rest) == 12 and all(not place["down"] for place in rest.values())


@pytest.mark.parametrize("query, reduce, moves", [
    ("", False, True), ("", True, False), ("&motion=fly", True, True), ("&motion=still", False, False),
    ("&style=physics", True, False), ("&motion=physics", True, True)])
def test_reduced_motion_is_respected_unless_a_setting_overrules_it(film, query, reduce, moves):
    game = film(f"?seed=motion&from=away{query}", prefers_reduced_motion="reduce" if reduce else "no-preference")
    assert any(outside(game, place) for place in places(game).values()) == moves
    game.settle()
    for key in "drn":
        game.key(key)
        asked = game.run(50)
        assert (asked > 0) == moves
        game.settle()
    three = sets(game.look().names)[0]
    game.press_cards(*three)
    game.settle()
    game.press_cards(three[0])
    game.run(1500)
    assert bool(game.js("return document.querySelectorAll('#flight .mover').length")) is False or moves


def test_reduced_motion_applies_at_once_when_the_system_asks_for_it(film):
    game = film("?seed=motion", prefers_reduced_motion="no-preference")
    game.settle()
    game.media(prefers_reduced_motion="reduce")
    game.look()
    before = places(game)
    game.key("r")
    assert places(game) != before and game.run(100) == 0


# Counts the frames and timers that the page requests.
ASKED = """
window.asked = { frames: 0, timers: 0, deferred: 0 };
const [frame, timer] = [requestAnimationFrame, setTimeout];
window.requestAnimationFrame = (...all) => (asked.frames++, frame(...all));
// A timer that comes late on a busy machine is put off once, so that what came before it is heard first.
window.setTimeout = (call, delay) => (asked[delay > 0 ? 'timers' : 'deferred']++, timer(call, delay));
window.audios = [];
window.AudioContext = class extends AudioContext { constructor() { super(); audios.push(this); } };
window.setInterval = () => { throw new Error('The page needs no interval.'); };
"""


def test_nothing_runs_when_nothing_moves(film):
    """In ten seconds no frames and one timer a second; in a pause neither."""
    game = film("?seed=idle")
    game.settle()
    game.wait_until_reports_are_there()
    game.js(ASKED)
    game.run(10_000)
    assert game.js("return asked") == {"frames": 0, "timers": 10, "deferred": 0}
    game.button("pause")
    game.js("asked.timers = 0")
    game.run(5000)
    assert game.js("return asked") == {"frames": 0, "timers": 0, "deferred": 0}


@pytest.mark.parametrize("query", ["?seed=idle", "?seed=idle&sound=1&haptics=1"])
def test_nothing_runs_in_real_time_when_nothing_moves(play, query):
    game = play(query, moves=True, before=ASKED)
    game.wait_until_reports_are_there()
    game.rest()
    if "sound" in query:
        game.key("r")
        game.key("d")
        game.rest()
        game.wait(lambda: game.js("return audios.map(({ state }) => state)") == ["suspended"])
    counts = lambda seconds: game.driver.execute_async_script("""
        const done = arguments[1];
        const before = { ...asked };
        const start = performance.now(), end = start + arguments[0] * 1000;
        // Waits without a timer or a frame of the page's own.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => performance.now() < end ? channel.port2.postMessage(0)
          : done([...Object.keys(asked).map((kind) => asked[kind] - before[kind]), (performance.now() - start) / 1000]);
        channel.port2.postMessage(0);""", seconds)
    # On a busy machine it takes longer.
    frames, timers, deferred, seconds = counts(10)
    # Undo for the Deal expires in the meantime.
    most = seconds + 1 + ("sound" in query)
    assert frames == 0 and timers <= most and deferred <= timers
    game.button("pause")
    assert counts(2)[:3] == [0, 0, 0]
