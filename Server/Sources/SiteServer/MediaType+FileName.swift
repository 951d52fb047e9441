import Hummingbird

extension MediaType {
    /// Returns the media type for a file name's extension, in any case; `application/octet-stream` if it is unknown.
    ///
    /// Text gets a charset. Other types don't need it, and streaming compilation refuses WebAssembly with a parameter.
    init(fileName: some StringProtocol) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        let known = parts.count > 1 ? parts.last.flatMap { Self.type(ofExtension: $0.lowercased()) } : nil
        let type = known ?? .applicationBinary
        self = type.isType(.text) ? type.withParameter(name: "charset", value: "utf-8") : type
    }

    /// Hummingbird doesn't include the manifest's type.
    private static func type(ofExtension name: String) -> MediaType? {
        if name == "webmanifest" { return MediaType(type: .application, subType: "manifest+json") }
        return getMediaType(forExtension: name)
    }
}
