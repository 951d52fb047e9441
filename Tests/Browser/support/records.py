"""Stored games in the format of `Sources/SetRecords/RecordNotation.swift`."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
HEADING = "tercet games 1"


def base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text or "0"


def checksum(text: str) -> str:
    """The last 25 bits of the 64-bit FNV-1a hash. They don't depend on any other bits of the hash's steps."""
    value = 0xcbf29ce484222325 & 0x1ffffff
    for byte in text.encode():
        value = (value ^ byte) * 0x1b3 & 0x1ffffff
    return base36(value)


def signed(text: str) -> str:
    return f"{text} {checksum(text)}"


def many(lines: list[str], count: int) -> str:
    """A history of this many games: the games of these lines at other times, a quarter of an hour apart."""
    games = [line.rpartition(" ")[0].partition(" ")[2] for line in lines]
    start = min(int(line.split(" ")[0], 36) for line in lines) - count * 900_000
    text = [signed(f"{base36(start + number * 900_000)} {games[number % len(games)]}") for number in range(count)]
    return "\n".join([HEADING, *text, ""])
