"""Reads the frames of a motion from a Chromium trace: the duration of each, and the script's work in it."""
import dataclasses
import json
import statistics
import time

from selenium import webdriver

CATEGORIES = "devtools.timeline,blink.user_timing,viz"

# Events with shorter pauses than this, in microseconds, belong to the same motion.
PAUSE = 100_000

# Marks the beginning and end of the module's part of a frame, and of the bridge's part in it.
MARKS = """
(() => {
  const marked = (name, call) => (...values) => {
    performance.mark(name + '-begins');
    try { return call(...values); } finally { performance.mark(name + '-ends'); }
  };
  const original = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (response, imports) => {
    const { platform } = imports;
    const bridge = platform && { platform: { ...platform, place: marked('bridge', platform.place) } };
    const { instance } = await original(response, { ...imports, ...bridge });
    const { frame } = instance.exports;
    return { instance: { exports: { ...instance.exports, ...(frame && { frame: marked('frame', frame) }) } } };
  };
})();
"""


def with_traces(options: webdriver.ChromeOptions) -> webdriver.ChromeOptions:
    """Options for a browser that records a trace."""
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    options.add_experimental_option("perfLoggingPrefs", {
        "enableNetwork": False, "enablePage": False, "traceCategories": CATEGORIES})
    return options


@dataclasses.dataclass
class Film:
    """A motion as read from a trace; times in milliseconds."""
    intervals: list[float]
    # Intervals between frames on the display, while the page requested frames.
    shown: list[float]
    script: list[float]
    swift: list[float]
    bridge: list[float]
    forced: int

    LIMIT = 1.5 * 1000 / 60

    @property
    def long(self) -> int:
        return sum(interval > self.LIMIT for interval in self.intervals)

    @property
    def long_shown(self) -> int:
        return sum(interval > self.LIMIT for interval in self.shown)

    def __add__(self, other: "Film") -> "Film":
        return Film(*(getattr(self, field.name) + getattr(other, field.name) for field in dataclasses.fields(self)))


def events(browser) -> list[dict]:
    """The trace of the last film in order of time. The driver delivers it in several parts."""
    found = []
    for _ in range(20):
        messages = (json.loads(entry["message"])["message"] for entry in browser.get_log("performance"))
        found += [message["params"] for message in messages if message["method"] == "Tracing.dataCollected"]
        if any(event["name"] == "film-ends" for event in found):
            break
    begin, end = (max(event["ts"] for event in found if event["name"] == f"film-{edge}") for edge in ("begins", "ends"))
    return sorted((event for event in found if begin <= event.get("ts", 0) <= end), key=lambda event: event["ts"])


def film(game, act, seconds: float) -> Film:
    """The frames of the motion that `act` starts. Nothing else runs in the page at the same time."""
    game.rest()
    game.js("performance.mark('film-begins')")
    act()
    time.sleep(seconds)
    game.js("performance.mark('film-ends')")
    return read(events(game.driver))


def read(trace: list[dict]) -> Film:
    """The frames of a trace in which the page moved cards; without marks, only the frames on the display."""
    marks = [(event["name"], event["ts"]) for event in trace if event.get("cat", "").startswith("blink.user_timing")]
    spans = {name: pairs(marks, name) for name in ("frame", "bridge")}
    calls = [(event["ts"], event["ts"] + event.get("dur", 0)) for event in trace if event["name"] == "FireAnimationFrame"]
    layouts = [event["ts"] for event in trace if event["name"] in ("Layout", "UpdateLayoutTree", "RecalculateStyles")]
    film = Film([], shown(trace), [], [], [], 0)
    last = None
    for begin, end in calls:
        inside = [span for span in spans["frame"] if begin <= span[0] <= end]
        if not inside:
            continue
        frame = sum(stop - start for start, stop in inside)
        bridge = sum(stop - start for start, stop in spans["bridge"] if begin <= start <= end)
        if last and begin - last < PAUSE:
            film.intervals.append((begin - last) / 1000)
        last = begin
        film.script.append((end - begin) / 1000)
        film.swift.append((frame - bridge) / 1000)
        film.bridge.append(bridge / 1000)
        film.forced += sum(begin <= moment <= end for moment in layouts)
    return film


def shown(trace: list[dict]) -> list[float]:
    """The milliseconds between frames on the display, while the page requested frames."""
    asked, drawn = (sorted(event["ts"] for event in trace if event["name"] == name)
                    for name in ("FireAnimationFrame", "Display::DrawAndSwap"))
    moving = [(begin, end) for begin, end in zip(asked, asked[1:]) if end - begin < PAUSE]
    return [(later - earlier) / 1000 for earlier, later in zip(drawn, drawn[1:])
            if later - earlier < PAUSE and any(begin <= later and earlier <= end for begin, end in moving)]


def pairs(marks: list[tuple[str, float]], name: str) -> list[tuple[float, float]]:
    begins = [moment for mark, moment in marks if mark == f"{name}-begins"]
    ends = [moment for mark, moment in marks if mark == f"{name}-ends"]
    return list(zip(begins, ends))


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(name: str, film: Film) -> None:
    frames = len(film.intervals)
    print(f"{name:44} {film.long:4} of {frames} frames longer than {Film.LIMIT:.0f} ms ({100 * film.long / frames:.1f} %), "
          f"longest {max(film.intervals):.0f} ms, median {statistics.median(film.intervals):.1f} ms")
    for part in ("script", "swift", "bridge"):
        values = getattr(film, part)
        print(f"    {part:10} median {statistics.median(values):6.2f} ms   95 % {percentile(values, 0.95):6.2f} ms"
              f"   most {max(values):6.2f} ms")
    print(f"    layouts or style recalculations forced: {film.forced}")
