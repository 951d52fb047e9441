import Foundation
import Hummingbird

/// Answers requests from a site in memory: no request ever reaches the disk, so no path can lead out of the site.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site

    func respond(to request: Request, context: BasicRequestContext) -> Response {
        var response = answer(to: request)
        response.headers.append(contentsOf: SecurityHeaders.fields)
        if request.method == .head { response = response.createHeadResponse() }
        // On a 304 the length would have to be that of the file, not of the empty body (RFC 9110, section 8.6).
        if response.status == .notModified { response.headers[.contentLength] = nil }
        return response
    }

    private func answer(to request: Request) -> Response {
        do throws(Refusal) {
            return try resource(for: request).response(
                accepting: AcceptEncoding(request.headers[.acceptEncoding]),
                ifNoneMatch: request.headers[.ifNoneMatch]
            )
        } catch {
            return error.response
        }
    }

    private func resource(for request: Request) throws(Refusal) -> Resource {
        guard request.method == .get || request.method == .head else { throw .methodNotAllowed }
        guard let path = request.uri.path.removingPercentEncoding else { throw .malformedPath }
        guard let resource = site.resources[path] else { throw .notFound }
        return resource
    }
}
