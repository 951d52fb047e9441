import Hummingbird
import Testing

@testable import SiteServer

struct MediaTypeFileNameTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"),
        ("style.css", "text/css; charset=utf-8"),
        ("main.js", "text/javascript; charset=utf-8"),
        ("main.mjs", "text/javascript; charset=utf-8"),
        ("licence.txt", "text/plain; charset=utf-8"),
        ("build.json", "application/json"),
        ("tercet.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon.png", "image/png"),
        ("favicon.ico", "image/vnd.microsoft.icon"),
        ("tercet.wasm", "application/wasm"),
        ("manifest.webmanifest", "application/manifest+json"),
    ])
    func `a known extension has its type, text with its charset`(name: String, type: String) {
        #expect(MediaType(fileName: name).description == type)
    }

    @Test(arguments: ["tercet.unknown", "html", "README", "name.", ""])
    func `anything else is bytes`(name: String) {
        #expect(MediaType(fileName: name).description == "application/octet-stream")
    }

    @Test func `only the last extension counts, in any case`() {
        #expect(MediaType(fileName: "main.html.0123456789ab.JS").description == "text/javascript; charset=utf-8")
    }
}
