import Hummingbird

/// The header fields of every response that restrict what the page may do, whatever it contains.
struct SecurityHeaders: Sendable {
    /// The fields, the same for all responses of a site.
    let fields: [HTTPFields.Element]

    /// The fields for a site with this `index.html`.
    ///
    /// What the page's own `<meta>` element allows is allowed for all files, so that there is one content security policy: it
    /// names the hashes of what is written into the page. Without that element only the site's own files are allowed. What
    /// such an element can't restrict (CSP 3, section 4.2.4) is added.
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

    /// The content security policy that a page has of its own; nil if it has none.
    private static func policy(in page: [UInt8]) -> String? {
        let element = /<meta http-equiv="?content-security-policy"? content="([^"\r\n]+)"/.ignoresCase()
        return String(decoding: page, as: UTF8.self).firstMatch(of: element).map { String($0.output.1) }
    }
}
