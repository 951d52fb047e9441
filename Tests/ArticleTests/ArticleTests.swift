import Foundation
import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable
import Testing

/// Whether the documentation's code is that of the files in `Snippets`, which are compiled.
struct ArticleTests {
    /// Code without its indentation, which differs between an article and a function.
    private static func unindented(_ lines: [String]) -> String {
        "\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
    }

    private static func snippets() throws -> [String] {
        let folder = Article.root.appending(path: "Tests/ArticleTests/Snippets")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
            unindented(try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
        }
    }

    @Test func `the catalogs have a page for each module, and the articles`() {
        #expect(Article.all.count >= 8)
    }

    @Test(arguments: Article.all) func `each block of Swift stands in a compiled file`(article: Article) throws {
        let snippets = try Self.snippets()
        for block in article.blocks(in: "swift") {
            let code = Self.unindented(block)
            #expect(snippets.contains { $0.contains(code) }, "\(article.path): no file contains\(code)")
        }
    }
}
