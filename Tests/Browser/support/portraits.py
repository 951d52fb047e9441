"""Takes the README's pictures: a moving picture of a match; two players, a review and the statistics, in which invented
people play at an invented pace by a stopped clock; and four devices at one table.

    make pictures
"""
import base64
import pathlib
import random
import subprocess
import tempfile

from game import Game
from look import mismatches, sets
from rooms import sit_down, take_any
from screens import PHONE, TABLET, Screen, open_browser
from serving import ROOT, serving
from still_game import StillGame

PICTURES = ROOT / "docs/pictures"


def choose(game: StillGame, *names: str) -> None:
    """Presses cards one after the other, like an assistive tool."""
    game.js("for (const name of arguments) document.querySelector(`#table .card[aria-label='${name}']`).click()", *names)


def press(game: StillGame, id: str) -> None:
    game.js("document.getElementById(arguments[0]).click()", id)


def play(game: StillGame, chance: random.Random) -> None:
    """Plays a whole game. A set that differs in more features takes longer to find, and some finds are mistakes."""
    while (look := game.look()).phase != "over":
        in_play = [card["name"] for card in look.cards if card["state"] != "match"]
        found = sets(in_play)
        if not found:
            game.run(4000 * chance.random(), 500)
            press(game, "deal")
            continue
        differ = lambda triple: sum(len(set(values)) == 3 for values in zip(*(name.split() for name in triple)))
        triple = min(found, key=lambda triple: differ(triple) + 2 * chance.random())
        game.run((3 + 3 * differ(triple) / len(found)) * 1000 * chance.uniform(0.4, 2.2), 500)
        if chance.random() < 0.06:
            choose(game, *next(mismatches(in_play)))
            game.run(2000, 500)
        choose(game, *triple)


def picture(game: StillGame, name: str) -> None:
    game.run(600)
    game.picture(PICTURES / f"{name}.webp")


def two(game: StillGame) -> None:
    game.open("?seed=tea&players=2&theme=light")
    game.settle()
    for player in ("claim-1", "claim-2", "claim-1"):
        press(game, player)
        game.run(1700)
        choose(game, *sets(game.look().names)[-1])
        game.run(2000)
    press(game, "claim-2")
    choose(game, *sets(game.look().names)[0][:2])
    game.run(1900)
    picture(game, "two")


def records(game: StillGame) -> None:
    chance = random.Random(7)
    game.open("?seed=portrait&motion=still&theme=light")
    for number in range(12):
        if number:
            press(game, "new-game")
        play(game, chance)
    press(game, "review")
    game.js("const slider = document.getElementById('review-slider'); slider.value = slider.max * 0.42;"
            "slider.dispatchEvent(new Event('input', { bubbles: true }))")
    picture(game, "review")
    press(game, "review-close")
    game.run(100)
    press(game, "statistics")
    picture(game, "statistics")


def match(game: StillGame) -> None:
    """Films two seconds in which three cards form a set, fly to the pile, and new cards replace them."""
    # For each press, the frames until the next one.
    every, presses = 50, (5, 5, 12, 18)
    game.open("?seed=tea&from=deck&theme=light")
    game.send_coach_away()
    game.settle()
    cards = sets(game.look().names)[0]
    with tempfile.TemporaryDirectory() as folder:
        frames = []
        for name, count in zip((*cards, cards[0]), presses):
            choose(game, name)
            for _ in range(count):
                frames.append(pathlib.Path(folder) / f"{len(frames):03}.png")
                data = game.command("Page.captureScreenshot", format="png")["data"]
                frames[-1].write_bytes(base64.b64decode(data))
                game.run(every, every / 3)
        command = ["img2webp", "-loop", "0", "-lossy", "-q", "60", "-m", "6", "-d", str(every), *frames[:-1]]
        # The end stays for a moment before the film begins again.
        subprocess.run([*command, "-d", "1200", frames[-1], "-o", PICTURES / "match-moving.webp"], check=True, capture_output=True)


def together(games: list[Game]) -> None:
    """Plays in real time, since a server is involved. The numbers of sets found are invented."""
    host = games[0]
    sit_down(*games)
    for found, player in enumerate((0, 1, 0, 2, 3, 1, 0)):
        games[player].wait(lambda: games[player].look().found == found)
        take_any(games[player])
    host.wait(lambda: host.look().found == 7 and sets(host.look().names))
    host.tap(*sets(host.rest().names)[0][:2])
    host.rest()
    host.picture(PICTURES / "together.webp")


def main() -> None:
    with serving() as site:
        games = [Game(open_browser(PHONE), site, PHONE, prefers_reduced_motion="reduce", prefers_color_scheme="light")
                 for _ in range(4)]
        for game in games:
            game.clear()
            game.open()
            game.send_coach_away()
        together(games)
        for game in games:
            game.driver.quit()
        for take, screen in ((match, Screen(640, 420)), (two, TABLET), (records, Screen(900, 1000))):
            browser = open_browser(screen)
            game = StillGame(browser, site, screen)
            game.clear()
            take(game)
            browser.quit()


if __name__ == "__main__":
    main()
