import Foundation
import SetGame
import SetLanguages
import SetRules
import SetWords
import Testing

@testable import TerminalPlay

struct GameScreenTests {
    private static let ascii = TerminalCapabilities(hasUnicode: false, colors: .none, isAddressable: false)
    private static let unicode = TerminalCapabilities(hasUnicode: true, colors: .none, isAddressable: false)

    /// A game with so many cards on the table and something to see of each state.
    private func game(cards: Int, columns: Int) throws -> TerminalGame {
        var game = try TerminalGame.opened(columns: columns)
        for _ in 0..<(cards - 12) / 3 { game.type("d", at: 61_000) }
        switch cards {
        case 12: game.type("123", at: 62_000)
        case 15: game.type("12", at: 62_000)
        case 21: try game.choose(game.anyMatch, at: 62_000)
        default: game.type("c1", at: 62_000)
        }
        #expect(game.session.game.table.count == cards)
        return game
    }

    private func lines(_ game: TerminalGame, _ capabilities: TerminalCapabilities) -> String {
        let screen = GameScreen(game: game, hasUnicode: capabilities.hasUnicode)
        let lines = screen.canvas.lines.map { LinePainter(capabilities).render($0) }
        return lines.joined(separator: "\n").replacingOccurrences(of: "\u{1b}", with: "␛") + "\n"
    }

    @Test(arguments: [80, 40])
    func `tables of 12, 15, 21 and 81 cards show in colours and in ASCII`(columns: Int) throws {
        let colors = TerminalCapabilities(
            hasUnicode: true, colors: columns == 80 ? .full : .eight, isAddressable: true)
        for (name, capabilities) in [("ascii", Self.ascii), ("unicode", Self.unicode), ("colors", colors)] {
            let screens = try [12, 15, 21, 81].map {
                "\($0) cards\n" + lines(try game(cards: $0, columns: columns), capabilities)
            }
            try expectGolden(screens.joined(), "\(columns)x24-\(name)")
        }
    }

    @Test func `a puzzle shows how many of its sets are found, and their numbers on their cards`() throws {
        var game = try TerminalGame.opened(options: Options(.puzzle))
        let sets = game.session.game.matches
        for (number, set) in sets.enumerated() {
            let screen = lines(game, Self.ascii)
            #expect(screen.contains("\(number)/6"))
            try game.choose(set, at: 2000 * Int64(number + 1))
        }
        let found = sets.indices.map { number in
            game.session.game.table.count { game.session.game.numbersOfMatchesThatStay(with: $0).contains(number + 1) }
        }
        #expect(found == Array(repeating: 3, count: 6))
    }

    @Test func `a pause, the help, two players, the end and a small terminal show in words`() throws {
        var options = Options()
        options.players = .two
        options.choose(.selfClearing)
        var two = try TerminalGame.opened(options: options)
        two.type("m12", at: 1500)
        var paused = try TerminalGame.opened(columns: 40)
        paused.type("dp", at: 1000)
        var help = try TerminalGame.opened()
        help.type("?", at: 1000)
        let small = try TerminalGame.opened(columns: 40, lines: 8)
        let narrow = try TerminalGame.opened(columns: 20, lines: 40)
        let session = Session(dealing: try DealID(seed: "чай"))
        let russian = TerminalGame(session, language: .russian, size: TerminalSize(columns: 80, lines: 24))
        let games = [
            ("two", two), ("paused", paused), ("help", help), ("small", small), ("narrow", narrow),
            ("russian", russian),
        ]
        try expectGolden(games.map { "\($0.0)\n" + lines($0.1, Self.unicode) }.joined(), "others")
    }

    @Test func `Junior, UltraSet and their help show in words`() throws {
        var junior = try TerminalGame.opened(options: Options(.junior))
        junior.type("125", at: 1000)
        var ultra = try TerminalGame.opened(options: Options(.ultraSet), columns: 40)
        ultra.type("1234", at: 1000)
        var match = try TerminalGame.opened(options: Options(.ultraSet))
        try match.choose(match.anyMatch, at: 2000)
        var options = Options(.ultraSet)
        options.players = .two
        var two = try TerminalGame.opened(options: options)
        two.type("z", at: 1500)
        var help = (junior, match)
        help.0.type("?", at: 3000)
        help.1.type("?", at: 3000)
        let session = Session(dealing: try DealID(seed: "чай", options: options))
        let russian = TerminalGame(session, language: .russian, size: TerminalSize(columns: 80, lines: 24))
        let games = [
            ("junior", junior), ("ultra", ultra), ("match", match), ("two", two), ("help of junior", help.0),
            ("help of ultra", help.1), ("russian", russian),
        ]
        try expectGolden(games.map { "\($0.0)\n" + lines($0.1, Self.unicode) }.joined(), "games")
    }

    @Test(arguments: Variant.allCases, Language.all)
    func `no text is cut off by the screen for every mismatch of a table`(variant: Variant, language: Language) throws {
        let start = try TerminalGame.opened(options: Options(variant), columns: 40)
        let first = variant.rules.kind.sizes.lowerBound - 1
        for last in first..<variant.rules.openingCount {
            var game = TerminalGame(start.session, language: language, size: start.size)
            game.type(String("123".prefix(first)), at: 0)
            game.type(String(CardLabel.character(at: last)), at: 0)
            let screen = lines(game, Self.unicode)
            #expect(!screen.contains("..."), "\(screen)")
            #expect(screen.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 40 })
        }
    }

    @Test func `a terminal of the size that is asked for is large enough, and one line less is not`() throws {
        for columns in [10, 39, 40, 41, 79, 80, 200] {
            for cards in stride(from: 12, through: 81, by: 3) {
                var game = try TerminalGame.opened(columns: columns, lines: 1)
                for _ in 0..<(cards - 12) / 3 { game.type("d", at: 0) }
                #expect(game.grid == nil)
                game.size = ScreenLayout(game.size).needed(for: cards)
                #expect(game.grid != nil, "\(cards) cards, \(game.size)")
                game.size.lines -= 1
                #expect(game.grid == nil, "\(cards) cards, \(game.size)")
            }
        }
    }

    @Test func `a screen of any size is drawn, however small`() throws {
        var game = try TerminalGame.opened()
        for columns in 0...12 {
            for lines in 0...6 {
                game.size = TerminalSize(columns: columns, lines: lines)
                #expect(GameScreen(game: game, hasUnicode: false).canvas.lines.count == lines)
            }
        }
    }

    @Test func `the cursor is on the label of the card that a key would choose`() throws {
        for cards in [12, 21, 39, 81] {
            var game = try TerminalGame.opened(columns: 80)
            for _ in 0..<(cards - 12) / 3 { game.type("d", at: 0) }
            _ = game.handle(.right, at: 0) { 0 }
            let screen = GameScreen(game: game, hasUnicode: true)
            #expect(screen.canvas.lines[screen.cursor.line][screen.cursor.column].scalar == "2")
        }
    }
}
