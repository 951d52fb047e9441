"""The game in WebKit and in Firefox: whole games, gestures, dialogs, and what is kept.

What these browsers' drivers cannot do is not tested here. WebKit's has no touch, so there no whole game is played by touch
and no two fingers turn; it has a pen, which swipes. It tells nothing of the console, so an error counts there only from the
moment the page is loaded; a start that fails leaves the page without cards, which every test would notice. Firefox's has no
pen.
"""
import pytest
from selenium.webdriver.common.actions.interaction import POINTER_MOUSE, POINTER_PEN, POINTER_TOUCH
from selenium.webdriver.common.keys import Keys

from gestures import slide, two
from hands import Hands, Keyboard, play_a_whole_game, play_sets
from look import mismatches, same, sets
from serving import serving


def in_engines(names: str, *cases):
    """Runs a test once for each case, whose first value is the engine."""
    return pytest.mark.parametrize(names, cases, indirect=["engine"])


@pytest.mark.covering
@in_engines("engine, kind", ("webkit", POINTER_MOUSE), ("firefox", POINTER_MOUSE), ("firefox", POINTER_TOUCH))
def test_a_whole_game_by_pointer(play, kind):
    play_a_whole_game(Hands(play("?seed=a whole game", touch=kind == POINTER_TOUCH)))


def test_sets_are_found_by_keyboard(play):
    assert play_sets(Keyboard(play("?seed=a whole game")), most=6).found == 6


@in_engines("engine, kind", ("webkit", POINTER_MOUSE), ("webkit", POINTER_PEN),
            ("firefox", POINTER_MOUSE), ("firefox", POINTER_TOUCH))
def test_a_swipe_down_deals_and_chooses_nothing(play, kind):
    game = play("?seed=swipe")
    before = game.look()
    x, y, width, height = before.cards[0]["box"]
    slide(game, kind, (int(x + width / 2), int(y + height / 2)), (8, 150))
    look = game.look()
    assert len(look.cards) == 15 and look.pressed == [] and look.has_new_message(before)


@in_engines("engine, players", ("firefox", 1), ("firefox", 2))
def test_a_rotation_reshuffles_once(play, players):
    game = play(f"?seed=turn&players={players}", touch=True)
    before = game.look()
    two(game, (0, 70), middle=(400, 350))
    after = game.look()
    assert sorted(after.names) == sorted(before.names) and after.names != before.names
    assert after.has_new_message(before) and after.pressed == []
    assert len(game.stored().splitlines()[3].split()) == 1, "one action"


# A card is moved with the element around it, and a browser without `moveBefore` takes the focus from it then.
@in_engines("engine", "webkit", "firefox")
def test_the_focus_follows_its_card_when_cards_are_reshuffled(play):
    game = play("?seed=keyboard")
    name = game.look().names[5]
    game.key_to(name)
    before = game.look().names
    look = game.key("r")
    assert look.names != before and [card["name"] for card in look.cards if card["focus"]] == [name]


# What of a card tells its state: the outline, and the mark.
STATE = """
const card = [...document.querySelectorAll('#table .card')].find((card) => card.ariaLabel === arguments[0]);
const [outline, mark] = [getComputedStyle(card), getComputedStyle(card, '::after')];
return [outline.outlineStyle, outline.outlineWidth, mark.content, mark.clipPath, mark.borderRadius].join();
"""


def test_each_state_of_a_card_has_looks_of_its_own(play):
    game = play("?seed=states")
    names = game.look().names
    seen = [game.read(STATE, names[0])]
    game.tap(names[0])
    seen.append(game.read(STATE, names[0]))
    game.tap(names[0])
    for three in (next(mismatches(names)), sets(names)[0]):
        game.tap(*three)
        seen.append(game.read(STATE, three[0]))
    assert len(set(seen)) == 4


# Deals three cards, and waits until the last one has moved and come to rest.
FLIGHT = """
document.getElementById('deal').click();
const mover = [...document.querySelectorAll('#table .mover')].at(-1);
const places = [];
for (let same = 0; same < 10 || places.length < 2; await drawn()) {
  same = places.at(-1) === mover.style.transform ? same + 1 : 0;
  if (!same) places.push(mover.style.transform);
}
"""


def test_cards_fly_to_their_places(play):
    game = play("?seed=fly&motion=fly&from=deck")
    game.read(FLIGHT)
    corners = {(round(x), round(y)) for x, y, *_ in (card["box"] for card in game.look().cards)}
    columns = [[y for other, y in corners if other == x] for x in sorted({x for x, _ in corners})]
    assert len(corners) == 15 and {len(column) for column in columns[:-1]} == {len(columns[0])}
    assert len(columns[-1]) <= len(columns[0])


