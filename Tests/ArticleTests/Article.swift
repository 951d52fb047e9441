import Foundation
import Testing

/// A page of the documentation, as it is written.
struct Article: CustomTestStringConvertible {
    /// The path of its file from the root of the package.
    let path: String
    /// Its lines.
    let lines: [String]

    /// The root of the package. `Tools/mutate` compiles links to its folders, which an enumeration doesn't follow.
    static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The page at a path from the root of the package.
    init(_ path: String) throws {
        self.path = path
        let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        lines = text.components(separatedBy: "\n")
    }

    /// Every page in the catalogs of all modules.
    static let all: [Article] = {
        let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
        let paths = sources?.compactMap { $0 as? String } ?? []
        let pages = paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        return pages.sorted().compactMap { try? Article("Sources/\($0)") }
    }()

    /// The blocks of code in a language, in order, each as its lines.
    func blocks(in language: String) -> [[String]] {
        var blocks: [[String]] = []
        var rest = lines[...]
        while let start = rest.firstIndex(of: "```" + language) {
            let block = rest[(start + 1)...].prefix { $0 != "```" }
            blocks.append(Array(block))
            rest = rest[block.endIndex...].dropFirst()
        }
        return blocks
    }

    var testDescription: String { path }
}
