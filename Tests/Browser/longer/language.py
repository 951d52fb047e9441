"""A language whose words are 40 % longer than those of English, made of English's own file.

Each word gets more vowels, with marks above them as many languages have, so that it can still be read: `Settings` becomes
`Seéttiíngs`. Interpolations, numbers, and what is a single letter stay as they are.
"""
import re

NAME, CODE = "Lengthened", "qps"
GROWTH = 0.4

ACCENTED = dict(zip("aeiouy", "áéíóúý"))
WORD = re.compile(r"[A-Za-z]{2,}")
# What stays as it is in a literal beside words: a sign that is escaped, or anything else.
ESCAPED = re.compile(r"\\.", re.DOTALL)
PLAIN = re.compile(r'[^"\\]+|"')
COMMENT = re.compile(r"//.*")


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
    """Makes the words of one literal longer, so that all of it grows as it should where its words are short."""

    def __init__(self):
        self.due = GROWTH

    def __call__(self, word: re.Match) -> str:
        self.due += GROWTH * len(word[0])
        count = int(self.due)
        self.due -= count
        return longer(word[0], count)


class SwiftSource:
    """Reads Swift once from its beginning to its end, and gives it with longer words in its literals."""

    def __init__(self, text: str):
        self.text, self.at = text, 0

    def take(self, pattern: re.Pattern) -> str:
        """The next part, if it is of this kind."""
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found[0] if found else ""

    def code(self) -> str:
        """Code, to the end or to the parenthesis that ends an interpolation."""
        result, depth = "", 0
        while self.at < len(self.text):
            sign = self.text[self.at]
            depth += {"(": 1, ")": -1}.get(sign, 0)
            if depth < 0:
                return result
            if sign == '"':
                result += self.literal()
            elif comment := self.take(COMMENT):
                result += comment
            else:
                result += sign
                self.at += 1
        return result

    def literal(self) -> str:
        quote = self.take(re.compile('"""|"'))
        result, lengthener = quote, Lengthener()
        while not self.text.startswith(quote, self.at):
            if self.text.startswith("\\(", self.at):
                self.at += 2
                result += f"\\({self.code()})"
                self.at += 1
            else:
                result += self.take(ESCAPED) or WORD.sub(lengthener, self.take(PLAIN))
        self.at += len(quote)
        return result + quote


def lengthened(english: str) -> str:
    """The file of the longer language, from that of English."""
    source = SwiftSource(english).code()
    source = re.sub(r'(?<=code: )"\w+"', f'"{CODE}"', source)
    return re.sub(r"\bEnglish\b", NAME, re.sub(r"\benglish\b", NAME.lower(), source))
