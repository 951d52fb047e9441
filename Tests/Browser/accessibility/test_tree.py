"""The accessibility tree of a seeded game, step by step, compared with a text: what a screen reader finds and reads
out.

If it has to change, `GOLDEN=1 Tools/test browser` writes the text again, and a person reviews the difference.
"""
import os
import pathlib

import pytest

from look import mismatches, sets
from screens import DESK

GOLDEN = pathlib.Path(__file__).parent / "golden"
# Boxes without a meaning, and parts of texts that are complete in their parents' names.
LEFT_OUT = {"none", "generic", "InlineTextBox", "RootWebArea", "LineBreak", "ListMarker"}
STATES = ["disabled", "pressed", "checked", "expanded", "modal"]


def lines(game) -> list[str]:
    """The tree: a line for each node that is exposed to assistive tools, with its role, name, description, value and
    states."""
    nodes = game.command("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found = []

    def walk(node: dict, depth: int) -> None:
        value = lambda key: str(node.get(key, {}).get("value", ""))
        role = value("role")
        is_said = not node.get("ignored") and role not in LEFT_OUT
        if is_said:
            states = [f"{item['name']}={item['value']['value']}" for item in node.get("properties", [])
                      if item["name"] in STATES and str(item["value"].get("value")) not in ("False", "false")]
            parts = [role, f'"{value("name")}"', *(f"({part})" for part in (value("description"), value("value")) if part), *states]
            found.append("  " * depth + " ".join(parts))
        for child in node.get("childIds", []):
            if child in by_id:
                walk(by_id[child], depth + is_said)

    walk(nodes[0], 0)
    return found


def steps(game):
    """The steps of the game, each with a title."""
    game.look()
    yield "start"
    names = game.look().names
    game.tap(names[0])
    yield "one card is chosen"
    game.key("\ue00c")
    game.tap(*next(mismatches(names)))
    yield "no set"
    game.tap(*sets(names)[0])
    yield "a set"
    game.button("deal")
    yield "three cards in its place"
    game.key("t")
    yield "asked for the table"
    game.button("cheat")
    yield "cheat"
    game.button("pause")
    yield "pause"
    game.button("resume")
    game.play_out()
    yield "the end"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_tree_of_a_seeded_game_is_as_written(play, language):
    game = play(f"?seed=tree&lang={language}&clock=0", screen=DESK)
    game.wait_until_reports_are_there()
    text = "".join(f"# {title}\n" + "\n".join(lines(game)) + "\n\n" for title in steps(game))
    golden = GOLDEN / f"tree-{language}.txt"
    if "GOLDEN" in os.environ:
        golden.write_text(text)
    assert text.splitlines() == golden.read_text().splitlines()
