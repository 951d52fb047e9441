"""Whether a site that is built for an address has previews of its links, and whether the others' pages have no address."""
import re
import subprocess
import sys

import pytest

from repository import ROOT, read

sys.path.insert(0, str(ROOT / "Tools"))
from previews import checked, with_previews

TEXTS = {"title": "Tercet: the card game Set", "long-description": "Find “sets” & more.", "preview-picture": "Three cards"}


def properties(page: str) -> dict[str, str]:
    """The properties of the page for previews, each of which it has once."""
    found = re.findall(r'<meta (?:property="og:|name="twitter:)([\w:]+)" content="([^"]*)">', page)
    assert len(found) == len(dict(found)) == len(re.findall("og:|twitter:", page))
    return dict(found)


def built(address: str) -> dict[str, str]:
    """The properties of the page for a site at this address."""
    return properties(with_previews(read("Web/index.html"), checked(address), "preview.0123456789ab.png", TEXTS))


@pytest.mark.parametrize("address", ["https://example.org", "https://example.org/", "http://localhost:8000/a-b/c.d/"])
def test_a_site_with_an_address_names_itself_and_its_picture_with_it(address: str):
    whole = address.removesuffix("/") + "/"
    found = built(address)
    assert found["url"] == whole and found["image"] == f"{whole}preview.0123456789ab.png"
    assert found["title"] == TEXTS["title"] and found["description"] == "Find “sets” &amp; more."
    assert found["image:alt"] == TEXTS["preview-picture"]
    assert found["type"] == "website" and found["site_name"] == "Tercet" and found["card"] == "summary_large_image"
    assert (found["image:width"], found["image:height"]) == ("1200", "630")


def test_without_an_address_the_page_has_only_words():
    assert built("") == {"title": "Tercet", "description": "{{ first description }}"}


@pytest.mark.parametrize("address", ["/", "example.org", "ftp://example.org/", "https://", "https://a b/", 'https://a/"', "https://a/?b",
                                     "https://a/#b", "https://u@a/", "https://a//"])
def test_a_bad_address_ends_the_build_before_it_begins(address: str):
    with pytest.raises(ValueError, match="SITE_URL has to be an address such as"):
        checked(address)
    build = subprocess.run([ROOT / "Tools/build-site"], env={"PATH": "/usr/bin", "SITE_URL": address}, capture_output=True, text=True, timeout=20)
    assert build.returncode == 1 and build.stderr.startswith("SITE_URL has to be")


def test_the_workflow_builds_the_site_for_the_address_of_its_pages():
    assert re.search(r"run: make build\n +env:\n +SITE_URL: ", read(".github/workflows/ci.yml"))