# The symbols of the cards on the table: the sizes of their pictures, and their colours.
SYMBOLS = """
const symbols = [...document.querySelectorAll('#table .card svg')];
return {
  least: Math.min(...symbols.map((symbol) => symbol.getBoundingClientRect().width)),
  colors: [...new Set(symbols.map((symbol) => getComputedStyle(symbol).color))].sort(),
  table: getComputedStyle(document.body).backgroundColor,
};
"""


def test_symbols_are_there_in_three_colours_which_follow_the_theme(play):
    seen = [play(f"?seed=theme&theme={theme}").read(SYMBOLS) for theme in ("light", "dark")]
    assert all(one["least"] > 10 and len(one["colors"]) == 3 for one in seen)
    assert not set(seen[0]["colors"]) & set(seen[1]["colors"]) and seen[0]["table"] != seen[1]["table"]


# An open dialog: whether it is modal and has the focus, whether all of it is in view, and how much is to be seen in it.
DIALOG = """
const dialog = document.getElementById(arguments[0]);
const { left, top, right, bottom } = dialog.getBoundingClientRect();
const seen = (what) => [...dialog.querySelectorAll(what)].filter((one) => one.checkVisibility() && one.getClientRects().length);
return {
  isModal: dialog.matches(':modal') && dialog.contains(document.activeElement),
  fits: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  controls: seen('select, input').filter((control) => control.labels[0]?.innerText || control.ariaLabel).length,
  words: seen('h2, h3, p, legend, dd, figcaption').filter((one) => one.innerText).length,
  pictures: seen('svg').length,
};
"""

# At least so much is to be seen in each dialog after a game.
CONTENTS = {
    "settings": {"controls": 12, "words": 3, "pictures": 0}, "help": {"controls": 0, "words": 20, "pictures": 10},
    "statistics": {"controls": 3, "words": 9, "pictures": 2}, "review": {"controls": 1, "words": 20, "pictures": 12},
}


def check_dialog(game, dialog: str) -> None:
    """Checks that a dialog, and no other, is open with its content."""
    assert game.open_dialogs() == [f"{dialog}-dialog"]
    seen = game.read(DIALOG, f"{dialog}-dialog")
    assert seen["isModal"] and seen["fits"]
    assert all(seen[what] >= least for what, least in CONTENTS[dialog].items()), seen


@pytest.mark.covering
@pytest.mark.parametrize("dialog", CONTENTS)
def test_a_dialog_opens_with_its_content_and_closes_by_its_button_and_by_escape(play, dialog):
    game = play("?seed=dialogs")
    game.play_out()
    for close in (lambda: game.button(f"{dialog}-close"), lambda: game.key(Keys.ESCAPE)):
        game.button(dialog)
        check_dialog(game, dialog)
        close()
        opener = game.js("return document.getElementById(arguments[0]).closest('dialog')?.id.replace('-dialog', '')", dialog)
        assert game.open_dialogs() == [] and game.focus == (opener or dialog)


def test_a_reload_finds_the_same_table(play):
    game = play("?seed=reload")
    game.tap(*sets(game.look().names)[0])
    game.button("deal")
    before = game.tap(game.look().names[3])
    assert before.found == 1 and len(before.pressed) == 1
    game.reload()
    assert same(before, game.look())


def test_a_game_that_is_over_stays_over(play):
    game = play("?seed=over")
    game.play_out()
    game.wait(lambda: not game.look().named("match"))
    before = game.look()
    game.reload()
    assert before.phase == "over" and same(before, game.look())


def test_a_running_game_needs_no_server(play):
    with serving() as address:
        game = play("?seed=alone", site=address)
        game.wait_until_reports_are_there()
        game.wait(lambda: game.js("return [...document.styleSheets].some(({ href }) => href?.includes('dialogs'))"))
        # Firefox tells of an error where the server goes while it still fetches the files for later starts.
        game.js("return navigator.serviceWorker.ready.then(() => null)")
    game.tap(*sets(game.look().names)[0])
    assert game.button("deal").found == 1
    assert game.play_out().phase == "over"
    for dialog in CONTENTS:
        game.button(dialog)
        check_dialog(game, dialog)
        game.button(f"{dialog}-close")
    assert len(game.button("result-new").cards) == 12


def test_an_error_of_the_page_is_noticed(play):
    game = play()
    game.js("setTimeout(() => { throw new Error('noticed'); })")
    found = game.wait(game.troubles)
    assert len(found) == 1 and "noticed" in found[0]
