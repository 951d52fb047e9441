"""Builds the WebAssembly modules and writes the site.

The names of most files contain a hash of their content, so browsers can cache them without asking again. Files that
browsers look up under a fixed name don't: index.html, the manifest, and the service worker, which stores the other
files for offline use. Apart from the module, everything the first card needs is written into index.html: the style and
the bridge, each identified by its hash in the page's content security policy. In the single file, a `data:` address
replaces the name of each other file. Files that compress well have compressed copies next to them, for servers that
send them.
"""
import base64
import functools
import gzip
import hashlib
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from typing import NamedTuple

from commands import FEATURES
from previews import checked, with_previews
from progress import Failed, Progress, Step
from splitting import split

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB, DIST = ROOT / "Web", ROOT / "dist"
# The folders and files that the site is made of.
SOURCES = ["Package.swift", "Sources", "Languages", "Web", "Tools"]
BUILD = [
    "swift", "build", "--package-path", str(ROOT), "--scratch-path", str(ROOT / ".build/web"),
    "--triple", "wasm32-unknown-none-wasm", "--toolset", str(ROOT / "Tools/web.toolset.json"), "-c", "release",
]
# The product of each module, and the index of the module in it.
MODULES = {"tercet.wasm": ("WebApp", 0), "rest.wasm": ("WebApp", 1), "reports.wasm": ("WebReports", 0)}
# The parts of the joined files: style sheets in the order of the cascade, and the bridge. Dialogs are styled after the
# first card.
JOINED = {
    "style.css": ["style/page.css", "style/table.css", "style/players.css", "style/screens.css"],
    "dialogs.css": ["style/pointing.css", "style/guide.css", "style/dialogs.css", "style/settings.css", "style/records.css", "style/result.css", "style/together.css", "style/print.css"],
    "bridge.js": ["words.js", "mirror.js", "versions.js", "start.js", "sound.js", "socket.js", "outlets.js", "bridge.js"],
    "reports.js": ["words.js", "reports.js"],
}
# The files written into index.html: the element there, without optional quotes, the element it becomes, and its
# directive.
INLINE = {
    "style.css": ("<link rel=stylesheet href=style.css>", "<style>", "</style>", "style-src"),
    "bridge.js": ("<script type=module src=bridge.js></script>", "<script type=module>", "</script>", "script-src"),
}
# The icons drawn from icon.svg: the width in pixels, and the drawing's share of it. If the share is less than 1, the
# background extends to the edges, since systems cut such an icon to their own shape.
ICONS = {"icon-192.png": (192, 1), "icon-512.png": (512, 1), "icon-maskable.png": (512, 0.72), "icon-apple.png": (180, 0.86)}
PICTURES = {"screen-narrow.webp": "match", "screen-wide.webp": "desk"}
# The picture in previews of links, drawn from preview.svg.
PREVIEW = "preview.png"
# The lines of index.html for files and previews that only the site has. The single file omits them.
SITE_ONLY = re.compile(r'<(?:link (?:rel|data-later)="(?:preload|manifest|apple-touch-icon)"|meta property=).*\n')
TYPES = {".wasm": "application/wasm", ".txt": "text/plain", ".svg": "image/svg+xml", ".css": "text/css", ".js": "text/javascript"}


class Effort(NamedTuple):
    """How much a site is optimized, whether it has compressed copies, and its folder."""
    folder: pathlib.Path
    optimize: tuple[str, ...]
    compresses: bool


FULL = Effort(DIST, ("--flatten", "--rereloop", "-Oz", "--low-memory-unused", "-Oz", "--converge"), True)
# One pass, for a site to play with at once.
QUICK = Effort(ROOT / ".build/play", ("-O1", "--low-memory-unused"), False)


def output(command: list[str], data: bytes) -> bytes:
    """The command's output for these bytes."""
    return subprocess.run(command, input=data, stdout=subprocess.PIPE, check=True).stdout


def built(step: Step, product: str) -> pathlib.Path:
    """Builds a WebAssembly module with function names, as the linker writes it."""
    command = [*BUILD, "--product", product]
    output = step.run(*command, title="compiling")
    if "warning:" in output:
        raise Failed(tuple(command), output)
    return ROOT / ".build/web/release" / f"{product}.wasm"


def optimized(path: pathlib.Path, effort: Effort) -> pathlib.Path:
    """Optimizes the module for size."""
    result = path.with_suffix(".small.wasm")
    subprocess.run(["wasm-opt", *FEATURES, *effort.optimize, "--strip-debug", str(path), "-o", str(result)], check=True)
    return result


class Words(NamedTuple):
    """The words of a language: the files for the page, and the texts that the build writes into others."""
    first: bytes
    later: bytes
    texts: dict[str, str]


