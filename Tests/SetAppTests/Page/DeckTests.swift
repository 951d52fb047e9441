import SetGame
import SetRules
import SetTable
import SetTogether
import TestSupport
import Testing

@testable import SetApp
@testable import SetPage

@Suite("The deck")
struct DeckTests {
    private func breath(_ user: PageUser) -> String? { user.attribute("data-breath", of: "deck") }

    @Test("breathes while there is no match on the table, and again after each Deal", arguments: ["", "&game=chain"])
    func breath(game: String) throws {
        let user = try Deals.withoutSet(game)
        var seen: [String] = []
        while user.sets.isEmpty {
            seen.append(try #require(breath(user)))
            user.push("deck")
        }
        #expect(breath(user) == nil)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
        try user.takeSet()
        #expect(breath(user) == nil, "a match shows")
    }

    @Test("does not breathe in a two-player game")
    func breathForTwo() throws {
        let user = try Deals.withoutSet("&players=2")
        #expect(breath(user) == nil)
    }

    @Test("does not breathe in a room")
    func breathInRoom() throws {
        let room = TestRoom(2)
        let user = PageUser.inRoom(room, isPlaying: true)
        for _ in 0..<30 where room.game.holdsMatch {
            #expect(breath(user) == nil)
            user.hear(try room.act(.take(try room.set()), by: .second, request: 1))
        }
        let game = user.app.state.shown.game
        #expect(!game.holdsMatch && !game.isOver && breath(user) == nil)
    }

    @Test("does not breathe once it is empty")
    func empty() throws {
        let user = PageUser(Deals.usual)
        try user.playAGame()
        #expect(user.app.game.isOver && breath(user) == nil)
    }
}
