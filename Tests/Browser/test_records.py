"""The review of a game, and the statistics over all of them: what they show, and to a file and back."""
import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from records import HEADING, many, signed
from screens import DESK

FIGURES = """
return [...document.querySelectorAll('dialog[open] figure')].flatMap((figure) => [...figure.querySelectorAll('svg.chart')]
  .map((svg) => [figure.querySelector('figcaption').textContent, svg.getAttribute('role'), svg.ariaLabel]))"""
FACTS = """
return Object.fromEntries([...document.querySelectorAll('dialog[open] .facts div')]
  .map((fact) => [fact.querySelector('dt').textContent, fact.querySelector('dd').textContent]))"""


@pytest.fixture
def played(film):
    """Two games, played to their end: two seconds for each set, then three."""
    def start():
        game = film("?seed=first&motion=still", screen=DESK)
        looks = [game.play_out(2000)]
        game.open("?seed=second")
        looks.append(game.play_out(3000))
        assert [look.phase for look in looks] == ["over", "over"]
        return game, looks
    return start


def note(game) -> str:
    return game.js("return document.getElementById('statistics-note').textContent")


def moment(game) -> tuple[str, int]:
    """What is said of a moment, and how many cards are in play there: those of a match, which is marked, are not."""
    text = game.js("return document.getElementById('review-moment').textContent")
    cards, marked = (game.js(f"return document.querySelectorAll('#review-table .mini{kind}').length")
                     for kind in ("", "[data-marked]"))
    return text, cards - (3 if marked == 3 else 0)


def test_the_review_shows_figures_with_text_alternatives(played):
    game, looks = played()
    game.button("review")
    figures = game.js(FIGURES)
    assert [title.partition(";")[0] for title, _, _ in figures] == [
        "Course of the game", "Time of each set", "Mean time by how many features differ"]
    assert all(role == "img" and len(label) > 15 for _, role, label in figures)
    assert f"{looks[1].found}: 3.0 s" in figures[1][2], "the text alternative tells the numbers"
    facts = game.js(FACTS)
    assert (facts["Score"], facts["Time"]) == (str(looks[1].score), looks[1].time)
    assert facts["Fastest set"] == facts["Mean time of a set"] == "3.0 s"
    parts = [facts[name].split(" ") for name in ("For sets", "For speed")]
    assert [part[1] for part in parts] == [f"({looks[1].found})"] * 2
    assert sum(int(part[0]) for part in parts) == looks[1].score
    assert game.js("return document.querySelectorAll('.finds > li').length") == looks[1].found
    game.key(Keys.ESCAPE)
    assert not game.driver.find_elements("css selector", "dialog[open]")


