"""How the page fits every screen, with 12, 21 and 81 cards, light and dark. Leaves pictures to look at."""
import pytest

from screens import ALL, DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, Screen

# Down to the smallest on which nothing may scroll, and some odd ones.
SCREENS = [*ALL, Screen(320, 480, 2, touch=True), Screen(360, 640, 1.5, touch=True), Screen(480, 320, 2, touch=True),
           Screen(667, 375, 2, touch=True), Screen(1280, 720, 1.25), Screen(2560, 1080)]


def overlap(one, other) -> bool:
    return (one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
            and one[1] < other[1] + other[3] and other[1] < one[1] + one[3])


def check_cards(game, look, screen, least=20):
    """Within the screen, apart, of one size and one shape, on device pixels."""
    boxes = [card["box"] for card in look.cards]
    for x, y, width, height in boxes:
        assert x >= 0 and y >= 0 and x + width <= screen.width and y + height <= screen.height
        for edge in (x, y, x + width, y + height):
            pixels = edge * screen.ratio
            # Chromium counts in 64ths of a CSS pixel, so an edge may be that far off the pixel it is drawn on.
            assert abs(pixels - round(pixels)) < 0.1, "an edge lies between two device pixels"
    assert len({(round(box[2] * screen.ratio), round(box[3] * screen.ratio)) for box in boxes}) == 1
    width, height = boxes[0][2:]
    assert abs(height - width * 7 / 5) * screen.ratio <= 1
    for index, box in enumerate(boxes):
        assert not any(overlap(box, other) for other in boxes[:index])
    assert width >= least, "all cards can be recognised"


LONG = {
    "en": "Not a set: two show one symbol, one shows three symbols; two show squiggles, one shows diamonds; "
          "two are striped, one is solid; two are purple, one is green.",
    "ru": "Это не сет: на двух по одной фигуре, на одной три фигуры; на двух ромбы, на одной волны; "
          "две полосатые, одна сплошная; две фиолетовые, одна красная.",
}


def check_longest(game, language):
    """The longest message and large numbers fit as well."""
    found = game.js("""
        const status = document.getElementById('status');
        const [text, long] = [status.textContent, status.hasAttribute('data-long')];
        status.textContent = arguments[0];
        status.setAttribute('data-long', '');
        for (const [id, value] of [['score', '1020'], ['time', '100:05']]) document.getElementById(id).textContent = value;
        const cut = status.scrollHeight > status.clientHeight + 1;
        const edge = document.getElementById('settings').getBoundingClientRect().right;
        status.textContent = text;
        status.toggleAttribute('data-long', long);
        return [cut, edge]""", LONG[language])
    assert not found[0], "the longest message does not fit"
    assert found[1] <= game.screen.width, "large numbers push the buttons out"


def check_page(game, screen):
    """Nothing scrolls, no control is cut off or too small for a finger, none covers another."""
    found = game.js("""
        const root = document.documentElement;
        const boxes = [...document.querySelectorAll('button:not(.card), #status, header dd:not(:has(button))')]
            .filter((e) => e.offsetParent && !e.closest('dialog'))
            .map((e) => [e.id, (({x, y, width, height}) => [x, y, width, height])(e.getBoundingClientRect()),
                 e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1, e.tagName]);
        return [root.scrollWidth > innerWidth || root.scrollHeight > innerHeight, boxes]""")
    scrolls, boxes = found
    assert not scrolls
    for id, (x, y, width, height), cut, tag in boxes:
        assert x >= 0 and y >= 0 and x + width <= screen.width + 0.5 and y + height <= screen.height + 0.5, id
        assert not cut, f"the text of {id} does not fit"
        if tag == "BUTTON":
            assert width >= 24 and height >= 24, id
    cards = [card["box"] for card in game.look().cards]
    for index, (id, box, _, tag) in enumerate(boxes):
        assert not any(overlap(box, card) for card in cards), f"{id} covers a card"
        for other_id, other, _, _ in boxes[:index]:
            assert not overlap(box, other), f"{id} and {other_id}"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_everything_fits(play, output, screen, language):
    game = play(f"?seed=layout&motion=still&lang={language}", screen=screen)
    for count in (12, 21, 81):
        while len(game.look().cards) < count:
            game.key("d")
        look = game.rest()
        check_cards(game, look, screen)
        check_page(game, screen)
        if screen in ALL and language == "en":
            for theme in ("light", "dark"):
                game.media(prefers_color_scheme=theme)
                game.picture(output / f"{screen}-{count}-{theme}.webp")
    game.media(prefers_color_scheme="light")
    # After the choice of a card there is nothing to undo, as with every message of that length.
    game.tap(game.look().names[0])
    check_longest(game, language)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_the_longest_message_beside_undo_fits(play, screen, language):
    game = play(f"?seed=layout&motion=still&limit=24&lang={language}", screen=screen)
    look = game.key("d", "d", "d", "d")
    assert "24" in look.status and game.element("undo").is_displayed()
    check_page(game, screen)


