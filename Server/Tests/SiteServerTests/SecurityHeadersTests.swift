import Testing

@testable import SiteServer

struct SecurityHeadersTests {
    /// The fields of a site whose page has no policy of its own.
    static let expected = [
        "content-security-policy": "default-src 'self'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ]

    private func policy(of page: String) -> String? {
        SecurityHeaders(page: Array(page.utf8)).fields.first { $0.name.canonicalName == "content-security-policy" }?
            .value
    }

    @Test func `each field is there once with its value`() {
        let fields = SecurityHeaders(page: Array("<!doctype html>".utf8)).fields
        #expect(fields.count == Self.expected.count)
        for field in fields {
            #expect(field.value == Self.expected[field.name.canonicalName])
        }
    }

    @Test(arguments: [
        #"<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-a+b/c='">"#,
        #"<!doctype html><meta charset=utf-8><meta http-equiv=content-security-policy content="script-src 'sha256-a+b/c='">"#,
    ])
    func `the page's own policy holds for all responses, and nobody may frame the page`(page: String) {
        #expect(policy(of: page) == "script-src 'sha256-a+b/c='; frame-ancestors 'none'")
    }

    @Test(arguments: [
        "", "Content-Security-Policy", #"<meta http-equiv="Content-Security-Policy" content="">"#,
        "<meta http-equiv=\"Content-Security-Policy\" content=\"a\r\nSet-Cookie: b\">",
    ])
    func `a page without a policy, or with one that breaks the header, allows the site's own files only`(page: String) {
        #expect(policy(of: page) == Self.expected["content-security-policy"])
    }
}
