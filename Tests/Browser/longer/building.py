"""Builds a variant of the site that speaks the longer language too, in a copy of the package: its own never has it.

The copy is kept in `.build`, and only what differs is written into it, so that the next build compiles only that.
"""
import subprocess

from longer.language import CODE, lengthened
from serving import ROOT

COPY = ROOT / ".build/longer"
SITE = COPY / "dist"


def wanted() -> dict[str, bytes]:
    """The files of the copy: those of the package that git knows or would add, and the language."""
    listed = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, text=True, check=True).stdout.splitlines()
    files = {name: (ROOT / name).read_bytes() for name in listed if (ROOT / name).is_file()}
    return files | {f"Languages/{CODE}.ftl": lengthened((ROOT / "Languages/en.ftl").read_text()).encode()}


def update() -> None:
    """Writes into the copy what differs in it, and takes away sources that are gone."""
    files = wanted()
    for name, data in files.items():
        path = COPY / name
        if not path.exists() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            # Tools are programs.
            path.chmod(0o755 if name.startswith("Tools/") else 0o644)
    for path in (COPY / "Sources").rglob("*.swift"):
        if str(path.relative_to(COPY)) not in files:
            path.unlink()


if __name__ == "__main__":
    update()
    subprocess.run([COPY / "Tools/build-site"], check=True)
