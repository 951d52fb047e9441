import Foundation

/// A folder on disk that holds a built site.
struct SiteFolder {
    private let root: URL

    /// The folder's absolute path, symbolic links followed.
    var path: String { root.path }

    init(path: String) {
        root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    }

    /// The bytes of each servable file, by its path below the folder with a `/` in front.
    ///
    /// Left out are files whose path has a part that begins with a dot, and symbolic links unless they lead
    /// to a servable file of this folder.
    func files() throws(SiteError) -> [String: [UInt8]] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else { throw .notBuilt(path) }
        var files: [String: [UInt8]] = [:]
        for name in names where isVisible(name) {
            guard let file = servableFile(name) else { continue }
            guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
            files["/" + name] = Array(data)
        }
        return files
    }

    /// Where the regular file of this name really is, or nil if that is no file or is out of bounds.
    private func servableFile(_ name: String) -> URL? {
        let file = root.appendingPathComponent(name).resolvingSymlinksInPath()
        guard file.path.hasPrefix(path + "/"), isVisible(file.path.dropFirst(path.count + 1)) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular ? file : nil
    }

    private func isVisible(_ name: some StringProtocol) -> Bool {
        !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
