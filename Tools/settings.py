#!/usr/bin/env python3
"""Writes the controls of the settings into Web/index.html and their rows into docs/playing.md, from the table of settings in
Swift (`Sources/SetSettings/SettingEntry.swift`) and the names of messages in Languages/en.ftl.

    Tools/settings.py          writes both files
    Tools/settings.py check    fails if that would change them

A setting called `limit` has the message `setting-limit` as its label, and each value that isn't a number a message
`setting-limit-none`. The game and the table style have controls of their own in index.html.
"""
import pathlib
import re
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE, DOCUMENT, WORDS = ROOT / "Web/index.html", ROOT / "docs/playing.md", ROOT / "Languages/en.ftl"
OWN_CONTROLS = {"game", "style"}


class Setting(NamedTuple):
    """A setting: its name in links, its control, its owner, its default, and all values in the order of its control."""
    name: str
    control: str
    owner: str
    default: str
    values: list[str]

    @property
    def is_range(self) -> bool:
        """Whether the values are more than two numbers in a row."""
        return len(self.values) > 2 and self.values == [str(number) for number in range(1, len(self.values) + 1)]

    @property
    def is_switch(self) -> bool:
        """Whether there are two values, both numbers: the setting is off or on."""
        return len(self.values) == 2 and all(value.isdigit() for value in self.values)


def settings() -> list[Setting]:
    """The table of settings."""
    command = ["swift", "run", "--package-path", str(ROOT), "--scratch-path", str(ROOT / ".build/tools"), "describe-settings"]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    # SwiftPM may say in between that it waits for another build.
    lines = re.findall(r"^\w+ [\w-]+ (?:game|person) .*$", output, re.MULTILINE)
    return [Setting(name, control, owner, default, values) for name, control, owner, default, *values in map(str.split, lines)]


def control(setting: Setting, messages: set[str]) -> str:
    """The markup of a setting's control."""
    opening = f'id="{setting.control}"'
    if setting.is_switch:
        off, on = setting.values
        # Between two numbers it is a switch.
        kind, other = ("", "") if off == "0" else (' role="switch"', f' data-off="{off}"')
        return f' <input {opening} type="checkbox"{kind} value="{on}"{other}>'
    if setting.is_range:
        return f' <input {opening} type="range" min="{setting.values[0]}" max="{setting.values[-1]}">'
    def option(value: str) -> str:
        message = f"setting-{setting.name}-{value}"
        if message in messages:
            return f'<option id="{setting.name}-{value}" data-words="{message}" value="{value}"></option>'
        # The page itself adds an option for each of its languages.
        return f'<option value="{value}">{value}</option>' if value.isdigit() else ""
    return f"\n      <select {opening}>{''.join(map(option, setting.values))}</select>"


def with_control(page: str, setting: Setting, messages: set[str]) -> str:
    """The page with the setting's control in its place, or a new one at the end of its owner's first or last group."""
    label = f'<span id="{setting.name}-label" data-words="setting-{setting.name}"></span>{control(setting, messages)}</label>'
    former = re.compile(rf'(<label[^>]*>)<span id="{setting.name}-label".*?</label>', re.DOTALL)
    if former.search(page):
        return former.sub(lambda match: match[1] + label, page)
    ends = [match.start() for match in re.finditer(r"^  </fieldset>", page, re.MULTILINE)]
    end = ends[0 if setting.owner == "game" else -1]
    return f"{page[:end]}    <label>{label}\n{page[end:]}"


def row(setting: Setting, meaning: str) -> str:
    """A setting's row in the table of links."""
    numbers = [value for value in setting.values if value.isdigit()]
    values = [f"`{value}`" for value in setting.values]
    if len(numbers) > 2:
        # The numbers come first.
        values[:len(numbers)] = [f"`{numbers[0]}` to `{numbers[-1]}`"]
    return f"| `{setting.name}` | {', '.join(values)} | `{setting.default}` | {meaning} |"


def with_row(document: str, setting: Setting, words: str) -> str:
    """The document with the setting's row in its place, or a new one at the end of the table."""
    former = re.compile(rf"^\| `{setting.name}` \|.*\| (.*) \|$", re.MULTILINE)
    if found := former.search(document):
        return document.replace(found[0], row(setting, found[1]))
    last = list(re.finditer(r"^\| `\w+` \|.*\n", document[:document.index("- A style applies first")], re.MULTILINE))[-1]
    meaning = re.search(rf"^setting-{setting.name} = (.*)", words, re.MULTILINE)[1]
    return document[:last.end()] + row(setting, meaning) + "\n" + document[last.end():]


def written() -> dict[pathlib.Path, str]:
    """The files as the table of settings has them."""
    page, document, words = PAGE.read_text(), DOCUMENT.read_text(), WORDS.read_text()
    messages = set(re.findall(r"^([\w-]+) =", words, re.MULTILINE))
    for setting in settings():
        if setting.name not in OWN_CONTROLS:
            if f"setting-{setting.name}" not in messages:
                sys.exit(f"Languages/en.ftl has no message setting-{setting.name}.")
            page = with_control(page, setting, messages)
        document = with_row(document, setting, words)
    return {PAGE: page, DOCUMENT: document}


if __name__ == "__main__":
    stale = {path: text for path, text in written().items() if path.read_text() != text}
    if sys.argv[1:] == ["check"] and stale:
        sys.exit(f"Run `make settings`: {', '.join(path.name for path in stale)} would change.")
    for path, text in stale.items():
        path.write_text(text)
