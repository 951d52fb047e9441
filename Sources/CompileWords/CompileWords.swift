import FluentSyntax
import Foundation

/// Compiles the languages' files for the page: `compile-words LANGUAGES FOLDER` reads each `*.ftl` in `LANGUAGES`, and writes
/// `FOLDER/<code>.first`, `<code>.later` and `<code>.json`, which has the words for the page before its module has loaded.
@main
enum CompileWords {
    static func main() {
        do {
            try compile(
                URL(filePath: CommandLine.arguments[1]), into: URL(filePath: CommandLine.arguments[2]))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func compile(_ languages: URL, into folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: languages, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "ftl" }
        let english = languages.appending(path: "en.ftl")
        let catalog = try named(english) { try Catalog(Resource(parsing: $0)) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in files {
            let code = file.deletingPathExtension().lastPathComponent
            let table = try named(file) { try WordTable(Resource(parsing: $0), code: code, for: catalog) }
            for part in ["first", "later"] {
                let output = folder.appending(path: "\(code).\(part)")
                try table.text(of: [part]).write(to: output, atomically: true, encoding: .utf8)
            }
            let ids = catalog.groups.filter { texts.contains($0.name) }.flatMap(\.phrases)
            let page = Dictionary(uniqueKeysWithValues: ids.map { ($0, table[$0] ?? "") })
            try JSONEncoder().encode(page).write(to: folder.appending(path: "\(code).json"))
        }
    }

    /// The groups whose messages the build writes into other files.
    private static let texts = ["language", "first", "page", "previews"]

    /// Reads a file. An error in it names the file too.
    private static func named<Result>(_ file: URL, _ read: (String) throws -> Result) throws -> Result {
        do {
            return try read(String(contentsOf: file, encoding: .utf8))
        } catch let error as SyntaxError {
            throw Failure(file: file.lastPathComponent, error: error)
        }
    }

    /// An error in a file.
    private struct Failure: Error, CustomStringConvertible {
        let file: String
        let error: SyntaxError
        var description: String { "\(file), \(error)" }
    }
}
