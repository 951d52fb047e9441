import SetGame
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage

@Suite("ProSet on the page")
struct ProSetTests {
    private func pictures(_ user: PageUser) -> Int {
        user.platform[user.platform["pile"]].markup.components(separatedBy: "<svg").count - 1
    }

    @Test("shows on the pile the cards of the last match that has left, while the next one shows too")
    func pile() throws {
        let user = PageUser("?seed=pile&game=proset&motion=still")
        var sizes: Set<Int> = []
        for _ in 0..<8 {
            let left = user.app.game.found.last?.cards.count ?? 0
            let match = try #require(user.app.game.matches.last)
            user.tap(match)
            #expect(pictures(user) == left)
            user.tap(user.app.presentation.name(of: match[0]).description)
            #expect(pictures(user) == match.count)
            sizes.insert(match.count)
        }
        #expect(sizes.count > 1)
    }

    @Test("refuses a Deal of two players because there is always a match, without naming buttons that it lacks")
    func deal() {
        let user = PageUser("?seed=deal&game=proset&players=2")
        user.key("d", "KeyD")
        #expect(user.messages.contains(.pattern(.tableIsFull)))
        #expect(user.app.game.table.count == 7 && !user.messages.contains(.phrase(.dealIsTheirs)))
    }
}
