import Testing

@testable import SiteServer

struct SecurityHeadersTests {
    static let expected = [
        "content-security-policy":
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; child-src 'self'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ]

    @Test func `each field is there once with its value`() {
        #expect(SecurityHeaders.fields.count == Self.expected.count)
        for field in SecurityHeaders.fields {
            #expect(field.value == Self.expected[field.name.canonicalName])
        }
    }
}
