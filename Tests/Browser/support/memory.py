"""A player of Memory, who turns up cards and remembers them by their places."""
from look import sets

FACE_DOWN = "face-down"


class Rememberer:
    """Plays with hands, and knows a card's name only after having seen its face."""

    def __init__(self, hands):
        self.hands = hands
        self.seen: dict[int, str] = {}

    def turn(self, place: int):
        """Turns up the card at a place, and remembers it. In a room, its face comes from the server, and a match may leave at
        once."""
        before = self.hands.game.look()
        self.hands.choose([before.names[place]])
        look = self.hands.look_when(lambda look: look.found > before.found or not look.names[place].startswith(FACE_DOWN))
        if look.found == before.found:
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
        """Turns up three cards. Returns the table before and after, and their places."""
        before = self.hands.game.look()
        places = self.plan(before)
        for place in places:
            look = self.turn(place)
        return before, look, places

    def forget(self, places: list[int], *, replaced: bool) -> None:
        """Forgets a match that has left. Its places have new cards, or the others close up."""
        kept = {place: name for place, name in self.seen.items() if place not in places}
        self.seen = kept if replaced else {place - sum(other < place for other in places): name for place, name in kept.items()}

    def play(self, most: int = 27):
        """Plays alone until this many sets are found, or to the end."""
        while (look := self.hands.game.look()).phase == "playing" and look.found < most:
            self.step()
        return self.hands.game.look()

    def step(self):
        """Turns up three cards of a solo game, and lets a match leave. Returns the table before and after the choice."""
        before, after, places = self.choose_three()
        if after.found > before.found and after.phase == "playing":
            self.hands.choose(after.named("match")[:1])
            self.hands.look_when(lambda look: not look.named("match"))
            self.forget(places, replaced=before.deck > 0)
        return before, after
