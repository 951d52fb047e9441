import Testing

@testable import SiteServer

struct ContentCodingTests {
    @Test func `brotli goes before gzip and gzip before plain bytes`() {
        #expect(ContentCoding.allCases.sorted(by: >).map(\.token) == ["br", "gzip", "identity"])
    }

    @Test func `packed files are known by their suffix`() {
        #expect(ContentCoding.allCases.sorted(by: >).map(\.fileSuffix) == [".br", ".gz", ""])
    }
}
