import Foundation

/// A folder on disk that contains a built site.
struct SiteFolder {
    private let root: URL

    /// The folder's absolute path, with symbolic links resolved.
    var path: String { root.path }

    init(path: String) {
        root = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    }

    /// Returns the bytes of each served file, by its path in the folder with a leading `/`.
    ///
    /// Skips files whose path has a component that begins with a dot, and symbolic links, unless they lead to another
    /// served file of this folder.
    func files() throws(SiteError) -> [String: [UInt8]] {
        guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else { throw .notBuilt(path) }
        var files: [String: [UInt8]] = [:]
        for name in names where isVisible(name) {
            guard let file = servedFile(name) else { continue }
            guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
            files["/" + name] = Array(data)
        }
        return files
    }

    /// Returns the location of the regular file with this name, with links resolved; nil if it isn't a file or isn't to
    /// be served.
    private func servedFile(_ name: String) -> URL? {
        let file = root.appendingPathComponent(name).resolvingSymlinksInPath()
        guard file.path.hasPrefix(path + "/"), isVisible(file.path.dropFirst(path.count + 1)) else { return nil }
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return attributes?[.type] as? FileAttributeType == .typeRegular ? file : nil
    }

    private func isVisible(_ name: some StringProtocol) -> Bool {
        !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
