"""Commands that the build runs."""
import subprocess
import sys

FEATURES = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"]


def printed(*command: str, text: str = "") -> str:
    """What a command prints; ends the build where it fails."""
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(command)[:200]} failed:\n{result.stdout}{result.stderr}")
    return result.stdout + result.stderr
