"""The review of a game and the statistics over all games: what they show, export and import."""
import re

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from records import HEADING, many, signed
from screens import DESK

FIGURES = """
return [...document.querySelectorAll('dialog[open] figure')].flatMap((figure) => [...figure.querySelectorAll('svg.chart')]
  .map((svg) => [figure.querySelector('figcaption').textContent, svg.getAttribute('role'), svg.ariaLabel]))"""
# The tables for screen readers next to the charts: their titles, and the texts of their cells.
TABLES = """
return [...document.querySelectorAll('dialog[open] figure table')].map((table) =>
  [table.caption.textContent, [...table.querySelectorAll('th, td')].map((cell) => cell.textContent)])"""
FACTS = "return [...document.querySelectorAll('dialog[open] .facts dd')].map((fact) => fact.textContent)"
NUMBER = re.compile(r"[-\u2212]?\d+(?:[.:]\d+)?")


@pytest.fixture
def played(film):
    """Two finished games: two seconds for each set in the first, three in the second."""
    def start():
        game = film("?seed=first&motion=still", screen=DESK)
        looks = [game.play_out(2000)]
        game.open("?seed=second")
        looks.append(game.play_out(3000))
        assert [look.phase for look in looks] == ["over", "over"]
        return game, looks
    return start


def facts(game) -> list[str]:
    """The numbers in each fact of the open dialog, separated by spaces."""
    return [" ".join(NUMBER.findall(fact)).replace("\u2212", "-") for fact in game.read(FACTS)]


def note(game) -> str:
    return game.read("return document.getElementById('statistics-note').textContent")


def moment(game) -> tuple[str, int]:
    """The description of a moment, and the number of cards on the table there."""
    text = game.read("return document.getElementById('review-moment').textContent")
    return text, game.js("return document.querySelectorAll('#review-table .mini').length")


def test_the_review_shows_figures_with_text_alternatives(played):
    game, looks = played()
    game.button("review")
    figures = game.read(FIGURES)
    assert len({title for title, _, _ in figures}) == 3
    assert all(role == "img" and len(label) > 15 for _, role, label in figures)
    title, cells = game.read(TABLES)[0]
    assert title == figures[1][0] and cells[::2] == [str(number + 1) for number in range(looks[1].found)]
    assert all(NUMBER.match(cell)[0] == "3.0" for cell in cells[1::2]), "the table beside a chart has its numbers"
    shown, found = facts(game), looks[1].found
    assert str(looks[1].score) in shown and looks[1].time in shown
    assert shown.count("3.0") == 2, "the fastest set and the mean"
    parts = [f"{10 * found} {found}", f"{looks[1].score - 10 * found} {found}"]
    assert set(parts) <= set(shown), "for sets and for speed"
    assert game.js("return document.querySelectorAll('.finds > li').length") == found
    game.key(Keys.ESCAPE)
    assert game.open_dialogs() == []


