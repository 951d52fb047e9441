/// A built site. It is read into memory as a whole, so a build in progress never mixes with the served site.
public struct Site: Sendable {
    /// The files by their URL path, percent-decoded.
    let resources: [String: Resource]
    /// The start page with elements for previews of links; nil if the built page has no place for them.
    let previews: PreviewedPages?
    /// The security fields of every response.
    let security: SecurityHeaders

    /// Reads the site in the folder at this path, relative to the working directory unless it begins with `/`.
    ///
    /// Skips files whose name begins with a dot, and links that lead out of the folder. A file `x.br` or `x.gz` next to
    /// `x` is a compressed copy of `x`, and doesn't have a separate path.
    ///
    /// Throws `SiteError.notBuilt` if the folder doesn't exist or doesn't contain `index.html`, and
    /// `SiteError.unreadable` if a file in it can't be read.
    public init(folder: String) throws(SiteError) {
        let folder = SiteFolder(path: folder)
        let files = try folder.files()
        guard let page = files["/index.html"] else { throw .notBuilt(folder.path) }
        var resources = Self.resources(of: files)
        resources["/"] = resources["/index.html"]
        self.resources = resources
        previews = PreviewedPages(
            page: page,
            codings: ContentCoding.compressed.filter { files["/index.html" + $0.fileSuffix] != nil },
            picture: files.keys.lazy.compactMap { $0.wholeMatch(of: /\/(preview\.[0-9a-f]+\.png)/) }.first.map {
                String($0.1)
            }
        )
        security = SecurityHeaders(page: page)
    }

    private static func resources(of files: [String: [UInt8]]) -> [String: Resource] {
        let codings = ContentCoding.compressed
        var resources: [String: Resource] = [:]
        for (path, bytes) in files {
            let isCompressedCopy = codings.contains { coding in
                path.hasSuffix(coding.fileSuffix) && files[String(path.dropLast(coding.fileSuffix.count))] != nil
            }
            if isCompressedCopy { continue }
            let compressed = codings.compactMap { coding in files[path + coding.fileSuffix].map { (coding, $0) } }
            resources[path] = Resource(
                fileName: path.split(separator: "/").last ?? "",
                bytes: bytes,
                compressed: Dictionary(uniqueKeysWithValues: compressed)
            )
        }
        return resources
    }
}
