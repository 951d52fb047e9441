import Hummingbird
import Testing

@testable import SiteServer

struct ResourceTests {
    private let page = Resource(fileName: "index.html", bytes: Array("page".utf8))
    private let code = Resource(
        fileName: "main.0123456789ab.js",
        bytes: Array("code".utf8),
        compressed: [.brotli: Array("br".utf8), .gzip: Array("gz".utf8)]
    )

    private func get(_ resource: Resource, accepting: String? = nil, ifNoneMatch: String? = nil) -> Response {
        resource.response(accepting: AcceptEncoding(accepting), ifNoneMatch: ifNoneMatch)
    }

    @Test func `a file without compressed copies is sent as it is, to be revalidated`() {
        let response = get(page, accepting: "br, gzip")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.headers[.cacheControl] == "no-cache")
        #expect(response.headers[.contentLength] == "4")
        #expect(response.headers[.contentEncoding] == nil)
        #expect(response.headers[.vary] == nil)
    }

    @Test func `a compressed copy is sent with the type of the file`() {
        let response = get(code, accepting: "br")
        #expect(response.headers[.contentEncoding] == "br")
        #expect(response.headers[.contentLength] == "2")
        #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
        #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
    }

    @Test(arguments: [nil, "br", "gzip", "br;q=0", "nonsense;;"])
    func `where compressed copies exist every response varies by coding`(accepting: String?) {
        #expect(get(code, accepting: accepting).headers[.vary] == "Accept-Encoding")
        #expect(get(code, accepting: accepting, ifNoneMatch: "*").headers[.vary] == "Accept-Encoding")
    }

    @Test func `each coding has its own tag`() {
        let tags = [nil, "gzip", "br"].map { get(code, accepting: $0).headers[.eTag] }
        #expect(Set(tags).count == 3)
        #expect(!tags.contains(nil))
    }

    @Test func `a client that has the bytes gets 304 without them`() throws {
        let tag = try #require(get(page).headers[.eTag])
        let response = get(page, ifNoneMatch: tag)
        #expect(response.status == .notModified)
        #expect(response.body.contentLength == 0)
        #expect(response.headers[.eTag] == tag)
        #expect(response.headers[.cacheControl] == "no-cache")
    }

    @Test func `a tag of another coding or another version gets the bytes`() throws {
        let tag = try #require(get(code, accepting: "gzip").headers[.eTag])
        #expect(get(code, accepting: "br", ifNoneMatch: tag).status == .ok)
        #expect(get(page, ifNoneMatch: "\"old\"").status == .ok)
    }
}
