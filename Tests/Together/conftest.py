"""Fixtures that the trials share."""
import pathlib
import tempfile

import pytest


@pytest.fixture
def folder():
    """A temporary folder in a place that other users can enter: PostgreSQL doesn't run as root."""
    with tempfile.TemporaryDirectory(prefix="tercet-") as name:
        yield pathlib.Path(name)