def test_a_resize_keeps_the_state_and_moves_the_cards(play):
    game = play("?seed=layout", screen=PHONE)
    game.tap(*game.look().names[:2])
    before = game.rest()
    game.resize(PHONE_ON_ITS_SIDE)
    game.wait(lambda: game.look().cards[1]["box"] != before.cards[1]["box"])
    after = game.rest()
    assert (after.names, after.pressed, after.score) == (before.names, before.pressed, before.score)
    check_page(game, PHONE_ON_ITS_SIDE)


def test_a_finer_screen_puts_the_cards_on_its_own_pixels(play):
    game = play("?seed=layout&motion=still", screen=DESK)
    for ratio in (1.5, 2.625, 3):
        screen = Screen(int(2000 / ratio), int(1300 / ratio), ratio)
        game.resize(screen)
        game.wait(lambda: game.js("return devicePixelRatio") == ratio)
        width = lambda: game.look().cards[3]["box"][2] * ratio
        game.wait(lambda: abs(width() - round(width())) < 0.1)
        check_cards(game, game.rest(), screen)


def test_at_twice_the_size_nothing_is_lost(play):
    """Zoom to 200 % halves the screen in CSS pixels; text alone doubled must not be cut off either."""
    game = play("?seed=layout&motion=still", screen=Screen(720, 450, 2))
    check_page(game, Screen(720, 450, 2))
    game.resize(SMALL_PHONE)
    game.js("document.documentElement.style.fontSize = '200%'")
    for id in ("deal", "cheat", "shuffle", "new-game", "pause", "help", "settings"):
        assert game.element(id).is_displayed()


@pytest.mark.parametrize("screen, language", [(SMALL_PHONE, "en"), (SMALL_PHONE, "ru"), (PHONE_ON_ITS_SIDE, "en"), (DESK, "en")],
                         ids=lambda value: str(value))
@pytest.mark.parametrize("dialog", ["settings", "help"])
def test_dialogs_fit_and_scroll_within_themselves(play, output, screen, language, dialog):
    game = play(f"?seed=layout&lang={language}", screen=screen)
    game.button(dialog)
    box = game.js("return (({x, y, right, bottom}) => [x, y, right, bottom])"
                  "(document.querySelector('dialog[open]').getBoundingClientRect())")
    assert box[0] >= 0 and box[1] >= 0 and box[2] <= screen.width and box[3] <= screen.height
    assert game.js("const d = document.querySelector('dialog[open]'); return d.scrollTop") == 0, "it opens at its top"
    assert not game.js("const d = document.querySelector('dialog[open]'); return d.scrollWidth > d.clientWidth")
    game.picture(output / f"{screen}-{dialog}-{language}.webp")
    close = game.element(f"{dialog}-close")
    game.js("arguments[0].scrollIntoView()", close)
    game.button(f"{dialog}-close")
    assert not game.driver.find_elements("css selector", "dialog[open]")


def test_pictures_of_the_states(play, output):
    """A selected card, a match, a mismatch, a hint, the end, a pause: to be looked at."""
    from game import mismatches, sets

    for theme in ("light", "dark"):
        game = play("?seed=states&motion=still", screen=PHONE)
        game.media(prefers_color_scheme=theme)
        picture = lambda name: game.picture(output / f"state-{name}-{theme}.webp")
        names = game.look().names
        game.tap(names[0], names[1])
        picture("selected")
        game.key("\ue00c")
        game.tap(*sets(names)[0])
        picture("match")
        game.tap(*next(mismatches([name for name in names if name not in sets(names)[0]])))
        picture("mismatch")
        game.key("\ue00c")
        game.button("cheat")
        picture("hint")
        game.button("pause")
        picture("paused")
        game.media(prefers_color_scheme="light")