def test_the_slider_and_the_arrows_show_the_table_of_each_moment(played):
    game, looks = played()
    game.button("review")
    game.wait_for_sheet()
    slider = game.element("review-slider")
    course, rect = game.element("review-timeline").rect, slider.rect
    assert rect["y"] <= course["y"] + 1 and rect["height"] > course["height"] / 2, "it lies on the line of time"
    # At either end, the center of the slider's thumb is at the end of the line: 8 of 320 units from the edge.
    ends = [rect["x"] + 8 - course["x"], course["x"] + course["width"] - rect["x"] - rect["width"] + 8]
    assert all(abs(end - course["width"] / 40) < 0.6 for end in ends), (rect, course)
    last = moment(game)
    assert looks[1].time in last[0]
    x, width = slider.rect["x"] + slider.rect["width"] - 9, slider.rect["width"] - 18
    seen = []
    for share in (0.5, 1):
        actions = ActionChains(game.driver, duration=20)
        actions.move_to_element_with_offset(slider, slider.rect["width"] // 2 - 9 if share == 0.5 else 0, 0)
        actions.click_and_hold().move_by_offset(-int(width / 4), 0).move_by_offset(-int(width / 4), 0).release().perform()
        seen.append(moment(game))
    assert len({text for text, _ in [last, *seen]}) == 3, "the drag shows other moments"
    assert seen[1][0].startswith("0:0") and seen[1][1] in (12, 15)
    for text, count in seen:
        assert str(count) in NUMBER.findall(text) and slider.get_attribute("aria-valuetext") == moment(game)[0]
    before = moment(game)
    tables = set()
    for _ in range(8):
        game.key(Keys.ARROW_RIGHT)
        tables.add(game.js("return document.getElementById('review-table').innerHTML"))
    assert len(tables) == 8 and moment(game) != before, "an arrow goes from action to action"
    for _ in range(8):
        game.key(Keys.ARROW_LEFT)
    assert moment(game) == before


@pytest.mark.smoke
def test_the_statistics_count_all_finished_games(played):
    game, looks = played()
    game.button("statistics")
    shown = facts(game)
    found, scores = [look.found for look in looks], [look.score for look in looks]
    assert {"2", str(sum(found)), str(max(scores)), min(look.time for look in looks), "2.0"} <= set(shown)
    numbers = [float(fact) for fact in shown if re.fullmatch(r"-?[\d.]+", fact)]
    mean = (2 * found[0] + 3 * found[1]) / sum(found)
    assert any(abs(number - sum(scores) / 2) <= 0.5 for number in numbers), "the mean score"
    assert any(abs(number - mean) < 0.06 for number in numbers), "the mean time of a set"
    figures = game.read(FIGURES)
    assert len(figures) == 5 and all(role == "img" and len(label) > 15 for _, role, label in figures)
    Select(game.element("category")).select_by_value("cheated")
    assert game.read(FIGURES) == [] and facts(game) == [] and game.element("statistics-body").text


def test_an_earlier_game_can_be_reviewed(played):
    game, looks = played()
    game.button("statistics")
    history = Select(game.element("history"))
    assert len(history.options) == 2 and str(looks[1].score) in history.options[0].text
    history.select_by_index(1)
    game.button("history-review")
    assert {str(looks[0].score), "2.0"} <= set(facts(game))
    game.button("review-close")
    assert game.open_dialogs() == ["statistics-dialog"]


def test_games_are_exported_cleared_and_imported(played, tmp_path):
    game, _ = played()
    game.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    game.button("statistics")
    before = facts(game)
    game.button("export")
    game.wait(lambda: list(tmp_path.glob("*.txt")))
    file = next(tmp_path.glob("*.txt"))
    lines = file.read_text().splitlines()
    assert lines[0] == HEADING and len(lines) == 3
    assert all(line == signed(line.rpartition(" ")[0]) for line in lines[1:])

    game.button("clear")
    assert "2" in game.element("clear-asks").text and game.focus == "clear-no"
    game.button("clear-no")
    assert facts(game) == before and not game.element("clear-box").is_displayed()
    game.button("clear")
    game.button("clear-yes")
    notes = ["", note(game)]
    assert notes[1] and facts(game) == [] and not game.element("export").is_enabled()

    def add(path) -> str:
        """Imports a file, and returns the note about it, which differs from the previous note."""
        last = note(game)
        game.element("import").send_keys(str(path))
        return game.wait(lambda: (said := note(game)) != last and said)

    damaged = tmp_path / "damaged"
    for bad in (file.read_text().replace("\n", "\n1", 1), "shopping list\n", file.read_text().replace("games 1", "games 3")):
        damaged.write_text(bad)
        notes.append(add(damaged))
        assert facts(game) == [] and game.stored("tercet.games") is None
    assert len(set(notes)) == 5, "each trouble has a message of its own"

    assert add(file) != add(file), "two games are added, then none"
    assert facts(game) == before
    assert add(damaged) == notes[-1] and facts(game) == before, "nothing is changed"
    game.reload()
    game.button("statistics")
    assert facts(game) == before


def test_a_damaged_line_loses_no_other_game(played):
    game, _ = played()
    game.leave()
    stored = game.stored("tercet.games").replace("\n", "\n1", 1)
    game.js("localStorage.setItem('tercet.games', arguments[0])", stored)
    game.open()
    game.button("statistics")
    assert facts(game)[0] == "1" and note(game)
    assert stored.splitlines()[1] in game.stored("tercet.games.aside")


def test_ten_thousand_games(film, play, tmp_path, record_property):
    """Reports the times, without asserting them: the machine's speed says nothing about the game."""
    game = film("?seed=many&motion=still", screen=DESK)
    game.play_out(8377)
    game.open("?seed=more")
    game.play_out(12_345)
    text = many(game.stored("tercet.games").splitlines()[1:], 10_000)
    game = play()
    game.js("localStorage.setItem('tercet.games', arguments[0])", text)
    opened = []
    for _ in range(3):
        opened.append(game.driver.execute_async_script("""
            const done = arguments[0], start = performance.now();
            document.getElementById('statistics').click();
            const answered = performance.now() - start;
            const isOpen = () => document.getElementById('statistics-dialog').open;
            const look = () => isOpen() ? setTimeout(() => done([answered, performance.now() - start]))
                : requestAnimationFrame(look);
            requestAnimationFrame(look)"""))
        assert game.open_dialogs() == ["statistics-dialog"] and "10000" in facts(game)
        game.button("statistics-close")
    game.button("statistics")
    game.button("clear")
    game.button("clear-yes")
    file = tmp_path / "many.txt"
    file.write_text(text)
    game.js("""window.gap = 0; let last = performance.now();
        const tick = () => { const now = performance.now(); gap = Math.max(gap, now - last); last = now; setTimeout(tick); };
        tick()""")
    game.element("import").send_keys(str(file))
    game.wait(lambda: game.stored("tercet.games") == text, 60)
    assert "10000" in facts(game) and note(game)
    gap = game.js("return gap")
    median = sorted(opened)[1]
    record_property("measured", f"10,000 games: {len(text) / 10_000:.0f} bytes each; the press takes {median[0]:.0f} ms"
                    f" and the statistics show after {median[1]:.0f} ms; longest gap while they are read from a file {gap:.0f} ms")
