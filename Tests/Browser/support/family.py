"""The games of the family, with a search for matches by the names of cards."""
import functools
import itertools
import typing

from look import features, is_set, sets

VALUES = {
    "number": ("one", "two", "three"), "shading": ("solid", "striped", "open"), "color": ("red", "green", "purple"),
    "symbol": ("squiggle", "diamond", "oval"),
}


def third(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    """The features of the card that completes two cards to a set."""
    kinds = VALUES.values() if len(one) == 4 else [VALUES[kind] for kind in ("number", "color", "symbol")]
    return tuple(a if a == b else next(value for value in values if value not in (a, b))
                 for a, b, values in zip(one, other, kinds))


def junior_features(name: str) -> tuple[str, ...]:
    """A card's three features; cards of Junior are named without shading."""
    number, color, symbol = name.split()
    return number, color, symbol.rstrip("s")


def junior_sets(names: list[str], _last=()) -> list[tuple[str, ...]]:
    return [triple for triple in itertools.combinations(names, 3)
            if all(len(set(values)) != 2 for values in zip(*map(junior_features, triple)))]


def ultra_sets(names: list[str], _last=()) -> list[tuple[str, ...]]:
    pairs: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for one, other in itertools.combinations(names, 2):
        pairs.setdefault(third(features(one), features(other)), []).append((one, other))
    return [one + other for same in pairs.values() for one, other in itertools.combinations(same, 2)]


def chain_sets(names: list[str], last: typing.Sequence[str] = ()) -> list[tuple[str, ...]]:
    """Sets of two cards of the table, which come first, and one of the last set; at first, any sets."""
    if not last:
        return sets(names)
    return [(one, other, third) for one, other in itertools.combinations(names, 2) for third in last
            if is_set(one, other, third)]


def ultra_chain_sets(names: list[str], last: typing.Sequence[str] = ()) -> list[tuple[str, ...]]:
    """UltraSets of two cards of the table, which come first, and two of the last UltraSet; at first, any."""
    if not last:
        return ultra_sets(names)
    matches = [tuple(sorted(match, key=last.__contains__)) for match in ultra_sets([*names, *last])]
    return [match for match in matches if sum(name in last for name in match) == 2]


def ghosts(names: list[str], _last=()) -> list[tuple[str, ...]]:
    values = {name: [VALUES[kind].index(value) for kind, value in zip(("number", "shading", "color", "symbol"), features(name))]
              for name in names}
    return [six for six in itertools.combinations(names, 6)
            if all(sum(digits) % 3 == 0 for digits in zip(*(values[name] for name in six)))]


def mega_sets(names: list[str], _last=()) -> list[tuple[str, ...]]:
    """Sets in five features; the frame is the end of a card's name."""
    frames = {name: name.partition(", ")[2] for name in names}
    return [triple for triple in itertools.combinations(names, 3)
            if len({frames[name] for name in triple}) != 2 and is_set(*(name.partition(", ")[0] for name in triple))]


def quads(names: list[str], _last=()) -> list[tuple[str, ...]]:
    """Four cards that in each feature are all the same, all different, or two and two; names may leave out the shading."""
    values = {name: name.replace("hearts", "heart").rstrip("s").split() for name in names}
    return [four for four in itertools.combinations(names, 4)
            if all(len({words.count(word) for word in words}) == 1 for words in zip(*(values[name] for name in four)))]


def dots(name: str) -> frozenset[str]:
    return frozenset(name.replace(",", "").split()[1:])


def even_groups(sizes: range):
    """Returns a search for cards that have each dot an even number of times."""
    def search(names: list[str], _last=()) -> list[tuple[str, ...]]:
        return [group for size in sizes for group in itertools.combinations(names, size)
                if not functools.reduce(frozenset.symmetric_difference, map(dots, group))]
    return search


class Family(typing.NamedTuple):
    """A game: its id, the cards of its deck and at the start, the cards of a match, the matches among the cards of a
    table beside the last match, how many cards a match takes from that, whether matches stay on the table, which then
    has all cards, whether a match is pairs that need other cards, and the most cards of a match if matches differ in size."""
    id: str
    deck: int
    opening: int
    size: int
    matches: typing.Callable[..., list[tuple[str, ...]]]
    shared: int = 0
    keeps: bool = False
    pairs: bool = False
    most: int = 0

    @property
    def sizes(self) -> range:
        """The possible numbers of cards in a match."""
        return range(self.size, max(self.size, self.most) + 1)

    @property
    def deals(self) -> bool:
        """Whether players deal."""
        return not self.keeps and not self.most

    @property
    def pictured(self) -> range:
        """How many cards How to play can show with a match: also those that its pairs need."""
        more = self.size // 2 if self.pairs else 0
        return range(self.sizes[0] + more, self.sizes[-1] + more + 1)

    def found(self, look) -> list[tuple[str, ...]]:
        """The matches that can be found."""
        if self.keeps:
            listed = [sorted(match) for match in look.listed]
            return [match for match in self.matches(look.names) if sorted(match) not in listed]
        matched = look.named("match")
        return self.matches([name for name in look.names if name not in matched], look.linked if self.shared else ())


JUNIOR = Family("junior", 27, 9, 3, junior_sets)
ULTRA = Family("ultra", 81, 12, 4, ultra_sets, pairs=True)
CHAIN = Family("chain", 81, 12, 3, chain_sets, shared=1)
ULTRA9 = Family("ultra9", 81, 9, 4, ultra_sets, pairs=True)
ULTRA_CHAIN = Family("ultrachain", 81, 12, 4, ultra_chain_sets, shared=2, pairs=True)
GHOST = Family("ghost", 81, 10, 6, ghosts, pairs=True)
PUZZLE = Family("puzzle", 12, 12, 3, lambda names, _last=(): sets(names), keeps=True)
JUNIOR_PUZZLE = Family("juniorpuzzle", 9, 9, 3, junior_sets, keeps=True)
SHUFFLE = Family("shuffle", 81, 12, 3, lambda names, _last=(): sets(names))
MEMORY = Family("memory", 81, 21, 3, lambda names, _last=(): sets(names))
MEGA = Family("mega", 243, 16, 3, mega_sets)
QUADS = Family("quads", 256, 15, 4, quads)
JUNIOR_QUADS = Family("quads3", 64, 11, 4, quads)
PROJECTIVE = Family("projective", 63, 12, 3, even_groups(range(3, 4)))
PRO_SET = Family("proset", 63, 7, 3, even_groups(range(3, 8)), most=7)
GAMES = [JUNIOR, ULTRA, CHAIN, ULTRA9, ULTRA_CHAIN, GHOST, PUZZLE, JUNIOR_PUZZLE, SHUFFLE, MEGA, QUADS, JUNIOR_QUADS,
         PROJECTIVE, PRO_SET]
# The games whose cards can be read off the table, and all, in the order of the choices.
OTHERS = [*GAMES[:GAMES.index(MEGA)], MEMORY, *GAMES[GAMES.index(MEGA):]]
IDS = ["set", *(game.id for game in OTHERS)]
