import Hummingbird

/// The header fields of every response that restrict the page, whatever it contains.
struct SecurityHeaders: Sendable {
    /// The fields, the same for all responses of a site.
    let fields: [HTTPFields.Element]

    /// Creates the fields for a site with this `index.html`.
    ///
    /// The policy in the page's own `<meta>` element applies to all files, so there is a single content security
    /// policy: it contains the hashes of the page's inline code. Without that element, only the site's own files are
    /// allowed. The restrictions that such an element can't express (CSP 3, section 4.2.4) are added.
    init(page: [UInt8]) {
        let policy = Self.policy(in: page) ?? "default-src 'self'"
        fields = [
            ("Content-Security-Policy", policy + "; frame-ancestors 'none'"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
        ].compactMap { name, value in
            HTTPFields.Element.Name(name).map { HTTPFields.Element(name: $0, value: value) }
        }
    }

    /// Returns the content security policy in a page, if any.
    private static func policy(in page: [UInt8]) -> String? {
        let element = /<meta http-equiv="?content-security-policy"? content="([^"\r\n]+)"/.ignoresCase()
        return String(decoding: page, as: UTF8.self).firstMatch(of: element).map { String($0.output.1) }
    }
}
