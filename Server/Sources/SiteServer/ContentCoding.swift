/// How the bytes of a file are compressed for transfer.
///
/// The cases are in ascending order of compression, so the greater of two equally preferred codings is chosen.
enum ContentCoding: CaseIterable, Comparable {
    case identity
    case gzip
    case brotli

    /// All codings that compress.
    static let compressed: [ContentCoding] = [.gzip, .brotli]

    /// The coding's name in `Accept-Encoding` and `Content-Encoding`.
    var token: String {
        switch self {
        case .identity: "identity"
        case .gzip: "gzip"
        case .brotli: "br"
        }
    }

    /// The suffix that a file compressed this way has after the name of the uncompressed file.
    var fileSuffix: String {
        switch self {
        case .identity: ""
        case .gzip: ".gz"
        case .brotli: ".br"
        }
    }
}
