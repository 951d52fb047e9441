import Hummingbird

/// The header fields of every response that restrict what the page may do, whatever it contains.
enum SecurityHeaders {
    /// The fields, the same for all responses.
    static let fields: [HTTPFields.Element] = [
        ("Content-Security-Policy", contentSecurityPolicy.description),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ].compactMap { name, value in
        HTTPFields.Element.Name(name).map { HTTPFields.Element(name: $0, value: value) }
    }

    /// Allows the site's own files only. Compiling WebAssembly must be allowed explicitly.
    private static let contentSecurityPolicy: ContentSecurityPolicy = [
        .defaultSrc(.none),
        .scriptSrc(.self, .wasmUnsafeEval),
        .styleSrc(.self),
        .imgSrc(.self),
        .connectSrc(.self),
        .manifestSrc(.self),
        .workerSrc(.self),
        // For Safari before 15.5, which does not know the one above.
        .childSrc(.self),
        .baseURI(.none),
        .formAction(.none),
        .frameAncestors(.none),
    ]
}