def test_the_slider_and_the_arrows_show_the_table_of_each_moment(played):
    game, looks = played()
    game.button("review")
    slider = game.element("review-slider")
    course, rect = game.element("review-timeline").rect, slider.rect
    assert rect["y"] <= course["y"] + 1 and rect["height"] > course["height"] / 2, "it lies on the line of time"
    # The middle of its thumb, at either end, on the end of the line: 8 of 320 units from the edge.
    ends = [rect["x"] + 8 - course["x"], course["x"] + course["width"] - rect["x"] - rect["width"] + 8]
    assert all(abs(end - course["width"] / 40) < 0.6 for end in ends)
    last = moment(game)
    assert last[0].startswith(looks[1].time + ":") and "sets among them 0" in last[0]
    x, width = slider.rect["x"] + slider.rect["width"] - 9, slider.rect["width"] - 18
    seen = []
    for share in (0.5, 1):
        actions = ActionChains(game.driver, duration=20)
        actions.move_to_element_with_offset(slider, slider.rect["width"] // 2 - 9 if share == 0.5 else 0, 0)
        actions.click_and_hold().move_by_offset(-int(width / 4), 0).move_by_offset(-int(width / 4), 0).release().perform()
        seen.append(moment(game))
    assert len({text for text, _ in [last, *seen]}) == 3, "the drag shows other moments"
    assert seen[1][0].startswith("0:0") and seen[1][1] == 12
    for text, count in seen:
        assert f"cards {count}," in text and slider.get_attribute("aria-valuetext") == moment(game)[0]
    before = moment(game)
    tables = set()
    for _ in range(8):
        game.key(Keys.ARROW_RIGHT)
        tables.add(game.js("return document.getElementById('review-table').innerHTML"))
    assert len(tables) == 8 and moment(game) != before, "an arrow goes from action to action"
    for _ in range(8):
        game.key(Keys.ARROW_LEFT)
    assert moment(game) == before


def test_statistics_tell_what_was_played(played):
    game, looks = played()
    game.button("statistics")
    facts = game.js(FACTS)
    found, scores = [look.found for look in looks], [look.score for look in looks]
    assert (facts["Games"], facts["Sets"]) == ("2", str(sum(found)))
    assert facts["Best score"] == str(max(scores))
    assert abs(int(facts["Mean score"]) - sum(scores) / 2) <= 0.5
    assert facts["Fastest game"] == min(look.time for look in looks) and facts["Fastest set"] == "2.0 s"
    mean = (2 * found[0] + 3 * found[1]) / sum(found)
    assert abs(float(facts["Mean time of a set"].removesuffix(" s")) - mean) < 0.06
    figures = game.js(FIGURES)
    assert len(figures) == 5 and all(role == "img" and len(label) > 15 for _, role, label in figures)
    Select(game.element("category")).select_by_value("cheated")
    assert "No game of this kind" in game.element("statistics-body").text and game.js(FIGURES) == []


def test_an_earlier_game_can_be_looked_at_again(played):
    game, looks = played()
    game.button("statistics")
    history = Select(game.element("history"))
    assert len(history.options) == 2 and str(looks[1].score) in history.options[0].text
    history.select_by_index(1)
    game.button("history-review")
    assert game.js(FACTS)["Score"] == str(looks[0].score) and game.js(FACTS)["Fastest set"] == "2.0 s"
    game.button("review-close")
    assert not game.driver.find_elements("css selector", "dialog[open]")


def test_games_go_to_a_file_and_back(played, tmp_path):
    game, _ = played()
    game.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    game.button("statistics")
    facts = game.js(FACTS)
    game.button("export")
    game.wait(lambda: list(tmp_path.glob("*.txt")), 30)
    file = next(tmp_path.glob("*.txt"))
    lines = file.read_text().splitlines()
    assert lines[0] == HEADING and len(lines) == 3
    assert all(line == signed(line.rpartition(" ")[0]) for line in lines[1:])

    game.button("clear")
    assert "2" in game.element("clear-asks").text and game.js("return document.activeElement.id") == "clear-no"
    game.button("clear-no")
    assert game.js(FACTS) == facts and not game.element("clear-box").is_displayed()
    game.button("clear")
    game.button("clear-yes")
    assert note(game) == "All games are forgotten." and game.js(FACTS) == {} and not game.element("export").is_enabled()

    damaged = tmp_path / "damaged"
    for bad, says in ((file.read_text().replace("\n", "\n1", 1), "Line 2 of the file is damaged, so nothing is added."),
                      ("shopping list\n", "That file holds no games of Tercet."),
                      (file.read_text().replace("games 1", "games 2"), "That file is of another version.")):
        damaged.write_text(bad)
        game.element("import").send_keys(str(damaged))
        game.wait(lambda: note(game) == says)
        assert game.js(FACTS) == {} and game.stored("tercet.games") is None

    for added in (2, 0):
        game.element("import").send_keys(str(file))
        game.wait(lambda: note(game) == f"Games added: {added}.")
        assert game.js(FACTS) == facts
    game.element("import").send_keys(str(damaged))
    game.wait(lambda: "another version" in note(game))
    assert game.js(FACTS) == facts, "nothing is changed"
    game.reload()
    game.button("statistics")
    assert game.js(FACTS) == facts


def test_a_damaged_line_loses_no_other_game(played):
    game, _ = played()
    game.leave()
    game.js("localStorage.setItem('tercet.games', arguments[0])", game.stored("tercet.games").replace("\n", "\n1", 1))
    game.open()
    game.button("statistics")
    assert game.js(FACTS)["Games"] == "1" and "kept aside: 1" in note(game)


def test_ten_thousand_games(film, play, tmp_path, capsys):
    """Prints how long they take; how fast the machine is says nothing of the game."""
    game = film("?seed=many&motion=still", screen=DESK)
    game.play_out(8377)
    game.open("?seed=more")
    game.play_out(12_345)
    text = many(game.stored("tercet.games").splitlines()[1:], 10_000)
    game.run_before_page("")
    game = play()
    game.js("localStorage.setItem('tercet.games', arguments[0])", text)
    opened = []
    for _ in range(3):
        opened.append(game.driver.execute_async_script("""
            const done = arguments[0], start = performance.now();
            document.getElementById('statistics').click();
            const answered = performance.now() - start;
            requestAnimationFrame(() => setTimeout(() => done([answered, performance.now() - start])))"""))
        assert game.element("statistics-dialog").is_displayed() and game.js(FACTS)["Games"] == "10000"
        game.button("statistics-close")
        # The browser tells of it in a task of its own, and a script is faster with the next click than any person.
        game.driver.execute_async_script("setTimeout(arguments[0], 100)")
    game.button("statistics")
    game.button("clear")
    game.button("clear-yes")
    file = tmp_path / "many.txt"
    file.write_text(text)
    game.js("""window.gap = 0; let last = performance.now();
        const tick = () => { const now = performance.now(); gap = Math.max(gap, now - last); last = now; setTimeout(tick); };
        tick()""")
    game.element("import").send_keys(str(file))
    game.wait(lambda: note(game) == "Games added: 10000.", 60)
    assert game.js(FACTS)["Games"] == "10000" and game.stored("tercet.games") == text
    gap = game.js("return gap")
    with capsys.disabled():
        median = sorted(opened)[1]
        print(f"\n10,000 games: {len(text) / 10_000:.0f} bytes each; statistics answer in {median[0]:.0f} ms and show in"
              f" {median[1]:.0f} ms; longest gap while they are read from a file {gap:.0f} ms")
