/// How long a browser may keep a file without asking again.
enum Caching: String {
    /// The name changes whenever the bytes do, so a copy never goes stale.
    case forever = "public, max-age=31536000, immutable"
    /// A copy may be kept, but is compared with the server's before each use.
    case revalidated = "no-cache"

    /// Chooses by whether the name carries a content hash: `name.HASH.ext`, with 8 to 64 lowercase hex digits.
    init(fileName: some StringProtocol) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        self = parts.count >= 3 && Self.isHash(parts[parts.count - 2]) ? .forever : .revalidated
    }

    private static func isHash(_ text: some StringProtocol) -> Bool {
        (8...64).contains(text.utf8.count) && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
    }
}
