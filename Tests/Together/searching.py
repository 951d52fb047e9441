"""Searches received bytes for secrets that must not be known yet."""
import functools
import re
import sys
from dataclasses import dataclass

from audits import stored_event
from cards import CARDS, deck_of
from databases import Row
from games import OPENING, Game, Violation
from recording import Recorded

# Shorter parts of a deck's id, and fewer cards as numbers, occur in other words by chance.
SHORTEST_PART, FEWEST_CARDS = 6, 6
# All messages that a server may send, with the cards in groups.
MESSAGES = [re.compile(pattern) for pattern in (
    rb"room \w{8} [0-8] (?:-|\w+)", rb"seats(?: \d+\.\d+\.[01])*", rb"refused \d+ [a-z]+ \d+",
    rb"table \d+ \d+ [0-8]((?: [1-3]{4}){12}) 69 (?:-?\d+,?)+ (?:\d+\.\d+\.[01],?)+",
    rb"event \d+ \d+ [0-8] \d+ (A|K[1-3]{12})((?: [1-3]{4})*)", rb"end((?: [1-3]{4}){81})")]
TEXT, CONTROL = 1, (8, 9, 10)


@dataclass
class Deal:
    """A game as the server has stored it: the deck, and the event with which each card was dealt."""
    start: int
    deck: list[str]
    came: dict[str, int]
    end: int
    id: str

    @functools.cached_property
    def parts(self) -> list[bytes]:
        """The secret parts: all parts of the deck's id, and several consecutive cards as bytes of their numbers,
        counted from 0 or 1; all of these forwards and backwards."""
        numbers = [CARDS.index(card) for card in self.deck]
        ids, rows = [self.id.encode()], [bytes(number + first for number in numbers) for first in (0, 1)]
        return [part for lines, length in ((ids, SHORTEST_PART), (rows, FEWEST_CARDS)) for line in lines
                for way in (line, line[::-1]) for part in (way[place:place + length] for place in range(len(way) - length + 1))]


def deals(rows: list[Row], options: str) -> list[Deal]:
    """The games in the log of a room."""
    found, game = [], None
    for number, seat, request, body in rows:
        word, _, rest = body.partition(" ")
        if word == "start":
            deck = deck_of(rest)
            game = Game(number, deck[:OPENING], options)
            found.append(Deal(number, deck, dict.fromkeys(deck[:OPENING], number), sys.maxsize, rest))
        elif word == "act":
            event = stored_event(number, seat, request, rest, game, found[-1].deck)
            game.follow(event)
            found[-1].came |= dict.fromkeys(event.reveals, number)
            found[-1].end = number if game.is_over else sys.maxsize
    return found


def cards_in(message: bytes) -> set[str]:
    """The cards in a message; raises if it isn't a valid message."""
    match = next(filter(None, (pattern.fullmatch(message) for pattern in MESSAGES)), None)
    if not match:
        raise Violation(f"no message: {message}")
    return {card.decode() for group in match.groups() for card in re.findall(rb"[1-3]{4}", group)}


class Listener:
    """Reads the bytes of one connection in order, and tracks which cards they may contain so far."""

    def __init__(self, deals: list[Deal], secrets: list[bytes]):
        self.deals, self.secrets = deals, secrets
        self.deal: Deal | None = None
        self.number, self.is_over = 0, False

    def check(self, stream: Recorded) -> int:
        """Checks that no secret is in the bytes too early; returns how many bytes were searched."""
        self.search(stream.head, set())
        for opcode, payload in stream.frames:
            if opcode not in (TEXT, *CONTROL):
                raise Violation(f"a frame of kind {opcode}")
            if opcode == TEXT:
                self.read(payload)
            self.search(payload, cards_in(payload) if opcode == TEXT else set())
        return len(stream.bytes)

    def read(self, message: bytes) -> None:
        """Finds out which game and event a message is about."""
        words = message.split(b" ")
        if words[0] == b"table":
            self.deal = next(deal for deal in self.deals if deal.start == int(words[1]))
            self.number, self.is_over = self.deal.start, False
        elif words[0] == b"event":
            number = int(words[1])
            # A connection may begin with the events after those that the robot already has.
            begun = [deal for deal in self.deals if deal.start < number]
            if not begun:
                raise Violation(f"an event before all games: {message}")
            self.deal = begun[-1]
            self.number, self.is_over = max(self.number, number), False
        elif words[0] == b"end":
            # Nothing is secret any more once the log says that the game is over.
            self.deal = self.deal or next(deal for deal in self.deals if words[1:] == [card.encode() for card in deal.deck])
            if self.number and self.number < self.deal.end:
                raise Violation(f"the deck was shown at event {self.number}")
            self.is_over = True

    def search(self, payload: bytes, cards: set[str]) -> None:
        if any(secret in payload for secret in self.secrets):
            raise Violation(f"a seat's secret in {payload}")
        lower = payload.lower()
        for deal in self.deals:
            if deal is self.deal and self.is_over or self.deal and deal.start < self.deal.start:
                continue
            if any(part in lower or part in payload for part in deal.parts):
                raise Violation(f"a part of the deck in {payload}")
        if self.deal and not self.is_over:
            early = [card for card in cards if self.deal.came.get(card, sys.maxsize) > self.number]
            if early:
                raise Violation(f"{early} in {payload} at event {self.number}")


def told(stream: Recorded) -> set[bytes]:
    """The messages that a connection received, without those about its own seat."""
    messages = {payload for opcode, payload in stream.frames if opcode == TEXT}
    return {message for message in messages if message.split(b" ")[0] in (b"event", b"end")} | {
        b"table " + b" ".join(message.split(b" ")[4:17]) for message in messages if message.startswith(b"table ")}
