"""Pictures of a part of the page, pixel by pixel."""
import base64
import struct
import zlib


def picture(game, box: tuple[float, float, float, float]) -> list[int]:
    """The brightness, 0 to 255, of each pixel of a box: its left and upper edge, its width and its height."""
    clip = dict(zip(("x", "y", "width", "height"), box), scale=1)
    return brightness(base64.b64decode(game.command("Page.captureScreenshot", clip=clip)["data"]))


def brightness(png: bytes) -> list[int]:
    """Decodes a picture as browsers take them: 8 bits for each of RGB or RGBA, not interlaced
    (https://www.w3.org/TR/png-3/)."""
    chunks, place = {}, 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        chunks[kind] = chunks.get(kind, b"") + png[place + 8:place + 8 + length]
        place += 12 + length
    width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert (depth, interlace) == (8, 0)
    step = {2: 3, 6: 4}[color]
    rows, data, above = [], zlib.decompress(chunks[b"IDAT"]), bytearray(width * step)
    for row in range(height):
        start = row * (width * step + 1)
        above = unfilter(data[start], bytearray(data[start + 1:start + 1 + width * step]), above, step)
        rows += [sum(above[x:x + 3]) // 3 for x in range(0, len(above), step)]
    return rows


def unfilter(kind: int, line: bytearray, above: bytearray, step: int) -> bytearray:
    """Adds to each byte of a line the byte that its filter predicts, from the bytes on the left, above, and above left."""
    for x in range(len(line) if kind else 0):
        left, up, corner = (line[x - step], above[x], above[x - step]) if x >= step else (0, above[x], 0)
        line[x] = (line[x] + (left, up, (left + up) // 2, paeth(left, up, corner))[kind - 1]) & 255
    return line


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
