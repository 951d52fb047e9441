import Foundation
import PlainText
import SetGame
import SetLanguages
import SetRules
import Testing

@testable import TerminalPlay

/// Compares a text with the file of that name; with `RECORD` in the environment, writes it there.
func expectGolden(_ text: String, _ name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: url, encoding: .utf8)), "\(name)")
}

extension TerminalGame {
    /// A new game of a seed, which somebody looks at since the moment 0.
    static func opened(
        _ seed: UTF8Text = "tea", options: Options = Options(), columns: Int = 80, lines: Int = 24
    ) throws -> TerminalGame {
        let session = Session(dealing: try DealID(seed: seed, options: options))
        var game = TerminalGame(session, language: .english, size: TerminalSize(columns: columns, lines: lines))
        game.setWatched(true, at: 0)
        return game
    }

    /// Answers the keys of a text at a moment; chance gives always the same.
    @discardableResult
    mutating func type(_ text: String, at now: Milliseconds) -> [Outcome] {
        text.unicodeScalars.map { handle(.character($0), at: now) { 7 } }
    }

    /// Answers the keys that choose cards.
    mutating func choose(_ group: CardGroup, at now: Milliseconds) throws {
        for card in group {
            let index = try #require(session.game.table.firstIndex(of: card))
            type(String(CardLabel.character(at: index)), at: now)
        }
    }

    /// A match on the table.
    var anyMatch: CardGroup {
        get throws { try #require(session.game.matches.first) }
    }
}

/// A folder that is there for as long as a test runs.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tercet-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in it.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// What a file holds; `nil` where there is none.
    func text(_ name: String) -> String? { try? String(contentsOfFile: file(name), encoding: .utf8) }

    /// The names of the files.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