def compiled_words(step: Step, languages: pathlib.Path, folder: pathlib.Path) -> dict[str, Words]:
    """Compiles the words of each language from its file, and returns them by its code, English first."""
    tools = ROOT / ".build/tools"
    build = ["swift", "build", "--package-path", str(ROOT), "--scratch-path", str(tools)]
    step.run(*build, "--product", "compile-words", title="compiling words")
    shutil.rmtree(folder, ignore_errors=True)
    step.run(str(tools / "debug/compile-words"), str(languages), str(folder), title="compiling words")
    codes = sorted((path.stem for path in folder.glob("*.json")), key=lambda code: (code != "en", code))
    return {code: Words((folder / f"{code}.first").read_bytes(), (folder / f"{code}.later").read_bytes(),
                        json.loads((folder / f"{code}.json").read_text())) for code in codes}


@functools.cache
def words(step: Step) -> dict[str, Words]:
    """The words of the site's languages. `LANGUAGES=en ru` names those of a site that doesn't have all."""
    all_words = compiled_words(step, ROOT / "Languages", ROOT / ".build/words")
    chosen = os.environ.get("LANGUAGES", "").split() or list(all_words)
    if unknown := set(chosen) - set(all_words):
        sys.exit(f"There are no words in {' '.join(sorted(unknown))}, only in {' '.join(all_words)}.")
    return {code: one for code, one in all_words.items() if code in chosen}


def filled(text: str, words: dict[str, Words]) -> str:
    """The text with words in its gaps: `{{ id }}` is a message in each language, `{{ first id }}` only in the first one."""
    first, *others = words
    spans = "".join(f' <span lang="{code}">{{{code}}}</span>' for code in others)
    def word(match: re.Match) -> str:
        if match[2] == "languages":
            return " ".join(words)
        if match[1]:
            return html.escape(words[first].texts[match[2]])
        texts = {code: html.escape(one.texts[match[2]], quote=False) for code, one in words.items()}
        return texts[first] + spans.format(**texts)
    return re.sub(r"\{\{ (first )?([\w-]+) \}\}", word, text)


def manifest(words: dict[str, Words]) -> dict:
    """The manifest with words in its gaps: each member that is a gap, and its translations."""
    first, *others = words
    def fill(value):
        if isinstance(value, list):
            return [fill(one) for one in value]
        if not isinstance(value, dict):
            return value
        members = {}
        for key, one in value.items():
            gap = isinstance(one, str) and re.fullmatch(r"\{\{ ([\w-]+) \}\}", one)
            members[key] = words[first].texts[gap[1]] if gap else fill(one)
            if gap and others:
                members[f"{key}_localized"] = {code: words[code].texts[gap[1]] for code in others}
        return members
    return fill(json.loads(source("manifest.webmanifest"))) | {"lang": first}


@functools.cache
def modules(step: Step, effort: Effort, product: str) -> tuple[bytes, ...]:
    """The modules of a product: both halves of the game's."""
    path = built(step, product)
    step.show("optimizing")
    parts = split(path) if product == "WebApp" else (path,)
    return tuple(optimized(part, effort).read_bytes() for part in parts)


def brotli(data: bytes) -> bytes:
    """The bytes, compressed."""
    return output(["brotli", "-c", "-q", "11", "-w", "24"], data)


def hashed(name: str, data: bytes) -> str:
    """The name with part of the content's hash before its extension."""
    path = pathlib.PurePath(name)
    return f"{path.stem}.{hashlib.sha256(data).hexdigest()[:12]}{path.suffix}"


def renamed(text: str, names: dict[str, str]) -> str:
    """The text with each file name in double quotes replaced by its hashed name."""
    return re.sub(r'"([\w.-]+)"', lambda match: f'"{names.get(match[1], match[1])}"', text)


def minified(name: str, text: str) -> bytes:
    """The text, minified according to the extension."""
    return output(["minify", "--type", pathlib.PurePath(name).suffix[1:]], text.encode())


def inlined(page: bytes, parts: dict[str, bytes]) -> bytes:
    """The page with these files replacing the elements that request them, and allowed by its policy."""
    for name, data in parts.items():
        element, begin, end, directive = INLINE[name]
        digest = base64.b64encode(hashlib.sha256(data).digest())
        for old, new in ((element, begin.encode() + data + end.encode()), (directive, f"{directive} 'sha256-".encode() + digest + b"'")):
            if page.count(old.encode()) != 1 or end.encode() in data:
                sys.exit(f"{name} can't be written into index.html: {old} is not there exactly once, or the file contains {end}.")
            page = page.replace(old.encode(), new)
    return page


# What only the build reads in index.html: the messages that elements show (`Plugins/ListElements`).
LABELS = re.compile(r' data-(?:words|label)="[a-z0-9-]+"')


def source(name: str) -> str:
    """The text of a file of the site."""
    text = "\n".join((WEB / path).read_text() for path in JOINED.get(name, [name]))
    return LABELS.sub("", text) if name == "index.html" else text


def picture(name: str) -> bytes:
    """Draws an icon or the picture for previews, or reads a screenshot."""
    if name in PICTURES:
        return (ROOT / f"docs/pictures/{PICTURES[name]}.webp").read_bytes()
    return icon(name) if name in ICONS else output(["rsvg-convert", "--width", "1200"], (WEB / "preview.svg").read_bytes())


