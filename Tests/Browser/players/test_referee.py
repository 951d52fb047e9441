"""The referee of online games in WebAssembly: a whole game without a server has the same record as natively."""
import base64
import subprocess
import sys

from screens import DESK
from serving import ROOT

sys.path.insert(0, str(ROOT / "Tools"))
from website import BUILD

MODULE = ROOT / ".build/web/release/WebReferee.wasm"
# The native tests compare their record with the same file (WholeGameTests.swift).
RECORD = ROOT / "Tests/SetTogetherTests/Golden/whole-game.txt"

PLAY = """
const bytes = Uint8Array.from(atob(arguments[0]), (character) => character.charCodeAt());
let record;
const receive = (start, length) => (record = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, start, length)));
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { platform: { record: receive } });
exports.play();
return record;
"""


def test_a_whole_game_without_a_server_is_the_same_in_webassembly_as_natively(browsers):
    subprocess.run([*BUILD, "--product", "WebReferee"], check=True, capture_output=True)
    browser = browsers(DESK)
    browser.get("about:blank")
    record = browser.execute_script(PLAY, base64.b64encode(MODULE.read_bytes()).decode())
    assert record.splitlines() == RECORD.read_text().splitlines()
