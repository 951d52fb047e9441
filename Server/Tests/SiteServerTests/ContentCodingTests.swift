import Testing

@testable import SiteServer

struct ContentCodingTests {
    @Test func `brotli is preferred to gzip and gzip to no compression`() {
        #expect(ContentCoding.allCases.sorted(by: >).map(\.token) == ["br", "gzip", "identity"])
    }

    @Test func `compressed files are recognized by their suffix`() {
        #expect(ContentCoding.allCases.sorted(by: >).map(\.fileSuffix) == [".br", ".gz", ""])
    }
}
