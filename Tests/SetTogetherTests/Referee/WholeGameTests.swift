import Foundation
import LocalRooms
import PlainText
import SetTogether
import Testing

/// The same game is played in WebAssembly by `Tests/Browser/players/test_referee.py`, with the same record.
struct WholeGameTests {
    private let record = String(WholeGame.played())

    @Test func `a whole game without a server has the pinned record`() throws {
        let url = try #require(Bundle.module.url(forResource: "Golden/whole-game", withExtension: "txt"))
        #expect(try record == String(contentsOf: url, encoding: .utf8))
    }

    @Test func `it has a late claim, a mistake that locks, an automatic deal, an end and another game`() {
        let parts = record.components(separatedBy: "\n\n").map { $0.components(separatedBy: "\n") }
        #expect(parts.count == 4)
        let (log, heard) = (parts[0], parts.dropFirst())
        let decks = log.compactMap { $0.split(separator: " start ").dropFirst().last }
        #expect(decks.count == 2)
        #expect(log.contains { $0.hasSuffix(" A") })
        #expect(heard[1].contains("refused 1 late 40"))
        #expect(heard[3].contains("refused 2 locked 0"))
        for messages in heard {
            #expect(messages.first == "deal \(decks[0])", "the deck is uncovered")
            #expect(messages.count { $0.hasPrefix("end ") } == 1 && messages.count { $0.hasPrefix("table ") } == 2)
        }
    }
}
