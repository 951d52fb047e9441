import Foundation
import PlainText
import SetGame
import SetRules
import SetTogether
import StandInServer
import Testing

@testable import TerminalPlay

struct SharedProgramTests {
    @Test func `a room is made, a game played, a connection lost and mended, and the seat taken again`() async throws {
        let folder = try TemporaryFolder()
        let server = try await StandInServer.start()
        var happenings = server.happenings.makeAsyncIterator()
        var terminal = try PlayedTerminal(["--save", folder.file("game"), "--online", server.link()])
        let (first, hello) = try #require(await StandInServer.hello(in: &happenings))
        guard case .hello(_, .new, let secret, 0, _) = hello else { throw StandInFailure() }
        var room = ScriptedRoom(seed: 9)
        let seat = room.enter().seat
        first.send(room.welcome(seat))
        try await terminal.expect("#room=\(room.code.text)")
        try await terminal.expect("You're the first here.")
        _ = room.enter()
        first.send([.seats(room.seats)])
        try await terminal.expect("2 players here.")
        try terminal.type("s")
        #expect(try #require(await StandInServer.message(in: &happenings)).message == .start)
        room.start()
        first.send([room.opening(for: seat)])
        try await terminal.expect("Go!")
        try terminal.type(keys(of: try set(in: room), in: room))
        let claim = try #require(await StandInServer.message(in: &happenings)).message
        #expect(claim == .take(request: 1, seen: 1, try set(in: room)))
        first.cut()
        try await terminal.expect("Connection lost")
        let (second, back) = try #require(await StandInServer.hello(in: &happenings))
        let mark = LogMark(opening: try #require(room.game?.table), [])
        #expect(back == .hello(version: ClientMessage.version, .room(room.code), secret, last: 1, mark))
        #expect(try #require(await StandInServer.message(in: &happenings)).message == claim)
        second.send(room.welcome(seat))
        second.send(try room.act(.take(set(in: room)), by: seat, request: 1))
        try await terminal.expect("Set! +")
        second.send(try room.act(.take(set(in: room)), by: .second, request: 1))
        try await terminal.expect(": Set! +")
        try terminal.type("q")
        #expect(try await terminal.end() == 0 && terminal.isAsBefore)
        #expect(terminal.output.contains("tercet play --online \(server.link(room.code))"))
        terminal = try PlayedTerminal(["--save", folder.file("game"), "--online", server.link(room.code)])
        let again = try #require(await StandInServer.hello(in: &happenings))
        #expect(again.message == .hello(version: ClientMessage.version, .room(room.code), secret, last: 0, .none))
        again.peer.send([.refused(request: 0, .unknown)])
        #expect(try await terminal.end() == 64)
        #expect(terminal.output.contains("This room doesn't exist"))
        #expect(folder.names == ["game.seats"])
    }

    @Test(
        "what cannot be played is refused with a reason",
        arguments: [
            (["--online", "https://host/"], 64, "doesn't support https"),
            (["--online", "ftp://x"], 64, "isn't a server link"),
            (["--online", "127.0.0.1:1"], 74, "Can't connect to port 1"),
            (["--online", "127.0.0.1#room=1"], 64, "isn't a room code"),
            (["--online", "127.0.0.1", "--deal", "tea"], 64, "can't be combined"),
            (["--online", "127.0.0.1", "--players", "2"], 64, "can't be combined"),
            (["--online", "127.0.0.1#room=7k3m9qxt", "--game", "ultra"], 64, "A room has its own game"),
        ] as [([String], Int32, String)])
    func refused(arguments: [String], code: Int32, reason: String) async throws {
        let folder = try TemporaryFolder()
        let terminal = try PlayedTerminal(["--save", folder.file("game")] + arguments)
        #expect(try await terminal.end() == code)
        #expect(terminal.output.contains(reason))
        #expect(terminal.isAsBefore)
    }

    @Test func `a signal ends the program as signals do, with the terminal restored`() async throws {
        let folder = try TemporaryFolder()
        let server = try await StandInServer.start()
        var happenings = server.happenings.makeAsyncIterator()
        let terminal = try PlayedTerminal(["--save", folder.file("game"), "--online", server.link()])
        let peer = try #require(await StandInServer.hello(in: &happenings)).peer
        var room = ScriptedRoom(seed: 9)
        peer.send(room.enter().messages)
        try await terminal.expect("first here")
        terminal.send(SIGTERM)
        #expect(try await terminal.end() == -SIGTERM)
        #expect(terminal.isAsBefore)
    }

    private struct StandInFailure: Error {}

    private func set(in room: ScriptedRoom) throws -> CardGroup {
        try #require(room.game?.table.sets.first.map({ CardGroup($0) }))
    }

    private func keys(of triple: CardGroup, in room: ScriptedRoom) throws -> String {
        let table = try #require(room.game?.table)
        return try triple.cards.map { String(CardLabel.character(at: try #require(table.firstIndex(of: $0)))) }.joined()
    }
}
