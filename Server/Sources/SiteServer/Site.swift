/// A built site, read into memory whole, so that what is served is one build even while the next is being made.
public struct Site: Sendable {
    /// What is served, by URL path, percent-decoded.
    let resources: [String: Resource]

    /// Reads the site in the folder at this path, relative to the working directory unless it begins with `/`.
    ///
    /// Files whose name begins with a dot and links that lead out of the folder are not part of it. A file `x.br`
    /// or `x.gz` beside `x` becomes another packing of `x` and no page of its own.
    ///
    /// Throws `SiteError.notBuilt` if there is no such folder or it has no `index.html`, and
    /// `SiteError.unreadable` if a file in it can't be read.
    public init(folder: String) throws(SiteError) {
        let folder = SiteFolder(path: folder)
        var resources = Self.resources(of: try folder.files())
        guard let index = resources["/index.html"] else { throw .notBuilt(folder.path) }
        resources["/"] = index
        self.resources = resources
    }

    private static func resources(of files: [String: [UInt8]]) -> [String: Resource] {
        let packings = ContentCoding.allCases.filter { $0 != .identity }
        var resources: [String: Resource] = [:]
        for (path, bytes) in files {
            let isPacking = packings.contains { coding in
                path.hasSuffix(coding.fileSuffix) && files[String(path.dropLast(coding.fileSuffix.count))] != nil
            }
            if isPacking { continue }
            let packed = packings.compactMap { coding in files[path + coding.fileSuffix].map { (coding, $0) } }
            resources[path] = Resource(
                fileName: path.split(separator: "/").last ?? "",
                bytes: bytes,
                packed: Dictionary(uniqueKeysWithValues: packed)
            )
        }
        return resources
    }
}
