"""Films a scene: the real page, frame by frame, with a clock that is stopped between two pictures.

    make film SCENE=match-physics           one of SCENES, or all
    make film SCENE=deal EVERY=50 FRAMES=12 SCREEN=desk THEME=dark

Each film is a row of pictures, the earliest on the left, in Tests/Browser/output/film-SCENE.webp.
"""
import base64
import dataclasses
import os
import pathlib
import sys
from collections.abc import Callable

from game import CARD, THERE, Game
from gestures import flick
from look import Look, mismatches, sets
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, TABLET, open_browser
from serving import ROOT, serving

OUTPUT = pathlib.Path(__file__).parents[1] / "output"
SCREENS = {"small": SMALL_PHONE, "phone": PHONE, "side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desk": DESK}

# A clock that only `film` advances: by a given time, calling the timers due in it, and then the frame. Random numbers
# are the same each time.
STANDING_CLOCK = """
(() => {
  let now = 1000;
  let frames = [];
  let timers = [];
  let last = 0;
  performance.now = () => now;
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });
  window.drawnFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) => frames.push(call);
  window.setTimeout = (call, time = 0) => (timers.push({ id: ++last, at: now + time, call }), last);
  window.clearTimeout = (id) => { timers = timers.filter((timer) => timer.id !== id); };
  crypto.getRandomValues = (numbers) => numbers.fill(20260401);
  window.film = (time) => {
    const end = now + time;
    for (;;) {
      const due = timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      timers = timers.filter((timer) => timer !== due);
      now = Math.max(now, due.at);
      due.call();
    }
    now = end;
    const calls = frames;
    frames = [];
    for (const call of calls) call(now);
    return calls.length;
  };
})();
"""

# Both players press Deal repeatedly, like an assistive tool.
DEAL_FOR_TWO = """
while (document.querySelectorAll('#table .card').length < arguments[0]) {
  for (const id of ['deal-1', 'deal-2']) document.getElementById(id).click();
  window.film(1000);
}
window.film(200);
"""


class StillGame(Game):
    """A game whose clock only a test advances."""

    def open(self, query: str = "") -> None:
        self.run_before_page(STANDING_CLOCK)
        super().open(query)

    def wait_until_there(self) -> None:
        # The page waits for its first frame before it continues loading.
        self.wait(lambda: self.js("window.film(0);" + THERE))
        self.read("")

    def run(self, milliseconds: float, step: float = 1000 / 60) -> int:
        """Advances the clock in frames of a given length; returns how many frames the page requested."""
        return self.js("let count = 0; for (let t = arguments[1]; t <= arguments[0] + 0.001; t += arguments[1])"
                       " count += window.film(arguments[1]); return count;", milliseconds, step)

    def settle(self) -> None:
        """Advances the clock until the page requests no more frames."""
        self.js("for (let n = 0; n < 1000; n++) if (!window.film(1000 / 60)) return;")

    def press_cards(self, *names: str) -> None:
        """Presses cards at their current places, moving or not."""
        for name in names:
            self.press(*self.read(CARD, name))

    def tap(self, *names: str) -> Look:
        for name in names:
            self.settle()
            self.press_cards(name)
        return self.look()


    def deal_for_two(self, count: int) -> Look:
        """Both players deal until this many cards are on the table."""
        self.js(DEAL_FOR_TWO, count)
        return self.look()


def settled(game: StillGame) -> list[str]:
    game.settle()
    return game.look().names


def match(game: StillGame) -> None:
    game.press_cards(*sets(settled(game))[0])


def leave(game: StillGame) -> None:
    match(game)
    game.settle()
    game.press_cards(next(card["name"] for card in game.look().cards if card["state"] == "match"))


def mismatch(game: StillGame) -> None:
    game.press_cards(*next(mismatches(settled(game))))


def pick(game: StillGame) -> None:
    game.press_cards(settled(game)[0])


def throw(game: StillGame) -> None:
    game.play_out(3000)
    game.settle()
    flick(game, "pile", (-4, 6))


def key(name: str, times: int = 1) -> Callable[[StillGame], None]:
    def press(game: StillGame) -> None:
        settled(game)
        for _ in range(times - 1):
            game.key(name)
            game.settle()
        game.key(name)
    return press


@dataclasses.dataclass(frozen=True)
class Scene:
    """The steps before a film, and its duration in milliseconds."""
    query: str
    begin: Callable[[StillGame], None]
    lasts: int


SCENES = {
    "opening": Scene("", lambda game: None, 1000),
    "opening-deck": Scene("&from=deck", lambda game: None, 1000),
    "coach": Scene("", lambda game: None, 1500),
    "pick": Scene("", pick, 300),
    "deal": Scene("", key("d"), 800),
    "deal-deck": Scene("&from=deck", key("d"), 800),
    "match": Scene("", match, 1000),
    "mismatch": Scene("", mismatch, 400),
    "leave": Scene("", leave, 800),
    "leave-pile": Scene("&from=deck", leave, 800),
    "shuffle": Scene("", key("r"), 800),
    "new-game": Scene("", key("n"), 1000),
    "match-physics": Scene("&style=physics", match, 3700),
    "end": Scene("", lambda game: game.play_out(3000), 1600),
    "throw": Scene("", throw, 4000),
    "new-game-physics": Scene("&style=physics", key("n"), 1400),
}


def shoot(game: StillGame, scene: Scene, every: float, count: int) -> list[bytes]:
    game.clear()
    game.open(f"?seed=film&theme={os.environ.get('THEME', 'light')}{scene.query}")
    scene.begin(game)
    pictures = []
    for number in range(count):
        if number:
            game.run(every, every / max(1, round(every / (1000 / 60))))
        data = game.command("Page.captureScreenshot", format="webp", quality=90)["data"]
        pictures.append(base64.b64decode(data))
    return pictures


def row(game: Game, pictures: list[bytes], path: pathlib.Path, height: int) -> None:
    """Joins pictures into a row, using a page that shows them."""
    game.driver.get("about:blank")
    sources = [f"data:image/webp;base64,{base64.b64encode(picture).decode()}" for picture in pictures]
    width = game.driver.execute_async_script("""
        const [sources, height, done] = arguments;
        document.body.style.cssText = 'margin: 0; display: flex; gap: 4px; background: #888; width: max-content';
        Promise.all(sources.map((source) => {
          const image = document.body.appendChild(new Image());
          image.style.height = height + 'px';
          image.src = source;
          return image.decode();
        })).then(() => done(document.body.getBoundingClientRect().width));""", sources, height)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    data = game.command("Page.captureScreenshot", format="webp", quality=80, clip=clip, captureBeyondViewport=True)
    path.write_bytes(base64.b64decode(data["data"]))


def main(wanted: str) -> None:
    scenes = SCENES if wanted == "all" else {wanted: SCENES.get(wanted)}
    if None in scenes.values():
        sys.exit(f"There is no scene {wanted}, but {', '.join(SCENES)}, and all.")
    screen = SCREENS[os.environ.get("SCREEN", "phone")]
    OUTPUT.mkdir(exist_ok=True)
    browser = open_browser(screen)
    try:
        with serving() as site:
            game = StillGame(browser, site, screen)
            for name, scene in scenes.items():
                count = int(os.environ.get("FRAMES", 11))
                every = float(os.environ.get("EVERY", scene.lasts / (count - 1)))
                pictures = shoot(game, scene, every, count)
                game.run_before_page("")
                path = OUTPUT / f"film-{name}.webp"
                row(game, pictures, path, int(os.environ.get("HEIGHT", 420)))
                print(path.relative_to(ROOT))
    finally:
        browser.quit()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "all")
