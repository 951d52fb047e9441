import Foundation
import Testing

@testable import SiteServer

/// A folder with some files in it, there for as long as a test runs.
struct TemporarySite {
    let folder: URL

    var path: String { folder.path }

    /// Runs the test with a folder that holds these files, by their path in it, next to a file that it must not serve.
    @discardableResult
    static func with<Result>(
        _ files: [String: String] = ["index.html": "<!doctype html>"],
        test: (TemporarySite) async throws -> Result
    ) async throws -> Result {
        let parent = FileManager.default.temporaryDirectory.appendingPathComponent("tercet-\(UUID().uuidString)")
        let site = TemporarySite(folder: parent.appendingPathComponent("dist"))
        defer { try? FileManager.default.removeItem(at: parent) }
        for (name, text) in files { try site.write(text, to: name) }
        try site.write("outside", to: "../secret.txt")
        return try await test(site)
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name).standardizedFileURL
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        let link = folder.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
}
