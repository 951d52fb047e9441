"""The repository's files, and the tables and blocks of its documents."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def read(path: str) -> str:
    """The text of the file at this path from the root."""
    return (ROOT / path).read_text()


def table(text: str, *headings: str) -> list[list[str]]:
    """The rows of the only table whose first columns have these headings, each as its cells."""
    tables = []
    for block in re.findall(r"^\|.*\|$(?:\n^\|.*\|$)+", text, re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in block.splitlines()]
        if head[:len(headings)] == list(headings):
            tables.append(rows)
    assert len(tables) == 1, f"{len(tables)} tables begin with the columns {headings}"
    return tables[0]


def words(cell: str) -> list[str]:
    """The words in backquotes; `1` to `4` is each number from 1 to 4."""
    ranges = lambda match: ", ".join(f"`{number}`" for number in range(int(match[1]), int(match[2]) + 1))
    return re.findall(r"`([^`]+)`", re.sub(r"`(\d+)` to `(\d+)`", ranges, cell))


def blocks(text: str) -> list[tuple[str, str]]:
    """The fenced blocks, each as its language and its content."""
    return re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
