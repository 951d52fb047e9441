import Hummingbird

/// What every answer tells the browser to forbid the page, whatever the page may turn out to hold.
enum SecurityHeaders {
    /// The fields, the same for all answers.
    static let fields: [HTTPFields.Element] = [
        ("Content-Security-Policy", contentPolicy),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ].compactMap { name, value in
        HTTPFields.Element.Name(name).map { HTTPFields.Element(name: $0, value: value) }
    }

    /// Only the site's own files, and no script but theirs; compiling WebAssembly needs a word of its own.
    private static let contentPolicy = [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
