"""Times the engine natively and in WebAssembly, beside the obvious way, and compares with the numbers that are kept.

    Benchmarks/engine.py           a table, with what is kept in engine.json beside it
    Benchmarks/engine.py --keep    keeps the new numbers

Times are the least of many rounds, since what else the machine does only adds to them; the works take turns. Instructions are
valgrind's.
"""
import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent
NATIVE = ROOT / ".build/release/Benchmarks"
WASM = ROOT / ".build/web/wasm32-unknown-none-wasm/release/WebBenchmarks.wasm"
KEPT = pathlib.Path(__file__).parent / "engine.json"
sys.path.insert(0, str(ROOT / "Tests/Browser/support"))

# The works of EngineWork by their number, what each is beside, and the calls of a round in a browser.
WORKS = ["fetch", "containsSet", "plainContainsSet", "count12", "plainCount12", "count21", "plainCount21", "forEach12",
         "game", "plainGame", "containsUltraSet", "countUltraSets", "containsJuniorSet",
         "containsGhost", "plainContainsGhost", "countGhosts", "containsMegaSet", "countMegaSets", "containsQuad",
         "plainContainsQuad", "countQuads", "containsLine", "countLines", "containsEven", "countEven",
         "juniorGame", "memoryGame", "megaGame", "projectiveGame"]
PLAIN = {"containsSet": "plainContainsSet", "count12": "plainCount12", "count21": "plainCount21", "forEach12": "plainCount12",
         "game": "plainGame", "containsGhost": "plainContainsGhost", "containsQuad": "plainContainsQuad"}
NAMES = {"containsSet": "is there a set in 12 cards", "count12": "count the sets in 12 cards",
         "count21": "count the sets in 21 cards", "forEach12": "list the sets in 12 cards", "game": "a whole random game",
         "containsUltraSet": "is there an UltraSet in 12 cards", "countUltraSets": "count the UltraSets in 12",
         "containsJuniorSet": "is there a set in 9 of Junior",
         "containsGhost": "is there a ghost in 10 cards", "countGhosts": "count the ghosts in 10",
         "containsMegaSet": "is there a set in 16 of Mega", "countMegaSets": "count the sets in 16 of Mega",
         "containsQuad": "is there a quad in 15 cards", "countQuads": "count the quads in 15",
         "containsLine": "is there a match in 12 of Projective", "countLines": "count the matches in 12 of Projective",
         "containsEven": "is there a match in 7 of ProSet", "countEven": "count the matches in 7 of ProSet",
         "juniorGame": "a whole random game of Junior", "memoryGame": "a whole random game of Memory",
         "megaGame": "a whole random game of Mega", "projectiveGame": "a whole random game of Projective"}
AIMS = {"containsSet": (16, 22), "count12": (15, 30), "count21": (56, 82), "game": (1000, 1400),
        "containsUltraSet": (150, 300), "countUltraSets": (200, 400), "containsJuniorSet": (16, 22),
        "containsGhost": (2000, 4000), "countGhosts": (3000, 6000),
        "containsMegaSet": (60, 120), "countMegaSets": (60, 120), "containsQuad": (300, 600), "countQuads": (400, 800),
        # Twice a match of Set, by the number of matches in a game.
        "juniorGame": (9 * 80, 9 * 110), "memoryGame": (27 * 80, 27 * 110), "megaGame": (81 * 80, 81 * 110),
        "projectiveGame": (21 * 80, 21 * 110),
        "containsLine": (3000, 6000), "containsEven": (3000, 6000)}
ROUNDS = 31
PROCESSES = 5

IN_BROWSER = """
const [text, rounds, done] = arguments;
const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt());
const module = new WebAssembly.Module(bytes);
const imports = {};
for (const { module: name, name: part } of WebAssembly.Module.imports(module)) (imports[name] ??= {})[part] = () => 0;
const { exports } = new WebAssembly.Instance(module, imports);
exports.start();
const least = rounds.map(() => Infinity);
for (let round = 0; round < ROUNDS + 5; round++) {
  rounds.forEach((calls, work) => {
    const start = performance.now();
    exports.work(work, calls);
    const time = (performance.now() - start) / calls * 1e6;
    // The first rounds run while the browser still optimizes.
    if (round >= 5) least[work] = Math.min(least[work], time);
  });
}
done(least);
""".replace("ROUNDS", str(ROUNDS))


def native() -> dict[str, float]:
    """Nanoseconds of processor time for each call."""
    runs = []
    # Where in memory a process has its table is worth two percent.
    for _ in range(PROCESSES):
        lines = subprocess.run([NATIVE, "engine"], check=True, capture_output=True, text=True).stdout.splitlines()
        runs.append({name: float(time) for name, time in (line.split() for line in lines)})
    return {name: min(run[name] for run in runs) for name in runs[0]}


def instructions(work: str) -> float:
    """Instructions of each call: what more calls take more."""
    fewer, more = (20, 60) if work.startswith("plain") else (200, 1200)
    counts = []
    for calls in (fewer, more):
        with tempfile.TemporaryDirectory() as folder:
            command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", NATIVE, "once", work, str(calls)]
            counts.append(int(re.search(r"Collected : (\d+)", subprocess.run(command, capture_output=True, text=True).stderr)[1]))
    return (counts[1] - counts[0]) / (more - fewer)


def in_browser() -> dict[str, float]:
    """Nanoseconds for each call in Chromium, once it has optimized the module."""
    from screens import DESK, open_browser
    rounds = [20 if name == "plainGame" else 2000 if name.startswith("plain") else 20_000 if name.lower().endswith("game")
              else 100_000 for name in WORKS]
    browser = open_browser(DESK)
    try:
        browser.set_script_timeout(300)
        browser.get("about:blank")
        times = browser.execute_async_script(IN_BROWSER, base64.b64encode(WASM.read_bytes()).decode(), rounds)
    finally:
        browser.quit()
    return dict(zip(WORKS, times))


def main() -> None:
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    times, browser = native(), in_browser()
    rows = {}
    print(f"{'':28} {'ns':>8} {'aim':>6} {'kept':>8} {'plain':>9} {'ratio':>7} {'instr.':>8} {'kept':>8}"
          f" {'wasm ns':>8} {'aim':>6} {'kept':>8} {'ratio':>7}")
    for work in NAMES:
        # Without the obvious way beside it, a work is its own.
        plain = PLAIN.get(work, work)
        row = {"ns": times[work], "ratio": times[plain] / times[work], "instructions": instructions(work),
               "wasm": browser[work], "wasmRatio": browser[plain] / browser[work]}
        rows[work] = {name: round(value, 1) for name, value in row.items()}
        old, aims = kept.get(work, {}), AIMS.get(work, ("", ""))
        print(f"{NAMES[work]:28} {row['ns']:8.1f} {aims[0]:>6} {old.get('ns', ''):>8} {times[plain]:9.0f} {row['ratio']:7.0f}"
              f" {row['instructions']:8.0f} {old.get('instructions', ''):>8} {row['wasm']:8.1f} {aims[1]:>6}"
              f" {old.get('wasm', ''):>8} {row['wasmRatio']:7.0f}")
    slower = [work for work, row in rows.items() if work in kept and row["instructions"] > 1.05 * kept[work]["instructions"]]
    if slower:
        print(f"More than 5 % more instructions than kept: {', '.join(slower)}.")
    if "--keep" in sys.argv:
        KEPT.write_text(json.dumps(rows, indent=2) + "\n")


if __name__ == "__main__":
    main()
