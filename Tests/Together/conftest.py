"""What the trials share."""
import pathlib
import tempfile

import pytest


@pytest.fixture
def folder():
    """A folder that is removed again, below one that other users can enter: PostgreSQL does not run as root."""
    with tempfile.TemporaryDirectory(prefix="tercet-") as name:
        yield pathlib.Path(name)
