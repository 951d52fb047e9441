"""Compares what robots were told with what is stored."""
from cards import deck_of
from databases import Row
from games import OPENING, Event, Game, Violation
from rooms import Room


def check(room: Room, rows: list[Row]) -> None:
    """Expects that a room's log has no gap, that all that anybody was told is in it, and that it is a log of games that follow
    the rules, in which no claim and no card counts twice."""
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
    """The event as it had to be told."""
    at, action = rest.split(" ")
    line = f"event {number} {at} {0 if seat is None else seat + 1} {request or 0} {action}"
    begin = len(game.dealt)
    return Event(" ".join([line, *deck[begin:begin + game.cards_due(Event(line))]]))


def last_action(rows: list[Row]) -> int:
    """The number of the last event that players are told of: a start, or what happened in a game."""
    return max((row[0] for row in rows if row[3].startswith(("start ", "act "))), default=0)


def has_heard_all(room: Room, rows: list[Row]) -> bool:
    """Whether no claim of a room waits, and each robot has heard all that is stored."""
    return room.is_settled and all(robot.last == last_action(rows) for robot in room.robots)


def check_all(rooms: list[Room], stored: dict[str, list[Row]]) -> str:
    """Checks all rooms, notes in their tally what is wrong, and tells how much was compared."""
    for room in rooms:
        try:
            check(room, stored.get(room.code, []))
        except Violation as violation:
            room.fail(str(violation))
    rows = [row for room in rooms for row in stored.get(room.code, [])]
    claims, games = sum(row[2] is not None for row in rows), sum(row[3].startswith("start ") for row in rows)
    told = sum(len(room.events) for room in rooms)
    return f"compared: {len(rows)} events stored in {len(rooms)} rooms, {claims} of them claims, {games} games; {told} told"
