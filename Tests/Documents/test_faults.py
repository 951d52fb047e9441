import subprocess

import pytest

from repository import ROOT

PATCHES = sorted((ROOT / "Server/Tests/SimulationTests/Faults").glob("*.patch"))


@pytest.mark.parametrize("patch", PATCHES, ids=lambda patch: patch.stem)
def test_a_deliberate_fault_still_fits_the_sources(patch):
    """The simulation is tested with these faults by hand only (`make faults`)."""
    subprocess.run(["git", "apply", "--check", "-p0", str(patch)], cwd=ROOT, check=True)
