import PlainText
import SetGame
import SetRules
import Testing

@testable import SetApp

@Suite("What was due before an event came")
struct LateAlarmTests {
    @Test("is carried out first, and an arrow key then knows the table there is")
    func arrow() throws {
        let player = try Deals.withSets(1, "&leaves=itself&backto12=1")
        player.push("deal")
        player.key("ArrowRight")
        for _ in 0..<14 { player.key("ArrowRight") }
        try player.takeSet()
        player.now += 5000
        player.key("ArrowRight")
        #expect(player.names.count == 12)
        #expect(player.focusedCard != nil)
    }

    @Test("leaves the message that a player is reading")
    func message() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        try player.takeSet()
        player.wait(800)
        #expect(player.status == "Set! 40 points.")
    }

    @Test("leaves the end of the game to be read, now and after a reload")
    func end() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        try player.playToTheEnd()
        player.wait(2000)
        #expect(player.status.contains("Game over. Score"))
        #expect(player.reloaded().status.hasPrefix("Game over. Score"))
        player.key("d", "KeyD")
        #expect(player.status == "The game is over. Start a new one.")
    }
}
