"""Kills the browser at random moments of play, and tells what the next start finds.

    make kills                   200 times the process of the page, and 20 times the whole browser
    make kills SEED=7 COUNT=50

The process of a page, a tab that crashes: nothing may be lost but, perhaps, the one action under way. The whole browser:
Chromium writes local storage to disk seconds later, so that the last actions are lost; what is found must be an earlier
moment of the same game. How much was lost is printed.
"""
import os
import pathlib
import re
import statistics
import subprocess
import time

from killing import Player, Seen, actions

ROOT = pathlib.Path(__file__).resolve().parents[2]


def check_page_killed(player: Player) -> bool:
    """Plays, kills the page, and expects all that was seen; gives whether an action in flight was stored too."""
    player.game.open()
    count = player.random.randint(1, 4)
    last = player.play(lambda seen: len(seen) > count)[-1]
    player.kill_page()
    found = actions(player.game.stored())
    assert found[:len(last.actions)] == last.actions, f"{last.actions} became {found}"
    assert len(found) <= len(last.actions) + 1, f"{last.actions} became {found}"
    player.game.open()
    again = Seen(player.game)
    assert len(found) > len(last.actions) or again.shown == last.shown, f"{last.shown} became {again.shown}"
    return len(found) > len(last.actions)


def measure_browser_killed(player: Player, most: float) -> tuple[int, float]:
    """Plays for some seconds, kills the browser, and expects an earlier moment of the game; gives the number of actions
    that were lost, and of the seconds since the first of them was seen."""
    player.game.open()
    end = time.monotonic() + player.random.uniform(1, most)
    seen = player.play(lambda seen: time.monotonic() > end)
    last, killed = seen[-1], time.monotonic()
    player.kill_browser()
    save = player.game.stored()
    found = actions(save)
    is_same = save is not None and save.split("\n")[1] == last.id
    if is_same:
        assert found == last.actions[:len(found)], f"{last.actions} became {found}"
    assert player.game.stored("tercet.aside") is None
    player.game.open()
    player.game.look().check()
    kept = len(found) if is_same else -1
    lost = [moment for moment in seen if moment.id == last.id and len(moment.actions) > kept]
    return max(0, len(last.actions) - max(kept, 0)), killed - lost[0].time if lost else 0.0


def main() -> None:
    seed, count = int(os.environ.get("SEED", "1")), int(os.environ.get("COUNT", "200"))
    server = subprocess.Popen([ROOT / "Server/.build/debug/tercet", "serve", "--port", "0", "--site", ROOT / "dist"],
                              stdout=subprocess.PIPE, text=True)
    player = Player(re.search(r"http://\S+/", server.stdout.readline())[0], seed)
    try:
        stored = sum(check_page_killed(player) for _ in range(count))
        print(f"{count} pages killed, nothing lost; an action in flight was stored {stored} times. SEED={seed}",
              flush=True)
        losses = [measure_browser_killed(player, 30) for _ in range(count // 10)]
        for name, values in (("actions", [loss[0] for loss in losses]), ("seconds", [loss[1] for loss in losses])):
            if values:
                print(f"{len(values)} browsers killed, {name} lost: median {statistics.median(values):.0f}, "
                      f"most {max(values):.0f}; none {sum(value == 0 for value in values)} times")
    finally:
        player.quit()
        server.terminate()


if __name__ == "__main__":
    main()
