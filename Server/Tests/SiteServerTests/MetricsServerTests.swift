import Testing

@testable import SiteServer

@Suite(.timeLimit(.minutes(10)))
struct MetricsServerTests {
    @Test func `metrics are made for each request, and nothing else is found`() async throws {
        let (ports, announce) = AsyncStream.makeStream(of: Int.self)
        let endpoint = try Endpoint(port: 0)
        let server = Task {
            try await MetricsServer.serve(at: endpoint, text: { "tercet_sockets_open 12\n" }) { announce.yield($1) }
        }
        let port = try #require(await ports.first { _ in true })
        let answers = try await SocketClient.with(port: port) { client in
            for path in ["/metrics", "/"] { try await client.write("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n") }
            let first = try await client.head() + client.body(length: 23)
            return (first, try await client.head())
        }
        #expect(answers.0.hasPrefix("HTTP/1.1 200 ") && answers.0.hasSuffix("\r\n\r\ntercet_sockets_open 12\n"))
        #expect(answers.0.contains("ontent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"))
        #expect(answers.1.hasPrefix("HTTP/1.1 404 "))
        server.cancel()
        try await server.value
    }
}
