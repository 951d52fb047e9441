"""The game with a stopped clock, for tests and films of motion."""
from game import CARD, THERE, Game
from look import Look

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

    clock = STANDING_CLOCK

    def open(self, query: str = "") -> None:
        self.run_before_page(self.clock)
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
