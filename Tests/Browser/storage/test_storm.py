"""The page follows its rules whatever events it gets. `make storm` tries many more."""
from storming import Storm


def test_random_events_leave_the_page_in_order(play):
    counts = Storm(play("?seed=storm", moves=True), seed=1).run(1200)
    assert counts["sets"], "the events play"
