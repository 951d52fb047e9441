"""Ways to play a whole game: with a mouse or fingers, and with a keyboard."""
import itertools

from selenium.webdriver.common.keys import Keys

from look import sets


class Hands:
    """By touch or by mouse."""

    def __init__(self, game):
        self.game = game

    def choose(self, names):
        return self.game.tap(*names)

    def choose_of_finished(self, names):
        """Tries to choose cards of a finished game."""
        return self.choose(names)

    def deal(self):
        return self.game.button("deal")

    def look_when(self, is_there):
        """Waits until the table is in a state, and returns it. A browser may deliver a touch some frames later."""
        return self.game.wait(lambda: is_there(look := self.game.look()) and look)

    def new_game(self):
        return self.game.button("result-new" if self.game.look().phase == "over" else "new-game")


class Keyboard(Hands):
    """By arrow keys, Space, Enter and letters."""

    def choose(self, names):
        for key, name in zip(itertools.cycle((Keys.SPACE, Keys.ENTER)), names):
            self.game.key_to(name) if name in self.game.look().names else self.game.tab_to_card(name)
            look = self.game.key(key)
        return look

    def choose_of_finished(self, names):
        # No key gets to them.
        return self.game.key(Keys.SPACE, Keys.ENTER)

    def deal(self):
        return self.game.key("d")

    def new_game(self):
        return self.game.key("n")


def play_sets(hands, most: int = 27):
    """Plays from the first deal until this many sets are found or the game is over, looking at every step."""
    look = hands.game.look()
    look.check()
    assert (len(look.cards), look.deck, look.score, look.found) == (12, 69, 0, 0)
    score = 0
    while look.phase == "playing" and look.found < most:
        matched = look.named("match")
        free = [name for name in look.names if name not in matched]
        before = look
        if found := sets(free):
            hands.choose(found[0])
            look = hands.look_when(lambda look: look.found > before.found)
            assert look.named("match") == [name for name in look.names if name in found[0]]
            assert look.found == before.found + 1
            assert 10 <= look.score - score <= 40
            if not matched:
                assert look.names == before.names
        elif matched and before.deck == 0:
            hands.choose(matched[:1])
            look = hands.look_when(lambda look: not look.named("match"))
            assert look.names == free
        else:
            hands.deal()
            look = hands.look_when(lambda look: look.deck < before.deck)
            assert len(look.cards) == len(before.cards) + (0 if matched else 3)
            assert look.score == score, "dealing costs nothing where there is no set"
            assert not look.pressed
        score = look.score
        look.check()
    return look


def play_a_whole_game(hands):
    """Plays to the end, and starts again."""
    look = play_sets(hands)
    assert look.phase == "over" and look.deck == 0
    assert not sets([name for name in look.names if name not in look.named("match")])
    assert str(look.score) in look.status and look.time in look.status
    assert look.off["deal"] and look.off["cheat"]
    # The last match leaves automatically.
    hands.game.wait(lambda: not hands.game.look().named("match"))
    look = hands.game.look()
    after = hands.choose_of_finished(look.names[:1]) if look.names else look
    assert after.names == look.names and after.states == look.states, "cards no longer answer"
    look = hands.new_game()
    look.check()
    assert (look.phase, len(look.cards), look.deck, look.score, look.found) == ("playing", 12, 69, 0, 0)
