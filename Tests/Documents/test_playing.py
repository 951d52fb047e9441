"""Whether docs/playing.md lists all parameters of a link, with their values and defaults."""
import re

from repository import read, table, words

# What a link can name besides settings.
DEALS = ["seed", "daily", "together"]


def settings() -> dict[str, tuple[list[str], str]]:
    """The values of each setting and its default, as the native tests have them, which compare them with the code."""
    text = read("Tests/SetAppTests/Settings/SettingsTests.swift")
    rows = re.findall(r'\(\.\w+, "(\w+)", (\[[^\]]*\])\)', text)
    values = {name: re.findall(r'"([^"]+)"', listed) for name, listed in rows}
    return {name: (sorted(listed), listed[0]) for name, listed in values.items()}


def test_the_table_of_links_has_each_setting_with_its_values_and_default():
    rows = [(words(name)[0], values, default) for name, values, default, _ in table(read("docs/playing.md"), "parameter")]
    assert [name for name, _, _ in rows[:len(DEALS)]] == DEALS
    listed = {name: (sorted(words(values)), words(default)[0]) for name, values, default in rows[len(DEALS):]}
    assert len(listed) == len(rows) - len(DEALS), "a parameter is listed twice"
    assert len(listed) > 20 and listed == settings()
