"""A player of Memory, who turns up cards and remembers them by their places."""
from look import sets


class Rememberer:
    """Plays with hands, and knows a card's name only after having seen its face."""

    def __init__(self, hands):
        self.hands = hands
        self.seen: dict[int, str] = {}

    def turn(self, place: int):
        """Turns up the card at a place, and remembers it."""
        look = self.hands.choose([self.hands.game.look().names[place]])
        self.seen[place] = look.names[place]
        return look

    def plan(self, look) -> list[int]:
        """The places of a known set, or of three cards to see, unknown ones first."""
        known = {name: place for place, name in self.seen.items()}
        if found := sets(list(known)):
            return [known[name] for name in found[0]]
        unknown = [place for place in range(len(look.cards)) if place not in self.seen]
        return (unknown + list(self.seen))[:3]

    def choose_three(self):
        """Turns up three cards. Returns the table before and after."""
        before = self.hands.game.look()
        for place in self.plan(before):
            look = self.turn(place)
        if look.found > before.found and look.phase == "playing":
            self.leave(look)
        return before, look

    def leave(self, look) -> None:
        """Lets a match leave, and forgets it. Its places have new cards, or the others close up."""
        matched = look.named("match")
        self.hands.choose(matched[:1])
        self.hands.game.wait(lambda: not self.hands.game.look().named("match"))
        after = self.hands.game.look()
        kept = [(place, name) for place, name in sorted(self.seen.items()) if name not in matched]
        if len(after.cards) == len(look.cards):
            self.seen = dict(kept)
        else:
            gone = [place for place, name in enumerate(look.names) if name in matched]
            self.seen = {place - sum(other < place for other in gone): name for place, name in kept}

    def play(self, most: int = 27):
        """Plays until this many sets are found, or to the end."""
        while (look := self.hands.game.look()).phase == "playing" and look.found < most:
            self.choose_three()
        return self.hands.game.look()
