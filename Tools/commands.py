"""Commands that the build runs."""
import subprocess
import sys

FEATURES = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int", "--enable-mutable-globals"]


def printed(*command: str, text: str = "") -> str:
    """Returns a command's output; stops the build if the command fails."""
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(command)[:200]} failed:\n{result.stdout}{result.stderr}")
    return result.stdout + result.stderr
