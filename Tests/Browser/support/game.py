"""Drives the game in a browser like a person: through names, states and real events, never through internals."""
import base64
import time

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_MOUSE, POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from look import LOOK, Look
from screens import Screen

# Waits until the page has handled all events so far. It is notified of a new layout or a closed dialog in the next
# frame, so a test that reads the page right after an action may be too early. This waits for a whole frame in which the
# page changed nothing, except the motion of cards.
HANDLED = """
const drawn = () => new Promise((done) => (window.drawnFrame ?? requestAnimationFrame)(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(null);
}));
const handled = async () => {
  if (document.hidden) return;
  let changes;
  const observer = new MutationObserver((records) => {
    changes += records.filter(({ target }) => !target.classList?.contains('mover')).length;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  do {
    changes = 0;
    await drawn();
  } while (changes || document.body.hasAttribute('data-waiting'));
  observer.disconnect();
};
"""

# Waits until no card is leaving and no card moves: for some frames, or for one frame if cards can't move.
REST = """
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const flight = document.getElementById('flight');
let before = '';
for (let same = 0; same < (isStill ? 2 : 5); await drawn()) {
  const now = [...document.querySelectorAll('#table .mover')].map((mover) => mover.style.transform).join();
  same = now === before && !flight.childElementCount ? same + 1 : 1;
  before = now;
}
"""

# Whether the page has loaded its whole module and all its styles.
THERE = """
const hasStyles = [...document.querySelectorAll('link[data-later=stylesheet]')].every((link) => link.sheet);
return hasStyles && !document.body.hasAttribute('data-loading');
"""

