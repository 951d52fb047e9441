import Foundation
import Testing

struct ChangelogTests {
    @Test func `the command line has the version of the last entry, which is semantic`() throws {
        let changes = try Article("CHANGELOG.md")
        let version = try #require(changes.lines.first { $0.wholeMatch(of: /## \d.*/) != nil }?.dropFirst(3))
        #expect(version.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9a-z.]+)?/) != nil)
        let program = try Article("Server/Sources/tercet/Tercet.swift")
        #expect(program.lines.contains { $0.contains("version: \"\(version)\"") })
    }
}
