"""Cards as the messages write them: four digits from 1 to 3."""
import itertools

# In the order of their numbers, which is also the order of the digits.
CARDS = ["".join(digits) for digits in itertools.product("123", repeat=4)]
# The digits of a deck id, Crockford's base 32.
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
DECK_ID_LENGTH = 81


def third(first: str, second: str) -> str:
    """The card that completes a set with two cards."""
    return "".join(a if a == b else str(6 - int(a) - int(b)) for a, b in zip(first, second))


def is_set(cards: tuple[str, ...]) -> bool:
    return len(cards) == 3 and third(cards[0], cards[1]) == cards[2]


def sets(cards: list[str]) -> list[tuple[str, str, str]]:
    """All sets among some cards, without duplicates."""
    places = {card: place for place, card in enumerate(cards)}
    found = []
    for (i, first), (j, second) in itertools.combinations(enumerate(cards), 2):
        last = third(first, second)
        if places.get(last, -1) > j:
            found.append((first, second, last))
    return found


def deck_id(deck: list[str]) -> str:
    """The text that encodes a deck: its number among the 81! orders, in base 32."""
    number, rest = 0, list(CARDS)
    for card in deck:
        place = rest.index(card)
        number = number * len(rest) + place
        del rest[place]
    return "".join(DIGITS[number >> 5 * place & 31] for place in reversed(range(DECK_ID_LENGTH)))


def deck_of(text: str) -> list[str]:
    """The deck that a text from `deck_id` encodes."""
    number = 0
    for digit in text:
        number = number << 5 | DIGITS.index(digit)
    places = []
    for radix in range(1, len(CARDS) + 1):
        number, place = divmod(number, radix)
        places.append(place)
    rest = list(CARDS)
    return [rest.pop(place) for place in reversed(places)]
