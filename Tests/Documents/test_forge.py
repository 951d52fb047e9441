"""Whether the files for a forge are valid, and agree with the repository."""
import re

import yaml

from repository import ROOT, read

SWIFT = read(".swift-version").strip()


def load(path: str) -> dict:
    """The content of a YAML file."""
    return yaml.safe_load(read(path))


def steps(job: dict, key: str) -> list[str]:
    """What the steps of a job run or use."""
    return [step[key] for step in job["steps"] if key in step]


def test_the_workflow_tests_pushes_and_changes_with_the_script_of_the_ci():
    workflow = load(".github/workflows/ci.yml")
    # YAML 1.1 reads the key "on" as true.
    assert {"push", "pull_request"} <= set(workflow[True])
    assert ".ci/run" in steps(workflow["jobs"]["test"], "run")
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


def test_the_workflow_uses_the_version_of_swift_that_the_repository_names():
    jobs = load(".github/workflows/ci.yml")["jobs"]
    assert re.fullmatch(r"\d+\.\d+(\.\d+)?", SWIFT)
    assert {job["container"]["image"] for job in jobs.values()} == {f"swift:{SWIFT}-bookworm"}


def test_the_workflow_reports_the_sizes_and_publishes_the_site_of_the_main_branch():
    jobs = load(".github/workflows/ci.yml")["jobs"]
    assert any("dist/*.br" in command and "GITHUB_STEP_SUMMARY" in command for command in steps(jobs["test"], "run"))
    publish = jobs["publish"]
    assert publish["needs"] == "test" and "refs/heads/main" in publish["if"]
    assert any(step.get("run") == "make build" and "base_url" in step["env"]["SITE_URL"] for step in publish["steps"])
    assert {"path": "dist"} in [step.get("with") for step in publish["steps"]]
    assert any(name.startswith("actions/deploy-pages@") for name in steps(publish, "uses"))
    assert publish["permissions"]["pages"] == "write" and publish["permissions"]["id-token"] == "write"


def test_the_forms_for_issues_have_what_a_form_needs():
    folder = ROOT / ".github/ISSUE_TEMPLATE"
    assert isinstance(load(".github/ISSUE_TEMPLATE/config.yml")["blank_issues_enabled"], bool)
    for name in ("bug", "feature"):
        form = yaml.safe_load((folder / f"{name}.yml").read_text())
        assert form["name"] and form["description"]
        fields = [field for field in form["body"] if field["type"] != "markdown"]
        assert fields and all(field["attributes"]["label"] for field in fields)
        assert len({field["id"] for field in fields}) == len(fields)


def test_the_package_index_documents_the_modules_of_make_docs():
    documented = [config["documentation_targets"] for config in load(".spi.yml")["builder"]["configs"]]
    modules = re.search(r"^MODULES = \[(.*)\]$", read("Tools/build-docs"), re.MULTILINE)[1]
    assert documented == [re.findall(r'"(\w+)"', modules)]
