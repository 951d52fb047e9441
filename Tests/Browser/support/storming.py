"""Random events in the page (`events`), from a seed, and the invariants that must always hold."""
import math
import pathlib
import time
from collections import Counter

from game import Game
from killing import actions
from look import LOOK, Look

EVENTS = pathlib.Path(__file__).with_name("events")
PARTS = "".join((EVENTS / name).read_text() for name in ("page.js", "hands.js", "others.js"))
SCRIPT = f"window.storm = (() => {{ {PARTS} }})();"

# The number of events without a pause; frames and timers run between two slices.
SLICE = 300
# The page is reloaded after this many slices.
SLICES_OF_A_VISIT = 13

# The table, and the values that show whether the page is in order.
SEEN = f"""
const look = (() => {{ {LOOK} }})();
const focus = document.activeElement;
return {{
  ...look, players: document.body.dataset.players, save: localStorage.getItem('tercet.game'),
  hasFailed: document.body.hasAttribute('data-loading') || !document.getElementById('trouble').hidden,
  dialogs: [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.id),
  lostFocus: focus === document.body || focus.checkVisibility() && focus.getClientRects().length
    ? null : focus.id || focus.outerHTML,
}};
"""


class Storm:
    """Sends random events to a game, and checks it after each slice of events."""

    def __init__(self, game: Game, seed: int):
        self.game, self.seed, self.slices = game, seed, 0
        self.counts = Counter()

    def run(self, count: int) -> Counter:
        """Sends this many events, and returns a report."""
        begin = time.monotonic()
        while self.counts["events"] < count:
            self.visit(count - self.counts["events"])
        self.counts["seconds"] = round(time.monotonic() - begin)
        return self.counts

    def visit(self, count: int) -> None:
        """Sends this many events, at most the number for one visit, and reloads the page."""
        self.game.js(SCRIPT)
        seen = Counter()
        for _ in range(min(SLICES_OF_A_VISIT, math.ceil(count / SLICE))):
            self.slices += 1
            seed, least = self.seed * 1_000_003 + self.slices, min(SLICE, count - seen["events"])
            seen = Counter(self.game.js("return storm.run(...arguments)", seed, least))
            look = self.check()
        self.counts.update(seen)
        self.reload(look)

    def check(self) -> Look:
        """Checks the invariants."""
        look = Look(self.game.read(SEEN))
        troubles = self.game.troubles()
        try:
            assert not look.hasFailed and not troubles, troubles
            assert len(look.dialogs) <= 1, look.dialogs
            assert look.lostFocus is None, look.lostFocus
            look.check_cards()
        except AssertionError as error:
            error.add_note(self.report(look))
            raise
        return look

    def report(self, look: Look) -> str:
        recent = "\n".join(self.game.js("return window.storm?.recent ?? []"))
        return f"SEED={self.seed}, slice {self.slices}; the last events:\n{recent}\nthe look:\n{vars(look)}"

    def reload(self, before: Look) -> None:
        """Reloads the page, and checks that the table is the same, unless the game has continued in the meantime."""
        self.game.reload()
        after = self.check()
        shown = lambda look: (look.id, look.names, look.states, look.score, look.deck, look.found, look.players)
        kept = actions(after.save)[:len(actions(before.save))]
        assert kept == actions(before.save), f"{before.save}\nbecame\n{after.save}"
        if actions(after.save) == kept:
            assert shown(after) == shown(before), f"{shown(before)}\nbecame\n{shown(after)}\n{after.save}"
