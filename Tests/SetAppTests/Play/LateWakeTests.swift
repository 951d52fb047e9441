import PlainText
import SetGame
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("What was due before an event came")
struct LateWakeTests {
    @Test("is carried out first, and an arrow key then knows the table there is")
    func arrow() throws {
        let user = try Deals.withSets(1, "&leaves=itself&backto12=1")
        user.push("deal")
        user.key("ArrowRight")
        for _ in 0..<14 { user.key("ArrowRight") }
        try user.takeSet()
        user.now += 5000
        user.key("ArrowRight")
        #expect(user.names.count == 12)
        #expect(user.focusedCard != nil)
    }

    @Test("leaves the message that a player is reading")
    func message() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        try user.takeSet()
        user.wait(800)
        #expect(user.messages == [.found(points: 40, by: nil, tapGoesOn: false)])
    }

    @Test("leaves the end of the game to be read, now and after a reload")
    func end() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        try user.playToTheEnd()
        user.wait(2000)
        #expect(user.messages.last == .end(of: user.app.game))
        #expect(user.reloaded().messages == [.end(of: user.app.game)])
        user.key("d", "KeyD")
        #expect(user.messages == [.phrase(.gameIsOver)])
    }
}
