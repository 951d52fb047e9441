"""People's actions in a room: they create it, enter it, play, and see the other players."""
import contextlib

from game import FIND, Game
from look import sets

SEATS = """
return [...document.querySelectorAll('#seats li')].map((seat) => ({
  seat: +seat.dataset.seat, isHere: seat.dataset.connected === 'true', isSelf: seat.dataset.self === 'true',
  name: seat.querySelector('span').textContent, score: +seat.querySelector('[data-score]').textContent.replace('\u2212', '-'),
}));
"""

# Takes a set by clicks; returns whether there was a set.
TAKE = FIND + """
const set = find([...document.querySelectorAll('#table .card')]);
set?.forEach((card) => card.click());
return Boolean(set);
"""


@contextlib.contextmanager
def people(game_of):
    """Opens the game for another person at each call, and checks afterwards that no page had errors except lost
    connections."""
    games = []

    def open(*arguments) -> Game:
        game = game_of(*arguments)
        games.append(game)
        game.clear()
        game.troubles()
        game.open()
        return game

    yield open
    troubles = [trouble for game in games for trouble in game.troubles() if "/together" not in trouble]
    for game in games:
        game.run_before_page("")
        game.leave()
    assert not troubles, troubles


def seats(game) -> list[dict]:
    return game.read(SEATS)


def body(game, name: str):
    return game.js("return document.body.dataset[arguments[0]]", name)


def is_connected(game) -> bool:
    return body(game, "connection") == "open"


def create(game) -> str:
    """Creates a room, and returns its link."""
    game.button("together")
    game.button("together-create")
    game.wait(lambda: is_connected(game))
    return game.element("together-link").get_attribute("value")


def enter(game, link: str) -> None:
    game.open(link.removeprefix(game.site))
    game.wait(lambda: is_connected(game))


def begin(host, *guests) -> None:
    """Starts the game once there is another player, and waits until all pages show it."""
    host.wait(lambda: not host.js("return document.getElementById('together-start').disabled"))
    host.button("together-start")
    for one in (host, *guests):
        one.wait(lambda: one.look().cards and body(one, "phase") == "playing")
        one.wait(lambda: not one.open_dialogs())


def sit_down(host, *guests) -> str:
    """Creates a room, lets the guests enter, and begins the game once all have arrived. Returns the link."""
    link = create(host)
    for guest in guests:
        enter(guest, link)
    host.wait(lambda: len(seats(host)) == 1 + len(guests))
    begin(host, *guests)
    return link


def take(game):
    """Takes a set as soon as there is one."""
    game.tap(*game.wait(lambda: sets(game.look().names))[0])


def take_any(game) -> None:
    """Takes a set by clicks as soon as there is one. If the table has no set, the server deals more cards or ends the
    game."""
    game.wait(lambda: game.js(TAKE) or body(game, "phase") == "over")


def play_out(players: list) -> None:
    """Plays to the end, alternating between the players."""
    for turn in range(60):
        if body(players[0], "phase") == "over":
            break
        player = players[turn % len(players)]
        found = max(one.look().found for one in players)
        player.wait(lambda: player.look().found == found)
        take_any(player)
        players[0].wait(lambda: players[0].look().found > found or body(players[0], "phase") == "over")
    for player in players:
        player.wait(lambda: body(player, "phase") == "over" and player.element("review").is_displayed())
