import Testing

@testable import SiteServer

struct AcceptEncodingTests {
    private func choice(_ field: String?, among available: [ContentCoding] = ContentCoding.allCases) -> ContentCoding {
        AcceptEncoding(field).preferred(among: available)
    }

    @Test(arguments: [nil, "", " ", ",,"])
    func `a client that names no coding gets uncompressed bytes`(field: String?) {
        #expect(choice(field) == .identity)
    }

    @Test(arguments: [
        "gzip, deflate, br, zstd", "br", "BR", " br ; q=1.000 ", "gzip,br", "br;Q=0.5", "*", "br;q=0.001",
    ])
    func `brotli is chosen where nothing else is preferred to it`(field: String) {
        #expect(choice(field) == .brotli)
    }

    @Test(arguments: ["gzip", "br;q=0.5, gzip", "br;q=0, gzip;q=0.1", "br;q=0, *", "gzip;q=1.0,*;q=0.9"])
    func `gzip is chosen where it is preferred`(field: String) {
        #expect(choice(field) == .gzip)
    }

    @Test(arguments: [
        "identity, br;q=0.5", "deflate, zstd", "br;q=0", "br;q=0.0, gzip;q=0.000", "*;q=0.5, br;q=0, gzip;q=0",
    ])
    func `uncompressed bytes are sent if they are preferred or nothing else is acceptable`(field: String) {
        #expect(choice(field) == .identity)
    }

    @Test(arguments: ["*;q=0", "identity;q=0", "identity;q=0, br;q=0, gzip;q=0"])
    func `uncompressed bytes are sent rather than nothing`(field: String) {
        #expect(choice(field, among: [.identity]) == .identity)
    }

    @Test func `where uncompressed bytes are not acceptable, compressed ones are chosen`() {
        #expect(choice("identity;q=0, *;q=0.1") == .brotli)
    }

    @Test func `a coding that is not available is not chosen`() {
        #expect(choice("br, gzip;q=0.2", among: [.identity, .gzip]) == .gzip)
    }

    @Test(arguments: [
        "br;q=2", "br;q=-1", "br;q=1.5", "br;q=0.1234", "br;q=", "br;q", "br;", "br;q=x", "br;q=٠", "br;level=1;q=1",
        "br q=1", ";q=1", "br;q=1;q=0", "\"br\"", "\u{0}", "=", ";;;", "q=1", "br gzip",
    ])
    func `a malformed element is ignored`(field: String) {
        #expect(choice(field) == .identity)
        #expect(choice(field + ", gzip") == .gzip)
    }

    @Test func `the later of two mentions counts`() {
        #expect(choice("br;q=1, br;q=0") == .identity)
    }
}
