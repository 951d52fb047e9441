"""What assistive tools see: axe finds nothing, names and states are those of the contract, messages are announced."""
import importlib.util
import pathlib
import re

import pytest

from game import mismatches, sets
from screens import DESK, PHONE

NAME = re.compile(r"one (solid|striped|open) (red|green|purple) (squiggle|diamond|oval)"
                  r"|(two|three) (solid|striped|open) (red|green|purple) (squiggles|diamonds|ovals)")
AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"


def violations(game) -> list[str]:
    game.js(AXE.read_text())
    result = game.driver.execute_async_script("""
        const done = arguments[arguments.length - 1];
        axe.run().then(done, (error) => done({ violations: [{ id: String(error), nodes: [{}] }] }))""")
    return [f"{found['id']}: {node.get('html', '')[:100]} {node.get('failureSummary')}"
            for found in result["violations"] for node in found["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_axe_finds_nothing(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}&motion=still", screen=screen)
    names = game.look().names
    assert violations(game) == []
    game.tap(*next(mismatches(names)))
    assert violations(game) == []
    game.tap(*sets(names)[0])
    game.button("cheat")
    assert violations(game) == []
    for dialog in ("settings", "help"):
        game.button(dialog)
        assert violations(game) == []
        game.button(f"{dialog}-close")
    game.button("pause")
    assert violations(game) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_axe_finds_nothing_in_records_and_lessons(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}&motion=still", screen=screen)
    game.button("statistics")
    assert violations(game) == []
    game.button("statistics-close")
    game.play_out()
    assert violations(game) == []
    game.button("review")
    game.js("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    assert violations(game) == []
    game.button("review-close")
    game.button("statistics")
    assert violations(game) == []
    game.button("clear")
    assert violations(game) == []
    game.button("statistics-close")
    game.button("help")
    for choice in ("choice-1", "choice-3", "choice-2"):
        game.button(choice)
        assert violations(game) == []
        if game.element("lesson-next").is_displayed():
            break


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)
def test_axe_finds_nothing_where_two_play(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}&motion=still&players=2", screen=screen)
    assert violations(game) == []
    game.button("claim-2")
    assert violations(game) == []
    game.tap(*sets(game.look().names)[0])
    game.button("deal-1")
    assert violations(game) == []


def test_names_are_those_of_the_contract(play):
    game = play()
    look = game.deal_all()
    assert len(set(look.names)) == 81
    assert all(NAME.fullmatch(name) for name in look.names)


def tree(game) -> dict[str, tuple[str, str]]:
    """The accessibility tree as the browser gives it to assistive tools: name by role."""
    nodes = game.command("Accessibility.getFullAXTree")["nodes"]
    value = lambda node, key: node.get(key, {}).get("value", "")
    return {(value(node, "role"), value(node, "name")) for node in nodes if not node.get("ignored")}


def test_the_tree_holds_buttons_by_their_names(play):
    game = play("?seed=tree")
    seen = tree(game)
    for name in ("Deal 3 More Cards", "New Game", "Cheat", "Reshuffle", "Pause", "Settings", "How to play"):
        assert ("button", name) in seen, name
    assert ("group", "Cards on the table") in seen
    for name in game.look().names:
        # A button that is pressed or not is a toggle button.
        assert ("button", name) in seen or ("ToggleButton", name) in seen
    assert any(role == "status" for role, _ in seen)


def test_every_setting_has_a_label(play):
    game = play()
    game.button("settings")
    seen = tree(game)
    for name in ("Most cards on the table", "A match leaves", "Theme", "Motion", "Language"):
        assert ("combobox", name) in seen, name
    for name in ("Go back to 12 cards", "Deal by itself when there is no set", "Clock and speed bonus", "Letter keys"):
        assert ("checkbox", name) in seen, name


def test_messages_say_why_a_trio_is_no_set(play):
    game = play("?seed=why")
    trio = next(t for t in mismatches(game.look().names))
    status = game.tap(*trio).status
    reasons = status.removeprefix("Not a set: ").removesuffix(".").split("; ")
    expected = [values for values in zip(*(name.rstrip("s").split() for name in trio)) if len(set(values)) == 2]
    assert len(reasons) == len(expected)
    for reason, values in zip(reasons, expected):
        one = next(value for value in values if values.count(value) == 1)
        two = next(value for value in values if values.count(value) == 2)
        assert re.fullmatch(rf"two (are|show) {two}( symbols?|s)?, one (is|shows) {one}( symbols?|s)?", reason)


def test_a_message_said_twice_is_announced_twice(play):
    game = play("?seed=twice")
    game.js("""window.announced = 0;
        new MutationObserver((changes) => announced += changes.length)
            .observe(document.getElementById('status'), { childList: true, characterData: true, subtree: true })""")
    game.button("shuffle")
    game.button("shuffle")
    assert game.js("return announced") >= 2


def test_states_differ_by_more_than_colour(play):
    """The outline's style or the mark's shape tells them apart with all colours taken away."""
    game = play("?seed=states&motion=still")
    names = game.look().names
    look = """const [a, m] = [getComputedStyle(arguments[0]), getComputedStyle(arguments[0], '::after')];
        return [a.outlineStyle, a.outlineWidth, m.content, m.clipPath, m.borderRadius].join()"""
    seen = {"idle": game.js(look, game.card(names[-1]))}
    game.tap(names[0])
    seen["selected"] = game.js(look, game.card(names[0]))
    game.tap(names[0])
    trio = next(mismatches(names))
    game.tap(*trio)
    seen["mismatch"] = game.js(look, game.card(trio[0]))
    trio = sets(names)[0]
    game.tap(*trio)
    seen["match"] = game.js(look, game.card(trio[0]))
    game.button("new-game")
    game.open("?seed=states")
    hinted = game.button("cheat").named("hint")
    seen["hint"] = game.js(look, game.card(hinted[0]))
    assert len(set(seen.values())) == len(seen)


def test_forced_colours_keep_the_states_visible(play):
    game = play("?seed=forced&motion=still")
    game.media(forced_colors="active")
    name = game.look().names[0]
    game.tap(name)
    style = game.js("const s = getComputedStyle(arguments[0]); return [s.outlineStyle, s.outlineWidth]", game.card(name))
    assert style[0] == "solid" and float(style[1].rstrip("px")) >= 2
