"""Whether the README shows what the commands print, and code that the native tests compile."""
from repository import ROOT, blocks, read

TESTS = ROOT / "Server/Tests"


def unindented(code: str) -> str:
    """Code without its indentation, which differs between a document and a function."""
    return "\n" + "".join(line.strip() + "\n" for line in code.splitlines())


def contains(recorded: str, shown: str) -> bool:
    """Whether an output has these lines in their order, with others only in the places of an ellipsis."""
    parts = [part for part in ("\n" + shown).split("\n…") if part.strip()]
    place = 0
    for part in parts:
        place = ("\n" + recorded).find(part.rstrip("\n") + "\n", place)
        if place < 0:
            return False
        place += len(part)
    return True


def test_each_output_of_a_command_is_a_recorded_one():
    recorded = [path.read_text() for path in TESTS.glob("*/Golden/*.txt")]
    sessions = [text for language, text in blocks(read("README.md")) if language == "console"]
    outputs = [output.split("\n", 1) for session in sessions for output in session.split("$ ")[1:]]
    assert len(outputs) == 5
    for command, output in outputs:
        assert any(contains(text, output) for text in recorded), f"no recorded output has that of {command}"


def test_the_code_is_that_of_a_compiled_file():
    snippets = [unindented(path.read_text()) for path in (ROOT / "Tests/ArticleTests/Snippets").iterdir()]
    code = [text for language, text in blocks(read("README.md")) if language == "swift"]
    assert code and all(any(unindented(text) in snippet for snippet in snippets) for text in code)


def test_the_trademark_is_acknowledged():
    assert "SET is a registered trademark of its owner; Tercet isn't affiliated with or endorsed by it." in read("README.md")
