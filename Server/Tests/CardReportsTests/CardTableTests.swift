import SetRules
import SetTable
import SetWords
import Testing

@testable import CardReports

struct CardTableTests {
    @Test func `a line about a card fits a terminal of 40 columns`() throws {
        let deck = Card.all
        for index in stride(from: 0, to: 81, by: 3) {
            let triple = try #require(CardTriple(deck[index], deck[index + 1], deck[index + 2]))
            for line in CardTable().lines(of: triple.cards) { #expect(line.count <= 40, "\(line)") }
        }
    }

    @Test func `rows hold six cards`() {
        let rows = CardTable.rows(of: Card.all)
        #expect(rows.count == 14 && rows.allSatisfy { $0.count <= 29 })
        #expect(rows.joined(separator: " ") == Card.all.map(\.description).joined(separator: " "))
        #expect(CardTable.rows(of: []) == [])
    }
}
