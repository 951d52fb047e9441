"""The game as a person with hands and eyes has it: through names, states and real events, never from inside."""
import base64
import itertools
import time

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_MOUSE, POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from screens import Screen

# Everything a person could see of the table, in one look.
LOOK = """
const text = (id) => document.getElementById(id).textContent;
return {
  cards: [...document.querySelectorAll('#table .card')].map((card) => ({
    name: card.getAttribute('aria-label'), state: card.dataset.state,
    pressed: card.getAttribute('aria-pressed'), tab: card.tabIndex,
    focus: card === document.activeElement,
    box: (({x, y, width, height}) => [x, y, width, height])(card.getBoundingClientRect()),
  })),
  score: +text('score'), deck: +text('deck-count'), found: +text('sets-found'), time: text('time'),
  status: text('status'), id: text('deal-id'), phase: document.body.dataset.phase,
  off: Object.fromEntries(['deal', 'cheat', 'shuffle', 'pause', 'new-game'].map(
    (id) => [id, document.getElementById(id).disabled])),
};
"""

# Waits until no card is on its way out, and none has moved for a while: for some frames, since a busy machine may draw
# none for long.
REST = """
const done = arguments[0];
const flight = document.getElementById('flight');
let before = '', same = 0;
const look = () => {
  const now = [...document.querySelectorAll('#table .mover')].map((mover) => mover.style.transform).join();
  same = now === before && !flight.childElementCount ? same + 1 : 0;
  before = now;
  if (same < 9) requestAnimationFrame(look); else done();
};
look();
"""


# What the two players see at their edges, the first one's before the second one's.
SIDES = """
const each = (...ids) => ids.map((id) => document.getElementById(id));
return {
  turns: each('near', 'far').map((side) => side.dataset.turn ?? null),
  scores: each('score-1', 'score-2').map((score) => +score.textContent),
  off: each('claim-1', 'claim-2', 'deal-1', 'deal-2').map((button) => button.disabled),
  said: document.getElementById('status-2').textContent,
};
"""

# Plays a game to its end, or so many sets, as an assistive tool does: by clicks without a press. Where the clock stands
# still so many milliseconds pass before each set.
PLAY_OUT = """
const [pause, most] = arguments;
const features = (card) => card.ariaLabel.replace(/s$/, '').split(' ');
const isSet = (trio) => [0, 1, 2, 3].every((index) => new Set(trio.map((card) => features(card)[index])).size !== 2);
const find = (cards) => {
  for (const a of cards) for (const b of cards) for (const c of cards)
    if (a !== b && b !== c && a !== c && isSet([a, b, c])) return [a, b, c];
};
let found = 0;
while (document.body.dataset.phase !== 'over' && found < most) {
  const set = find([...document.querySelectorAll('#table .card:not([data-state=match])')]);
  if (!set) document.getElementById('deal').click();
  else {
    window.film?.(pause);
    set.forEach((card) => card.click());
    found++;
  }
}
"""


class Look:
    """The table at one moment."""

    def __init__(self, seen: dict):
        self.__dict__.update(seen)
        self.names = [card["name"] for card in self.cards]
        self.states = [card["state"] for card in self.cards]
        self.pressed = [card["name"] for card in self.cards if card["pressed"] == "true"]

    def named(self, state: str) -> list[str]:
        return [card["name"] for card in self.cards if card["state"] == state]

    def check(self) -> None:
        """What holds at every moment."""
        showing = 3 if "match" in self.states else 0
        assert self.deck + len(self.cards) + 3 * self.found - showing == 81
        assert len(set(self.names)) == len(self.names)
        assert self.off["deal"] == (self.deck == 0), "Deal is off exactly when the deck is empty"
        for card in self.cards:
            assert (card["pressed"] == "true") == (card["state"] in ("selected", "match", "mismatch")) \
                or card["state"] == "hint"
        assert [card["tab"] for card in self.cards].count(0) == (1 if self.cards else 0)


def features(name: str) -> tuple[str, ...]:
    """A card's four features, from its name."""
    number, shading, color, symbol = name.split()
    return number, shading, color, symbol.rstrip("s")


def is_set(*names: str) -> bool:
    """Each feature all the same or all different."""
    return all(len(set(values)) != 2 for values in zip(*map(features, names)))


def sets(names: list[str]) -> list[tuple[str, str, str]]:
    return [trio for trio in itertools.combinations(names, 3) if is_set(*trio)]


def mismatches(names: list[str]):
    return (trio for trio in itertools.combinations(names, 3) if not is_set(*trio))


