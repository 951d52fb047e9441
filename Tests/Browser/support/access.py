"""Checks with axe."""
import importlib.util
import pathlib

AXE = pathlib.Path(importlib.util.find_spec("axe_playwright_python").origin).parent / "axe.min.js"


def violations(game) -> list[str]:
    """The violations that axe finds."""
    if not game.read("return 'axe' in window"):
        game.js(AXE.read_text())
    result = game.js("""
        return axe.run({ resultTypes: ['violations'] })""")
    return [f"{found['id']}: {node.get('html', '')[:100]} {node.get('failureSummary')}"
            for found in result["violations"] for node in found["nodes"]]