# The center of a card.
CARD = """
const card = [...document.querySelectorAll(':is(#table, #last-match) .card')].find((card) => card.ariaLabel === arguments[0]);
const { x, y, width, height } = card.getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""

# The center of a button, in view.
BUTTON = """
const button = document.getElementById(arguments[0]);
if (button.closest('dialog')) button.scrollIntoView({ block: 'nearest' });
const { x, y, width, height } = button.getBoundingClientRect();
return getComputedStyle(button).visibility === 'visible' && width && [x + width / 2, y + height / 2];
"""

# The button of the menu that has an element, if the menu has to be opened for it.
MENU = """
const menu = document.getElementById(arguments[0]).closest('#play-dialog, #more-dialog');
return menu && menu.getClientRects().length === 0 ? menu.id.replace('-dialog', '') : null;
"""

# The heading of the closed section that has an element.
FOLDED = """
return document.getElementById(arguments[0]).closest('details:not([open])')?.querySelector(':scope > summary:not(#' + arguments[0] + ')')?.id ?? null;
"""

# The displays at the two players' edges, the first player's first.
SIDES = """
const each = (...ids) => ids.map((id) => document.getElementById(id));
return {
  turns: each('near', 'far').map((side) => side.dataset.turn ?? null),
  scores: each('score-1', 'score-2').map((score) => +score.textContent.replace('\u2212', '-')),
  off: each('claim-1', 'claim-2', 'deal-1', 'deal-2').map((button) => button.disabled),
  said: document.getElementById('status-2').textContent,
};
"""

# Deals until this many cards are on the table or Deal is disabled, like an assistive tool.
DEAL = """
const deal = document.getElementById('deal');
while (document.querySelectorAll('#table .card').length < arguments[0] && !deal.disabled) deal.click();
"""

# Finds a set among cards.
FIND = """
// Two letters of each word, which tell its values apart in every language and in all grammatical forms.
const features = (card) => card.ariaLabel.split(' ').map((word) => word.slice(0, 2));
const isSet = (triple) => [0, 1, 2, 3].every((index) => new Set(triple.map((card) => features(card)[index])).size !== 2);
const find = (cards) => {
  for (const a of cards) for (const b of cards) for (const c of cards)
    if (a !== b && b !== c && a !== c && isSet([a, b, c])) return [a, b, c];
};
"""

# Plays a game to its end, or this many sets, like an assistive tool: by clicks without a press. If the clock is
# stopped, this many milliseconds pass before each set.
PLAY_OUT = FIND + """
const [pause, most] = arguments;
const press = (id) => document.getElementById(id).click();
const two = document.body.dataset.players === '2';
let found = 0;
while (document.body.dataset.phase !== 'over' && found < most) {
  const set = find([...document.querySelectorAll('#table .card:not([data-state=match])')]);
  if (set || two) window.film?.(pause);
  if (set && two) press(found % 3 ? 'claim-2' : 'claim-1');
  if (set) set.forEach((card) => card.click());
  else if (two) ['deal-1', 'deal-2'].forEach(press);
  else press('deal');
  if (set) found++;
}
"""


class Game:
    """The game in a browser. Methods that read the page first wait until it has handled all earlier events. For later
    changes (a timer, a storage event, another tab), use `wait`."""

    def __init__(self, driver, site: str, screen: Screen, **media: str):
        """Creates a game with media features that apply from the start: prefers_reduced_motion="reduce"."""
        self.driver, self.site, self.screen = driver, site, screen
        self.script = None
        self.features = media

    # The page

    def clear(self) -> None:
        """Clears the storage, and sets the size of the screen."""
        # A page saves its game again when it is left, which is prevented here.
        self.js("try { Storage.prototype.setItem = () => {}; localStorage.clear(); sessionStorage.clear() } catch {}")
        self.command("Storage.clearDataForOrigin", origin=self.site.rstrip("/"),
                     storageTypes="local_storage,indexeddb,cache_storage,service_workers,cookies")
        self.media()
        self.set_screen(self.screen)

    def command(self, name: str, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def set_screen(self, screen: Screen) -> None:
        self.command("Emulation.setDeviceMetricsOverride", width=screen.width, height=screen.height,
                     deviceScaleFactor=screen.ratio, mobile=screen.touch)

    def resize(self, screen: Screen) -> None:
        """Changes the open page's screen size, and waits until it has that size."""
        self.set_screen(screen)
        self.wait(lambda: self.js("return [innerWidth, innerHeight, devicePixelRatio]")
                  == [screen.width, screen.height, screen.ratio])

    def media(self, **features: str) -> None:
        """Emulates media features of the system: prefers_color_scheme="dark"."""
        self.command("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in (self.features | features).items()])

    def run_before_page(self, source: str) -> None:
        """Runs a script before the page's own scripts, at each later load; an empty script stops that."""
        if self.script:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=self.script)
            self.script = None
        if source:
            self.script = self.command("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]

    def open(self, query: str = "") -> None:
        if "#" in query:
            # From another fragment of the same page, the browser wouldn't reload it.
            self.leave()
        self.driver.get(self.site + query)
        self.wait_until_there()

    def send_coach_away(self) -> None:
        """Ends the coach of a first visit, like a tap beside the cards."""
        self.read("if (document.querySelector('[data-coach]')) document.body.click()")

    def leave(self) -> None:
        """Navigates to an address where the page doesn't run but its storage is available."""
        self.driver.get(self.site + "elsewhere")

    def reload(self) -> None:
        self.driver.refresh()
        self.wait_until_there()

    def wait_until_there(self) -> None:
        self.wait(lambda: self.js(THERE))

    def wait_until_reports_are_there(self) -> None:
        """Waits for the reports module, which loads after the first card, and for what Play asks it first."""
        self.wait(lambda: self.js("const { reports, waiting } = document.body.dataset; return reports === 'answered' && waiting === undefined"))

    def wait(self, condition, seconds: float = 30):
        """Waits until a condition holds, and returns its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if value := condition():
                return value
            time.sleep(0.02)
        look = self.look()
        raise AssertionError(f"waited in vain; chosen are {look.pressed}, and the status says: {look.status}")

    def js(self, source: str, *values):
        """Runs a script immediately."""
        return self.driver.execute_script(source, *values)

    def read(self, source: str, *values):
        """Runs a script once the page has handled all events so far. It may `await drawn()`, the next frame."""
        return self.js(f"{HANDLED} return (async function () {{ await handled(); {source} }})(...arguments)", *values)

    def troubles(self) -> list[str]:
        """Errors that the browser reported, including violations of the content security policy."""
        messages = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        # Not found: `leave` goes there, and the page of a 404 doesn't name an icon.
        return [message for message in messages if "/elsewhere" not in message and "/favicon.ico" not in message]

    # Looking

    def held(self) -> list[str]:
        """The cards that are marked as pressed."""
        return self.js("return [...document.querySelectorAll('.card[data-held]')].map((card) => card.ariaLabel)")

    def look(self) -> Look:
        return Look(self.read(LOOK))

    def sides(self) -> dict:
        """The displays at the two players' edges: `turns`, `scores`, `off`, and `said`, the far player's message."""
        return self.read(SIDES)

    def choose(self, id: str, value: str) -> None:
        """Changes a setting in the settings dialog, like a person."""
        self.button("settings")
        self.unfold(id)
        Select(self.element(id)).select_by_value(value)
        self.button("settings-close")

    def play_out(self, pause: int = 0, sets: int = 27) -> Look:
        """Plays to the end, or this many sets, instantly."""
        self.js(PLAY_OUT, pause, sets)
        return self.look()

    def picture(self, path) -> None:
        """Takes a picture of the screen, in the format of the name's extension."""
        self.read("")
        data = self.command("Page.captureScreenshot", format=path.suffix[1:], quality=85)["data"]
        path.write_bytes(base64.b64decode(data))

    def rest(self) -> Look:
        """Waits until nothing moves, and looks at the table."""
        self.read(REST)
        return self.look()

    def wait_for_sheet(self) -> None:
        """Waits until the open dialog has come to rest."""
        self.wait(lambda: self.js("return document.querySelector('dialog[open]')?.getAnimations().length === 0"))

    def open_dialogs(self) -> list[str]:
        """The ids of the open dialogs."""
        return self.read("return [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.id)")

    def element(self, id: str):
        return self.driver.find_element(By.ID, id)

    def card(self, name: str):
        return self.driver.find_element(By.CSS_SELECTOR, f'#table .card[aria-label="{name}"]')

    @property
    def query(self) -> str:
        return self.js("return location.search")

    def stored(self, key: str = "tercet.game"):
        return self.js("return localStorage.getItem(arguments[0])", key)

    # Input

    def touch(self, x: float, y: float) -> None:
        self._press(POINTER_TOUCH, x, y)

    def mouse(self, x: float, y: float) -> None:
        self._press(POINTER_MOUSE, x, y)

    def _press(self, kind: str, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, mouse=PointerInput(kind, kind), duration=0)
        actions.pointer_action.move_to_location(int(x), int(y)).pointer_down().pointer_up()
        actions.perform()

    def fingers(self, type: str, *places: tuple[float, float]) -> None:
        """Touches as the screen reports them: touchStart and touchMove list all fingers that are down, touchEnd lists
        none."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.command("Input.dispatchTouchEvent", type=type, touchPoints=points)

    def tap(self, *names: str) -> Look:
        """Taps cards at rest, by touch if the screen has it, and looks at the table."""
        for name in names:
            self.press(*self.read(REST + CARD, name))
        return self.look()

    def press(self, x: float, y: float) -> None:
        self.touch(x, y) if self.screen.touch else self.mouse(x, y)

    def button(self, id: str) -> Look:
        """Presses a button, in the screen's way, as soon as it is in view. Opens the menu that has it."""
        self.open_menu(id)
        self.unfold(id)
        self.press(*self.wait(lambda: self.read(BUTTON, id)))
        return self.look()

    def unfold(self, id: str) -> None:
        """Opens the section of a dialog that has a control, if that is closed, like a person."""
        if summary := self.read(FOLDED, id):
            self.button(summary)

    def open_menu(self, id: str) -> None:
        """Opens the menu that has a button, unless that is in view."""
        if menu := self.read(MENU, id):
            self.press(*self.wait(lambda: self.read(BUTTON, menu)))
            self.wait_for_sheet()

    def key(self, *keys: str) -> Look:
        """Presses keys one after the other, wherever the focus is."""
        self.driver.switch_to.active_element.send_keys(*keys)
        return self.look()

    @property
    def focus(self) -> str:
        """The id of the focused element, or its class if it has no id."""
        return self.js("return document.activeElement.id || document.activeElement.className")

    def tab_to_card(self, name: str) -> Look:
        """Moves the focus to a card of the last match using only the Tab key."""
        for _ in range(60):
            if self.js("return document.activeElement.ariaLabel") == name:
                return self.look()
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
        raise AssertionError(f"the Tab key does not get to {name}")

    def tab_to(self, id: str) -> None:
        """Moves the focus to an element using only the Tab key, and Enter for the menu that has it."""
        if menu := self.read(MENU, id):
            self.tab_to(menu)
            self.key(Keys.ENTER)
            self.wait_for_sheet()
        for _ in range(60):
            if self.focus == id:
                return
            self.driver.switch_to.active_element.send_keys(Keys.TAB)
        raise AssertionError(f"the Tab key does not get to {id}")

    def key_to(self, name: str) -> Look:
        """Moves the focus to a card using only the arrow keys."""
        look = self.look()
        if not any(card["focus"] for card in look.cards):
            look = self.key(Keys.ARROW_DOWN)
        here = next(index for index, card in enumerate(look.cards) if card["focus"])
        if steps := look.names.index(name) - here:
            look = self.key(*[Keys.ARROW_DOWN if steps > 0 else Keys.ARROW_UP] * abs(steps))
        assert look.cards[look.names.index(name)]["focus"], "the arrow keys do not get there"
        return look

    def deal_to(self, count: int) -> Look:
        """Deals until this many cards are on the table or Deal is disabled."""
        self.js(DEAL, count)
        return self.look()
