import Foundation
import PlainText
import SetGame
import Testing

@testable import TerminalPlay

struct PlayProgramTests {
    private static let leaving = "\u{1b}[?1049l"

    private func save(_ folder: TemporaryFolder) throws -> Save {
        try Save(reading: UTF8Text(try #require(folder.text("game"))))
    }

    @Test func `a game is played, saved after each action, and gone on with`() async throws {
        let folder = try TemporaryFolder()
        var terminal = try PlayedTerminal(["--save", folder.file("game"), "--deal", "tea"])
        try await terminal.expect("Playing the deal you asked for.")
        #expect(!terminal.isAsBefore)
        try terminal.type("12")
        try terminal.type("3")
        try await terminal.expect("Not a set")
        #expect(
            try save(folder).game.log.map(\.action) == [0, 1, 2].map { .tap(Game(try DealID(seed: "tea")).table[$0]) })
        try terminal.type("q")
        #expect(try await terminal.end() == 0)
        #expect(terminal.isAsBefore)
        #expect(terminal.output.contains("\u{1b}[?1049h") && terminal.output.contains(Self.leaving))
        terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Deal ID tea")
        try terminal.type("dq")
        #expect(try await terminal.end() == 0)
        #expect(try save(folder).game.log.count == 4)
        #expect(folder.names == ["game", "game.link"])
    }

    @Test func `another game begins and keeps the saved one, and a third is refused`() async throws {
        let folder = try TemporaryFolder()
        let save = ["--save", folder.file("game")]
        var terminal = try PlayedTerminal(save + ["--game", "ultra"])
        try await terminal.expect("Select four cards that make an UltraSet")
        try terminal.type("1q")
        #expect(try await terminal.end() == 0)
        terminal = try PlayedTerminal(save + ["--game", "junior", "--players", "2"])
        try await terminal.expect("New game: Junior, two players. Your game in progress (UltraSet) is kept")
        try terminal.type("z1q")
        #expect(try await terminal.end() == 0)
        let kept = (folder.text("game"), folder.text("game.before"))
        terminal = try PlayedTerminal(save + ["--game", "set"])
        #expect(try await terminal.end() == 64)
        #expect(terminal.output.contains("There are two games in progress"))
        #expect(folder.text("game") == kept.0 && folder.text("game.before") == kept.1)
        terminal = try PlayedTerminal(save + ["--game", "ultra"])
        try await terminal.expect("Your game continues: UltraSet.")
        try terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal ends the program as signals do, with the terminal restored and the game saved`(
        signal: Int32
    ) async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Score 0")
        try terminal.type("1")
        try await terminal.expect("*")
        terminal.send(signal)
        #expect(try await terminal.end() == -signal)
        #expect(terminal.isAsBefore)
        #expect(terminal.output.contains(Self.leaving))
        #expect(try save(folder).game.log.count == 1)
    }

    @Test func `another size of the terminal is another screen`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Q Quit")
        terminal.resize(columns: 30, lines: 10)
        try await terminal.expect("Too small")
        terminal.resize(columns: 100, lines: 30)
        try await terminal.expect("Q Quit")
        try terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test func `after a stop the game goes on, and the screen is drawn anew`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Q Quit")
        terminal.send(SIGTSTP)
        try await terminal.expect(Self.leaving)
        try await terminal.resume(until: "Q Quit")
        try terminal.type("1")
        try await terminal.expect("*")
        try terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test func `a terminal that is gone ends the game, which is saved`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Score 0")
        try terminal.type("1")
        try await terminal.expect("*")
        terminal.hangUp()
        let code = try await terminal.end()
        #expect([0, -SIGHUP].contains(code))
        #expect(try save(folder).game.log.count == 1)
    }

    @Test(
        "what cannot be played is refused with a reason, and the terminal is left alone",
        arguments: [
            (["--lang", "xx"], "is not a supported language"), (["--deal", ""], "The deal ID is empty"),
            (["--save", "/dev/zero"], "Can't read /dev/zero: it isn't a file"), (["tea"], "Unexpected argument"),
            (
                ["--game", "poker"],
                "“poker” is not a game. Choose one of: set, junior, ultra, chain, ultra9, ultrachain, ghost, puzzle, juniorpuzzle, shuffle, memory, mega, quads, quads3, projective, proset."
            ),
            (["--players", "3"], "--players must be 1 or 2"),
            (["--deal", "tea~Z"], "a game that this version doesn't have"),
        ])
    func refused(arguments: [String], reason: String) async throws {
        let terminal = try PlayedTerminal(arguments)
        #expect(try await terminal.end() == 64)
        #expect(terminal.output.contains(reason))
        #expect(!terminal.output.contains("\u{1b}[?1049h"))
    }

    @Test func `a save of a newer version is refused, and stays`() async throws {
        let folder = try TemporaryFolder()
        try "tercet game 2\nnew".write(toFile: folder.file("game"), atomically: true, encoding: .utf8)
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        #expect(try await terminal.end() == 64)
        #expect(terminal.output.contains("was saved by a newer version"))
        #expect(folder.text("game") == "tercet game 2\nnew")
    }

    @Test func `a folder that cannot be written to is told before the game begins`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("missing/game")])
        #expect(try await terminal.end() == 74)
        #expect(terminal.output.contains("No such file or directory"))
        #expect(!terminal.output.contains("\u{1b}[?1049h"))
    }

    @Test func `a game that is continued elsewhere ends here, and what is there stays`() async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")])
        try await terminal.expect("Score 0")
        let other = Save(game: Game(try DealID(seed: "milk")), time: 0, isPaused: false).text
        try SaveFiles(path: folder.file("game")).store(other, under: "tercet.game")
        try terminal.type("1")
        #expect(try await terminal.end() == 74)
        #expect(terminal.output.contains("continued elsewhere"))
        #expect(terminal.isAsBefore)
        #expect(folder.text("game") == String(other))
    }
}
