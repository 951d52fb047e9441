import Hummingbird
import Logging
import NIOEmbedded

@testable import SiteServer

/// A response whose body is collected as text.
struct CollectedResponse {
    let status: HTTPResponse.Status
    let headers: HTTPFields
    let body: String

    /// What the responder answers to a request, without a server and a connection.
    init(of responder: SiteResponder, to head: HTTPRequest) async throws {
        let logger = Logger(label: "SiteServerTests")
        let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger)
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let response = responder.respond(to: request, context: BasicRequestContext(source: source))
        let collector = BodyCollector()
        try await response.body.write(collector)
        status = response.status
        headers = response.headers
        body = String(buffer: collector.bytes)
    }
}

/// Keeps what is written to it: a class, because a body takes over the writer that it is given.
final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes = ByteBuffer()

    func write(_ buffer: ByteBuffer) { bytes.writeImmutableBuffer(buffer) }

    func finish(_ trailingHeaders: HTTPFields?) {}
}
