import Foundation
import Hummingbird

/// Answers requests from a site in memory. No request reaches the disk, so no path can lead out of the site.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site

    func respond(to request: Request, context: BasicRequestContext) -> Response {
        var response = response(to: request)
        response.headers.append(contentsOf: site.security.fields)
        if request.method == .head { response = response.createHeadResponse() }
        // The length that a 304 may carry is that of the file (RFC 9110, section 8.6), not that of the empty body.
        if response.status == .notModified { response.headers[.contentLength] = nil }
        return response
    }

    private func response(to request: Request) -> Response {
        do throws(HTTPError) {
            return try resource(for: request).response(
                accepting: AcceptEncoding(request.headers[.acceptEncoding]),
                ifNoneMatch: request.headers[.ifNoneMatch]
            )
        } catch {
            return error.plainTextResponse
        }
    }

    private func resource(for request: Request) throws(HTTPError) -> Resource {
        guard request.method == .get || request.method == .head else {
            throw HTTPError(.methodNotAllowed, headers: [.allow: "GET, HEAD"])
        }
        guard let path = request.uri.path.removingPercentEncoding else { throw HTTPError(.badRequest) }
        guard let resource = site.resources[path] else { throw HTTPError(.notFound) }
        return resource
    }
}

extension HTTPError {
    /// The status as a line of text, which a person can read; Hummingbird's own response is empty or JSON.
    fileprivate var plainTextResponse: Response {
        var headers = headers
        headers[.contentType] = MediaType(fileName: ".txt").description
        headers[.cacheControl] = Caching.revalidated.rawValue
        let text = "\(status.code) \(status.reasonPhrase)\n"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
