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

@Suite("The statistics")
struct StatisticsDialogTests {
    let user = PageUser(Deals.usual)

    private func fact(_ name: Phrase) -> String? { user.fact(name, in: "statistics-body") }

    @Test("say of each kind of games that there is none yet")
    func none() {
        user.push("statistics")
        #expect(user.isOpen("statistics-dialog"))
        for category in ["solo", "two", "cheated"] {
            user.choose(category, in: "category")
            #expect(user.markup("statistics-body") == "<p>\(english(.noGamesYet))</p>")
            #expect(user.platform[user.platform["category"]].value == category)
        }
        #expect(user.isHidden("history-box") && user.isHidden("clear-box"))
        #expect(user.isOff("export") && user.isOff("clear"))
    }

    @Test("tell the numbers of one game, and only among its kind")
    func oneGame() throws {
        try user.playAGame()
        let found = user.app.game.found
        user.push("statistics")
        #expect(fact(.games) == "1" && fact(.setsFound) == "\(found.count)")
        #expect(fact(.bestScore) == "\(user.score)" && fact(.meanScore) == "\(user.score)")
        #expect(fact(.bestTime) == user.text("time") && fact(.meanTime) == user.text("time"))
        let times = found.map(\.took)
        #expect(
            user.fact(english(.pattern(.fastestMatch)), in: "statistics-body")
                == Language.english.seconds(try #require(times.min())).string)
        let mean = (Double(times.reduce(0, +)) / Double(times.count)).rounded()
        #expect(user.fact(.meanTime, .set, in: "statistics-body") == Language.english.seconds(Int64(mean)).string)
        #expect(
            user.figures(in: "statistics-body") == [
                english(.scoreOverGames), english(.meanTimeOverGames), english(.meanTimeByKind),
                english(.timeByFeature), english(.meanTimeByNumber),
            ])
        for category in ["two", "cheated"] {
            user.choose(category, in: "category")
            #expect(user.markup("statistics-body") == "<p>\(english(.noGamesYet))</p>")
        }
    }

    @Test("put many games together")
    func manyGames() throws {
        var (scores, times): ([Int], [Int64]) = ([], [])
        for seconds in [1, 7, 3] as [Int64] {
            try user.playAGame(secondsASet: seconds)
            scores.append(user.score)
            times.append(user.app.game.endedAt ?? 0)
            user.platform.clock += 1000
            user.push("new-game")
        }
        user.push("statistics")
        #expect(fact(.games) == "3" && fact(.bestScore) == scores.max().map { "\($0)" })
        #expect(fact(.meanScore) == "\(Int((Double(scores.reduce(0, +)) / 3).rounded()))")
        #expect(fact(.bestTime) == times.min().map { Language.clock($0).string })
        #expect(user.markup("history").components(separatedBy: "<option value=").count == 4)
        #expect(user.markup("history").hasPrefix("<option value=\"0\">2026-11-1"), "the day, the latest first")
    }

    @Test("of two players count wins and draws")
    func two() throws {
        let user = PageUser("\(Deals.forTwo)")
        try user.playToTheEnd { _ in 2 }
        user.push("statistics")
        user.choose("two", in: "category")
        #expect(user.fact(english(.wins(.second)), in: "statistics-body") == "1")
        #expect(user.fact(english(.wins(.first)), in: "statistics-body") == "0")
        #expect(user.fact(.draws, in: "statistics-body") == "0")
        #expect(user.fact(.bestScore, in: "statistics-body") == "\(user.score(of: 2))")
        #expect(user.markup("history").contains("\(user.score(of: 1)) : \(user.score(of: 2))"))
    }

    /// Plays two games, and begins another.
    private func playTwoGames() throws -> [Game] {
        try (0..<2).map { _ in
            try user.playAGame()
            defer {
                user.platform.clock += 1000
                user.push("new-game")
            }
            return user.app.game
        }
    }

