"""A control for films: a page whose frames take a fixed part of the time that they have.

Where these come late, the machine has other things to do, and a film of the same moment tells of those.
"""
import time
import urllib.parse

from frames import Film, events, shown
from game import Game

# Moves some layers at each frame, and calculates for as long as it is told to.
PAGE = """<!DOCTYPE html><meta name="viewport" content="width=device-width">
<style>div { position: absolute; width: 38px; height: 54px; border: 1px solid; will-change: transform }</style>
<body><script>
const calculate = (steps) => { let sum = 0; for (let i = 0; i < steps; i++) sum = (sum * 1103515245 + 12345) | 0; return sum; };
const timed = (steps) => { const start = performance.now(); window.sum = calculate(steps); return performance.now() - start; };
const stepsInMillisecond = () => 2e6 / Math.min(...Array.from({ length: 20 }, () => timed(2e6)));
const layers = Array.from({ length: 24 }, () => document.body.appendChild(document.createElement("div")));
const move = (steps, milliseconds) => {
  const start = performance.now();
  const frame = (now) => {
    window.sum = calculate(steps);
    layers.forEach((layer, i) => {
      layer.style.transform = `translate(${60 * (i % 6) + 20 * Math.sin(now / 200 + i)}px, ${120 * Math.floor(i / 6)}px)`;
    });
    if (now - start < milliseconds) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};
</script>"""


class Control:
    """The page, in the browser of a game."""

    # What a frame takes, in milliseconds, about as long as one of 81 moving cards with the processor six times slower. At
    # full speed its layers take one of them, which grows with the rate.
    FRAME = 12
    MILLISECONDS = 1200

    def __init__(self, game: Game):
        self.game = game
        self.steps = 0

    def is_calm(self, rate: float) -> bool:
        """Whether all frames come in time where the processor is so many times slower."""
        self.game.driver.get("data:text/html," + urllib.parse.quote(PAGE))
        # The most that was ever found is what the machine does when nothing disturbs it.
        self.steps = max(self.steps, self.game.js("return stepsInMillisecond()"))
        self.game.command("Emulation.setCPUThrottlingRate", rate=rate)
        self.game.js("performance.mark('film-begins')")
        self.game.js("move(...arguments)", self.steps * (self.FRAME - rate) / rate, self.MILLISECONDS)
        time.sleep(self.MILLISECONDS / 1000 + 0.2)
        self.game.js("performance.mark('film-ends')")
        self.game.command("Emulation.setCPUThrottlingRate", rate=1)
        times = shown(events(self.game.driver))
        return len(times) > 30 and max(times) < Film.LIMIT
