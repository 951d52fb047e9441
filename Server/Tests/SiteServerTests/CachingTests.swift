import Testing

@testable import SiteServer

struct CachingTests {
    @Test(arguments: [
        "main.01234567.js",
        "tercet.0123456789ab.wasm",
        "a.b.c.deadbeefdeadbeef.css",
        "main.\(String(repeating: "f", count: 64)).js",
    ])
    func `a name with a content hash may be cached for ever`(name: String) {
        #expect(Caching(fileName: name) == .immutable)
    }

    @Test(arguments: [
        "index.html",
        "main.0123456.js",
        "main.\(String(repeating: "f", count: 65)).js",
        "main.0123456789AB.js",
        "main.0123456789ag.js",
        "main.٠١٢٣٤٥٦٧.js",
        "0123456789ab.js",
        "main.0123456789ab",
        "main.0123456789ab.min.js",
        "main..js",
        "",
    ])
    func `any other name must be revalidated`(name: String) {
        #expect(Caching(fileName: name) == .revalidated)
    }

    @Test func `the field values are those that browsers understand`() {
        #expect(Caching.immutable.rawValue == "public, max-age=31536000, immutable")
        #expect(Caching.revalidated.rawValue == "no-cache")
    }
}
