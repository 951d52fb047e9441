"""What people do in a room: they make it, enter it, play, and see who is there."""
from game import sets

SEATS = """
return [...document.querySelectorAll('#seats li')].map((seat) => ({
  seat: +seat.dataset.seat, isHere: seat.dataset.connected === 'true', isSelf: seat.dataset.self === 'true',
  name: seat.querySelector('span').textContent, score: +seat.querySelector('[data-score]').textContent.replace('\u2212', '-'),
}));
"""

# Takes a set by clicks; gives whether there was one.
NEXT = """
const features = (card) => card.ariaLabel.split(' ').map((word) => word.slice(0, 2));
const isSet = (triple) => [0, 1, 2, 3].every((index) => new Set(triple.map((card) => features(card)[index])).size !== 2);
const cards = [...document.querySelectorAll('#table .card')];
for (const a of cards) for (const b of cards) for (const c of cards)
  if (a !== b && b !== c && a !== c && isSet([a, b, c])) {
    for (const card of [a, b, c]) card.click();
    return true;
  }
return false;
"""


def seats(game) -> list[dict]:
    return game.read(SEATS)


def body(game, name: str):
    return game.js("return document.body.dataset[arguments[0]]", name)


def is_connected(game) -> bool:
    return body(game, "connection") == "open"


def create(game) -> str:
    """Makes a room, and gives its link."""
    game.button("together")
    game.button("together-create")
    game.wait(lambda: is_connected(game))
    return game.element("together-link").get_attribute("value")


def enter(game, link: str) -> None:
    game.open(link.removeprefix(game.site))
    game.wait(lambda: is_connected(game))


def begin(host, *guests) -> None:
    game = [host, *guests]
    host.wait(lambda: not host.js("return document.getElementById('together-start').disabled"))
    host.button("together-start")
    for one in game:
        one.wait(lambda: one.look().cards and body(one, "phase") == "playing")
        one.wait(lambda: not one.open_dialogs())


def take(game):
    """Takes a set, as soon as there is one."""
    game.tap(*game.wait(lambda: sets(game.look().names))[0])


def take_any(game) -> None:
    """Takes a set by clicks, as soon as there is one. Where none lies the server deals more cards, or ends the game."""
    game.wait(lambda: game.js(NEXT) or body(game, "phase") == "over")


def play_out(players: list) -> None:
    """Plays to the end by turns."""
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
