import Hummingbird

/// Why a request gets no file.
enum Refusal: Error {
    case malformedPath
    case notFound
    case methodNotAllowed

    /// A short plain text that says so.
    var response: Response {
        var headers: HTTPFields = [.contentType: ContentType.plainText.rawValue, .cacheControl: "no-cache"]
        if self == .methodNotAllowed { headers[.allow] = "GET, HEAD" }
        return Response(
            status: status,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: "\(status.code) \(status.reasonPhrase)\n"))
        )
    }

    private var status: HTTPResponse.Status {
        switch self {
        case .malformedPath: .badRequest
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        }
    }
}
