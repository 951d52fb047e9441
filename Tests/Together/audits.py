"""Compares the events that robots have received with the stored events."""
from cards import deck_of
from databases import Row
from games import OPENING, Event, Game, Violation
from rooms import Room


def check(room: Room, rows: list[Row]) -> None:
    """Checks that a room's log has no gap, contains every event that a robot has received, and is a log of games that
    follow the rules, in which no claim and no card counts twice."""
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        raise Violation("the numbers in the storage have a gap")
    told = dict(room.events)
    game, deck = None, []
    for number, seat, request, body in rows:
        word, _, rest = body.partition(" ")
        if word == "start":
            deck = deck_of(rest)
            game = Game(number, deck[:OPENING], room.options)
            if room.openings.get(number, game.dealt) != game.dealt:
                raise Violation(f"game {number} was told with another deck than is stored")
        elif word == "act":
            event = stored_event(number, seat, request, rest, game, deck)
            heard = told.pop(number, event)
            if heard.line != event.line:
                raise Violation(f"told {heard.line}, stored {event.line}")
            game.follow(event)
    if told:
        raise Violation(f"{len(told)} events were told and are not stored: {[event.line for event in told.values()][:3]}")


def stored_event(number: int, seat: int | None, request: int | None, rest: str, game: Game, deck: list[str]) -> Event:
    """The stored event as the server has to send it."""
    at, action = rest.split(" ")
    line = f"event {number} {at} {0 if seat is None else seat + 1} {request or 0} {action}"
    begin = len(game.dealt)
    return Event(" ".join([line, *deck[begin:begin + game.cards_due(Event(line))]]))


def last_action(rows: list[Row]) -> int:
    """The number of the last event that players receive: a start, or an action in a game."""
    return max((row[0] for row in rows if row[3].startswith(("start ", "act "))), default=0)


def has_heard_all(room: Room, rows: list[Row]) -> bool:
    """Whether a room has no waiting claims, and each robot has received all stored events."""
    return room.is_settled and all(robot.last == last_action(rows) for robot in room.robots)


def check_all(rooms: list[Room], stored: dict[str, list[Row]]) -> str:
    """Checks all rooms, notes the errors in their tally, and returns how much was compared."""
    for room in rooms:
        try:
            check(room, stored.get(room.code, []))
        except Violation as violation:
            room.fail(str(violation))
    rows = [row for room in rooms for row in stored.get(room.code, [])]
    claims, games = sum(row[2] is not None for row in rows), sum(row[3].startswith("start ") for row in rows)
    told = sum(len(room.events) for room in rooms)
    return f"compared: {len(rows)} events stored in {len(rooms)} rooms, {claims} of them claims, {games} games; {told} told"
