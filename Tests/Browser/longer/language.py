"""A language whose words are 40 % longer than those of English, made of English's own file.

Each word gets more vowels, with marks above them as many languages have, so that it can still be read: `Settings` becomes
`Seéttiíngs`. What stands in braces stays as it is, and so do comments, numbers, single letters, and what only the build reads.
"""
import re

NAME, CODE = "Lengthened", "qps"
GROWTH = 0.4

ACCENTED = dict(zip("aeiouy", "áéíóúý"))
WORD = re.compile(r"[A-Za-z]{2,}")
# The beginning of a message or a variant, and its text.
TEXT = re.compile(r"(?m)^((?!plural-rule|direction|terminal-keys)[\w-]+ = | *\*?\[\w+\] |(?=\} ))(.*)$")
BRACES = re.compile(r"(\{[^{}]*(?:\}|->$)|^\})")


def longer(word: str, count: int) -> str:
    """The word with so many more letters: after each vowel in turn the same one with a mark."""
    vowels = [index for index, letter in enumerate(word) if letter.lower() in ACCENTED]
    if not vowels:
        return word
    added = [0] * len(word)
    for number in range(count):
        added[vowels[number % len(vowels)]] += 1
    return "".join(letter + ACCENTED.get(letter.lower(), letter) * more for letter, more in zip(word, added))


class Lengthener:
    """Makes the words of one text longer, so that all of it grows as it should where its words are short."""

    def __init__(self):
        self.due = GROWTH

    def __call__(self, word: re.Match) -> str:
        self.due += GROWTH * len(word[0])
        count = int(self.due)
        self.due -= count
        return longer(word[0], count)


def lengthened(english: str) -> str:
    """The file of the longer language, from that of English."""
    def text(match: re.Match) -> str:
        lengthener = Lengthener()
        parts = BRACES.split(match[2])
        return match[1] + "".join(part if index % 2 else WORD.sub(lengthener, part) for index, part in enumerate(parts))
    return TEXT.sub(text, english.replace("language-name = English", f"language-name = {NAME}"))
