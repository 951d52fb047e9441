import Hummingbird
import Testing

@testable import SiteServer

struct SiteResponderTests {
    private static let files = [
        "index.html": "page",
        "main.0123456789ab.js": "code",
        "main.0123456789ab.js.br": "br",
        "main.0123456789ab.js.gz": "gz",
        "two words.txt": "two",
        "100%.txt": "percent",
        "art/icon.svg": "<svg/>",
    ]

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        headers: HTTPFields = [:],
        availability: Availability = Availability()
    ) async throws -> CollectedResponse {
        try await TemporarySite.with(Self.files) { folder in
            let head = HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers
            )
            let responder = try SiteResponder(site: Site(folder: folder.path), availability: availability)
            return try await CollectedResponse(of: responder, to: head)
        }
    }

    @Test(arguments: [
        ("/", "page"),
        ("/index.html", "page"),
        ("/?theme=dark", "page"),
        ("/art/icon.svg", "<svg/>"),
        ("/two%20words.txt", "two"),
        ("/%69ndex.html", "page"),
        ("/100%25.txt", "percent"),
        ("http://localhost:8080/index.html", "page"),
    ])
    func `a file is found by its path, percent-decoded once`(path: String, body: String) async throws {
        let response = try await send(.get, path)
        #expect(response.status == .ok)
        #expect(response.body == body)
    }

    @Test(arguments: [
        "/missing", "/Index.html", "/art", "/art/", "//index.html", "/100%2525.txt", "/index.html/", "/%00", "*",
    ])
    func `an unknown path is not found`(path: String) async throws {
        let response = try await send(.get, path)
        #expect(response.status == .notFound)
        #expect(response.body == "404 Not Found\n")
    }

    @Test(arguments: [
        "/../secret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt", "/..%2fsecret.txt", "/art/../../secret.txt",
        "/%252e%252e/secret.txt", "/..%5csecret.txt", "/./../secret.txt", "//../secret.txt", "../secret.txt",
    ])
    func `no path leads out of the site`(path: String) async throws {
        #expect(try await send(.get, path).status == .notFound)
    }

    @Test(arguments: ["/%", "/%2", "/%zz", "/index%ff.html", "/%c3%28", "/100%.txt"])
    func `a path that can't be decoded is a bad request`(path: String) async throws {
        let response = try await send(.get, path)
        #expect(response.status == .badRequest)
        #expect(response.body == "400 Bad Request\n")
    }

    @Test(arguments: ["/missing", "/%"])
    func `an error is a line of plain text that is not cached`(path: String) async throws {
        let response = try await send(.get, path)
        #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(response.headers[.cacheControl] == "no-cache")
        #expect(response.headers[.allow] == nil)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .delete, .patch, .options, .trace, .connect])
    func `only GET and HEAD are allowed`(method: HTTPRequest.Method) async throws {
        let response = try await send(method, "/")
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers[.allow] == "GET, HEAD")
        #expect(response.body == "405 Method Not Allowed\n")
    }

    @Test(arguments: ["/", "/main.0123456789ab.js", "/missing", "/%zz"])
    func `HEAD gives the header fields of GET without the body`(path: String) async throws {
        let get = try await send(.get, path, headers: [.acceptEncoding: "br"])
        let head = try await send(.head, path, headers: [.acceptEncoding: "br"])
        #expect(head.status == get.status)
        #expect(head.headers == get.headers)
        #expect(head.headers[.contentLength] == "\(get.body.utf8.count)")
        #expect(head.body.isEmpty)
    }

    @Test(arguments: [("br", "br"), ("gzip;q=0.1", "gz"), ("br;q=0, *", "gz"), ("br;q=0", "code"), ("br;q=!", "code")])
    func `the coding is the one that the client prefers`(preferences: String, body: String) async throws {
        let response = try await send(.get, "/main.0123456789ab.js", headers: [.acceptEncoding: preferences])
        #expect(response.body == body)
        #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    }

    @Test(arguments: ["/main.0123456789ab.js.br", "/main.0123456789ab.js.gz"])
    func `a compressed copy has no path of its own`(path: String) async throws {
        #expect(try await send(.get, path).status == .notFound)
    }

    @Test(arguments: [HTTPRequest.Method.get, .head])
    func `an unchanged file is not sent again, and no length is given`(method: HTTPRequest.Method) async throws {
        let tag = try #require(try await send(.get, "/").headers[.eTag])
        let response = try await send(method, "/", headers: [.ifNoneMatch: tag])
        #expect(response.status == .notModified)
        #expect(response.body.isEmpty)
        #expect(response.headers[.contentLength] == nil)
        #expect(response.headers[.eTag] == tag)
    }

    @Test(arguments: [
        ("/", HTTPRequest.Method.get, HTTPResponse.Status.ok),
        ("/main.0123456789ab.js", .head, .ok),
        ("/missing", .get, .notFound),
        ("/%zz", .get, .badRequest),
        ("/", .post, .methodNotAllowed),
    ])
    func `every response has the security headers`(
        path: String, method: HTTPRequest.Method, status: HTTPResponse.Status
    ) async throws {
        let response = try await send(method, path)
        #expect(response.status == status)
        #expect(Self.security(of: response) == SecurityHeadersTests.expected)
    }

    @Test func `a 304 has the security headers too`() async throws {
        let response = try await send(.get, "/", headers: [.ifNoneMatch: "*"])
        #expect(response.status == .notModified)
        #expect(Self.security(of: response) == SecurityHeadersTests.expected)
    }

    private static func security(of response: CollectedResponse) -> [String: String] {
        let names = SecurityHeadersTests.expected.keys
        let fields = response.headers.filter { names.contains($0.name.canonicalName) }
        return Dictionary(fields.map { ($0.name.canonicalName, $0.value) }) { $0 + ", " + $1 }
    }

    /// The title in the preview of a page that is built with previews, and its address there.
    private func preview(
        _ path: String, host: String, _ addresses: PageAddressSource, headers: HTTPFields = [:]
    ) async throws -> (title: String?, address: String?, picture: String?) {
        let files = ["index.html": PreviewedPagesTests.page, "preview.0123abcd.png": "", "preview.svg": ""]
        return try await TemporarySite.with(files) { folder in
            let responder = try SiteResponder(site: Site(folder: folder.path), addresses: addresses)
            let head = HTTPRequest(method: .get, scheme: "http", authority: host, path: path, headerFields: headers)
            let response = try await CollectedResponse(of: responder, to: head)
            #expect(response.status == .ok && Self.security(of: response) == SecurityHeadersTests.expected)
            let properties = LinkPreviewTests.properties(in: response.body)
            return (properties["og:title"], properties["og:url"], properties["og:image"])
        }
    }

    @Test(arguments: [
        ("/", "Tercet: the card game Set", ""), ("/index.html?lang=ru", "Tercet: the card game Set", ""),
        ("/?together", "Play Set together", "?together"),
        ("/?lang=ru&daily=2026-11-22", "Tercet: daily deal for 22 November 2026", "?daily=2026-11-22"),
    ])
    func `the page has a preview for its link, at the host of the request or at the known address`(
        path: String, title: String, query: String
    ) async throws {
        let atHost = try await preview(path, host: "h:8080", .request(trustsProxy: false))
        #expect(atHost == (title, "http://h:8080/\(query)", "http://h:8080/preview.0123abcd.png"))
        let known = try #require(PageAddress("https://example.org/set"))
        let atAddress = try await preview(path, host: "a b", .known(known))
        #expect(atAddress == (title, known.text + query, "https://example.org/set/preview.0123abcd.png"))
    }

    @Test func `a trusted proxy says whether the page is secure`() async throws {
        let fields: HTTPFields = [try #require(HTTPFields.Element.Name("X-Forwarded-Proto")): "https"]
        let trusted = try await preview("/", host: "h", .request(trustsProxy: true), headers: fields)
        let untrusted = try await preview("/", host: "h", .request(trustsProxy: false), headers: fields)
        #expect(trusted.address == "https://h/" && untrusted.address == "http://h/")
    }

    @Test func `a bad host gets no preview`() async throws {
        #expect(try await preview("/?together", host: "a\"b", .request(trustsProxy: false)) == (nil, nil, nil))
    }

    @Test func `the health check says ok, and 503 once the server stops`() async throws {
        let availability = Availability()
        let running = try await send(.get, "/health", availability: availability)
        #expect(running.status == .ok && running.body == "ok")
        #expect(running.headers[.cacheControl] == "no-cache")
        #expect(try await send(.post, "/health").status == .methodNotAllowed)
        availability.stop()
        #expect(try await send(.get, "/health", availability: availability).status == .serviceUnavailable)
        #expect(try await send(.get, "/", availability: availability).status == .ok)
    }
}
