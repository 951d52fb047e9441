"""Whether CONTRIBUTING.md lists all targets of the Makefile, and names files that exist."""
import re

from repository import ROOT, read, table, words


def test_the_table_has_each_target_of_the_makefile():
    targets = re.search(r"^\.PHONY: (.+)$", read("Makefile"), re.MULTILINE)[1].split()
    assert sorted(words(row[0])[0] for row in table(read("CONTRIBUTING.md"), "target", "does")) == sorted(targets)


def test_the_named_files_exist():
    named = [word for word in words(read("CONTRIBUTING.md")) if re.fullmatch(r"(?:Sources|Tests|Tools|Web|Server)/[\w./+-]+", word)]
    missing = [path for path in named if not (ROOT / path).exists()]
    # A run that takes pictures creates this folder.
    assert len(named) > 5 and set(missing) <= {"Tests/Browser/output"}
