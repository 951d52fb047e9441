"""Whether Fluent's own tools read the files of the languages, and whether one more file is one more language."""
import json
import subprocess
import sys

import pytest
from compare_locales.compare import compareProjects
from compare_locales.paths import ProjectConfig, ProjectFiles
from fluent.syntax import FluentParser, ast

from repository import ROOT, read

sys.path.insert(0, str(ROOT / "Tools"))
import website

CODES = sorted(path.stem for path in (ROOT / "Languages").glob("*.ftl"))
# Messages that only occur in others; each language has its own.
PARTS = "parts"


def entries(code: str) -> dict[str, ast.Message]:
    """The messages of a language outside the group of parts."""
    resource = FluentParser().parse(read(f"Languages/{code}.ftl"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    group, found = "", {}
    for entry in resource.body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content.split(":")[0]
        elif isinstance(entry, ast.Message) and group != PARTS:
            found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("code", CODES)
def test_fluents_parser_reads_each_file_as_a_whole_with_the_messages_of_english_in_their_order(code: str):
    assert list(entries(code)) == list(entries("en"))


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_compare_locales_finds_no_error_and_no_missing_message_or_plural_category(code: str, tmp_path):
    for one in ("en", code):
        (tmp_path / one).mkdir()
        (tmp_path / one / "words.ftl").write_text(read(f"Languages/{one}.ftl"))
    config = ProjectConfig(str(tmp_path / "l10n.toml"))
    config.set_root(".")
    config.add_paths({"reference": "en/words.ftl", "l10n": "{locale}/words.ftl"})
    config.set_locales([code])
    [observer] = compareProjects([config], [code], str(tmp_path))
    details = json.dumps(observer.toJSON()["details"], ensure_ascii=False)
    messages = list(entries("en"))
    found = [one for file in observer.toJSON()["details"].values() for one in file]
    errors = [one["error"] for one in found if "error" in one]
    missing = [one["missingEntity"] for one in found if one.get("missingEntity") in messages]
    categories = [one["warning"] for one in found if "Plural categories missing" in one.get("warning", "")]
    assert (errors, missing, categories) == ([], [], []), details


def test_one_more_file_is_one_more_language_of_the_page(tmp_path):
    """Compiles the files beside a made-up one, and writes its words into the page and the manifest."""
    for code in CODES:
        (tmp_path / f"{code}.ftl").write_text(read(f"Languages/{code}.ftl"))
    english = read("Languages/en.ftl")
    (tmp_path / "xx.ftl").write_text(english.replace("late = Still loading…", "late = Pull & wait…").replace("New Game", "Nowa <gra>"))
    texts = website.compiled_words(website.Step(website.Progress(), "test"), tmp_path, tmp_path / "compiled")
    assert list(texts) == ["en", *sorted({*CODES, "xx"} - {"en"})]
    assert b"Nowa <gra>\n" in texts["xx"].first and texts["xx"].first.startswith(b"xx\tone other\t")
    page = website.filled("<p>{{ late }}</p><i title='{{ first new-game }}'>{{ languages }}</i>", texts)
    assert '<span lang="xx">Pull &amp; wait…' in page and "title='New Game'" in page and f"{' '.join(texts)}</i>" in page
    assert website.manifest(texts)["name_localized"]["xx"] == texts["en"].texts["title"]


def test_a_damaged_file_ends_the_build_with_its_line(tmp_path):
    (tmp_path / "en.ftl").write_text(read("Languages/en.ftl").replace("cheat = Cheat", "cheat = Cheat }"))
    with pytest.raises(website.Failed) as failure:
        website.compiled_words(website.Step(website.Progress(), "test"), tmp_path, tmp_path / "compiled")
    line = 1 + read("Languages/en.ftl").splitlines().index("cheat = Cheat")
    assert f"en.ftl, line {line}" in str(failure.value)
