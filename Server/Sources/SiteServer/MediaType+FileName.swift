import Hummingbird

extension MediaType {
    /// The type of a file of this name by its extension, in any case; `application/octet-stream` if that is unknown.
    ///
    /// Text gets its charset. Other types need none, and streaming compilation refuses WebAssembly with a parameter.
    init(fileName: some StringProtocol) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        let known = parts.count > 1 ? parts.last.flatMap { Self.type(ofExtension: $0.lowercased()) } : nil
        let type = known ?? .applicationBinary
        self = type.isType(.text) ? type.withParameter(name: "charset", value: "utf-8") : type
    }

    /// The type of the manifest is not among Hummingbird's.
    private static func type(ofExtension name: String) -> MediaType? {
        if name == "webmanifest" { return MediaType(type: .application, subType: "manifest+json") }
        return getMediaType(forExtension: name)
    }
}
