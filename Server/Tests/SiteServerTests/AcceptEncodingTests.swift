import Testing

@testable import SiteServer

struct AcceptEncodingTests {
    private func choice(_ field: String?, among offered: [ContentCoding] = ContentCoding.allCases) -> ContentCoding {
        AcceptEncoding(field).preferred(among: offered)
    }

    @Test(arguments: [nil, "", " ", ",,"])
    func `a client that says nothing gets plain bytes`(field: String?) {
        #expect(choice(field) == .identity)
    }

    @Test(arguments: [
        "gzip, deflate, br, zstd", "br", "BR", " br ; q=1.000 ", "gzip,br", "br;Q=0.5", "*", "br;q=0.001",
    ])
    func `brotli is taken wherever it is liked no less than the rest`(field: String) {
        #expect(choice(field) == .brotli)
    }

    @Test(arguments: ["gzip", "br;q=0.5, gzip", "br;q=0, gzip;q=0.1", "br;q=0, *", "gzip;q=1.0,*;q=0.9"])
    func `gzip is taken when it is liked best`(field: String) {
        #expect(choice(field) == .gzip)
    }

    @Test(arguments: [
        "identity, br;q=0.5", "deflate, zstd", "br;q=0", "br;q=0.0, gzip;q=0.000", "*;q=0.5, br;q=0, gzip;q=0",
    ])
    func `plain bytes are sent when they are liked best or nothing else is acceptable`(field: String) {
        #expect(choice(field) == .identity)
    }

    @Test(arguments: ["*;q=0", "identity;q=0", "identity;q=0, br;q=0, gzip;q=0"])
    func `plain bytes are sent rather than nothing`(field: String) {
        #expect(choice(field, among: [.identity]) == .identity)
    }

    @Test func `refusing plain bytes makes a packing the choice`() {
        #expect(choice("identity;q=0, *;q=0.1") == .brotli)
    }

    @Test func `what is not on offer is not chosen`() {
        #expect(choice("br, gzip;q=0.2", among: [.identity, .gzip]) == .gzip)
    }

    @Test(arguments: [
        "br;q=2", "br;q=-1", "br;q=1.5", "br;q=0.1234", "br;q=", "br;q", "br;", "br;q=x", "br;q=٠", "br;level=1;q=1",
        "br q=1", ";q=1", "br;q=1;q=0", "\"br\"", "\u{0}", "=", ";;;", "q=1", "br gzip",
    ])
    func `a malformed element counts as absent`(field: String) {
        #expect(choice(field) == .identity)
        #expect(choice(field + ", gzip") == .gzip)
    }

    @Test func `of two mentions the later one holds`() {
        #expect(choice("br;q=1, br;q=0") == .identity)
    }
}
