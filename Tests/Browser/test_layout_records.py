"""How the review, the statistics and the table of two players fit every screen, light and dark. Leaves pictures."""
import pytest

from game import sets
from screens import ALL, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, Screen
from test_layout import LONG, check_cards, check_page

# Down to the smallest on which nothing may scroll.
SMALLEST = [Screen(320, 480, 2, touch=True), Screen(480, 320, 2, touch=True)]
SCREENS = [*ALL, *SMALLEST]

# What is wider than the dialog it is in, or hangs over its edge; and what is cut off by its own.
WIDER = """
const dialog = document.querySelector('dialog[open]');
const { left, right } = dialog.getBoundingClientRect();
const name = (e) => e.id || e.className?.baseVal || e.className || e.localName;
const within = (e, left, right) => (({ left: l, right: r }) => l >= left - 1 && r <= right + 1)(e.getBoundingClientRect());
const shown = [...dialog.querySelectorAll('*')].filter((e) => e.getClientRects().length);
return {
  scrolls: dialog.scrollWidth > dialog.clientWidth,
  wider: shown.filter((e) => !e.closest('svg > *') && !within(e, left, right)).map(name),
  cut: shown.filter((e) => e.matches('button, select, .button, figcaption, dt, dd, p, summary')
                         && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map(name),
  texts: shown.filter((e) => e.matches('svg text') && (({ left, right }) => !within(e, left, right))
                           (e.closest('svg').getBoundingClientRect())).map((e) => e.textContent),
};"""


def check_dialog(game, screen) -> None:
    box = game.js("return document.querySelector('dialog[open]').getBoundingClientRect().toJSON()")
    assert box["left"] >= 0 and box["top"] >= 0 and box["right"] <= screen.width and box["bottom"] <= screen.height
    assert game.js(WIDER) == {"scrolls": False, "wider": [], "cut": [], "texts": []}


def pictures(game, path, name) -> None:
    for theme in ("light", "dark"):
        game.media(prefers_color_scheme=theme)
        game.picture(path / f"{name}-{theme}.webp")
    game.media(prefers_color_scheme="light")


@pytest.mark.parametrize("screen, language", [*((screen, "en") for screen in ALL), (SMALL_PHONE, "ru")], ids=str)
def test_records_fit(film, output, screen, language):
    game = film("?seed=records&motion=still", screen=screen)
    game.play_out(17_800)
    game.open(f"?lang={language}")
    check_page(game, screen)
    for button, name in (("review", "records"), ("statistics", "statistics")):
        game.button(button)
        check_dialog(game, screen)
        if language == "en":
            pictures(game, output, f"{name}-{screen}")
        if button == "review":
            game.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
            check_dialog(game, screen)
        if button == "statistics":
            game.button("clear")
            check_dialog(game, screen)
            game.button("clear-no")
        game.js("document.querySelector('dialog[open]').scrollTop = 1e6")
        if language == "en":
            pictures(game, output, f"{name}-{screen}-end")
        game.button(f"{button}-close")
        assert not game.driver.find_elements("css selector", "dialog[open]")


def deal_for_two(game, count) -> None:
    """Both deal until there are so many cards."""
    while len(game.look().cards) < count:
        game.button("deal-1")
        game.button("deal-2")
        game.run(1000, 200)
    game.run(200, 100)


@pytest.mark.parametrize("screen, language", [
    *((screen, "en") for screen in SCREENS), (SMALL_PHONE, "ru"), (PHONE, "ru"), (PHONE_ON_ITS_SIDE, "ru")], ids=str)
def test_the_table_of_two_players_fits(film, output, screen, language):
    game = film("?seed=two&motion=still&players=2", screen=screen)
    names = game.look().names
    places = [names.index(name) for name in sets(names)[0]]
    game.open(f"?seed=two&motion=still&players=2&lang={language}")
    has_pictures = language == "en" and screen in ALL
    check_page(game, screen)
    game.button("claim-2")
    game.run(2000, 500)
    check_page(game, screen)
    if has_pictures:
        pictures(game, output, f"two-{screen}-claim")
    names = game.look().names
    game.press_cards(*(names[place] for place in places))
    assert game.look().named("match")
    check_page(game, screen)
    game.run(2000, 500)
    for count in (12, 21):
        deal_for_two(game, count)
        check_cards(game, game.look(), screen)
        check_page(game, screen)
        if has_pictures:
            pictures(game, output, f"two-{screen}-{count}")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_limit_of_two_players_is_told_in_full_beside_undo(film, screen, language):
    game = film(f"?seed=two&motion=still&players=2&limit=24&lang={language}", screen=screen)
    deal_for_two(game, 21)
    game.button("deal-1")
    game.run(200, 100)
    assert "24" in game.look().status and game.element("undo").is_displayed()
    check_page(game, screen)


END = {
    "en": "Player 2: Set! 39 points. Game over. Player 2 wins, 1020 to 978.",
    "ru": "Игрок 2: Сет! Очков: 39. Игра окончена. Победа: Игрок 2, 1020 : 978.",
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_winner_is_named_in_full(film, screen, language):
    game = film(f"?seed=two&motion=still&players=2&lang={language}", screen=screen)
    game.js("""
        document.body.dataset.phase = 'over';
        document.getElementById('review').hidden = false;
        for (const id of ['status', 'status-2']) {
            document.getElementById(id).textContent = arguments[0];
            document.getElementById(id).toggleAttribute('data-long', arguments[0].length > 60);
        }""", END[language])
    check_page(game, screen)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_deal_id_is_shown_whole(play, screen, language):
    for players in (1, 2):
        game = play(f"?seed=k3f9x2pm&motion=still&players={players}&lang={language}", screen=screen)
        cut = game.js("""
            const id = document.querySelector('.deal-id');
            return id.scrollWidth > id.clientWidth + 1 || id.scrollHeight > id.clientHeight + 1""")
        assert not cut, game.element("deal-id").text


@pytest.mark.parametrize("screen", [SMALL_PHONE, *SMALLEST], ids=str)
def test_two_players_can_recognise_all_81_cards(film, screen):
    game = film("?seed=two&motion=still&players=2", screen=screen)
    deal_for_two(game, 81)
    # On the smallest screens two edges leave less than one person has.
    check_cards(game, game.look(), screen, least=20 if screen.height > 568 else 16)
    check_page(game, screen)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", [PHONE_ON_ITS_SIDE, *SMALLEST], ids=str)
def test_the_way_back_to_a_game_fits(play, screen, language, players):
    game = play(f"?seed=mine&players={players}", screen=screen)
    game.button("shuffle")
    game.open(f"?seed=theirs&motion=still&players={players}&lang={language}")
    assert game.element("back").is_displayed()
    game.button("claim-2" if players == 2 else "cheat")
    check_page(game, screen)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_the_longest_message_fits_at_both_edges(film, screen, language):
    game = film(f"?seed=two&motion=still&players=2&lang={language}", screen=screen)
    cut = game.js("""
        return ['status', 'status-2'].filter((id) => {
          const status = document.getElementById(id);
          status.textContent = arguments[0];
          status.setAttribute('data-long', '');
          return status.scrollHeight > status.clientHeight + 1;
        })""", LONG[language])
    assert cut == [], "the longest message does not fit"
