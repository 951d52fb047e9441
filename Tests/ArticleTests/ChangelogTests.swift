import Foundation
import Testing

struct ChangelogTests {
    @Test func `the command line has the version of the last entry, which is semantic and has a date`() throws {
        let changes = try Article("CHANGELOG.md")
        let heading = try #require(changes.lines.first { $0.wholeMatch(of: /## \d.*/) != nil })
        let parts = heading.wholeMatch(of: /## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/)
        let version = try #require(parts?.output.1, "\(heading)")
        let program = try Article("Server/Sources/tercet/Tercet.swift")
        #expect(program.lines.contains { $0.contains("version: \"\(version)\"") })
    }
}
