"""Help for new players on the page: the coach, and why three cards aren't a set."""
import pytest
from selenium.webdriver.common.keys import Keys

from layouts import SCREENS, check_page, lies_over_the_table, overlap
from look import features, mismatches, sets
from screens import PHONE

TABLE = "const { x, y, width, height } = document.getElementById('table').getBoundingClientRect(); return [x, y, width, height]"

# The elements whose content doesn't fit: text wider than its box, or a box that extends beyond the box around all of
# them.
CUT = """
const outer = arguments[1] ? new DOMRect(0, 0, innerWidth, innerHeight) : document.getElementById('news').getBoundingClientRect();
return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility()).filter((one) => {
  const box = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
    || box.left < outer.left || box.right > outer.right + 1 || box.top < outer.top - 2 || box.bottom > outer.bottom + 2;
}).map((one) => one.id || one.textContent);
"""

MARKS = """
return [...document.querySelectorAll('#why li')].filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.feature, one.dataset.ok === 'true']);
"""


def coached(game) -> list[str]:
    """The cards that the coach lifts."""
    return game.read("return [...document.querySelectorAll('#table [data-coach=true]')].map((card) => card.ariaLabel)")


def third(game) -> str:
    """The card that makes a set with the coach's cards."""
    return next(card for three in sets(game.look().names) if set(coached(game)) < set(three) for card in three
                if card not in coached(game))


def wrong_answer(game) -> str:
    return next(card for card in game.look().names if card not in coached(game) and card != third(game))


def first_other(game) -> str:
    """The first card that the coach doesn't lift."""
    return next(card for card in game.look().names if card not in coached(game))


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_coach_fits_and_moves_nothing(play, screen, language):
    game = play(f"?seed=states&lang={language}", screen=screen, coached=True)
    assert len(coached(game)) == 2 and game.open_dialogs() == []
    before = game.read(TABLE)
    assert [feature for feature, _ in game.read(MARKS) if feature] == ["number", "symbol", "shading", "color"]
    assert game.read(CUT, "#why, #why li") == []
    game.tap(first_other(game))
    assert len(coached(game)) == 2 and any(not right for feature, right in game.read(MARKS) if feature)
    assert game.read(CUT, "#why, #why li") == [] and game.read(TABLE) == before
    game.send_coach_away()
    # On a small screen the table gets the space of the coach.
    assert game.read(TABLE) == before or lies_over_the_table(screen)
    check_page(game, screen)


@pytest.mark.parametrize("answer", [
    lambda game: game.tap(third(game)), lambda game: game.tap(coached(game)[0]), lambda game: game.button("deal"),
    lambda game: game.button("more"), lambda game: game.key(Keys.ESCAPE), lambda game: game.press(4, 300),
], ids=["third", "lifted", "deal", "more", "escape", "ground"])
def test_the_coach_goes_for_good(play, answer):
    game = play("?seed=coach", screen=PHONE, coached=True)
    assert len(coached(game)) == 2
    game.reload()
    assert len(coached(game)) == 2
    answer(game)
    assert coached(game) == []
    game.reload()
    assert coached(game) == []


def test_a_newcomer_who_follows_the_chips_finds_a_set_within_a_few_taps(play):
    game = play("?seed=coach", screen=PHONE, coached=True)
    texts = game.read("return [...document.querySelectorAll('#why [data-feature]')].map((one) => one.textContent)")
    game.tap(wrong_answer(game))
    assert game.look().found == 0
    one, other = (features(card) for card in coached(game))
    # The order of the words in the name of a card, by the order of the chips.
    order = [0, 3, 1, 2]

    def fits(card: str) -> bool:
        values = [(features(card)[index], one[index], other[index]) for index in order]
        return all(len(set(three)) == (1 if "same" in text else 3) for three, text in zip(values, texts))

    game.tap(*[card for card in game.look().names if card not in coached(game) and fits(card)])
    look = game.look()
    assert look.found == 1 and len(look.named("match")) == 3


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_marks_of_a_mismatch_fit_and_move_nothing(play, screen, language):
    game = play(f"?seed=states&lang={language}", screen=screen)
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
