import Foundation

/// A path in a folder of its own, which is there for as long as a test runs.
struct TemporaryFile {
    /// A file that doesn't exist, in a folder that does.
    let path: String

    static func with<Result>(test: (TemporaryFile) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await test(TemporaryFile(path: folder.appending(path: "rooms.sqlite").path))
    }

    /// What is in the file.
    func contents() throws -> Data { try Data(contentsOf: URL(filePath: path)) }

    /// The permissions of the file or folder at a path, without its kind.
    static func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
