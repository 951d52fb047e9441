"""Kills the browser at random moments of play, and expects that the next start shows what had been shown.

    make kills                   200 times
    make kills SEED=7 COUNT=50

Nothing may be lost. Browsers write local storage to the disk much later; what was not yet there comes from the second copy
(`Web/mirror.js`). That is on the disk within milliseconds, unless others write to the disk at the same time; who cannot choose the
time waits for it.
"""
import os

from killing import Player, Seen, actions
from serving import serving


def check_killed(player: Player, waits_for_disk: bool = False) -> bool:
    """Plays, kills the browser, and expects all that was seen; gives whether local storage alone would have lost some of it."""
    player.game.open()
    count = player.random.randint(1, 12)
    last = player.play(lambda seen: len(seen) > count)[-1]
    if waits_for_disk:
        player.wait_for_disk()
    player.kill()
    is_behind = actions(player.game.stored()) != last.actions
    player.game.open()
    again = Seen(player.game)
    # A start may note in the log that what showed begins anew.
    kept = again.actions[:len(last.actions)]
    assert (again.shown, kept) == (last.shown, last.actions), f"{last.shown} {last.actions} became {again.shown} {again.actions}"
    assert player.game.stored("tercet.aside") is None
    return is_behind


def main() -> None:
    seed, count = int(os.environ.get("SEED", "1")), int(os.environ.get("COUNT", "200"))
    with serving() as site:
        player = Player(site, seed)
        try:
            behind = sum(check_killed(player) for _ in range(count))
        finally:
            player.quit()
    print(f"{count} browsers killed, nothing lost; local storage alone would have lost something {behind} times. SEED={seed}")


if __name__ == "__main__":
    main()
