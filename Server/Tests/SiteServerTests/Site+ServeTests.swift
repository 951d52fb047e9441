import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import SiteServer

struct SiteServeTests {
    /// Runs the test beside a server on a free port, given the line it announced and that port, and stops the server.
    private func withServer(host: String = "127.0.0.1", test: (Site, String, Int) async throws -> Void) async throws {
        try await TemporarySite.with { folder in
            let site = try Site(folder: folder.path)
            let endpoint = try Endpoint(host: host, port: 0)
            let (lines, announce) = AsyncStream.makeStream(of: String.self)
            let server = Task {
                defer { announce.finish() }
                try await site.serve(at: endpoint) { announce.yield($0) }
            }
            let line = try #require(await lines.first { _ in true })
            let port = try #require(line.firstMatch(of: /:([0-9]+)\//).flatMap { Int($0.1) })
            try await test(site, line, port)
            server.cancel()
            try await server.value
        }
    }

    @Test func `the line announced holds the real port`() async throws {
        try await withServer { _, line, port in
            #expect(port > 0)
            #expect(line == "Tercet is at http://127.0.0.1:\(port)/")
        }
    }

    @Test func `listening everywhere is announced as such`() async throws {
        try await withServer(host: "0.0.0.0") { _, line, port in
            #expect(line.hasPrefix("Tercet is at http://127.0.0.1:\(port)/, and for other machines"))
        }
    }

    @Test(arguments: ["127.0.0.1", "0.0.0.0"])
    func `a port in use is an error that names it`(host: String) async throws {
        try await withServer { site, _, port in
            let endpoint = try Endpoint(host: host, port: port)
            await #expect(throws: ServeError.portInUse(port)) {
                try await site.serve(at: endpoint) { line in Issue.record("announced: \(line)") }
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

    @Test func `over a real connection GET, HEAD and 304 come out whole`() async throws {
        try await TemporarySite.with(["index.html": "page"]) { folder in
            let application = try Site(folder: folder.path).application(at: Endpoint(port: 0))
            try await application.test(.live) { client in
                let get = try await client.execute(uri: "/", method: .get)
                #expect(String(buffer: get.body) == "page")
                let head = try await client.execute(uri: "/", method: .head)
                #expect(head.headers[.contentLength] == "4")
                #expect(head.body.readableBytes == 0)
                let unchanged = try await client.execute(uri: "/", method: .get, headers: [.ifNoneMatch: "*"])
                #expect(unchanged.status == .notModified)
                #expect(try await client.execute(uri: "/../secret.txt", method: .get).status == .notFound)
                #expect(try await client.execute(uri: "/", method: .post).status == .methodNotAllowed)
            }
        }
    }
}
