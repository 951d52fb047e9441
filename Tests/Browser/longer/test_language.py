"""The longer language is English with more letters in its words, and compiles. `make longer` tries the page in it."""
import re

from longer.language import ACCENTED, CODE, GROWTH, NAME, lengthened
from serving import ROOT

ENGLISH = (ROOT / "Languages/en.ftl").read_text()
LONGER = lengthened(ENGLISH)


def letters_of_labels(words: str) -> int:
    return sum(map(str.isalpha, "".join(re.findall(r'^[\w-]+ = ([^{}\n]+)$', words, re.MULTILINE))))


def test_it_is_english_with_more_letters_in_its_words():
    without = re.sub(f"[{''.join(ACCENTED.values())}]", "", LONGER)
    assert without.replace(re.sub("[éá]", "", LONGER.split("language-name = ")[1].split("\n")[0]), "English") == ENGLISH
    assert f"language-name = {NAME[0]}" in LONGER and CODE not in ENGLISH
    assert abs(letters_of_labels(LONGER) / letters_of_labels(ENGLISH) - 1 - GROWTH) < 0.03


def test_what_stands_in_braces_and_what_the_build_reads_stays():
    def kept(words: str) -> list[str]:
        return re.findall(r"\{[^{}\n]*\}|\{ \$\w+ ->|\[\w+\]|^(?:plural-rule|direction|terminal-keys) = .*$|^#.*$", words, re.MULTILINE)
    assert kept(LONGER) == kept(ENGLISH)
