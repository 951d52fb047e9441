import Testing

@testable import SiteServer

struct ContentTypeTests {
    @Test(arguments: [
        ("index.html", "text/html; charset=utf-8"),
        ("style.css", "text/css; charset=utf-8"),
        ("main.js", "text/javascript; charset=utf-8"),
        ("main.mjs", "text/javascript; charset=utf-8"),
        ("build.json", "application/json; charset=utf-8"),
        ("tercet.webmanifest", "application/manifest+json; charset=utf-8"),
        ("icon.svg", "image/svg+xml; charset=utf-8"),
        ("licence.txt", "text/plain; charset=utf-8"),
        ("icon.png", "image/png"),
        ("favicon.ico", "image/x-icon"),
        ("tercet.wasm", "application/wasm"),
    ])
    func `a known extension has its type, text with its charset`(name: String, type: String) {
        #expect(ContentType(fileName: name).rawValue == type)
    }

    @Test(arguments: ["tercet.zip", "html", "README", "name.", ""])
    func `anything else is bytes`(name: String) {
        #expect(ContentType(fileName: name) == .bytes)
    }

    @Test func `only the last extension counts, in any case`() {
        #expect(ContentType(fileName: "main.html.0123456789ab.JS") == .javaScript)
    }
}
