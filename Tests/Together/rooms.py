"""Rooms of robots, and the events that a room's robots have received."""
import asyncio
import contextlib
import random
import sys
import time

from games import Event, Game, Violation
from robots import Habits, Robot
from tallies import Tally


class Room:
    """Robots that play game after game in one room."""

    def __init__(self, url: str, seed: int, tally: Tally, players: int = 4, watchers: int = 0, options: str = "",
                 habits: Habits = Habits(), authority: str | None = None, most_games: int = sys.maxsize):
        self.url, self.authority, self.tally = url, authority, tally
        self.most_games = most_games
        self.options, self.new, self.code = options, f"new~{options}" if options else "new", None
        self.random = random.Random(seed)
        self.changed = asyncio.Event()
        self.is_quiet = False
        # Each event by number, as it was first received, and the cards of each opening.
        self.events: dict[int, Event] = {}
        self.openings: dict[int, list[str]] = {}
        self.players = [Robot(self, self.random.getrandbits(64), habits) for _ in range(players)]
        self.watchers = [Robot(self, self.random.getrandbits(64), habits, plays=False) for _ in range(watchers)]

    @property
    def robots(self) -> list[Robot]:
        return self.players + self.watchers

    def __str__(self) -> str:
        return "; ".join(f"seat {robot.seat} {'in' if robot.is_inside else 'out'} last {robot.last} claims {[*robot.claims]}"
                         for robot in self.robots)

    # Reports from robots

    def found(self, code: str) -> None:
        """A robot has entered a room."""
        if self.code not in (None, code):
            raise Violation(f"room {self.code} became {code}")
        self.code = code
        self.changed.set()

    def begun(self, game: Game) -> None:
        """A robot has received the beginning of a game."""
        if self.openings.setdefault(game.start, game.dealt[:]) != game.dealt:
            raise Violation(f"game {game.start} began in two ways")
        self.changed.set()

    def heard(self, event: Event) -> None:
        """A robot has received an event."""
        first = self.events.setdefault(event.number, event)
        if first.line != event.line:
            raise Violation(f"two events under one number: {first.line}, {event.line}")

    def fail(self, text: str) -> None:
        """A rule was broken."""
        self.tally.violations.append(f"room {self.code}: {text}")
        self.changed.set()

    # Playing

    async def run(self) -> None:
        """Plays until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.players[0].run())
            await self._wait(lambda: self.code)
            for player in self.players[1:]:
                tasks.create_task(player.run())
            await self._wait(lambda: all(player.seat for player in self.players))
            await self._ask("start", lambda: self.openings)
            for watcher in self.watchers:
                tasks.create_task(watcher.run())
            while len(self.openings) < self.most_games:
                await self._wait(lambda: self.is_over and not self.is_quiet)
                games = len(self.openings)
                await self._ask("again", lambda: len(self.openings) > games or self.is_quiet)

    @property
    def is_over(self) -> bool:
        """Whether all robots have received the end, so that they can't miss it when the next game begins."""
        return all(robot.has_deck for robot in self.robots)

    async def _ask(self, message: str, until) -> None:
        """Makes a player send a request, repeatedly, because connections are lost."""
        while not until():
            await self.random.choice(self.players).say(message)
            await self._wait(until, 1)

    async def _wait(self, condition, limit: float | None = None) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(limit):
                while not condition():
                    self.changed.clear()
                    await self.changed.wait()

    @property
    def is_settled(self) -> bool:
        """Whether no claims are pending and all robots have received the same events."""
        lasts = {robot.last for robot in self.robots}
        return len(lasts) == 1 and all(robot.is_inside and not robot.claims for robot in self.robots)


@contextlib.asynccontextmanager
async def playing(rooms: list[Room]):
    """Keeps robots playing until the end of the block."""
    tasks = [asyncio.create_task(room.run()) for room in rooms]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result


async def until(condition, limit: float, what: str, room: Room | None = None) -> None:
    """Waits for a condition; raises if it takes longer than this many seconds, and says how far a room has come."""
    end = time.monotonic() + limit
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(f"{what} took longer than {limit} s" + (f" ({room}; {dict(room.tally.counts)})" if room else ""))
        await asyncio.sleep(0.02)
