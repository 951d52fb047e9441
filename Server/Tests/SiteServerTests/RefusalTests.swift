import Hummingbird
import Testing

@testable import SiteServer

struct RefusalTests {
    @Test(arguments: [
        (Refusal.malformedPath, HTTPResponse.Status.badRequest, 16),
        (.notFound, .notFound, 14),
        (.methodNotAllowed, .methodNotAllowed, 23),
    ])
    func `a refusal is a short plain text`(refusal: Refusal, status: HTTPResponse.Status, length: Int) {
        let response = refusal.response
        #expect(response.status == status)
        #expect(response.body.contentLength == length)
        #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(response.headers[.cacheControl] == "no-cache")
    }

    @Test func `a refused method is told which are allowed`() {
        #expect(Refusal.methodNotAllowed.response.headers[.allow] == "GET, HEAD")
        #expect(Refusal.notFound.response.headers[.allow] == nil)
    }
}
