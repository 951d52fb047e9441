"""Checks of what a page shows and where: cards, bars, messages and dialogs."""
from screens import ALL, Screen

# Down to the smallest screen on which nothing may scroll, and some unusual screens.
SCREENS = [*ALL, Screen(320, 480, 2, touch=True), Screen(360, 640, 1.5, touch=True), Screen(480, 320, 2, touch=True),
           Screen(667, 375, 2, touch=True), Screen(1280, 720, 1.25), Screen(1280, 600),
           Screen(1000, 600), Screen(1366, 657), Screen(2560, 1440)]


def overlap(one, other, slack: float = 0) -> bool:
    """Whether two boxes share more than this many pixels, both horizontally and vertically."""
    return all(min(one[at] + one[at + 2], other[at] + other[at + 2]) - max(one[at], other[at]) > slack for at in (0, 1))


def check_cards(look, screen, least=20):
    """Checks that cards are on the screen, apart, on device pixels, and of one size and shape."""
    boxes = [card["box"] for card in look.cards]
    for x, y, width, height in boxes:
        assert x >= 0 and y >= 0 and x + width <= screen.width and y + height <= screen.height
        for edge in (x, y, x + width, y + height):
            pixels = edge * screen.ratio
            # Chromium counts in 64ths of a CSS pixel, so an edge may be that far from the pixel where it is drawn.
            assert abs(pixels - round(pixels)) < 0.1, "an edge lies between two device pixels"
    assert len({(round(box[2] * screen.ratio), round(box[3] * screen.ratio)) for box in boxes}) == 1
    width, height = boxes[0][2:]
    assert abs(height - width * 7 / 5) * screen.ratio <= 1
    for index, box in enumerate(boxes):
        assert not any(overlap(box, other) for other in boxes[:index])
    assert width >= least, "all cards can be recognised"


# Selects many triples of the first cards, and returns the messages that don't fit into the elements with these ids.
MESSAGES = """
const [...ids] = arguments;
const cut = [];
const choose = (index) => document.querySelectorAll('#table .card')[index].click();
for (let a = 0; a < 6; a++) for (let b = a + 1; b < 7; b++) for (let c = b + 1; c < 8; c++) {
  [a, b, c].forEach(choose);
  for (const status of ids.map((id) => document.getElementById(id)))
    if (status.scrollHeight > status.clientHeight + 1) cut.push(status.textContent);
  window.film?.(1000);
}
return cut;
"""

# For each bar (painted above the cards on the table): its `will-change` properties, which make it a separate layer.
BARS = """
return [...document.querySelectorAll('body > *')].filter((element) => getComputedStyle(element).zIndex === '3'
  && getComputedStyle(element).display !== 'none').map((element) => getComputedStyle(element).willChange)
"""


def check_messages(game):
    """Checks that every message about a mismatch fits, and that large numbers do."""
    assert game.read(MESSAGES, "status") == []
    edge = game.read("""
        for (const [id, value] of [['score', '1020'], ['time', '100:05']]) document.getElementById(id).textContent = value;
        return document.getElementById('more').getBoundingClientRect().right""")
    assert edge <= game.screen.width, "large numbers push the buttons out"


# The page except dialogs and the found matches, which scroll: whether it scrolls, the controls, and the places of the cards.
PAGE = """
const root = document.documentElement;
const box = (e) => (({ x, y, width, height }) => [x, y, width, height])(e.getBoundingClientRect());
const controls = [...document.querySelectorAll('button:not(.card), #status, header dd:not(:has(button))')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('dialog, #feed') && getComputedStyle(e).clipPath === 'none')
  .map((e) => [e.id || e.parentElement.id, box(e), e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1, e.tagName]);
return [root.scrollWidth > innerWidth || root.scrollHeight > innerHeight, controls,
        [...document.querySelectorAll('#table .card')].map(box)];
"""


def lies_over_the_table(screen) -> bool:
    """Whether a message lies over the table's edge, because the screen has no space for it below the table."""
    if screen.height < screen.width:
        return screen.height < 600
    return screen.width < 389 or screen.height <= 640


def check_page(game, screen, may_be_cut=()):
    """Checks that nothing scrolls, and that no control is cut off, too small for a finger or covered by another. Some
    texts may end in an ellipsis."""
    scrolls, controls, cards = game.read(PAGE)
    assert not scrolls
    if game.look().phase == "over":
        # What is left is under the pile.
        cards = []
    for id, (x, y, width, height), cut, tag in controls:
        assert x >= 0 and y >= 0 and x + width <= screen.width + 0.5 and y + height <= screen.height + 0.5, id
        assert not cut or id in may_be_cut, f"the text of {id} does not fit"
        if tag == "BUTTON":
            assert width >= 24 and height >= 24, id
    for index, (id, box, _, tag) in enumerate(controls):
        lies_over = id == "status" and lies_over_the_table(screen)
        assert lies_over or not any(overlap(box, card) for card in cards), f"{id} covers a card"
        for other_id, other, _, _ in controls[:index]:
            assert not overlap(box, other), f"{id} and {other_id}"


# The elements that are wider than their dialog or extend beyond its edge, and the elements that cut off their content.
WIDER = """
const dialog = document.querySelector('dialog[open]');
const { left, right } = dialog.getBoundingClientRect();
const name = (e) => e.id || e.className?.baseVal || e.className || e.localName;
const within = (e, left, right) => (({ left: l, right: r }) => l >= left - 1 && r <= right + 1)(e.getBoundingClientRect());
const shown = [...dialog.querySelectorAll('*')].filter((e) => e.getClientRects().length);
return {
  scrolls: [dialog, ...dialog.children].some((part) => part.scrollWidth > part.clientWidth),
  wider: shown.filter((e) => !e.closest('svg > *') && !within(e, left, right)).map(name),
  cut: shown.filter((e) => e.matches('button, select, .button, figcaption, dt, dd, p, summary')
                         && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map(name),
  texts: shown.filter((e) => e.matches('svg text') && (({ left, right }) => !within(e, left, right))
                           (e.closest('svg').getBoundingClientRect())).map((e) => e.textContent),
};"""


def check_dialog(game, screen) -> None:
    game.wait_for_sheet()
    box = game.read("return document.querySelector('dialog[open]').getBoundingClientRect().toJSON()")
    assert box["left"] >= 0 and box["top"] >= 0 and box["right"] <= screen.width and box["bottom"] <= screen.height, box
    assert game.read(WIDER) == {"scrolls": False, "wider": [], "cut": [], "texts": []}


# The boxes of all visible buttons except the panel's own, and whether the panel and its content are cut off.
BOXES = """
const box = (e) => (({ x, y, width, height }) => [x, y, width, height])(e.getBoundingClientRect());
const panel = document.getElementById('result');
const others = [...document.querySelectorAll('button')].filter((e) => !panel.contains(e) && e.checkVisibility({ visibilityProperty: true }));
const parts = [...panel.querySelectorAll('*')].filter((e) => e.getClientRects().length);
return [box(panel), others.map(box), parts.map(box), [innerWidth, innerHeight]];
"""


def is_within(one, other) -> bool:
    """Whether a box is inside another box, allowing for half a pixel."""
    return all(other[at] - 0.5 <= one[at] and one[at] + one[at + 2] <= other[at] + other[at + 2] + 0.5 for at in (0, 1))
