/// How long a browser may use its copy of a file without asking the server.
enum Caching: String {
    /// The file's name changes with its content, so a copy never becomes stale.
    case immutable = "public, max-age=31536000, immutable"
    /// A copy may be stored, but must be validated with the server before each use.
    case revalidated = "no-cache"

    /// Chooses `immutable` if the name contains a content hash: `name.HASH.ext`, with 8 to 64 lowercase hex digits.
    init(fileName: some StringProtocol) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        self = parts.count >= 3 && Self.isHash(parts[parts.count - 2]) ? .immutable : .revalidated
    }

    private static func isHash(_ text: some StringProtocol) -> Bool {
        (8...64).contains(text.utf8.count) && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
    }
}
