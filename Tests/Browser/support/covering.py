"""A sample of a test's combinations: almost the fewest in which each value of each parameter occurs.

`make test` runs this sample of the tests marked `covering`; `make broad` runs all their combinations.
"""
import collections


def covering(items: list) -> list:
    """The items of one test to run. While some items have values that no chosen item has, picks the item with the most
    such values; among equals, the item whose values were picked least often."""
    shown = collections.Counter()
    values = {item: [(name, str(value)) for name, value in item.callspec.params.items()] for item in items}
    chosen, rest = [], list(items)
    while rest:
        unseen = lambda item: sum(not shown[value] for value in values[item])
        best = max(rest, key=lambda item: (unseen(item), -sum(shown[value] for value in values[item])))
        if not unseen(best):
            break
        shown.update(values[best])
        chosen.append(best)
        rest.remove(best)
    return chosen


def select(items: list) -> list:
    """The items of all tests to run, in order."""
    groups = collections.defaultdict(list)
    for item in items:
        if item.get_closest_marker("covering"):
            groups[item.parent.nodeid, item.originalname].append(item)
    left_out = {item for group in groups.values() for item in set(group) - set(covering(group))}
    return [item for item in items if item not in left_out]
