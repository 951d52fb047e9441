import PlainText
import SetGame
import SetRules
import SetStorage
import SetWords

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A game in the terminal, from its start to its end: the only part that knows the terminal, the clock, chance and files.
package final class PlayProgram {
    private let terminal: Terminal
    private let files: SaveFiles
    private var store: SessionStore<SaveFiles>
    private var game: TerminalGame
    private var painter: LinePainter
    private var decoder = KeyDecoder()
    /// Why the game is not saved as it is now; `nil` while it is.
    private var failure: PlayError?

    private enum Ending {
        case quit, hangUp, continuedElsewhere
        case signal(Int32)
    }

    /// Gets everything ready, and sees that the game can be saved. A damaged save is put aside.
    package init(_ options: PlayOptions) throws(PlayError) {
        let capabilities = TerminalCapabilities(environmentVariable)
        let language = try options.language(for: capabilities)
        let deal = try Self.deal(options.deal)
        terminal = try Terminal()
        files = SaveFiles(path: try options.savePath)
        store = SessionStore(files)
        painter = LinePainter(capabilities)
        let isFirstGame = store.isEmpty
        let (record, problems) = store.load(orDealing: DealID(entropy: entropy()))
        if let error = Self.refusal(problems, files) { throw error }
        game = TerminalGame(Session(restoring: record), language: language, size: terminal.size)
        game.greet(problems, isFirstGame: isFirstGame)
        if let deal { game.open(deal, at: now()) }
        game.tellState()
        save()
        if let failure { throw failure }
    }

    /// Plays until the player quits or a signal ends the program. The terminal is as before in the end.
    package func run() throws(PlayError) {
        try enter()
        let ending = play()
        leave()
        // At a hang-up nobody is left to tell.
        switch ending {
        case .quit, .hangUp: save()
        case .signal(let number):
            save()
            terminal.end(by: number)
        case .continuedElsewhere: throw .continuedElsewhere(path: files.path)
        }
        if let failure { throw failure }
    }
}

// The game while it goes on.
extension PlayProgram {
    private func play() -> Ending {
        while true {
            if case .continuedElsewhere = failure { return .continuedElsewhere }
            let screen = GameScreen(game: game, hasUnicode: painter.capabilities.hasUnicode)
            guard terminal.write(painter.paint(screen.canvas, cursor: screen.cursor)) else { return .hangUp }
            switch terminal.wait(for: pause) {
            case .bytes(let bytes): if handle(bytes.compactMap { decoder.key(endingWith: $0) }) { return .quit }
            case .timeOut: if handle([decoder.timeOut()].compactMap { $0 }) { return .quit }
            case .hangUp: return .hangUp
            case .other: preconditionFailure("nothing else is waited for")
            case .signal(let number): if let ending = answer(number) { return ending }
            }
        }
    }

    /// How long to wait for a key: a lone Escape is a key only if nothing follows it soon.
    private var pause: Int32? {
        if decoder.awaitsMore { return 50 }
        return game.timeToNextChange.map { Int32(clamping: max(1, $0)) }
    }

    /// Answers keys that came together, or that none came, and stores what has changed before it is shown. Returns whether the
    /// player wants to leave.
    private func handle(_ keys: [TerminalKey]) -> Bool {
        var hasChanged = keys.isEmpty && game.advance(to: now())
        for key in keys {
            if key == .redraw { painter.forget() }
            switch game.handle(key, at: now(), entropy: entropy) {
            case .nothing: break
            case .changed: hasChanged = true
            case .quit: return true
            }
        }
        if hasChanged { save() }
        return false
    }

    private func answer(_ signal: Int32) -> Ending? {
        switch signal {
        case SIGWINCH: game.size = terminal.size
        case SIGTSTP: stop()
        // The shell may have used the terminal meanwhile.
        case SIGCONT: try? resume()
        default: return .signal(signal)
        }
        return nil
    }

    /// Stops the program until the shell continues it. Nobody sees the table meanwhile.
    private func stop() {
        leave()
        save()
        terminal.stop()
        try? enter()
    }

    private func resume() throws(PlayError) {
        leave()
        try enter()
    }

    private func enter() throws(PlayError) {
        try terminal.makeRaw()
        if painter.capabilities.isAddressable { _ = terminal.write(LinePainter.enter) }
        painter.forget()
        game.size = terminal.size
        game.setWatched(true, at: now())
    }

    private func leave() {
        game.setWatched(false, at: now())
        if painter.capabilities.isAddressable { _ = terminal.write(LinePainter.leave) }
        terminal.restore()
    }

    private func save() {
        switch store.save(game.session.record) {
        case .stored: failure = nil
        case .takenOver: failure = .continuedElsewhere(path: files.path)
        case .refused:
            if failure == nil { game.tell(.phrase(.cannotSave)) }
            failure = .cannotSave(path: files.path, reason: files.lastFailure ?? "it has changed")
        }
    }
}

// The start.
extension PlayProgram {
    private static func deal(_ text: String?) throws(PlayError) -> DealID? {
        guard let text else { return nil }
        do throws(DealIDError) {
            return try DealID(text: UTF8Text(text))
        } catch {
            switch error {
            case .empty: throw .notADeal(reason: "empty")
            case .tooLong: throw .notADeal(reason: "longer than \(DealID.longest) bytes")
            case .unreadable: throw .notADeal(reason: "not readable text")
            }
        }
    }

    /// Why not to play with files that have these problems: playing would not be saved, which nobody wants who could choose
    /// another file.
    private static func refusal(_ problems: [StorageProblem], _ files: SaveFiles) -> PlayError? {
        if problems.contains(.newerVersion) { return .newerVersion(path: files.path) }
        if problems.contains(.damagedAndKept) { return .damagedAndKept(path: files.path) }
        if problems.contains(.cannotSave) {
            return .cannotRead(path: files.path, reason: files.lastFailure ?? "it isn't a file")
        }
        return nil
    }
}
