/// How the bytes of a resource are packed on the wire.
///
/// The cases ascend by how small they make a file, so of two codings that a client likes equally the greater one wins.
enum ContentCoding: CaseIterable, Comparable {
    case identity
    case gzip
    case brotli

    /// The coding's name in `Accept-Encoding` and `Content-Encoding`.
    var token: String {
        switch self {
        case .identity: "identity"
        case .gzip: "gzip"
        case .brotli: "br"
        }
    }

    /// What the name of a file packed this way has after the name of the plain file.
    var fileSuffix: String {
        switch self {
        case .identity: ""
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }
}
