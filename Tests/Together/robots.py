"""Robots that play over real sockets, and check everything they receive."""
import asyncio
import random
import time
from dataclasses import dataclass

from cards import is_set, sets
from devices import Device
from games import Event, Game, Violation


@dataclass
class Habits:
    """How a robot plays: the mean pause between two turns in seconds, and the shares of its kinds of turns."""
    pause: float = 0.35
    mistakes: float = 0.04
    repeats: float = 0.04
    losses: float = 0.03


@dataclass
class Claim:
    """A claim sent to the server: the request's number, the last event seen at that time, the cards, and the time."""
    request: int
    seen: int
    cards: tuple[str, ...]
    sent: float

    @property
    def line(self) -> str:
        return f"take {self.request} {self.seen} {' '.join(self.cards)}"


class Robot(Device):
    """A player or a spectator. Robots meet in a shared room."""

    def __init__(self, room, seed: int, habits: Habits, plays: bool = True):
        super().__init__(room.url, room.authority, room.tally)
        self.room, self.random, self.habits, self.plays = room, random.Random(seed), habits, plays
        self.secret = f"{self.random.getrandbits(128):032x}"
        self.seat: int | None = None
        self.game: Game | None = None
        self.has_deck = False
        # The claims that the server hasn't answered, by request number; and the numbers of refused requests.
        self.claims: dict[int, Claim] = {}
        self.refused: set[int] = set()
        self.requests = 0

    @property
    def last(self) -> int:
        return self.game.last if self.game else 0

    async def run(self) -> None:
        """Plays until it is cancelled or the server breaks a rule."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.stay_connected())
                if self.plays:
                    tasks.create_task(self._play())
        except* Violation as group:
            self.room.fail(f"{group.exceptions[0]} (seat {self.seat}, last {self.last})")

    def greeting(self) -> list[str]:
        self.tally.counts["claims sent again"] += len(self.claims)
        claims = sorted(self.claims.values(), key=lambda claim: claim.request)
        return [f"hello 1 {self.room.code or self.room.new} {self.secret} {self.last}", *(claim.line for claim in claims)]

    # Receiving

    def hear(self, line: str) -> None:
        word, *rest = line.split(" ")
        self.tally.counts["messages"] += 1
        match word:
            case "room": self._enter(rest)
            case "table": self._begin(rest)
            case "event": self._follow(Event(line))
            case "refused": self._give_back(int(rest[0]), rest[1])
            case "end": self._end(rest)
            case "seats": pass
            case _: raise Violation(f"no message: {line}")

    def _enter(self, words: list[str]) -> None:
        seat = int(words[1])
        if self.seat and seat != self.seat:
            raise Violation(f"seat {self.seat} became {seat}")
        self.seat = seat
        self.note_entrance()
        self.room.found(words[0])

    def _begin(self, words: list[str]) -> None:
        if self.game and self.game.start == int(words[0]):
            self.tally.counts["tables told anew"] += 1
        self.game = Game(int(words[0]), words[3:15], self.room.options)
        self.room.begun(self.game)
        self.claims, self.refused, self.requests, self.has_deck = {}, set(), 0, False

    def _follow(self, event: Event) -> None:
        if not self.game:
            raise Violation(f"an event without a table: {event.line}")
        self.room.heard(event)
        if event.number > self.last:
            self.game.follow(event)
        if event.seat and event.seat == self.seat:
            self._acknowledge(event)

    def _acknowledge(self, event: Event) -> None:
        if event.request in self.refused:
            raise Violation(f"a claim was refused, and stored: {event.line}")
        self.requests = max(self.requests, event.request)
        claim = self.claims.get(event.request)
        if claim:
            if sorted(claim.cards) != sorted(event.cards):
                raise Violation(f"claim {event.request} was {claim.cards}, not {event.line}")
            self.tally.counts["claims stored"] += 1
            self.tally.latencies.append(time.monotonic() - claim.sent)
        self.claims = {request: claim for request, claim in self.claims.items() if request > event.request}

    def _give_back(self, request: int, reason: str) -> None:
        self.tally.counts[f"refused {reason}"] += 1
        if not request and reason in ("unknown", "version"):
            raise Violation(f"the room is refused: {reason}")
        if not request and reason == "busy":
            self.lose_connection()
        claim = self.claims.pop(request, None)
        if not claim:
            return
        # A lock has ended: another node, or the same node when asked again, may decide later.
        if reason != "locked":
            self.refused.add(request)
        self.tally.latencies.append(time.monotonic() - claim.sent)
        if reason == "watching" or reason in ("gone", "late") and set(claim.cards) <= set(self.game.table):
            raise Violation(f"{claim.cards} were refused as {reason}, and lie on {self.game.table}")

    def _end(self, deck: list[str]) -> None:
        if not self.game:
            raise Violation("an end without a game")
        self.game.check_deck(deck)
        if not self.has_deck:
            self.tally.counts["games followed to the end"] += 1
        self.has_deck = True
        self.room.changed.set()

    # Playing

    async def _play(self) -> None:
        while True:
            await asyncio.sleep(self.random.expovariate(1 / self.habits.pause))
            if self._can_play and not self.room.is_quiet and len(self.claims) < 2 and self.may_speak():
                await self._take_turn()

    @property
    def _can_play(self) -> bool:
        return bool(self.is_inside and self.seat and self.game and not self.game.is_over)

    async def _take_turn(self) -> None:
        chance, habits = self.random.random(), self.habits
        cards = self._choose(wrongly=chance < habits.losses + habits.mistakes)
        if chance < habits.losses or not cards:
            return self._lose_connection_at(chance)
        self.requests += 1
        claim = Claim(self.requests, self.last, cards, time.monotonic())
        self.claims[claim.request] = claim
        self.tally.counts["claims"] += 1
        await self.send(claim.line)
        if self.random.random() < habits.repeats:
            await self.send(claim.line)
        self._lose_connection_at(self.random.random())

    def _lose_connection_at(self, chance: float) -> None:
        if chance < self.habits.losses:
            self.tally.counts["connections broken off"] += 1
            self.lose_connection()

    def _choose(self, wrongly: bool) -> tuple[str, ...]:
        """Three cards that aren't in a pending claim of this robot, or none if there are no such cards."""
        claimed = {card for claim in self.claims.values() for card in claim.cards}
        cards = [card for card in self.game.table if card not in claimed]
        if wrongly and len(cards) >= 3:
            chosen = tuple(self.random.sample(cards, 3))
            return () if is_set(chosen) else chosen
        found = sets(cards)
        return self.random.choice(found) if found else ()
