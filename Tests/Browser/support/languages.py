"""The languages in which the page has to fit. `make longer` names another one, on a site of its own."""
import os

import pytest

LANGUAGES = os.environ.get("TESTED_LANGUAGES", "en ru").split()


def in_languages(test):
    """Runs the test in each language. `make longer` runs the tests that are marked so."""
    return pytest.mark.fitting(pytest.mark.parametrize("language", LANGUAGES)(test))
