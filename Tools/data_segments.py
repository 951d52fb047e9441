"""The constant data of a WebAssembly module that is split in two: each half gets the data that its functions need.

The linker writes each constant as a separate, named segment. A constant that the first half doesn't refer to, neither
in its code nor in the data that it needs, moves to the second half.
"""
import bisect
import dataclasses
import pathlib
import re

from commands import FEATURES, printed

CUSTOM, DATA, DATA_COUNT = 0, 11, 12
# Constants. All other segments may be written to, and stay in the first half.
CONSTANTS = (".rodata", ".data.rel.ro")
STRINGS = ".rodata..L.str"
# How many bytes before a constant an address may be and still refer to it. A table whose first index isn't 0 is
# referred to by an address before it; a string never. 300 indexes of four bytes are more than any enum has.
SLACK = 1200
# The table of a function. Functions that it is inlined into refer to the same table, by the same address.
TABLE = re.compile(r"switch\.table\.(.+?)(?:\.\d+)?$")
# Fingerprints of the sources.
UNREAD = ".swift_modhash"


@dataclasses.dataclass(frozen=True)
class Segment:
    """Bytes that a module writes into its memory when it starts."""

    address: int
    data: bytes
    name: str = ""


class Reader:
    """Reads the WebAssembly binary format."""

    def __init__(self, data: bytes, at: int = 0):
        self.data, self.at = data, at

    def number(self) -> int:
        """An unsigned integer in LEB128."""
        result = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def bytes(self) -> bytes:
        """The bytes after a byte count."""
        count = self.number()
        self.at += count
        return self.data[self.at - count:self.at]


def leb(number: int, is_signed: bool = False) -> bytes:
    """A number in LEB128."""
    result = bytearray()
    while number >= (64 if is_signed else 128):
        result.append(number & 127 | 128)
        number >>= 7
    return bytes([*result, number])


def sections(module: bytes) -> list[tuple[int, bytes]]:
    """The sections of a module: kind and content."""
    reader, found = Reader(module, 8), []
    while reader.at < len(module):
        kind = module[reader.at]
        reader.at += 1
        found.append((kind, reader.bytes()))
    return found


def segments(module: bytes) -> list[Segment]:
    """The segments that a module from the linker writes into its memory, in address order."""
    names = {}
    for kind, content in sections(module):
        if kind == CUSTOM and content.startswith(b"\4name"):
            names = segment_names(Reader(content, 5))
    data = next(content for kind, content in sections(module) if kind == DATA)
    reader, found = Reader(data), []
    for number in range(reader.number()):
        # An active segment of the only memory, at a constant address (i32.const, end).
        assert reader.number() == 0 and data[reader.at] == 0x41
        reader.at += 1
        address = reader.number()
        reader.at += 1
        found.append(Segment(address, reader.bytes(), names.get(number, "")))
    return sorted((segment for segment in found if segment.name != UNREAD), key=lambda segment: segment.address)


def segment_names(reader: Reader) -> dict[int, str]:
    """The names of the segments, from the name section."""
    while reader.at < len(reader.data):
        kind = reader.number()
        part = Reader(reader.bytes())
        if kind == 9:
            return {part.number(): part.bytes().decode() for _ in range(part.number())}
    return {}


def references(module: pathlib.Path) -> set[int]:
    """All numbers in the code that may be addresses. Globals count only if the code reads them: the others are there
    for the other half."""
    text = printed("wasm-opt", *FEATURES, str(module), "--print", "-o", "/dev/null")
    read = set(re.findall(r"global\.get (\S+?)\)", text))
    unread = {line for line in re.findall(r"^ \(global (?!\S+ \(mut).*$", text, re.MULTILINE) if line.split()[1] not in read}
    code = "\n".join(line for line in text.split("\n") if line not in unread and not line.startswith(" (data "))
    return {int(number) for number in re.findall(r"(?:i32\.const |offset=)(\d+)", code)}


def needed(parts: list[Segment], addresses: set[int], later: set[str], addresses_later: set[int]) -> set[Segment]:
    """The segments that these addresses lead to, directly or through other segments, without the tables of the
    functions that load later, as far as only these refer to them."""

    def is_inside(part: Segment, address: int) -> bool:
        return part.address <= address < part.address + len(part.data)

    def loads_later(part: Segment) -> bool:
        table = TABLE.search(part.name)
        # A table whose first index isn't 0 has no address inside it, so it is never left out.
        return (table is not None and table[1] in later and any(is_inside(part, address) for address in addresses_later)
                and not any(is_inside(part, address) for address in addresses))

    parts = [part for part in parts if not loads_later(part)]
    starts = [part.address for part in parts]
    found: set[Segment] = set()
    open_ends = [part for part in parts if not part.name.startswith(CONSTANTS)]

    def follow(address: int) -> None:
        for part in parts[max(0, bisect.bisect(starts, address) - 1):bisect.bisect(starts, address + SLACK)]:
            slack = 0 if part.name.startswith(STRINGS) else SLACK
            if part.address - slack <= address <= part.address + len(part.data):
                open_ends.append(part)

    for address in addresses:
        follow(address)
    while open_ends:
        part = open_ends.pop()
        if part in found:
            continue
        found.add(part)
        for at in range(-part.address % 4, len(part.data) - 3, 4):
            follow(int.from_bytes(part.data[at:at + 4], "little"))
    return found


def joined(parts: list[Segment], chosen: set[Segment]) -> list[Segment]:
    """The chosen segments, with neighbours joined and trailing zeros removed."""
    result: list[Segment] = []
    former = None
    for part in parts:
        if part in chosen and former in chosen:
            last = result.pop()
            result.append(Segment(last.address, last.data.ljust(part.address - last.address, b"\0") + part.data))
        elif part in chosen:
            result.append(part)
        former = part
    return [Segment(part.address, part.data.rstrip(b"\0")) for part in result]


def with_data(module: bytes, parts: list[Segment], chosen: set[Segment]) -> bytes:
    """A module that writes only the chosen segments into its memory."""
    written = [b"\0\x41" + leb(part.address, is_signed=True) + b"\x0b" + leb(len(part.data)) + part.data for part in joined(parts, chosen)]
    data = leb(len(written)) + b"".join(written)
    # The segment count is only for code that uses segment numbers, and this module doesn't.
    kept = [(kind, content) for kind, content in sections(module) if kind not in (CUSTOM, DATA, DATA_COUNT)]
    return module[:8] + b"".join(bytes([kind]) + leb(len(content)) + content for kind, content in [*kept, (DATA, data)])
