"""The table at one moment, as a person could see it, and the rules of Set for the names of cards."""
import itertools

# A deal whose first twelve cards contain no set.
SETLESS = "auto32"

# Everything on the table that a person could see, read at once.
LOOK = """
const text = (id) => document.getElementById(id).textContent;
const number = (id) => +text(id).replace('\u2212', '-');
const cards = (place) => [...document.querySelectorAll(`${place} .card`)].map((card) => ({
  name: card.getAttribute('aria-label'), state: card.dataset.state,
  pressed: card.getAttribute('aria-pressed'), hint: card.dataset.hint === 'true', tab: card.tabIndex,
  focus: card === document.activeElement,
  box: (({x, y, width, height}) => [x, y, width, height])(card.getBoundingClientRect()),
}));
return {
  cards: cards('#table'), last: cards('#last-match'),
  score: number('score'), deck: number('deck-count'), found: number('sets-found'), time: text('time'),
  listed: [...document.querySelectorAll('#feed-list li > button')].map(
    (match) => [...match.querySelectorAll('[role=img]')].map((card) => card.ariaLabel)),
  status: text('status'), id: text('deal-id'), phase: document.body.dataset.phase,
  off: Object.fromEntries(['deal', 'cheat', 'shuffle', 'pause', 'new-game'].map(
    (id) => [id, document.getElementById(id).disabled])),
};
"""


class Look:
    """The table at one moment."""

    def __init__(self, seen: dict):
        self.__dict__.update(seen)
        self.names = [card["name"] for card in self.cards]
        self.states = [card["state"] for card in self.cards]
        self.marked = [card["name"] for card in self.cards + self.last if card["hint"]]
        self.pressed = [card["name"] for card in self.cards + self.last if card["pressed"] == "true"]

    def named(self, state: str) -> list[str]:
        return [card["name"] for card in self.cards + self.last if card["state"] == state]

    @property
    def linked(self) -> list[str]:
        """The match from which the next one takes cards, in games whose matches share cards."""
        return self.named("match") or [card["name"] for card in self.last]

    def has_new_message(self, before: "Look") -> bool:
        """Whether there is a message that differs from the previous message. Its text isn't tested here."""
        return self.status not in ("", before.status)

    def check(self) -> None:
        """Checks the invariants of a single-player game without a limit of cards."""
        self.check_cards()
        assert self.off["deal"] == (self.deck == 0), "Deal is off exactly when the deck is empty"

    def check_cards(self) -> None:
        """Checks the invariants of the cards in any game."""
        showing = 3 if "match" in self.states else 0
        assert self.deck + len(self.cards) + 3 * self.found - showing == 81
        assert len(set(self.names)) == len(self.names)
        for card in self.cards:
            assert (card["pressed"] == "true") == (card["state"] in ("selected", "match", "mismatch"))
            assert card["hint"] if card["state"] == "hint" else card["state"] != "idle" or not card["hint"]
        assert [card["tab"] for card in self.cards].count(0) == (1 if self.cards else 0)


def same(one, other) -> bool:
    return (one.names, one.states, one.pressed, one.score, one.deck, one.found, one.id, one.phase) == (
        other.names, other.states, other.pressed, other.score, other.deck, other.found, other.id, other.phase)


def features(name: str) -> tuple[str, ...]:
    """A card's four features, from its name."""
    number, shading, color, symbol = name.split()
    return number, shading, color, symbol.rstrip("s")


def is_set(*names: str) -> bool:
    """Whether each feature is all the same or all different."""
    return all(len(set(values)) != 2 for values in zip(*map(features, names)))


def sets(names: list[str]) -> list[tuple[str, str, str]]:
    return [triple for triple in itertools.combinations(names, 3) if is_set(*triple)]


def mismatches(names: list[str]):
    return (triple for triple in itertools.combinations(names, 3) if not is_set(*triple))
