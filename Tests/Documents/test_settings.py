"""Whether the controls of the page and the table of links follow from the table of settings (`Tools/settings.py`)."""
import re
import sys

import pytest

from repository import ROOT, read, table, words

sys.path.insert(0, str(ROOT / "Tools"))

import settings


def test_the_page_and_the_document_are_up_to_date():
    assert [path.name for path, text in settings.written().items() if path.read_text() != text] == []


def test_every_setting_has_one_control_and_one_row():
    table = settings.settings()
    page, document = read("Web/index.html"), read("docs/playing.md")
    assert len(table) > 20
    for setting in table:
        assert page.count(f' id="{setting.control}"') == 1, setting.name
        assert document.count(f"\n| `{setting.name}` |") == 1, setting.name


@pytest.mark.parametrize("values, control", [
    (["0", "1"], '<input id="set-new" type="checkbox" value="1">'),
    (["1", "2", "3"], '<input id="set-new" type="range" min="1" max="3">'),
    (["none", "24"], '<select id="set-new"><option id="new-none" data-words="setting-new-none" value="none"></option><option value="24">24</option></select>'),
])
@pytest.mark.parametrize("owner, group", [("game", 0), ("person", -1)])
def test_a_new_setting_gets_a_control_at_the_end_of_a_group_and_a_row(values, control, owner, group):
    new = settings.Setting("new", "set-new", owner, values[0], values)
    former = read("Web/index.html")
    page = settings.with_control(former, new, {"setting-new", "setting-new-none"})
    assert control in page and len(page) > len(former)
    ends = [end.start() for end in re.finditer("^  </fieldset>", page, re.MULTILINE)]
    assert page[:ends[group]].rstrip().endswith("</label>") and control in page[:ends[group]].rstrip().splitlines()[-1]
    assert settings.with_control(page, new, {"setting-new", "setting-new-none"}) == page
    document = settings.with_row(read("docs/playing.md"), new, "setting-new = Something new")
    assert f"`{values[0]}` | Something new |" in document
    assert settings.with_row(document, new, "setting-new = Something new") == document


def test_the_table_of_links_has_the_deals_and_then_each_setting_once():
    names = [words(name)[0] for name, *_ in table(read("docs/playing.md"), "parameter")]
    assert names[:4] == ["seed", "daily", "puzzle", "together"]
    assert sorted(names[4:]) == sorted(setting.name for setting in settings.settings())