def icon(name: str) -> bytes:
    """Draws the icon."""
    width, share = ICONS[name]
    drawing = (WEB / "icon.svg").read_text()
    if share < 1:
        ground = re.search(r'<rect width="64" height="64".* fill="(#\w+)"/>', drawing)
        inner = f"translate({32 * (1 - share)} {32 * (1 - share)}) scale({share})"
        full = f'<rect width="64" height="64" fill="{ground[1]}"/><g transform="{inner}">'
        drawing = drawing.replace(ground[0], full).replace("</svg>", "</g></svg>")
    return output(["rsvg-convert", "--width", str(width), "--height", str(width)], drawing.encode())


def address(name: str, data: bytes) -> str:
    """A `data:` address with the content itself."""
    return f"data:{TYPES[pathlib.PurePath(name).suffix]};base64,{base64.b64encode(data).decode()}"


def parts_of_page(step: Step, effort: Effort, name_of) -> tuple[dict[str, str], dict[str, bytes], dict[str, bytes]]:
    """The files of the page, each after the files that it refers to, since their names are part of its content. Returns
    each file's name in the other files, the files by these names, and the parts written into the page."""
    names, files, parts = {}, {}, {}
    texts = {f"words-{code}{part}.txt": data for code, one in words(step).items() for part, data in (("", one.first), ("-later", one.later))}
    languages = json.dumps({code: [f"words-{code}.txt", f"words-{code}-later.txt"] for code in words(step)})
    for name in (*MODULES, *texts, "icon.svg", "style.css", "dialogs.css", "reports.js", "bridge.js"):
        if name in MODULES:
            product, index = MODULES[name]
            data = modules(step, effort, product)[index]
        elif name in texts:
            data = texts[name]
        else:
            data = minified(name, renamed(source(name).replace('"LANGUAGES"', languages), names))
        if name in INLINE:
            parts[name] = data
        else:
            names[name] = name_of(name, data)
            files[names[name]] = data
    return names, files, parts


def worker(names: dict[str, str], files: list[str]) -> bytes:
    """The service worker for these files."""
    version = hashlib.sha256(" ".join(files).encode()).hexdigest()[:12]
    text = renamed(source("service-worker.js"), names).replace("VERSION", version).replace("FILES\"", " ".join(files) + "\"")
    return minified("service-worker.js", text)


def write(name: str, data: bytes, effort: Effort) -> None:
    """Writes a file, with compressed copies if they are worth it: pictures are already compressed."""
    (effort.folder / name).write_bytes(data)
    if name.endswith((".png", ".webp")) or not effort.compresses:
        return
    for suffix, compressed in ((".br", brotli(data)), (".gz", gzip.compress(data, 9, mtime=0))):
        if len(compressed) < len(data):
            (effort.folder / (name + suffix)).write_bytes(compressed)


def site_url() -> str:
    """The address at which the site will be published; empty if it isn't known."""
    try:
        return checked(os.environ.get("SITE_URL", ""))
    except ValueError as error:
        sys.exit(str(error))


def is_current(effort: Effort) -> bool:
    """Whether the site is newer than all that it is made of."""
    page = effort.folder / "index.html"
    files = [file for name in SOURCES for file in [ROOT / name, *(ROOT / name).rglob("*")]]
    return page.exists() and max(file.stat().st_mtime for file in files) <= page.stat().st_mtime


def build(step: Step, effort: Effort) -> None:
    """Writes the site."""
    url = site_url()
    names, files, parts = parts_of_page(step, effort, hashed)
    step.show("compressing")
    for name in (*ICONS, *PICTURES, PREVIEW):
        data = picture(name)
        names[name] = hashed(name, data)
        files[names[name]] = data
    text = renamed(filled(source("index.html"), words(step)), names)
    text = with_previews(text, url, names[PREVIEW], next(iter(words(step).values())).texts)
    page = inlined(minified("index.html", text), parts)
    names["page.html"] = hashed("page.html", page)
    files |= {names["page.html"]: page, "index.html": page}
    files["manifest.webmanifest"] = minified("manifest.json", renamed(json.dumps(manifest(words(step)), ensure_ascii=False), names))
    offline = [name for name in files if pathlib.PurePath(name).suffix in (*TYPES, ".html") and name != "index.html"]
    files["service-worker.js"] = worker(names, offline)
    shutil.rmtree(effort.folder, ignore_errors=True)
    effort.folder.mkdir(parents=True)
    for name, data in files.items():
        write(name, data, effort)


def build_single(step: Step) -> None:
    """Writes the game as one file that doesn't load anything else."""
    names, _, parts = parts_of_page(step, FULL, address)
    parts["bridge.js"] = parts["bridge.js"].replace(b"service-worker.js", b"")
    text = SITE_ONLY.sub("", renamed(filled(source("index.html"), words(step)), names))
    page = inlined(minified("index.html", text), parts)
    DIST.mkdir(exist_ok=True)
    (DIST / "tercet.html").write_bytes(page.replace(b"'self'", b"data:"))
