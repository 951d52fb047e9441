"""Help for new players on the page: the welcome, and why three cards aren't a set."""
import pytest

from layouts import SCREENS, check_page, lies_over_the_table, overlap
from look import features, mismatches
from screens import PHONE

TABLE = "const { x, y, width, height } = document.getElementById('table').getBoundingClientRect(); return [x, y, width, height]"

# The elements whose content doesn't fit: text wider than its box, or a box that extends beyond the box around all of
# them.
CUT = """
const outer = arguments[1] ? new DOMRect(0, 0, innerWidth, innerHeight) : document.getElementById('news').getBoundingClientRect();
return [...document.querySelectorAll(arguments[0])].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
    || box.left < outer.left || box.right > outer.right + 1 || box.top < outer.top - 2 || box.bottom > outer.bottom + 2;
}).map((one) => one.id || one.textContent);
"""

MARKS = """
return [...document.querySelectorAll('#why li')].filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.feature, one.dataset.ok === 'true']);
"""


def is_welcomed(game) -> bool:
    game.look()
    return game.element("welcome").is_displayed()


def wait_for_welcome(game) -> None:
    """Waits for the welcome, whose style loads after the first card."""
    game.wait(lambda: is_welcomed(game))


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_welcome_fits_and_moves_nothing(play, screen, language):
    game = play(f"?lang={language}", screen=screen)
    wait_for_welcome(game)
    assert game.open_dialogs() == []
    assert game.read("return document.querySelectorAll('#welcome svg').length") == 3
    assert game.read(CUT, "#welcome, #welcome > *") == []
    boxes = game.read("""return [...document.querySelectorAll('#welcome > *')].map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height])""")
    assert not any(overlap(one, other) for index, one in enumerate(boxes) for other in boxes[:index])
    assert all(box[3] >= 24 and box[2] >= 24 for box in boxes[2:]), "the buttons are large enough"
    before = game.read(TABLE)
    game.button("welcome-done")
    # On a small screen the table gets the space of the welcome.
    assert not is_welcomed(game)
    assert game.read(TABLE) == before or lies_over_the_table(screen)
    # The deal is a random one, whose id may be wide.
    check_page(game, screen, may_be_cut=("deal-id",))


@pytest.mark.parametrize("answer", [
    lambda game: game.button("welcome-done"), lambda game: game.button("welcome-show"),
    lambda game: game.tap(game.look().names[0]), lambda game: game.button("deal"),
], ids=["done", "show", "card", "deal"])
def test_the_welcome_goes_for_good(play, answer):
    game = play("?seed=welcome", screen=PHONE)
    wait_for_welcome(game)
    assert game.look().status
    game.reload()
    wait_for_welcome(game)
    answer(game)
    assert not is_welcomed(game)
    game.reload()
    assert not is_welcomed(game)


def test_the_welcome_leads_to_how_to_play(play):
    game = play(screen=PHONE)
    wait_for_welcome(game)
    game.button("welcome-show")
    game.wait(lambda: game.open_dialogs() == ["help-dialog"])


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_marks_of_a_mismatch_fit_and_move_nothing(play, screen, language):
    game = play(f"?seed=states&lang={language}", screen=screen)
    wait_for_welcome(game)
    game.button("welcome-done")
    before = game.read(TABLE)
    three = max(mismatches(game.look().names), key=lambda cards: sum(len(set(values)) == 2 for values in zip(*map(str.split, cards)))) \
        if language == "ru" else max(mismatches(game.look().names), key=wrong)
    game.tap(*three)
    assert len(game.read(MARKS)) == 4
    assert game.read(CUT, "#why, #why li, #status", lies_over_the_table(screen)) == []
    assert game.read(TABLE) == before


def wrong(cards) -> int:
    """In how many features two cards match and the third doesn't."""
    return sum(len(set(values)) == 2 for values in zip(*map(features, cards)))


def test_the_marks_are_right_and_go_with_the_mismatch(play):
    game = play("?seed=states", screen=PHONE)
    assert game.read(MARKS) == []
    for three in list(mismatches(game.look().names))[::17]:
        game.key("\ue00c")
        game.tap(*three)
        number, shading, color, symbol = (len(set(values)) != 2 for values in zip(*map(features, three)))
        assert game.read(MARKS) == [["number", number], ["symbol", symbol], ["shading", shading], ["color", color]]
    game.tap(game.look().names[0])
    assert game.read(MARKS) == []
