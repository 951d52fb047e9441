import PlainText
import SetGame
import SetRules
import SetStorage
import TestSupport

extension Examination {
    private static let fallback = DealID(entropy: 7)

    /// Reads a save, and restores a session from it in each of the places where saves are stored.
    static func ofSave(_ text: UTF8Text) throws(Finding) -> Bool {
        let save: Save
        do throws(SaveError) {
            save = try Save(reading: text)
        } catch {
            try expectKept(text, because: error)
            return false
        }
        try expectSound(save)
        try expectRestored(save, from: text)
        return true
    }

    /// Expects that what cannot be read stays in its place or goes aside, and that play can begin.
    private static func expectKept(_ text: UTF8Text, because error: SaveError) throws(Finding) {
        let store = MemoryStore(["tercet.game": text])
        var sessions = SessionStore(store)
        let (record, problems) = sessions.load(orDealing: fallback)
        try expect(record.current.game == Game(fallback), "a new game is dealt")
        let outcome = sessions.save(record)
        if error == .newerVersion {
            try expect(problems == [.newerVersion] && store.items == ["tercet.game": text], "a newer save stays")
        } else {
            try expect(problems == [.damaged] && outcome == .stored, "\(problems), \(outcome)")
            try expect(store.items["tercet.aside"] == text, "a damaged save goes aside")
        }
    }

    /// Expects that a game that was read keeps all rules, and is the same written and read again, and played again.
    static func expectSound(_ save: Save) throws(Finding) {
        let game = save.game
        try expect(game.faults.isEmpty, "\(game.faults)")
        try expect(save.time >= game.now, "the time of a save")
        try expect((try? Save(reading: save.text)) == save, "a save written and read again")
        try expect(Replay.game(game, after: game.log.count) == game, "a game played again")
    }

    /// Goes on with a session of which each game is this one, stores it, and reads it again.
    private static func expectRestored(_ save: Save, from text: UTF8Text) throws(Finding) {
        let store = MemoryStore([
            "tercet.game": text, "tercet.previous": text, "tercet.before": text, "tercet.link": save.game.dealID.text,
        ])
        var sessions = SessionStore(store)
        let (record, problems) = sessions.load(orDealing: fallback)
        try expect(problems.isEmpty && record.current == save && record.interrupted == save, "\(problems)")
        var session = Session(restoring: record)
        let cards = session.game.table.prefix(3).map { Session.Input.act(.tap($0), .first) }
        let inputs: [Session.Input] =
            [.advance, .setPaused(false)] + cards + [
                .advance, .act(.deal, .second), .undo(.first), .newGame(entropy: 1), .undo(.first),
                .returnToInterruptedGame,
            ]
        for (moment, input) in inputs.enumerated() {
            _ = try? session.perform(input, at: Milliseconds(moment) * 900)
            try expect(session.game.faults.isEmpty, "\(session.game.faults) after \(input)")
        }
        try expect(sessions.save(session.record) == .stored, "the session is stored")
        var again = SessionStore(store)
        let (stored, troubles) = again.load(orDealing: fallback)
        try expect(troubles.isEmpty && stored == session.record, "the session is read again")
    }

    /// Carries out the entries of a log on its deal, and expects that a refused one changes nothing.
    static func ofLog(_ text: UTF8Text) throws(Finding) -> Bool {
        var reader = TextReader(text.bytes)
        let id = reader.text(until: UInt8(ascii: "\n")).flatMap { try? DealID(text: $0) }
        var game = Game(id ?? fallback)
        var last: Milliseconds = 0
        while let entry = LogEntry(reading: &reader, since: last, turn: game.turn.seat) {
            try expectSound(entry, in: game, since: last)
            last = entry.at
            // Not of a long game, which would be copied as often as it has actions.
            let before = game.log.count < 500 ? game : nil
            let isDone = (try? game.perform(entry.action, by: entry.seat ?? .first, at: entry.at)) != nil
            try expect(isDone || before.map { $0 == game } ?? true, "a refused action changes nothing")
            _ = reader.skip(" ")
        }
        guard !game.log.isEmpty else { return false }
        try expectSound(Save(game: game, time: game.now, isPaused: false))
        return true
    }

    /// Expects that an entry is the same written and read again.
    private static func expectSound(
        _ entry: LogEntry, in game: Game, since last: Milliseconds
    ) throws(Finding) {
        var reader = TextReader(entry.notation(since: last, players: game.options.players).bytes)
        let turn = entry.action.cause == .seatInTurn ? entry.seat : nil
        let again = LogEntry(reading: &reader, since: last, turn: turn)
        try expect(again == entry && reader.isAtEnd, "an entry written and read again: \(entry)")
    }
}
