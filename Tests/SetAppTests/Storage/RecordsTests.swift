import PlainText
import SetGame
import SetRecords
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The record of a game")
struct RecordsTests {
    let user = PageUser(Deals.usual)

    @Test("is stored when the game ends, not before, with its whole log")
    func stored() throws {
        try user.takeSet()
        #expect(user.platform.storage.items["tercet.games"] == nil)
        try user.playAGame()
        let stored = try #require(user.platform.storage.items["tercet.games"])
        let record = try #require(try History(reading: UTF8Text(stored)).records.first)
        #expect(user.storedGames.count == 1 && user.storedLogs == 1)
        #expect(record.scores[.first] == user.score && record.category == .solo)
        #expect(record.sets.count == user.number("sets-found"))
        #expect(record.endedOn == user.platform.clock && record.dealID.text == "usual")
        #expect(user.platform.storage.items["tercet.logs"]?.hasPrefix(user.storedGames[0] + "\n") == true)
    }

    @Test("is stored once: not by what comes after the end, nor on a reload")
    func once() throws {
        try user.playAGame()
        user.key("d", "KeyD")
        user.tap(0)
        user.wait(10_000)
        user.hide()
        user.comeBack()
        let again = user.reloaded().reloaded()
        again.wait(10_000)
        #expect(again.phase == "over" && again.storedGames.count == 1 && again.storedLogs == 1)
        again.push("new-game")
        try again.playAGame()
        #expect(again.storedGames.count == 2 && again.storedLogs == 2)
    }

    @Test("tells games for two and games with Cheat apart")
    func categories() throws {
        user.push("cheat")
        try user.playAGame()
        let two = PageUser(Deals.forTwo, storage: user.platform.storage)
        two.platform.clock += 1000
        try two.playToTheEnd { $0 % 2 + 1 }
        let history = try History(reading: UTF8Text(try #require(two.platform.storage.items["tercet.games"])))
        #expect(history.records.map(\.category) == [.cheated, .two])
        #expect(history.records[1].scores[.second] == two.score(of: 2))
    }

    @Test("is kept of every game, the log of the last 50")
    func mostLogs() throws {
        try user.playAGame()
        for _ in 1..<60 {
            user.platform.clock += 60_000
            user.recordAgain()
        }
        #expect(user.storedGames.count == 60 && Set(user.storedGames).count == 60)
        #expect(user.storedLogs == 50)
        let logs = try #require(user.platform.storage.items["tercet.logs"])
        #expect(logs.hasPrefix(user.storedGames[59] + "\n") && logs.contains(user.storedGames[10] + "\n"))
        #expect(!logs.contains(user.storedGames[9]))
        user.push("statistics")
        #expect(user.markup("history").components(separatedBy: "<option").count == 51)
    }

    @Test("that cannot be stored leaves the end as it is, and says so")
    func refused() throws {
        try user.takeSet()
        user.platform.storage.refusesToStore = true
        try user.playAGame()
        #expect(user.phase == "over" && user.platform.storage.items["tercet.games"] == nil)
        user.push("review")
        #expect(user.isOpen("review-dialog") && !user.markup("review-body").isEmpty)
        user.push("review-close")
        user.push("statistics")
        #expect(user.markup("statistics-body") == "<p>\(english(.noGamesYet))</p>")
    }

    @Test("that cannot be read does not stop the statistics from opening")
    func refusesToLoad() throws {
        try user.playAGame()
        user.platform.storage.refusesToLoad = true
        user.push("statistics")
        #expect(user.isOpen("statistics-dialog") && user.isHidden("history-box"))
        #expect(user.isOff("export") && user.isOff("clear"))
    }

    @Test("that there is no room for is played to its end all the same, and that is said")
    func noRoom() throws {
        user.platform.storage.full = ["tercet.games"]
        try user.playAGame()
        #expect(user.messages.last == .phrase(.gameNotCounted))
        #expect(user.storedGames.isEmpty && user.reloaded().phase == "over")
    }

    @Test("waits until its end is saved, so that it does not count twice")
    func endedTwice() throws {
        try user.takeSet()
        user.platform.storage.full = ["tercet.game"]
        try user.playAGame()
        #expect(user.storedGames.isEmpty)
        #expect(user.messages.contains(.phrase(.gameNotCounted)))
        user.platform.storage.full = []
        let reloaded = user.reloaded()
        #expect(reloaded.phase == "playing")
        try reloaded.playAGame()
        #expect(reloaded.storedGames.count == 1)
    }
}
