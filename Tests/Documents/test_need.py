"""`Tools/need`, which every build begins with."""
import os
import subprocess

from repository import ROOT


def test_without_swift_it_says_which_version_is_needed_and_installs_nothing(tmp_path):
    (tmp_path / "swift").write_text("#!/bin/sh\nexit 127\n")
    (tmp_path / "swift").chmod(0o755)
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    result = subprocess.run([ROOT / "Tools/need", "no-such-package"], env=environment, capture_output=True, text=True)
    assert result.returncode == 1 and not result.stdout
    assert (ROOT / ".swift-version").read_text().strip() in result.stderr
