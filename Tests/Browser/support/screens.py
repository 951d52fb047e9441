"""The screens that the game is tested on, and how to open a browser for each."""
import dataclasses
import shutil

from selenium import webdriver
from selenium.webdriver.chrome.service import Service


@dataclasses.dataclass(frozen=True)
class Screen:
    width: int
    height: int
    ratio: float = 1
    touch: bool = False
    # Whether one tab hides another. Only full Chromium does that; its headless shell uses a fifth less processor time.
    has_tabs: bool = False

    def __str__(self):
        return f"{self.width}x{self.height}"


SMALL_PHONE = Screen(320, 568, 2, touch=True)
PHONE = Screen(390, 844, 3, touch=True)
PHONE_ON_ITS_SIDE = Screen(844, 390, 3, touch=True)
TABLET = Screen(820, 1180, 2, touch=True)
DESK = Screen(1440, 900)
DESK_WITH_TABS = dataclasses.replace(DESK, has_tabs=True)
PHONE_WITH_TABS = dataclasses.replace(PHONE, has_tabs=True)
ALL = [SMALL_PHONE, PHONE, PHONE_ON_ITS_SIDE, TABLET, DESK]

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
    "--lang=en-US", "--disable-background-networking", "--no-first-run",
]
# The program itself: Debian's wrapper leaves it running when the driver ends.
HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell"
# A machine without a mouse reports that nothing hovers.
MOUSE = "--blink-settings=availableHoverTypes=2,primaryHoverType=2,availablePointerTypes=4,primaryPointerType=4"


def open_browser(screen: Screen, prepare=lambda options: options, program="chromium"):
    """A headless Chromium, with touch if the screen has it. If it isn't installed, says what is missing."""
    chromium, driver = shutil.which(program), shutil.which("chromedriver")
    if not chromium or not driver:
        raise SystemExit(f"No Chromium to test in. Install Debian's {program.rpartition('/')[2]} and chromium-driver: make test does it.")
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for flag in FLAGS if screen.touch else [*FLAGS, MOUSE]:
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options=prepare(options), service=Service(driver))
    if screen.touch:
        emulate_touch(browser)
    return browser


def emulate_touch(browser) -> None:
    browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})


def new_tab(browser) -> None:
    """Replaces the current tab of a browser with touch with a new tab."""
    browser_tab = browser.current_window_handle
    browser.switch_to.new_window("tab")
    new = browser.current_window_handle
    browser.switch_to.window(browser_tab)
    browser.close()
    browser.switch_to.window(new)
    emulate_touch(browser)
