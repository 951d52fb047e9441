import Hummingbird

/// A second, small server that reports numbers about the first, on a port that isn't public.
public enum MetricsServer {
    /// Answers `GET /metrics` with this text, created for each request in the Prometheus text format. Runs until the
    /// process gets SIGINT or SIGTERM or the task is cancelled.
    ///
    /// Calls `announce` once, when it starts to listen, with the address and the port. Throws the same errors as
    /// `Site.serve`.
    public static func serve(
        at endpoint: Endpoint,
        text: @escaping @Sendable () -> String,
        announce: @escaping @Sendable (_ address: String, _ port: Int) -> Void = { _, _ in }
    ) async throws(ServeError) {
        let service = HTTPService(
            endpoint: endpoint,
            responder: MetricsResponder(text: text),
            availability: Availability(),
            sockets: nil,
            listening: announce
        )
        try await service.serve()
    }
}

/// Answers one path with a text.
struct MetricsResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let text: @Sendable () -> String

    func respond(to request: Request, context: BasicRequestContext) -> Response {
        guard request.method == .get, request.uri.path == "/metrics" else { return Response(status: .notFound) }
        return Response(
            status: .ok,
            headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text()))
        )
    }
}
