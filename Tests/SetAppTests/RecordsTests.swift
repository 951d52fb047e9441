import PlainText
import SetGame
import SetRecords
import Testing

@testable import SetApp

@Suite("The record of a game")
struct RecordsTests {
    let player = Player(Deals.usual)

    @Test("is stored when the game ends, not before, with its whole log")
    func stored() throws {
        try player.takeSet()
        #expect(player.host.storage.items["tercet.games"] == nil)
        try player.playAGame()
        let stored = try #require(player.host.storage.items["tercet.games"])
        let record = try #require(try History(reading: Text(stored)).records.first)
        #expect(player.storedGames.count == 1 && player.storedLogs == 1)
        #expect(record.scores[.first] == player.score && record.category == .solo)
        #expect(record.sets.count == player.number("sets-found"))
        #expect(record.endedOn == player.host.clock && record.dealID.text == "usual")
        #expect(player.host.storage.items["tercet.logs"]?.hasPrefix(player.storedGames[0] + "\n") == true)
    }

    @Test("is stored once: not by what comes after the end, nor on a reload")
    func once() throws {
        try player.playAGame()
        player.key("d", "KeyD")
        player.tap(0)
        player.wait(10_000)
        player.hide()
        player.comeBack()
        for _ in 0..<2 { player.reloaded().wait(10_000) }
        #expect(player.storedGames.count == 1 && player.storedLogs == 1)
        player.push("new-game")
        try player.playAGame()
        #expect(player.storedGames.count == 2 && player.storedLogs == 2)
    }

    @Test("is not stored again by another tab that adopts the end")
    func otherTab() throws {
        let other = player.reloaded()
        try player.playAGame()
        other.hearOtherTab()
        #expect(other.phase == "over" && !other.isHidden("review"))
        other.wait(5000)
        other.hide()
        other.comeBack()
        #expect(player.storedGames.count == 1 && player.storedLogs == 1)
    }

    @Test("tells games for two and games with Cheat apart")
    func categories() throws {
        player.push("cheat")
        try player.playAGame()
        let two = Player(Deals.forTwo, storage: player.host.storage)
        two.host.clock += 1000
        try two.playToTheEnd { $0 % 2 + 1 }
        let history = try History(reading: Text(try #require(two.host.storage.items["tercet.games"])))
        #expect(history.records.map(\.category) == [.cheated, .two])
        #expect(history.records[1].scores[.second] == two.score(of: 2))
    }

    @Test("is kept of every game, the log of the last 50")
    func mostLogs() throws {
        try player.playAGame()
        for _ in 1..<60 {
            player.host.clock += 60_000
            player.app.recordGame()
        }
        #expect(player.storedGames.count == 60 && Set(player.storedGames).count == 60)
        #expect(player.storedLogs == 50)
        let logs = try #require(player.host.storage.items["tercet.logs"])
        #expect(logs.hasPrefix(player.storedGames[59] + "\n") && logs.contains(player.storedGames[10] + "\n"))
        #expect(!logs.contains(player.storedGames[9]))
        player.push("statistics")
        #expect(player.markup("history").components(separatedBy: "<option").count == 51)
    }

    @Test("that cannot be stored leaves the end as it is, and says so")
    func refused() throws {
        try player.takeSet()
        player.host.storage.refusesToStore = true
        try player.playAGame()
        #expect(player.phase == "over" && player.host.storage.items["tercet.games"] == nil)
        player.push("review")
        #expect(player.isOpen("review-dialog") && !player.markup("review-body").isEmpty)
        player.push("review-close")
        player.push("statistics")
        #expect(player.markup("statistics-body") == "<p>No game of this kind is finished yet.</p>")
    }

    @Test("that cannot be read does not stop the statistics from opening")
    func refusesToLoad() throws {
        try player.playAGame()
        player.host.storage.refusesToLoad = true
        player.push("statistics")
        #expect(player.isOpen("statistics-dialog") && player.isHidden("history-box"))
        #expect(player.isOff("export") && player.isOff("clear"))
    }

    @Test("that there is no room for is played to its end all the same, and that is said")
    func noRoom() throws {
        player.host.storage.full = ["tercet.games"]
        try player.playAGame()
        #expect(player.status.hasSuffix("This game could not be added to the statistics."))
        #expect(player.storedGames.isEmpty && player.reloaded().phase == "over")
    }

    @Test("waits until its end is saved, so that it does not count twice")
    func endedTwice() throws {
        try player.takeSet()
        player.host.storage.full = ["tercet.game"]
        try player.playAGame()
        #expect(player.storedGames.isEmpty)
        #expect(player.status.contains("This game could not be added to the statistics."))
        player.host.storage.full = []
        let reloaded = player.reloaded()
        #expect(reloaded.phase == "playing")
        try reloaded.playAGame()
        #expect(reloaded.storedGames.count == 1)
    }
}
