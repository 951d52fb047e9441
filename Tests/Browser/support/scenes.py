"""The scenes for films: the steps before each, and its duration."""
import dataclasses
from collections.abc import Callable

from game import Game
from gestures import flick
from look import SETLESS, mismatches, sets
from rooms import body, enter, is_connected, seats, take
from still_game import StillGame


def settled(game: StillGame) -> list[str]:
    game.settle()
    return game.look().names


def match(game: StillGame) -> None:
    game.press_cards(*sets(settled(game))[0])


def leave(game: StillGame) -> None:
    match(game)
    game.settle()
    game.press_cards(next(card["name"] for card in game.look().cards if card["state"] == "match"))


def mismatch(game: StillGame) -> None:
    game.press_cards(*next(mismatches(settled(game))))


def pick(game: StillGame) -> None:
    game.press_cards(settled(game)[0])


def throw(game: StillGame) -> None:
    game.play_out(3000)
    game.settle()
    flick(game, "pile", (-4, 6))


def key(name: str, times: int = 1) -> Callable[[StillGame], None]:
    def press(game: StillGame) -> None:
        settled(game)
        for _ in range(times - 1):
            game.key(name)
            game.settle()
        game.key(name)
    return press


def practise(game: StillGame) -> None:
    settled(game)
    game.button("practice")
    game.run(400)
    game.button("practice-2")


def streak(game: StillGame) -> None:
    settled(game)
    game.button("daily")
    game.button("daily-play")
    game.play_out(3000)
    game.settle()
    game.button("daily")


def until(game: StillGame, condition: Callable[[], object]) -> None:
    """Advances the clock until something has happened, since some answers of a server wait for a timer."""
    game.wait(lambda: game.run(20) >= 0 and condition())


def meet(game: StillGame, guest: Game) -> None:
    """Creates a room, in which the guest sits down."""
    game.button("together")
    game.button("together-create")
    # `rooms.create` would wait without advancing the clock.
    until(game, lambda: is_connected(game))
    game.run(400)
    enter(guest, game.element("together-link").get_attribute("value"))
    until(game, lambda: len(seats(game)) == 2)


def stamp(game: StillGame, guest: Game) -> None:
    meet(game, guest)
    game.button("together-start")
    until(game, lambda: body(game, "phase") == "playing" and not game.open_dialogs())
    game.settle()
    take(guest)
    until(game, lambda: game.look().found == 1)


@dataclasses.dataclass(frozen=True)
class Scene:
    """The steps before a film, and its duration in milliseconds. `begin` takes one game for each person, the filmed game
    first."""
    query: str
    begin: Callable[..., None]
    lasts: int
    people: int = 1


SCENES = {
    "opening": Scene("", lambda game: None, 1000),
    "opening-deck": Scene("&from=deck", lambda game: None, 1000),
    "coach": Scene("", lambda game: None, 1500),
    "pick": Scene("", pick, 300),
    "deal": Scene("", key("d"), 800),
    "deal-deck": Scene("&from=deck", key("d"), 800),
    "breath": Scene(f"&seed={SETLESS}", lambda game: (game.settle(), game.run(10000)), 2400),
    "match": Scene("", match, 1000),
    "mismatch": Scene("", mismatch, 400),
    "leave": Scene("", leave, 800),
    "leave-pile": Scene("&from=deck", leave, 800),
    "shuffle": Scene("", key("r"), 800),
    "new-game": Scene("", key("n"), 1000),
    "match-physics": Scene("&style=physics", match, 3700),
    "end": Scene("", lambda game: game.play_out(3000), 1600),
    "throw": Scene("", throw, 4000),
    "new-game-physics": Scene("&style=physics", key("n"), 1400),
    "practice": Scene("", practise, 1000),
    "streak": Scene("", streak, 1000),
    "sit": Scene("", meet, 800, people=2),
    "stamp": Scene("", stamp, 1600, people=2),
}
