import PlainText
import SetRecords
import Testing

@testable import SetApp

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
            other.app.recordGame()
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
        #expect(note == "Games added: 3.")
        #expect(user.storedGames.count == 4 && user.storedGames.last == mine[0])
        #expect(user.fact("Games", in: "statistics-body") == "4")
        #expect(user.storedLogs == 1, "a file has no logs")
        user.choose(file, in: "import")
        #expect(note == "Games added: 0." && user.storedGames.count == 4)
    }

    @Test("of one's own are not added again")
    func doubles() {
        let former = stored
        user.choose(former["tercet.games"] ?? "", in: "import")
        #expect(note == "Games added: 0." && stored == former)
    }

    @Test("that are damaged, foreign or of another version leave everything as it is, and it is said")
    func refused() throws {
        let file = try file(2)
        let former = stored
        let cases = [
            (file.replacing("other", with: "otter"), "Line 2 of the file is damaged, so nothing is added."),
            (String(file.dropLast(3)), "Line 3 of the file is damaged, so nothing is added."),
            ("", "That file holds no games of Tercet."), ("\u{FFFD}PNG", "That file holds no games of Tercet."),
            ("tercet game 1\n", "That file holds no games of Tercet."),
            (file.replacing("tercet games 1", with: "tercet games 2"), "That file is of another version."),
        ]
        for (text, message) in cases {
            user.choose(text, in: "import")
            #expect(note == message)
            #expect(stored == former && user.fact("Games", in: "statistics-body") == "1")
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
        #expect(note == "Games added: 2; but the browser does not store them.")
        #expect(user.fact("Games", in: "statistics-body") == "3" && user.storedGames.count == 1)
        user.choose(file, in: "import")
        #expect(note.hasPrefix("Games added: 0;"), "they are still there")
    }

    @Test("are forgotten only by who is asked and says so again")
    func clear() {
        let former = stored
        user.push("clear")
        #expect(!user.isHidden("clear-box") && stored == former)
        #expect(user.text("clear-asks") == "Forget all games, 1 of them? They cannot be had back.")
        #expect(user.platform.focus == user.platform["clear-no"])
        user.push("clear-no")
        #expect(user.isHidden("clear-box") && stored == former)
        user.push("clear")
        user.push("clear-yes")
        #expect(stored["tercet.games"] == nil && stored["tercet.logs"] == nil)
        #expect(note == "All games are forgotten." && user.isHidden("clear-box"))
        #expect(user.markup("statistics-body") == "<p>No game of this kind is finished yet.</p>")
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
