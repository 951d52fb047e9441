"""Accessibility: axe finds no violations, names and states match the contract, messages are announced."""
import itertools
import re

import pytest

from access import violations
from look import features, mismatches, sets
from screens import ALL, DESK, PHONE

NAME = re.compile(r"one (solid|striped|open) (red|green|purple) (squiggle|diamond|oval)"
                  r"|(two|three) (solid|striped|open) (red|green|purple) (squiggles|diamonds|ovals)")


THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
ON_SCREENS = pytest.mark.parametrize("screen", [PHONE, DESK], ids=str)


@pytest.mark.covering
@THEMES
@ON_SCREENS
def test_axe_finds_nothing(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}", screen=screen)
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


@pytest.mark.covering
@THEMES
@ON_SCREENS
def test_axe_finds_nothing_in_records_and_lessons(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}", screen=screen)
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


@pytest.mark.covering
@THEMES
@ON_SCREENS
def test_axe_finds_nothing_with_two_players(play, screen, theme):
    game = play(f"?seed=axe&theme={theme}&players=2", screen=screen)
    assert violations(game) == []
    game.button("claim-2")
    assert violations(game) == []
    game.tap(*sets(game.look().names)[0])
    game.button("deal-1")
    assert violations(game) == []


@pytest.mark.covering
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("screen", ALL, ids=str)
def test_axe_finds_nothing_in_any_language_art_and_theme(play, record_property, screen, players):
    """The table with a selected card; dialogs have their own tests. The artwork matters equally on every screen."""
    game = play(screen=screen)
    checked = 0
    arts = ("classic", "shapes", "glyphs") if screen == DESK else ("classic",)
    for language, art in itertools.product(("en", "ru"), arts):
        game.open(f"?seed=axe&players={players}&lang={language}&art={art}")
        if players == 2:
            game.button("claim-1")
        game.tap(game.look().names[0])
        for theme in ("light", "dark"):
            game.media(prefers_color_scheme=theme)
            assert violations(game) == [], (language, art, theme)
            checked += 1
    record_property("measured", f"axe: {checked} screens of {screen} with {players} players")


def test_names_are_those_of_the_contract(play):
    game = play()
    look = game.deal_to(81)
    assert len(set(look.names)) == 81
    assert all(NAME.fullmatch(name) for name in look.names)


def tree(game) -> set[tuple[str, str]]:
    """The accessibility tree as the browser exposes it to assistive tools: role and name of each node."""
    nodes = game.command("Accessibility.getFullAXTree")["nodes"]
    value = lambda node, key: node.get(key, {}).get("value", "")
    return {(value(node, "role"), value(node, "name")) for node in nodes if not node.get("ignored")}


def test_the_buttons_of_two_players_are_named_after_them(play):
    nodes = tree(play("?seed=names&players=2"))
    for player in ("Player 1", "Player 2"):
        assert {("button", f"Set! {player}"), ("button", f"Deal 3 {player}")} <= nodes


@pytest.mark.smoke
def test_the_tree_holds_buttons_by_their_names(play):
    game = play("?seed=tree")
    seen = tree(game)
    names = ["Deal 3 More Cards", "New Game", "Cheat", "Reshuffle", "Pause"]
    others = [game.element(id).accessible_name for id in ("play", "more", "deck")]
    for name in names + others:
        assert name and ("button", name) in seen, name
    assert ("group", game.element("table").accessible_name) in seen and game.element("table").accessible_name
    for name in game.look().names:
        # A button with a pressed state is a toggle button.
        assert ("button", name) in seen or ("ToggleButton", name) in seen
    assert any(role == "status" for role, _ in seen)


def test_every_setting_has_a_label_of_its_own(play):
    game = play()
    game.button("settings")
    controls = game.driver.find_elements("css selector", "#settings-dialog :is(select, input)")
    names = [control.accessible_name for control in controls if control.is_displayed()]
    assert len(names) >= 14 and all(names) and len(set(names)) == len(names)
    assert {role for role, name in tree(game) if name in names} >= {"combobox", "checkbox"}


def test_a_mismatch_has_a_message_of_its_own(play):
    """Mismatches for different reasons have different messages."""
    game = play("?seed=why")
    usual = game.look().status
    differing = lambda three: tuple(len(set(values)) == 2 for values in zip(*map(features, three)))
    by_reason = {differing(three): three for three in mismatches(game.look().names)}
    messages = [game.tap(*three).status for three in list(by_reason.values())[:4]]
    assert "" not in messages and len({usual, *messages}) == 5


def test_a_message_said_twice_is_announced_twice(play):
    game = play("?seed=twice")
    game.js("""window.announced = 0;
        new MutationObserver((changes) => announced += changes.length)
            .observe(document.getElementById('status'), { childList: true, characterData: true, subtree: true })""")
    game.button("shuffle")
    game.button("shuffle")
    assert game.js("return announced") >= 2


def test_states_differ_by_more_than_colour(play):
    """The outline's style or the mark's shape distinguishes them without any colours."""
    game = play("?seed=states")
    names = game.look().names
    look = """const [a, m] = [getComputedStyle(arguments[0]), getComputedStyle(arguments[0], '::after')];
        return [a.outlineStyle, a.outlineWidth, m.content, m.clipPath, m.borderRadius].join()"""
    seen = {"idle": game.js(look, game.card(names[-1]))}
    game.tap(names[0])
    seen["selected"] = game.js(look, game.card(names[0]))
    game.tap(names[0])
    three = next(mismatches(names))
    game.tap(*three)
    seen["mismatch"] = game.js(look, game.card(three[0]))
    three = sets(names)[0]
    game.tap(*three)
    seen["match"] = game.js(look, game.card(three[0]))
    game.button("new-game")
    game.open("?seed=states")
    hinted = game.button("cheat").named("hint")
    seen["hint"] = game.js(look, game.card(hinted[0]))
    game.tap(hinted[0])
    seen["marked and chosen"] = game.js(look, game.card(hinted[0]))
    assert len(set(seen.values())) == len(seen)


def luminance(color: str) -> float:
    """The relative luminance of a colour (WCAG 2.2), written rgb(1, 2, 3)."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@THEMES
def test_borders_of_controls_stand_out(play, theme):
    """Their contrast with the background and the control is at least 3:1 (WCAG 2.2, 1.4.11)."""
    game = play(f"?seed=borders&theme={theme}")
    colors = game.read("""const [button, body] = [document.getElementById('cheat'), document.body].map((it) => getComputedStyle(it));
        return [button.borderTopColor, button.backgroundColor, body.backgroundColor]""")
    line, *grounds = map(luminance, colors)
    for ground in grounds:
        assert (max(line, ground) + 0.05) / (min(line, ground) + 0.05) >= 3, colors


def test_forced_colours_keep_the_states_visible(play):
    game = play("?seed=forced")
    game.media(forced_colors="active")
    name = game.look().names[0]
    game.tap(name)
    style = game.js("const s = getComputedStyle(arguments[0]); return [s.outlineStyle, s.outlineWidth]", game.card(name))
    assert style[0] == "solid" and float(style[1].rstrip("px")) >= 2
