import Foundation
import Hummingbird

/// Answers requests from a site in memory. No request reaches the disk, so no path can lead out of the site.
struct SiteResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let site: Site
    let availability: Availability
    let addresses: PageAddressSource

    init(
        site: Site,
        availability: Availability = Availability(),
        addresses: PageAddressSource = .request(trustsProxy: false)
    ) {
        self.site = site
        self.availability = availability
        self.addresses = addresses
    }

    func respond(to request: Request, context: BasicRequestContext) -> Response {
        var response = response(to: request)
        response.headers.append(contentsOf: site.security.fields)
        if request.method == .head { response = response.createHeadResponse() }
        // A 304 may carry the length of the file (RFC 9110, section 8.6), but not the length of the empty body.
        if response.status == .notModified { response.headers[.contentLength] = nil }
        return response
    }

    private func response(to request: Request) -> Response {
        do throws(HTTPError) {
            if request.uri.path == "/health" { return try health(for: request) }
            return try resource(for: request).response(
                accepting: AcceptEncoding(request.headers[.acceptEncoding]),
                ifNoneMatch: request.headers[.ifNoneMatch]
            )
        } catch {
            return error.plainTextResponse
        }
    }

    /// Returns whether the server accepts requests, for load balancers.
    private func health(for request: Request) throws(HTTPError) -> Response {
        try requireReading(request)
        guard !availability.isStopping else { throw HTTPError(.serviceUnavailable) }
        let fields: HTTPFields = [
            .contentType: MediaType(fileName: ".txt").description, .cacheControl: Caching.revalidated.rawValue,
        ]
        return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: "ok")))
    }

    private func requireReading(_ request: Request) throws(HTTPError) {
        guard request.method == .get || request.method == .head else {
            throw HTTPError(.methodNotAllowed, headers: [.allow: "GET, HEAD"])
        }
    }

    private func resource(for request: Request) throws(HTTPError) -> Resource {
        try requireReading(request)
        guard let path = request.uri.path.removingPercentEncoding else { throw HTTPError(.badRequest) }
        guard let resource = site.resources[path] else { throw HTTPError(.notFound) }
        guard path == "/" || path == "/index.html", let previews = site.previews else { return resource }
        return previews.page(at: addresses.address(for: request.head), for: LinkSubject(query: request.uri.query))
    }
}

extension HTTPError {
    /// Returns the status as a line of text that people can read; Hummingbird's own response is empty or JSON.
    fileprivate var plainTextResponse: Response {
        var headers = headers
        headers[.contentType] = MediaType(fileName: ".txt").description
        headers[.cacheControl] = Caching.revalidated.rawValue
        let text = "\(status.code) \(status.reasonPhrase)\n"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
