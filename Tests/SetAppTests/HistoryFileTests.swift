import PlainText
import SetRecords
import Testing

@testable import SetApp

@Suite("The games as a file")
struct HistoryFileTests {
    let player = Player(Deals.usual)

    /// One game is played, and the statistics are open.
    init() throws {
        try player.playAGame()
        player.push("statistics")
    }

    private var note: String { player.text("statistics-note") }

    private var stored: [String: String] { player.host.storage.items }

    /// What another browser saved to a file, with so many games.
    private func file(_ count: Int) throws -> String {
        let other = Player("?seed=other")
        other.host.clock -= 86_400_000
        try other.playAGame()
        for _ in 1..<count {
            other.host.clock += 1000
            other.app.recordGame()
        }
        other.push("statistics")
        other.push("export")
        return try #require(other.host.given.last?.text)
    }

    @Test("are exactly those that are stored")
    func export() {
        player.push("export")
        #expect(player.host.given.count == 1 && player.host.given[0].outlet == .file)
        #expect(player.host.given[0].text == stored["tercet.games"])
    }

    @Test("are added to those there are, by the time at which they ended, and shown at once")
    func importing() throws {
        let mine = player.storedGames
        let file = try file(3)
        player.choose(file, in: "import")
        #expect(note == "Games added: 3.")
        #expect(player.storedGames.count == 4 && player.storedGames.last == mine[0])
        #expect(player.fact("Games", in: "statistics-body") == "4")
        #expect(player.storedLogs == 1, "a file has no logs")
        player.choose(file, in: "import")
        #expect(note == "Games added: 0." && player.storedGames.count == 4)
    }

    @Test("of one's own are not added again")
    func doubles() {
        let former = stored
        player.choose(former["tercet.games"] ?? "", in: "import")
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
            player.choose(text, in: "import")
            #expect(note == message)
            #expect(stored == former && player.fact("Games", in: "statistics-body") == "1")
        }
    }

    @Test("of another tab that ended meanwhile are not lost when a file is added")
    func otherTab() throws {
        let other = Player("?seed=second", storage: player.host.storage)
        other.host.clock += 5000
        try other.playAGame()
        #expect(player.storedGames.count == 2)
        player.choose(try file(1), in: "import")
        #expect(player.storedGames.count == 3)
    }

    @Test("that the browser does not store are shown all the same, and it is said")
    func refusedByStorage() throws {
        let file = try file(2)
        player.host.storage.refusesToStore = true
        player.choose(file, in: "import")
        #expect(note == "Games added: 2; but the browser does not store them.")
        #expect(player.fact("Games", in: "statistics-body") == "3" && player.storedGames.count == 1)
        player.choose(file, in: "import")
        #expect(note.hasPrefix("Games added: 0;"), "they are still there")
    }

    @Test("are forgotten only by who is asked and says so again")
    func clear() {
        let former = stored
        player.push("clear")
        #expect(!player.isHidden("clear-box") && stored == former)
        #expect(player.text("clear-asks") == "Forget all games, 1 of them? They cannot be had back.")
        #expect(player.host.focus == player.host["clear-no"])
        player.push("clear-no")
        #expect(player.isHidden("clear-box") && stored == former)
        player.push("clear")
        player.push("clear-yes")
        #expect(stored["tercet.games"] == nil && stored["tercet.logs"] == nil)
        #expect(note == "All games are forgotten." && player.isHidden("clear-box"))
        #expect(player.markup("statistics-body") == "<p>No game of this kind is finished yet.</p>")
        #expect(player.isHidden("history-box") && player.isOff("export") && player.isOff("clear"))
        player.push("statistics-close")
        #expect(player.phase == "over" && !player.isHidden("review"), "the game itself stays")
    }

    @Test("leave the focus where it can be used, kept or forgotten")
    func focus() {
        player.push("clear")
        player.push("clear-no")
        #expect(player.host.focus == player.host["clear"])
        player.push("clear")
        player.push("clear-yes")
        #expect(player.host.focus == player.host["statistics-close"], "Clear is off")
    }

    @Test("are asked about anew when the statistics are opened again")
    func clearAnew() {
        player.push("clear")
        player.closeDialog()
        player.push("statistics")
        #expect(player.isHidden("clear-box"))
    }
}
