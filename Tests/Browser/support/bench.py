"""Times the page in Chromium: the first card after a cold navigation, the frame that shows a tap, and all frames of the
motions with the most cards.

Prints medians and the spread; asserts nothing, since the machines are noisy. Folders of other sites, given as
arguments, are measured together with this site.
"""
import contextlib
import pathlib
import re
import statistics
import sys

from frames import MARKS, Film, film, report, with_traces
from game import Game
from look import sets
from processor import Processor
from screens import PHONE, open_browser
from serving import SITE, serving


# Notes when the first card was painted: the task after the first frame with the card. Then clicks it, and notes when the
# page shows that it is chosen.
FIRST_CARD = """
const painted = (then) => requestAnimationFrame(() => setTimeout(then));
const chosen = () => painted(() => {
  if (document.querySelector('#table .card[aria-pressed=true]')) window.firstTap = performance.now();
  else chosen();
});
new MutationObserver((changes, observer) => {
  if (!document.querySelector('#table .card')) return;
  observer.disconnect();
  painted(() => {
    window.firstCard = performance.now();
    document.querySelector('#table .card').click();
    chosen();
  });
}).observe(document, { childList: true, subtree: true });
"""

# For each tap, notes the time from lifting the finger until the frame with the selected card was painted.
TAPS = """
window.taps = [];
addEventListener('pointerup', (event) => {
  const lifted = event.timeStamp;
  requestAnimationFrame(() => setTimeout(() => taps.push(performance.now() - lifted)));
}, true);
"""


def row(name: str, values: list[float]) -> None:
    print(f"{name:44} {statistics.median(values):7.1f} ms   {min(values):.1f} to {max(values):.1f}, {len(values)} runs")


# Stages before the first card, in milliseconds: the HTML has arrived, the module has arrived, something is painted.
STAGES = """
const [page] = performance.getEntriesByType('navigation');
const module = performance.getEntriesByType('resource').find(({ name }) => /tercet[^/]*wasm$/.test(name));
const paint = performance.getEntriesByName('first-paint')[0];
const started = performance.getEntriesByName('started')[0];
return paint && window.firstTap && !('loading' in document.body.dataset) && {
  'html there': page.responseEnd, 'first paint': paint.startTime, 'module there': module.responseEnd,
  'module started': started?.startTime, 'first card shown': firstCard, 'first card played': firstTap,
  'all of the game there': performance.getEntriesByName('complete')[0]?.startTime,
};
"""
STAGE_NAMES = ["html there", "first paint", "module there", "module started", "first card shown", "first card played",
               "all of the game there"]
STARTS = 15
# As slow as an older phone network: 150 ms round trip, 1.6 Mbit/s.
SLOW_NETWORK = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
FAST_NETWORK = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


def first_card(game: Game, rate: int, network: dict[str, int]) -> dict[str, float]:
    """The times of the stages in a cold start."""
    game.clear()
    game.command("Network.enable")
    game.command("Network.clearBrowserCache")
    game.command("Network.emulateNetworkConditions", offline=False, **network)
    game.command("Emulation.setCPUThrottlingRate", rate=rate)
    game.open("?seed=bench")
    times = game.wait(lambda: game.js(STAGES))
    game.command("Network.emulateNetworkConditions", offline=False, **FAST_NETWORK)
    return times


def taps(game: Game, cards: int, rate: int) -> list[float]:
    game.command("Emulation.setCPUThrottlingRate", rate=1)
    game.clear()
    game.open("?seed=bench")
    while len(game.look().cards) < cards:
        game.key("d")
    game.rest()
    game.command("Emulation.setCPUThrottlingRate", rate=rate)
    game.js(TAPS)
    boxes = [card["box"] for card in game.look().cards]
    for index in range(20):
        x, y, width, height = boxes[index % 2]
        place = (x + width / 2, y + height / 2)
        game.fingers("touchStart", place)
        game.fingers("touchEnd")
        game.wait(lambda: len(game.js("return taps")) > index)
    return game.js("return taps")


CLICK = "document.getElementById(arguments[0]).click()"


def fly(game: Game) -> Film:
    """All 81 cards move: they leave for a new game."""
    game.open("?seed=bench")
    game.deal_to(81)
    return film(game, lambda: game.js(CLICK, "new-game"), 2)


def shuffle(game: Game) -> Film:
    """All 81 cards move, and stay."""
    game.open("?seed=bench")
    game.deal_to(81)
    return film(game, lambda: game.js(CLICK, "shuffle"), 2)


def lay24(game: Game) -> None:
    game.open("?seed=bench&style=physics")
    while len(game.look().cards) < 24:
        game.key("d")


def fall24(game: Game) -> Film:
    """24 cards fall and bounce off each other."""
    lay24(game)
    return film(game, lambda: game.js(CLICK, "new-game"), 3)


