"""Whether docs/licenses.md lists the packages that the server's build has resolved, with their versions and licences."""
import json
import pathlib

import pytest

from repository import ROOT, read, table

DOCUMENT = "docs/licenses.md"
RESOLVED = ROOT / "Server/Package.resolved"
CHECKOUTS = ROOT / "Server/.build/checkouts"


def listed() -> list[list[str]]:
    """Each package with its version and licence: first those in the program, then the others."""
    text = read(DOCUMENT)
    in_program = table(text, "package", "version", "licence", "purpose")
    others = [row for row in table(text.split("## Resolved, but not")[1], "package", "version", "licence")]
    return [row[:3] for row in in_program + others]


def licence(text: str) -> str:
    """The name of a licence by its text."""
    if "Permission is hereby granted, free of charge" in text:
        return "MIT"
    assert "Apache License" in text and "Version 2.0, January 2004" in text
    return "Apache-2.0" + " with Runtime Library Exception" * ("Runtime Library Exception" in text)


@pytest.fixture
def resolved() -> dict[str, str]:
    """The version of each package that the build has resolved."""
    if not RESOLVED.exists():
        pytest.skip("the server has not been built")
    return {pin["identity"]: pin["state"]["version"] for pin in json.loads(RESOLVED.read_text())["pins"]}


def test_each_resolved_package_is_listed_once_with_its_version(resolved: dict[str, str]):
    rows = [(name, version) for name, version, _ in listed()]
    assert sorted(rows) == sorted(resolved.items())


def test_each_package_has_the_licence_of_its_checkout(resolved: dict[str, str]):
    folders = {folder.name.lower(): folder for folder in CHECKOUTS.iterdir()}
    licences = {name: licence(next(folders[name].glob("LICENSE*")).read_text()) for name in resolved}
    assert {name: text for name, _, text in listed()} == licences


def test_the_packages_that_the_manifest_names_are_in_the_program():
    manifest = read("Server/Package.swift")
    named = {pathlib.PurePath(url).name.lower() for url in manifest.split('.package(url: "')[1:] for url in [url.split('"')[0]]}
    assert named and named <= {row[0] for row in table(read(DOCUMENT), "package", "version", "licence", "purpose")}


def test_the_licence_is_the_whole_apache_license():
    text = read("LICENSE")
    assert licence(text) == "Apache-2.0"
    assert "END OF TERMS AND CONDITIONS" in text and text.rstrip().endswith("limitations under the License.")
    assert read("NOTICE").startswith("Tercet\nCopyright 2026 the Tercet authors\n")
