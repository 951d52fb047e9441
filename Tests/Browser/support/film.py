"""Films a scene: the real page, frame by frame, with a clock that is stopped between two pictures.

    make film SCENE=match-physics           one of SCENES, or all
    make film SCENE=deal EVERY=50 FRAMES=12 SCREEN=desk THEME=dark

Each film is a row of pictures, the earliest on the left, in Tests/Browser/output/film-SCENE.webp.
"""
import base64
import contextlib
import os
import pathlib
import sys

from game import Game
from scenes import SCENES, Scene
from screens import DESK, PHONE, PHONE_ON_ITS_SIDE, SMALL_PHONE, TABLET, open_browser
from serving import ROOT, serving
from still_game import STANDING_CLOCK, StillGame

OUTPUT = pathlib.Path(__file__).parents[1] / "output"
SCREENS = {"small": SMALL_PHONE, "phone": PHONE, "side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desk": DESK}

# The style's animations follow the same clock.
STANDING_ANIMATIONS = """
(() => {
  const film = window.film;
  const played = new Map();
  window.film = (time) => {
    const calls = film(time);
    for (const animation of document.getAnimations()) {
      animation.pause();
      played.set(animation, played.has(animation) ? played.get(animation) + time : 0);
      if (played.get(animation) < animation.effect.getComputedTiming().endTime) animation.currentTime = played.get(animation);
      else animation.finish();
    }
    return calls;
  };
})();
"""


class FilmedGame(StillGame):
    """A game whose clock also drives the animations of the style."""

    clock = STANDING_CLOCK + STANDING_ANIMATIONS


def shoot(game: FilmedGame, friends: list[Game], scene: Scene, every: float, count: int) -> list[bytes]:
    game.clear()
    game.open(f"?seed=film&theme={os.environ.get('THEME', 'light')}{scene.query}")
    scene.begin(game, *friends)
    pictures = []
    for number in range(count):
        if number:
            game.run(every, every / max(1, round(every / (1000 / 60))))
        else:
            game.js("window.film(0)")
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
    with contextlib.ExitStack() as stack:
        site = stack.enter_context(serving())

        def open_game(kind: type[Game]) -> Game:
            browser = open_browser(screen)
            stack.callback(browser.quit)
            return kind(browser, site, screen)

        game = open_game(FilmedGame)
        friends = [open_game(Game) for _ in range(max(scene.people for scene in scenes.values()) - 1)]
        for name, scene in scenes.items():
            count = int(os.environ.get("FRAMES", 11))
            every = float(os.environ.get("EVERY", scene.lasts / (count - 1)))
            pictures = shoot(game, friends[:scene.people - 1], scene, every, count)
            game.run_before_page("")
            path = OUTPUT / f"film-{name}.webp"
            row(game, pictures, path, int(os.environ.get("HEIGHT", 420)))
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "all")