class Game:
    def __init__(self, driver, site: str, screen: Screen):
        self.driver, self.site, self.screen = driver, site, screen
        self.script = None

    # The page

    def clear(self) -> None:
        """A browser that has never been here, with a screen of the right size."""
        # A page that is left saves its game once more, which may come after the clearing from outside.
        self.driver.get(self.site + "elsewhere")
        self.js("try { localStorage.clear() } catch {}")
        self.driver.get("about:blank")
        self.command("Storage.clearDataForOrigin", origin=self.site.rstrip("/"), storageTypes="all")
        self.command("Emulation.setEmulatedMedia", features=[])
        self.resize(self.screen)
        self.driver.get_log("browser")

    def command(self, name: str, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def resize(self, screen: Screen) -> None:
        self.command("Emulation.setDeviceMetricsOverride", width=screen.width, height=screen.height,
                     deviceScaleFactor=screen.ratio, mobile=screen.touch)

    def media(self, **features: str) -> None:
        """Pretends that the person's system asks for something: prefers_color_scheme="dark"."""
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def run_before_page(self, source: str) -> None:
        """Runs a script before the page's own, at each load from now on; an empty one ends that."""
        if self.script:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=self.script)
            self.script = None
        if source:
            self.script = self.command("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]

    def open(self, query: str = "") -> None:
        self.driver.get(self.site + query)
        self.wait_until_there()

    def leave(self) -> None:
        """Goes where the page does not run but its storage is at hand."""
        self.driver.get(self.site + "elsewhere")
        self.driver.get_log("browser")

    def reload(self) -> None:
        self.driver.refresh()
        self.wait_until_there()

    def wait_until_there(self) -> None:
        self.wait(lambda: self.js("return !document.body.hasAttribute('data-loading')"))

    def wait(self, condition, seconds: float = 10):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if value := condition():
                return value
            time.sleep(0.02)
        raise AssertionError(f"waited in vain; the status says: {self.look().status}")

    def js(self, source: str, *values):
        return self.driver.execute_script(source, *values)

    def troubles(self) -> list[str]:
        """What the browser complained of: errors, and breaches of the content security policy."""
        messages = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        # Asked for where no page of ours names an icon: the plain answer to a wrong address.
        return [message for message in messages if "/favicon.ico" not in message]

    # Looking

    def held(self) -> list[str]:
        """The cards that are marked as held down."""
        return self.js("return [...document.querySelectorAll('.card[data-held]')].map((card) => card.ariaLabel)")

    def look(self) -> Look:
        return Look(self.js(LOOK))

    def sides(self) -> dict:
        """What the two players see at their edges: `turns`, `scores`, `off` and `said`."""
        return self.js(SIDES)

    def play_out(self, pause: int = 0, sets: int = 27) -> Look:
        """Plays to the end, or so many sets, in no time."""
        self.js(PLAY_OUT, pause, sets)
        return self.look()

    def picture(self, path) -> None:
        """Takes a picture of the screen, in the format that the name's ending says."""
        data = self.command("Page.captureScreenshot", format=path.suffix[1:], quality=85)["data"]
        path.write_bytes(base64.b64decode(data))

    def rest(self) -> Look:
        """Waits until nothing moves, and looks."""
        self.driver.execute_async_script(REST)
        return self.look()

    def element(self, id: str):
        return self.driver.find_element(By.ID, id)

    def card(self, name: str):
        return self.driver.find_element(By.CSS_SELECTOR, f'#table .card[aria-label="{name}"]')

    @property
    def query(self) -> str:
        return self.js("return location.search")

    def stored(self, key: str = "tercet.game"):
        return self.js("return localStorage.getItem(arguments[0])", key)

    # Hands

    def touch(self, x: float, y: float) -> None:
        self._press(POINTER_TOUCH, x, y)

    def mouse(self, x: float, y: float) -> None:
        self._press(POINTER_MOUSE, x, y)

    def _press(self, kind: str, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=0)
        actions.pointer_action.move_to_location(int(x), int(y)).pointer_down().pointer_up()
        actions.perform()

    def fingers(self, type: str, *places: tuple[float, float]) -> None:
        """Touches as the screen reports them: touchStart and touchMove with all fingers that are down, touchEnd with none."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.command("Input.dispatchTouchEvent", type=type, touchPoints=points)

    def tap(self, *names: str) -> Look:
        """Taps cards where they lie at rest, by touch where the screen has it, and looks."""
        for name in names:
            box = next(card["box"] for card in self.rest().cards if card["name"] == name)
            self.press(box[0] + box[2] / 2, box[1] + box[3] / 2)
        return self.look()

    def press(self, x: float, y: float) -> None:
        self.touch(x, y) if self.screen.touch else self.mouse(x, y)

    def button(self, id: str) -> Look:
        """Presses a button, as the screen has it."""
        box = self.js("const button = document.getElementById(arguments[0]);"
                      "if (button.closest('dialog')) button.scrollIntoView({ block: 'nearest' });"
                      "return (({x, y, width, height}) => [x, y, width, height])(button.getBoundingClientRect())", id)
        self.press(box[0] + box[2] / 2, box[1] + box[3] / 2)
        return self.look()

    def key(self, *keys: str) -> Look:
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)
        return self.look()

    def key_to(self, name: str) -> Look:
        """Moves the focus to a card with the arrow keys alone."""
        look = self.key(Keys.ARROW_RIGHT) if not any(c["focus"] for c in self.look().cards) else self.look()
        for _ in range(200):
            here = next(i for i, card in enumerate(look.cards) if card["focus"])
            there = look.names.index(name)
            if here == there:
                return look
            look = self.key(Keys.ARROW_RIGHT if there > here else Keys.ARROW_LEFT)
        raise AssertionError("the arrow keys do not get there")

    def deal_all(self) -> Look:
        """Deals until the deck is empty."""
        while not (look := self.look()).off["deal"]:
            self.key("d")
        return look
