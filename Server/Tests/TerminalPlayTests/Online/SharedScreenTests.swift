import Foundation
import OnlineClient
import SetGame
import SetLanguages
import SetRules
import SetTogether
import SetWords
import Testing

@testable import TerminalPlay

struct SharedScreenTests {
    private func lines(_ played: PlayedTable, hasUnicode: Bool = true) -> String {
        let capabilities = TerminalCapabilities(hasUnicode: hasUnicode, colors: .none, isAddressable: false)
        let screen = SharedScreen(game: played.game, hasUnicode: hasUnicode)
        return screen.canvas.lines.map { LinePainter(capabilities).render($0) }.joined(separator: "\n") + "\n"
    }

    @Test func `the lobby, a game, its end, one who watches, a lost connection and a claim without one show in words`()
        throws
    {
        var lobby = try PlayedTable(players: 3)
        lobby.room.seats[2].isConnected = false
        lobby.tell([.seats(lobby.room.seats)])
        var eight = try PlayedTable.begun(players: 8, columns: 40)
        try eight.take(by: .third)
        var two = try PlayedTable.begun()
        two.type("12", at: 65_000)
        two.room.seats[1].isConnected = false
        two.tell([.seats(two.room.seats)])
        var beaten = try PlayedTable.begun()
        try beaten.choose(try #require(beaten.room.game?.table.sets.first.map({ CardGroup($0) })), at: 700)
        try beaten.take(by: .second, at: 800)
        beaten.tell([.refused(request: 1, .late(by: 120))])
        var lost = try PlayedTable.begun(players: 2, seat: nil)
        lost.report(.closed)
        var sent = try PlayedTable.begun()
        sent.report(.closed)
        try sent.choose(try #require(sent.room.game?.table.sets.first.map({ CardGroup($0) })), at: 700)
        var over = try PlayedTable.begun(players: 4)
        try over.finish()
        let russian = try PlayedTable.begun(players: 5, language: "ru")
        var help = try PlayedTable.begun()
        help.type("?")
        let screens = [
            ("lobby", lobby), ("eight", eight), ("two", two), ("beaten", beaten), ("lost", lost), ("sent", sent),
            ("over", over),
            ("russian", russian), ("help", help), ("small", try PlayedTable.begun(columns: 40, lines: 9)),
            ("narrow lobby", try PlayedTable(columns: 20, lines: 12)),
        ]
        try expectGolden(screens.map { "\($0.0)\n" + lines($0.1) }.joined(), "together")
    }

    @Test func `every text is ASCII where the terminal has no more`() throws {
        for played in [try PlayedTable(players: 2), try PlayedTable.begun(players: 8)] {
            let text = lines(played, hasUnicode: false)
            #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test(arguments: [20, 39, 40, 41, 60, 80, 200], 2...8)
    func `no line is longer than the screen, and every seat shows`(columns: Int, players: Int) throws {
        for language in Language.all.map(\.code.description) {
            var played = try PlayedTable.begun(players: players, language: language, columns: columns, lines: 40)
            try played.take(by: .second)
            let layout = SharedLayout(played.game)
            #expect(layout.seats.reduce(0) { $0 + $1.count } == players)
            if columns >= 40 {
                #expect(
                    layout.seats.allSatisfy { line in
                        line.map(\.text).joined(separator: "  ").unicodeScalars.count <= columns
                    })
                #expect(layout.seats.count <= 2 && played.game.grid != nil)
            }
        }
    }

    @Test func `a terminal of the size that is asked for is large enough, and one line less is not`() throws {
        for columns in [40, 80, 120] {
            var played = try PlayedTable.begun(players: 6, columns: columns, lines: 1)
            played.game.size = SharedLayout(played.game).needed(for: 12)
            #expect(played.game.grid != nil)
            played.game.size.lines -= 1
            #expect(played.game.grid == nil)
        }
    }

    @Test func `the cursor is on the label of the card that a key would choose`() throws {
        var played = try PlayedTable.begun(players: 8, columns: 40)
        _ = played.press(.right)
        let screen = SharedScreen(game: played.game, hasUnicode: true)
        #expect(screen.canvas.lines[screen.cursor.line][screen.cursor.column].scalar == "2")
    }
}
