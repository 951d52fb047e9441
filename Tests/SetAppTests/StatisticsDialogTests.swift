import PlainText
import SetGame
import SetRecords
import Testing

@testable import SetApp

@Suite("The statistics")
struct StatisticsDialogTests {
    let player = Player(Deals.usual)

    private func fact(_ name: String) -> String? { player.fact(name, in: "statistics-body") }

    @Test("say of each kind of games that there is none yet")
    func none() {
        player.push("statistics")
        #expect(player.isOpen("statistics-dialog"))
        for category in ["solo", "two", "cheated"] {
            player.choose(category, in: "category")
            #expect(player.markup("statistics-body") == "<p>No game of this kind is finished yet.</p>")
            #expect(player.host[player.host["category"]].value == category)
        }
        #expect(player.isHidden("history-box") && player.isHidden("clear-box"))
        #expect(player.isOff("export") && player.isOff("clear"))
    }

    @Test("tell the numbers of one game, and only among its kind")
    func oneGame() throws {
        try player.playAGame()
        let found = player.app.game.found
        player.push("statistics")
        #expect(fact("Games") == "1" && fact("Sets") == "\(found.count)")
        #expect(fact("Best score") == "\(player.score)" && fact("Mean score") == "\(player.score)")
        #expect(fact("Fastest game") == player.text("time") && fact("Mean time") == player.text("time"))
        let times = found.map(\.took)
        #expect(fact("Fastest set") == Words.english.seconds(try #require(times.min())).string)
        let mean = (Double(times.reduce(0, +)) / Double(times.count)).rounded()
        #expect(fact("Mean time of a set") == Words.english.seconds(Int64(mean)).string)
        #expect(
            player.figures(in: "statistics-body") == [
                "Score, game by game", "Mean time of a set, game by game", "Mean time by how many features differ",
                "Mean time by the feature that differs", "Mean time by how many sets lie there",
            ])
        for category in ["two", "cheated"] {
            player.choose(category, in: "category")
            #expect(player.markup("statistics-body") == "<p>No game of this kind is finished yet.</p>")
        }
    }

    @Test("put many games together")
    func manyGames() throws {
        var (scores, times): ([Int], [Int64]) = ([], [])
        for seconds in [1, 7, 3] as [Int64] {
            try player.playAGame(secondsASet: seconds)
            scores.append(player.score)
            times.append(player.app.game.endedAt ?? 0)
            player.host.clock += 1000
            player.push("new-game")
        }
        player.push("statistics")
        #expect(fact("Games") == "3" && fact("Best score") == scores.max().map { "\($0)" })
        #expect(fact("Mean score") == "\(Int((Double(scores.reduce(0, +)) / 3).rounded()))")
        #expect(fact("Fastest game") == times.min().map { Words.clock($0).string })
        #expect(player.markup("history").components(separatedBy: "<option value=").count == 4)
        #expect(player.markup("history").hasPrefix("<option value=\"0\">2026-11-1"), "the day, the latest first")
    }

    @Test("of two players count wins and draws")
    func two() throws {
        let player = Player("\(Deals.forTwo)")
        try player.playToTheEnd { _ in 2 }
        player.push("statistics")
        player.choose("two", in: "category")
        #expect(player.fact("Wins of Player 2", in: "statistics-body") == "1")
        #expect(player.fact("Wins of Player 1", in: "statistics-body") == "0")
        #expect(player.fact("Draws", in: "statistics-body") == "0")
        #expect(player.fact("Best score", in: "statistics-body") == "\(player.score(of: 2))")
        #expect(player.markup("history").contains("\(player.score(of: 1)) : \(player.score(of: 2))"))
    }

    @Test("lead to the review of a game that is kept, and from there back to the game under way")
    func reviewKept() throws {
        var finished: [Game] = []
        for _ in 0..<2 {
            try player.playAGame()
            finished.append(player.app.game)
            player.host.clock += 1000
            player.push("new-game")
        }
        player.tap(3)
        player.wait(2000)
        let game = player.app.game
        for (choice, expected) in [("0", finished[1]), ("1", finished[0])] {
            player.push("statistics")
            #expect(player.host.alarm == nil, "the game stands still")
            player.choose(choice, in: "history")
            player.push("history-review")
            #expect(!player.isOpen("statistics-dialog") && player.isOpen("review-dialog"))
            #expect(player.app.review?.game == expected)
            let table = expected.table.map { Words.english.card($0, player.app.dress.look).string }
            #expect(player.pictures(in: "review-table") == table)
            player.wait(30_000)
            player.key("ArrowLeft")
            player.closeDialog()
            #expect(player.app.openDialog == nil && player.app.game == game && player.host.alarm != nil)
        }
        #expect(player.text("time") == "0:02")
        player.wait(1000)
        #expect(player.text("time") == "0:03")
        player.tap(4)
        #expect(player.pressed.count == 2)
    }

    @Test("put aside what cannot be read of the games, keep the rest, and say so")
    func damaged() throws {
        try player.playAGame()
        let whole = try #require(player.host.storage.items["tercet.games"])
        player.host.storage.items["tercet.games"] = whole + "nonsense\n"
        player.push("statistics")
        #expect(player.text("statistics-note") == "Games that could not be read, and are kept aside: 1.")
        #expect(player.host.storage.items["tercet.games.aside"] == "nonsense\n")
        #expect(player.host.storage.items["tercet.games"] == whole)
        #expect(fact("Games") == "1")
        player.push("statistics-close")
        player.push("statistics")
        #expect(player.text("statistics-note") == "")
    }

    @Test("leave what can neither be read nor put aside where it is, also when a file is added")
    func damagedWithoutRoom() throws {
        player.host.storage.items["tercet.games"] = "nonsense\n"
        player.host.storage.full = ["tercet.games.aside"]
        player.push("statistics")
        player.choose("tercet games 1\n", in: "import")
        #expect(player.host.storage.items["tercet.games"] == "nonsense\n")
        #expect(player.text("statistics-note") == "Games added: 0; but the browser does not store them.")
        player.host.storage.full = []
        player.push("statistics-close")
        player.push("statistics")
        #expect(player.host.storage.items["tercet.games.aside"] == "nonsense\n")
        #expect(player.host.storage.items["tercet.games"] == "tercet games 1\n")
    }

    @Test("list a game without a clock without its time")
    func withoutClock() throws {
        for (clock, time) in [("1", true), ("0", false)] {
            let player = Player("?seed=usual&clock=\(clock)")
            try player.playAGame()
            player.push("statistics")
            #expect(player.markup("history").contains(" · \(player.score)\(time ? " · 0:" : "<")"))
        }
    }

    @Test("show what another tab adds or clears meanwhile, and nothing else that it stores")
    func otherTab() throws {
        try player.playAGame()
        player.push("statistics")
        let other = Player("?seed=second", storage: player.host.storage)
        other.host.clock += 5000
        try other.playAGame()
        player.hearOtherTab(of: "tercet.game")
        #expect(fact("Games") == "1")
        player.hearOtherTab(of: "tercet.games")
        #expect(fact("Games") == "2")
        other.push("statistics")
        other.push("clear")
        other.push("clear-yes")
        player.hearOtherTab(of: "tercet.games")
        #expect(fact("Games") == nil && player.isOff("export") && player.isOff("clear"))
    }

    @Test("lose nothing of games that are damaged when another game ends")
    func damagedAndPlayed() throws {
        player.host.storage.items["tercet.games"] = "nonsense\n"
        try player.playAGame()
        player.push("statistics")
        #expect(fact("Games") == "1")
        #expect(player.host.storage.items["tercet.games.aside"]?.hasPrefix("nonsense\n") == true)
    }
}
