"""Kills the browser at random moments of play, and checks that the next start shows what was last displayed.

    make kills                   200 times
    make kills SEED=7 COUNT=50

Nothing may be lost. Browsers write local storage to the disk much later; missing data is restored from the second copy
(`Web/mirror.js`). The second copy is on the disk within milliseconds, unless other programs write to the disk at the
same time; a test that can't choose the time waits for it.
"""
import os

from killing import Player, Seen, actions
from serving import serving


def check_killed(player: Player, waits_for_disk: bool = False) -> bool:
    """Plays, kills the browser, and checks that everything displayed is there; returns whether local storage alone
    would have lost some of it."""
    player.game.open()
    count = player.random.randint(1, 12)
    last = player.play(lambda seen: len(seen) > count)[-1]
    if waits_for_disk:
        player.wait_for_disk()
    player.kill()
    is_behind = actions(player.game.stored()) != last.actions
    player.game.open()
    again = Seen(player.game)
    # A start may add an entry to the log that restarts the current display.
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