# Presses the cards of `arguments[0]` one after the other, this many milliseconds apart.
CHOOSE = """
const [names, pause] = arguments;
const choose = (index) => {
  document.querySelector(`#table [aria-label='${names[index]}']`).click();
  if (index + 1 < names.length) setTimeout(choose, pause, index + 1);
};
choose(0);
"""


def float24(game: Game) -> Film:
    """24 cards float: eight matches in two seconds. They are found before filming, so the film doesn't include the
    search."""
    lay24(game)
    names = []
    for _ in range(8):
        triple = sets([card["name"] for card in game.look().cards if card["state"] != "match"])[0]
        names += triple
        for name in triple:
            game.js(CHOOSE, [name], 0)
    lay24(game)
    return film(game, lambda: game.js(CHOOSE, names, 85), 4)


def match24(game: Game) -> Film:
    """24 cards float, and three of them match."""
    lay24(game)
    names = list(sets([card["name"] for card in game.look().cards])[0])
    return film(game, lambda: game.js(CHOOSE, names, 150), 3)


MOTIONS = {
    "81 cards leave, 12 come": fly, "81 cards reshuffled": shuffle, "24 cards fall": fall24, "24 cards float": float24,
    "a match while 24 cards float": match24,
}


def frames(site: str) -> None:
    browser = open_browser(PHONE, with_traces)
    game = Game(browser, site, PHONE)
    game.clear()
    game.run_before_page(MARKS)
    try:
        for rate in (1, 4, 6):
            slow = "" if rate == 1 else f", processor {rate} times slower"
            for name, scene in MOTIONS.items():
                films = []
                for _ in range(5):
                    game.command("Emulation.setCPUThrottlingRate", rate=rate)
                    films.append(scene(game))
                report(name + slow, sum(films[1:], films[0]))
    finally:
        browser.quit()


# The number of motions of each kind and of each site.
FILMS = 10


def on_display(sites: dict[str, str]) -> None:
    """Counts long frames on the display, alternating between the sites, with the processor slowed relative to its best
    speed."""
    browser = open_browser(PHONE, with_traces)
    games = {name: Game(browser, site, PHONE) for name, site in sites.items()}
    for game in games.values():
        game.clear()
    processor = Processor()
    try:
        for rate in (4, 6):
            for motion, scene in MOTIONS.items():
                films = {name: [] for name in games}
                for _ in range(FILMS):
                    for name, game in games.items():
                        game.command("Emulation.setCPUThrottlingRate", rate=processor.rate(rate))
                        films[name].append(scene(game))
                for name, taken in films.items():
                    print(f"{motion}, processor {rate} times slower{name}".ljust(64), count(taken))
    finally:
        browser.quit()


def count(films: list[Film]) -> str:
    shown = sum(len(film.shown) for film in films)
    return f"{sum(film.long_shown for film in films):3} of {shown:5} in {len(films):2} films"


def first_cards_and_taps(sites: dict[str, str]) -> None:
    """Measures the sites alternately, start by start and row by row, so that other load on the machine affects all of
    them."""
    games = {name: Game(open_browser(PHONE), site, PHONE) for name, site in sites.items()}
    for game in games.values():
        game.run_before_page(FIRST_CARD)
    for rate, network, how in ((1, FAST_NETWORK, ""), (4, FAST_NETWORK, ", slow processor"), (4, SLOW_NETWORK, ", slow both")):
        starts = [{name: first_card(game, rate, network) for name, game in games.items()} for _ in range(STARTS)]
        for stage in STAGE_NAMES:
            for name in games:
                # Other sites may not have all marks.
                if starts[0][name][stage] is not None:
                    row(f"{stage}{how}{name}", [start[name][stage] for start in starts])
    for rate in (1, 4):
        slow = "" if rate == 1 else f", processor {rate} times slower"
        for cards in (12, 81):
            for name, game in games.items():
                row(f"a tap shows, {cards} cards{slow}{name}", taps(game, cards, rate))
    for game in games.values():
        game.driver.quit()


def main() -> None:
    folders = {"": SITE} | {f", {name}": pathlib.Path(name) for name in sys.argv[1:]}
    with contextlib.ExitStack() as stack:
        sites = {name: stack.enter_context(serving(folder)) for name, folder in folders.items()}
        print("\nChromium, headless, drawing in software, a screen of 390 by 844 at three pixels to one\n")
        first_cards_and_taps(sites)
        if len(sites) == 1:
            print("\nFrames while cards move, from a trace; script is all of it, swift and bridge are parts\n")
            frames(sites[""])
        print("\nLong frames on the display, with the processor slowed against its best speed\n")
        on_display(sites)
    print()
    sizes = {path.name: path.stat().st_size for path in sorted(SITE.glob("*.br"))}
    for name, size in sizes.items():
        print(f"{size:7,} bytes  {re.sub(r'[.][0-9a-f]{12}|[.]br', '', name)}")


if __name__ == "__main__":
    main()
