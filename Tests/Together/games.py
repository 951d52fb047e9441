"""A game as a server's messages describe it, and the rules that it has to follow."""
from cards import CARDS, is_set, sets

OPENING = 12


class Violation(AssertionError):
    """A server has sent something that breaks a rule."""


class Event:
    """A message `event`: its number, and the players' action."""

    def __init__(self, line: str):
        words = line.split(" ")
        if len(words) < 6 or words[0] != "event":
            raise Violation(f"no event: {line}")
        self.line = line
        self.number, self.at, self.seat, self.request = map(int, words[1:5])
        self.action, self.reveals = words[5], words[6:]
        if self.action[0] not in "KA":
            raise Violation(f"an action that no table knows: {line}")
        # The claimed cards.
        self.cards = tuple(self.action[place:place + 4] for place in (1, 5, 9)) if self.action[0] == "K" else ()


class Game:
    """The known cards, and the events since the opening."""

    def __init__(self, start: int, cards: list[str], options: str):
        if len(set(cards)) != OPENING or not set(cards) <= set(CARDS):
            raise Violation(f"no opening: {cards}")
        self.start, self.last = start, start
        self.clears_extra = "b" in options
        self.table, self.dealt = list(cards), list(cards)
        self.claims: dict[tuple[int, int], int] = {}
        self.at = 0

    @property
    def deck_count(self) -> int:
        return len(CARDS) - len(self.dealt)

    @property
    def is_over(self) -> bool:
        return not self.deck_count and not sets(self.table)

    def follow(self, event: Event) -> None:
        """Carries out the next event; raises `Violation` if it breaks a rule."""
        if event.number != self.last + 1:
            raise Violation(f"event {event.number} came after {self.last}")
        if self.is_over or event.at < self.at:
            raise Violation(f"an event of the past, or after the end: {event.line}")
        if set(event.reveals) & set(self.dealt) or not set(event.reveals) <= set(CARDS):
            raise Violation(f"a card came twice: {event.line}")
        if len(event.reveals) != self.cards_due(event):
            raise Violation(f"the wrong number of cards came: {event.line}")
        if event.cards:
            self._take(event)
        else:
            self._deal(event)
        self.dealt += event.reveals
        self.last, self.at = event.number, event.at

    def cards_due(self, event: Event) -> int:
        """How many cards from the deck an event has to include."""
        replaces = not (self.clears_extra and len(self.table) > OPENING)
        return min(self.deck_count, 3) if event.action == "A" or is_set(event.cards) and replaces else 0

    def _take(self, event: Event) -> None:
        if not event.seat or not event.request or not set(event.cards) <= set(self.table):
            raise Violation(f"cards were taken that lay nowhere, or by nobody: {event.line}")
        claim = (event.seat, event.request)
        if claim in self.claims:
            raise Violation(f"a claim counted twice, under {self.claims[claim]} and {event.number}")
        self.claims[claim] = event.number
        if not is_set(event.cards):
            return
        if event.reveals:
            new = iter(event.reveals)
            self.table = [next(new) if card in event.cards else card for card in self.table]
        else:
            self.table = [card for card in self.table if card not in event.cards]

    def _deal(self, event: Event) -> None:
        if event.seat or sets(self.table) or not event.reveals:
            raise Violation(f"cards were dealt that were not due: {event.line}")
        self.table += event.reveals

    def check_deck(self, deck: list[str]) -> None:
        """Checks that the deck, revealed at the end, is the deck from which the cards were dealt."""
        if not self.is_over or sorted(deck) != CARDS or deck != self.dealt:
            raise Violation("the deck at the end does not lead to the events")
