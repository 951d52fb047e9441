import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(10)))
struct SiteServeTests {
    private static let tag = EntityTag(of: Array(RunningServer.page.utf8), coding: .identity).field
    private static let file = ["etag": tag, "content-type": "text/html; charset=utf-8", "content-length": "4"]
    private static let notFound = ["content-type": "text/plain; charset=utf-8", "content-length": "14"]
    private static let notAllowed = [
        "content-type": "text/plain; charset=utf-8", "content-length": "23", "allow": "GET, HEAD",
    ]

    /// The beginnings of requests, and the answers.
    private static let exchanges = [
        ("GET / HTTP/1.1", answer("200 OK", file, RunningServer.page)),
        ("HEAD / HTTP/1.1", answer("200 OK", file, "")),
        ("GET / HTTP/1.1\r\nIf-None-Match: *", answer("304 Not Modified", ["etag": tag], "")),
        ("GET /../secret.txt HTTP/1.1", answer("404 Not Found", notFound, "404 Not Found\n")),
        ("POST / HTTP/1.1", answer("405 Method Not Allowed", notAllowed, "405 Method Not Allowed\n")),
    ]

    /// An answer with these fields, and with those that are the same in all of them.
    private static func answer(_ status: String, _ fields: [String: String], _ body: String) -> RawAnswer {
        let common = SecurityHeadersTests.expected.merging(["cache-control": "no-cache"]) { $1 }
        return RawAnswer(statusLine: "HTTP/1.1 \(status)", fields: common.merging(fields) { $1 }, body: body)
    }

    private static func request(_ beginning: String, connection: String) -> String {
        "\(beginning)\r\nHost: a\r\nConnection: \(connection)\r\n\r\n"
    }

    /// The lines but for the dates, because the second may change between two answers.
    private static func withoutDates(_ answers: String) -> [Substring] {
        answers.split(separator: "\r\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("Date: ") }
    }

    @Test func `the line announced holds the real port`() async throws {
        try await RunningServer.with { server in
            #expect(server.port > 0)
            #expect(server.line == "Tercet is running at http://127.0.0.1:\(server.port)/")
        }
    }

    @Test func `listening everywhere is announced as such`() async throws {
        try await RunningServer.with(host: "0.0.0.0") { server in
            let url = "http://127.0.0.1:\(server.port)/"
            #expect(server.line.hasPrefix("Tercet is running at \(url) (open to other machines"))
        }
    }

    @Test(arguments: ["127.0.0.1", "0.0.0.0"])
    func `a port in use is an error that names it`(host: String) async throws {
        try await RunningServer.with { server in
            let endpoint = try Endpoint(host: host, port: server.port)
            await #expect(throws: ServeError.portInUse(server.port)) {
                try await server.site.serve(at: endpoint) { line in Issue.record("announced: \(line)") }
            }
        }
    }

    @Test(arguments: ["192.0.2.1", "no such host", ""])
    func `an address that is not this machine's is an error`(host: String) async throws {
        try await TemporarySite.with { folder in
            let site = try Site(folder: folder.path)
            let endpoint = try Endpoint(host: host, port: 0)
            let error = await #expect(throws: ServeError.self) { try await site.serve(at: endpoint) { _ in } }
            guard case .cannotListen(host, 0, let reason) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(!reason.contains("Error"))
        }
    }

    @Test(arguments: exchanges)
    func `over a real connection GET, HEAD and 304 come out whole`(beginning: String, answer: RawAnswer) async throws {
        try await RunningServer.with { server in
            let text = try await server.answers(to: [(Self.request(beginning, connection: "close"), 1)])
            #expect(try RawAnswer(text) == answer)
        }
    }

    @Test func `answers over one connection are the same as over a connection each`() async throws {
        try await RunningServer.with { server in
            let closing = Self.exchanges.map { Self.request($0.0, connection: "close") }
            var separate = ""
            for request in closing { separate += try await server.answers(to: [(request, 1)]) }
            let kept = Self.exchanges.dropLast().map { Self.request($0.0, connection: "keep-alive") }
            let requests = (kept + closing.suffix(1)).joined()
            let together = try await server.answers(to: [(requests, closing.count)])
            #expect(Self.withoutDates(together) == Self.withoutDates(separate))
        }
    }
}
