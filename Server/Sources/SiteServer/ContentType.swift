/// What kind of file a browser is told it gets; the raw value is the `Content-Type` field.
enum ContentType: String {
    case html = "text/html; charset=utf-8"
    case css = "text/css; charset=utf-8"
    case javaScript = "text/javascript; charset=utf-8"
    case json = "application/json; charset=utf-8"
    case webManifest = "application/manifest+json; charset=utf-8"
    case plainText = "text/plain; charset=utf-8"
    case svg = "image/svg+xml; charset=utf-8"
    case png = "image/png"
    case icon = "image/x-icon"
    // Streaming compilation refuses WebAssembly whose type carries any parameter.
    case webAssembly = "application/wasm"
    case bytes = "application/octet-stream"

    /// Chooses by the part after the last dot, whatever its case; an unknown one is `bytes`.
    init(fileName: some StringProtocol) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts.last?.lowercased() : nil
        self =
            switch ending {
            case "html": .html
            case "css": .css
            case "js", "mjs": .javaScript
            case "json": .json
            case "webmanifest": .webManifest
            case "txt": .plainText
            case "svg": .svg
            case "png": .png
            case "ico": .icon
            case "wasm": .webAssembly
            default: .bytes
            }
    }
}