    @Test("lead to the review of a game that is kept, and from there back to the game under way")
    func reviewKept() throws {
        let finished = try playTwoGames()
        user.tap(3)
        user.wait(2000)
        let game = user.app.game
        for (choice, expected) in [("0", finished[1]), ("1", finished[0])] {
            user.push("statistics")
            #expect(user.platform.wakeAt == nil, "the game stands still")
            user.choose(choice, in: "history")
            user.push("history-review")
            #expect(!user.isOpen("statistics-dialog") && user.isOpen("review-dialog"))
            #expect(user.app.reviewedGame == expected)
            let table = expected.table.map { Language.english.name(of: $0, user.app.cardStyle.appearance).string }
            #expect(user.pictures(in: "review-table") == table)
            user.wait(30_000)
            user.key("ArrowLeft")
            user.closeDialog()
            #expect(user.isOpen("statistics-dialog") && !user.isOpen("review-dialog"), "back to where it was opened")
            #expect(user.platform.focus == user.platform["history-review"])
            #expect(user.platform[user.platform["history"]].value == choice && user.platform.wakeAt == nil)
            user.closeDialog()
            #expect(user.app.openDialog == nil && user.app.game == game && user.platform.wakeAt != nil)
        }
        #expect(user.text("time") == "0:02")
        user.wait(1000)
        #expect(user.text("time") == "0:03")
        user.tap(4)
        #expect(user.pressed.count == 2)
    }

    @Test("review the game that the list shows, also where another log cannot be read, and after an export")
    func listedGame() throws {
        let finished = try playTwoGames()
        let logs = try #require(user.platform.storage.items["tercet.logs"])
        user.platform.storage.items["tercet.logs"] = "nonsense\n\n" + logs
        user.push("statistics")
        user.push("history-review")
        #expect(user.app.reviewedGame == finished[1])
        user.closeDialog()
        user.choose("2", in: "history")
        user.push("export")
        user.choose("two", in: "category")
        #expect(user.platform[user.platform["history"]].value == "2")
        user.push("history-review")
        #expect(user.app.reviewedGame == finished[0])
    }

    @Test("put aside what cannot be read of the games, keep the rest, and say so")
    func damaged() throws {
        try user.playAGame()
        let whole = try #require(user.platform.storage.items["tercet.games"])
        user.platform.storage.items["tercet.games"] = whole + "nonsense\n"
        user.push("statistics")
        #expect(user.shows(.gamesLost(1), in: "statistics-note"))
        #expect(user.platform.storage.items["tercet.games.aside"] == "nonsense\n")
        #expect(user.platform.storage.items["tercet.games"] == whole)
        #expect(fact(.games) == "1")
        user.push("statistics-close")
        user.push("statistics")
        #expect(user.text("statistics-note") == "")
    }

    @Test("leave what can neither be read nor put aside where it is, also when a file is added")
    func damagedWithoutRoom() throws {
        user.platform.storage.items["tercet.games"] = "nonsense\n"
        user.platform.storage.full = ["tercet.games.aside"]
        user.push("statistics")
        for _ in 0..<3 {
            user.choose("tercet games 1\n", in: "import")
            #expect(user.platform.storage.items["tercet.games"] == "nonsense\n")
            #expect(user.shows(.gamesNotStored(0), in: "statistics-note"))
        }
        user.platform.storage.full = []
        user.push("statistics-close")
        user.push("statistics")
        #expect(user.platform.storage.items["tercet.games.aside"] == "nonsense\n")
        #expect(user.platform.storage.items["tercet.games"] == "tercet games 1\n")
    }

    @Test("list a game without a clock without its time")
    func withoutClock() throws {
        for (clock, time) in [("1", true), ("0", false)] {
            let user = PageUser("?seed=usual&clock=\(clock)")
            try user.playAGame()
            user.push("statistics")
            #expect(user.markup("history").contains(" · \(user.score)\(time ? " · 0:" : "<")"))
        }
    }

    @Test("show what another tab adds or clears meanwhile, and nothing else that it stores")
    func otherTab() throws {
        try user.playAGame()
        user.push("statistics")
        let other = PageUser("?seed=second", storage: user.platform.storage)
        other.platform.clock += 5000
        try other.playAGame()
        user.hearOtherTab(of: "tercet.game")
        #expect(fact(.games) == "1")
        user.hearOtherTab(of: "tercet.games")
        #expect(fact(.games) == "2")
        other.push("statistics")
        other.push("clear")
        other.push("clear-yes")
        user.hearOtherTab(of: "tercet.games")
        #expect(fact(.games) == nil && user.isOff("export") && user.isOff("clear"))
    }

    @Test("lose nothing of games that are damaged when another game ends")
    func damagedAndPlayed() throws {
        user.platform.storage.items["tercet.games"] = "nonsense\n"
        try user.playAGame()
        user.push("statistics")
        #expect(fact(.games) == "1")
        #expect(user.platform.storage.items["tercet.games.aside"]?.hasPrefix("nonsense\n") == true)
    }
}
