import SetGame
import SetTable
import Testing

@testable import SetApp
@testable import SetPage

@Suite("The deck")
struct DeckTests {
    private func breath(_ user: PageUser) -> String? { user.attribute("data-breath", of: "deck") }

    @Test("breathes while there is no set on the table, anew after each deal")
    func breath() throws {
        let user = try Deals.withoutSet()
        var seen: [String] = []
        while user.sets.isEmpty {
            seen.append(try #require(breath(user)))
            user.push("deck")
        }
        #expect(breath(user) == nil)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
        try user.takeSet()
        #expect((breath(user) == nil) == user.app.game.holdsMatch)
    }

    @Test("does not tell one of two players that there is no set")
    func breathForTwo() throws {
        let user = try Deals.withoutSet("&players=2")
        #expect(breath(user) == nil)
    }

    @Test("does not breathe once it is empty")
    func empty() throws {
        let user = PageUser(Deals.usual)
        try user.playAGame()
        #expect(user.app.game.isOver && breath(user) == nil)
    }
}
