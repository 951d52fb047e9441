import PlainText
import SetGame
import SetRecords
import SetSettings
import SetWords
import Testing

@testable import SetApp
@testable import SetPage
@testable import SetReports

@Suite("The panel at the end")
struct ResultTests {
    @Test("shows what the game came to, and goes with it")
    func soloGame() throws {
        let user = PageUser(Deals.usual)
        #expect(user.isHidden("result"))
        try user.playAGame()
        #expect(user.phase == "over" && !user.isHidden("result"))
        #expect(user.text("result-score") == user.text("score"))
        #expect(user.text("result-sets") == user.text("sets-found"))
        #expect(user.text("result-time") == user.text("time"))
        let fastest = try #require(user.app.game.found.map(\.took).min())
        #expect(
            user.text("result-fastest") == Language.english.seconds(fastest).string
                && !user.isHidden("result-fastest-box"))
        #expect(user.text("result-headline") == english(.yourFirstGame))
        user.push("result-new")
        #expect(user.phase == "playing" && user.isHidden("result"))
    }

    @Test("says what was beaten, until another game begins, and after a reload too")
    func beaten() throws {
        let user = PageUser(Deals.usual)
        try user.playAGame(secondsASet: 3)
        user.platform.clock += 5000
        user.push("result-new")
        try user.playAGame()
        let records = History.salvaged(from: user.app.stores.history.records).history.records
        #expect(records.count == 2)
        let english = Language.english
        #expect(user.text("result-headline") == english[.fastestGameYet(by: records[0].time - records[1].time)].string)
        let points = records[1].scores[.first] - records[0].scores[.first]
        #expect(user.text("result-best").hasPrefix(english[.bestScoreYet(by: points)].string))
        let again = user.reloaded()
        #expect(again.phase == "over" && again.text("result-best") == user.text("result-best"))
        #expect(again.text("result-headline") == user.text("result-headline"))
        user.push("new-game")
        #expect(user.text("result-best").isEmpty || user.isHidden("result"))
    }

    @Test("hands over the result of a daily deal, and of no other one")
    func shared() throws {
        let day = try #require(Day(text: "2026-04-01"))
        let id = DailyDeal(of: day).id(Options())
        let user = PageUser("?lang=en&seed=\(Link.encoded(id.text))")
        try user.playAGame()
        #expect(!user.isHidden("result-share") && user.text("result-share") == "Share result")
        #expect(user.attribute("data-primary", of: "result-share") == "")
        #expect(user.attribute("data-primary", of: "result-new") == nil)
        user.push("result-share")
        let given = try #require(user.platform.given.last)
        #expect(given.outlet == .clipboard && given.text.hasPrefix("Tercet 2026-04-01\n"))
        #expect(given.text.hasSuffix("?daily=2026-04-01") && given.text.contains(user.text("score")))
        user.send(.delivered) { ($0.text, $0.detail) = ("clipboard", 1) }
        #expect(user.messages == [.phrase(.resultCopied)])
        user.push("more")
        user.push("settings")
        let former = user.messages
        user.send(.delivered) { ($0.text, $0.detail) = ("clipboard", 0) }
        #expect(user.messages == former, "a dialog that copies nothing is open")
        user.push("settings-close")
        user.push("new-game")
        try user.playAGame()
        #expect(user.isHidden("result-share"))
    }

    @Test("has no times without a clock, and both scores where two play")
    func others() throws {
        let calm = PageUser("\(Deals.usual)&clock=0")
        try calm.playAGame()
        #expect(calm.isHidden("result-time-box") && calm.isHidden("result-fastest-box"))
        #expect(calm.text("result-score") == calm.text("score"))
        #expect(calm.attribute("data-primary", of: "result-new") == "")
    }
}
