import PlainText
import SetRecords
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The games as a file")
struct HistoryFileTests {
    let user = PageUser(Deals.usual)

    /// One game is played, and the statistics are open.
    init() throws {
        try user.playAGame()
        user.push("statistics")
    }

    private var note: String { user.text("statistics-note") }

    private var stored: [String: String] { user.platform.storage.items }

    /// What another browser saved to a file, with so many games.
    private func file(_ count: Int) throws -> String {
        let other = PageUser("?seed=other")
        other.platform.clock -= 86_400_000
        try other.playAGame()
        for _ in 1..<count {
            other.platform.clock += 1000
            other.recordAgain()
        }
        other.push("statistics")
        other.push("export")
        return try #require(other.platform.given.last?.text)
    }

    @Test("are exactly those that are stored")
    func export() {
        user.push("export")
        #expect(user.platform.given.count == 1 && user.platform.given[0].outlet == .file)
        #expect(user.platform.given[0].text == stored["tercet.games"])
    }

    @Test("are added to those there are, by the time at which they ended, and shown at once")
    func importing() throws {
        let mine = user.storedGames
        let file = try file(3)
        user.choose(file, in: "import")
        #expect(note == english(.gamesAdded(3)))
        #expect(user.storedGames.count == 4 && user.storedGames.last == mine[0])
        #expect(user.fact(.games, in: "statistics-body") == "4")
        #expect(user.storedLogs == 1, "a file has no logs")
        user.choose(file, in: "import")
        #expect(note == english(.gamesAdded(0)) && user.storedGames.count == 4)
    }

    @Test("of one's own are not added again")
    func doubles() {
        let former = stored
        user.choose(former["tercet.games"] ?? "", in: "import")
        #expect(note == english(.gamesAdded(0)) && stored == former)
    }

    @Test("that are damaged, foreign or of another version leave everything as it is, and it is said")
    func refused() throws {
        let file = try file(2)
        let former = stored
        let cases = [
            (file.replacing("other", with: "otter"), english(.fileIsDamaged(line: 2))),
            (String(file.dropLast(3)), english(.fileIsDamaged(line: 3))),
            ("", english(.fileIsForeign)), ("\u{FFFD}PNG", english(.fileIsForeign)),
            ("tercet game 1\n", english(.fileIsForeign)),
            (file.replacing("tercet games 1", with: "tercet games 3"), english(.fileIsOfOtherVersion)),
        ]
        for (text, message) in cases {
            user.choose(text, in: "import")
            #expect(note == message)
            #expect(stored == former && user.fact(.games, in: "statistics-body") == "1")
        }
    }

    @Test("of another tab that ended meanwhile are not lost when a file is added")
    func otherTab() throws {
        let other = PageUser("?seed=second", storage: user.platform.storage)
        other.platform.clock += 5000
        try other.playAGame()
        #expect(user.storedGames.count == 2)
        user.choose(try file(1), in: "import")
        #expect(user.storedGames.count == 3)
    }

    @Test("that the browser does not store are shown all the same, and it is said")
    func refusedByStorage() throws {
        let file = try file(2)
        user.platform.storage.refusesToStore = true
        user.choose(file, in: "import")
        #expect(note == english(.gamesNotStored(2)))
        #expect(user.fact(.games, in: "statistics-body") == "3" && user.storedGames.count == 1)
        user.choose(file, in: "import")
        #expect(note == english(.gamesNotStored(2)), "nothing of it is stored")
    }

    @Test("are forgotten only by who is asked and says so again")
    func clear() {
        let former = stored
        user.push("clear")
        #expect(!user.isHidden("clear-box") && stored == former)
        #expect(user.shows(.deleteGames(1), in: "clear-asks"))
        #expect(user.platform.focus == user.platform["clear-no"])
        user.push("clear-no")
        #expect(user.isHidden("clear-box") && stored == former)
        user.push("clear")
        user.push("clear-yes")
        #expect(stored["tercet.games"] == nil && stored["tercet.logs"] == nil)
        #expect(note == english(.gamesDeleted) && user.isHidden("clear-box"))
        #expect(user.markup("statistics-body") == "<p>\(english(.noGamesYet))</p>")
        #expect(user.isHidden("history-box") && user.isOff("export") && user.isOff("clear"))
        user.push("statistics-close")
        #expect(user.phase == "over" && !user.isHidden("review"), "the game itself stays")
    }

    @Test("leave the focus where it can be used, kept or forgotten")
    func focus() {
        user.push("clear")
        user.push("clear-no")
        #expect(user.platform.focus == user.platform["clear"])
        user.push("clear")
        user.push("clear-yes")
        #expect(user.platform.focus == user.platform["statistics-close"], "Clear is off")
    }

    @Test("are asked about anew when the statistics are opened again")
    func clearAnew() {
        user.push("clear")
        user.closeDialog()
        user.push("statistics")
        #expect(user.isHidden("clear-box"))
    }
}
