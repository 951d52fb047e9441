"""The longer language is English with more letters in its words, and Swift. `make longer` tries the page in it."""
import re
import subprocess

from longer.language import ACCENTED, CODE, GROWTH, NAME, lengthened
from serving import ROOT

ENGLISH = (ROOT / "Sources/SetWords/Languages/English.swift").read_text()
LONGER = lengthened(ENGLISH)


def letters_of_labels(source: str) -> int:
    return sum(map(str.isalpha, "".join(re.findall(r'case \.\w+: "([^"\\]+)"$', source, re.MULTILINE))))


def test_it_is_english_with_more_letters_in_its_words():
    without = re.sub(f"[{''.join(ACCENTED.values())}]", "", LONGER)
    for new, old in ((NAME, "English"), (NAME.lower(), "english"), (CODE, "en")):
        without = re.sub(rf"\b{new}\b", old, without)
    assert without == ENGLISH
    assert abs(letters_of_labels(LONGER) / letters_of_labels(ENGLISH) - 1 - GROWTH) < 0.03


def test_it_is_swift(tmp_path):
    (tmp_path / "Longer.swift").write_text(LONGER)
    subprocess.run(["swiftc", "-frontend", "-parse", tmp_path / "Longer.swift"], check=True)
