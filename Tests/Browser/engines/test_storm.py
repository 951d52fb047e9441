"""The page goes on by its rules in other engines too, whatever events it gets. `make storm` tries many more."""
from storming import Storm


def test_random_events_leave_the_page_in_order(play):
    counts = Storm(play("?seed=storm"), seed=1).run(500)
    assert counts["sets"], "the events play"
