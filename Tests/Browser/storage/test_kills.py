"""Everything displayed is back after the browser was killed. `make kills` tests this more often."""
from killing import Player
from kills import check_killed


def test_a_browser_that_is_killed_loses_nothing_that_was_shown(site):
    player = Player(site, seed=1)
    try:
        assert any([check_killed(player, waits_for_disk=True) for _ in range(4)]), "the second copy was needed"
    finally:
        player.quit()


NOT_LEFT = """
localStorage.clear();
return new Promise((resolve) => {
  indexedDB.open('tercet').onsuccess = ({ target }) => {
    const writing = target.result.transaction('texts', 'readwrite');
    writing.objectStore('texts').delete('left');
    writing.oncomplete = () => { target.result.close(); resolve(); };
  };
});
"""


# Whether the second copy has recorded that the page was left. The database is opened with a higher version, which
# succeeds only once no page has it open, so nothing is written after this.
IS_LEFT = """
return new Promise((resolve) => {
  const request = indexedDB.open('tercet', Date.now());
  request.onerror = () => resolve(false);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (!oldVersion) return request.transaction.abort();
    const reading = request.transaction.objectStore('texts').get('left');
    request.onsuccess = () => { request.result.close(); resolve(reading.result === true); };
  };
});
"""


def leave(game) -> None:
    """Leaves the game until the second copy has recorded it: on a busy disk, browsers drop a page's last writes."""
    def is_known() -> bool:
        game.leave()
        if game.js(IS_LEFT):
            return True
        game.open()
        return False

    game.wait(is_known)


def test_what_did_not_reach_the_second_copy_is_not_overwritten_by_it(play):
    """A visit in which the database doesn't answer makes the second copy stale; it mustn't return after a later
    kill."""
    game = play("?seed=older")
    game.tap(game.look().names[0])
    game.run_before_page("IDBFactory.prototype.open = () => ({})")
    game.open("?seed=newer")
    expected = game.tap(game.look().names[1]).pressed
    game.run_before_page("")
    game.open()
    game.button("settings")
    game.button("set-letterkeys")
    game.button("settings-close")
    game.leave()
    # As after a kill: the last counted write is missing from local storage.
    game.js("localStorage.setItem('tercet.count', localStorage.getItem('tercet.count') - 1)")
    game.open()
    look = game.look()
    assert look.id == "newer" and look.pressed == expected


def test_a_start_that_has_shown_another_deal_gives_way_to_what_was_stored(play):
    """A browser that is killed early has lost all of local storage: at first, the next start looks like a first
    visit."""
    game = play("?seed=killed")
    expected = game.tap(game.look().names[0])
    leave(game)
    # As after a kill: the page hasn't been left, and local storage is empty.
    game.js(NOT_LEFT)
    game.open("?seed=another")
    look = game.look()
    assert look.id == "another" and game.element("back").is_displayed()
    game.button("back")
    look = game.look()
    assert look.id == expected.id and look.pressed == expected.pressed
    assert not game.troubles()


def test_what_somebody_has_emptied_stays_empty(play):
    """A game doesn't return from the second copy if its storage was cleared on purpose."""
    game = play("?seed=emptied")
    game.tap(game.look().names[0])
    leave(game)
    game.js("localStorage.clear()")
    game.open()
    assert game.look().id != "emptied~c" and not game.look().pressed
