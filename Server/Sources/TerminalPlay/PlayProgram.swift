import PlainText
import SetGame
import SetStorage
import SetWords

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A game in the terminal, from start to end. Only this type accesses the terminal, the clock, the random generator and
/// files.
package final class PlayProgram {
    private let terminal: Terminal
    private let files: SaveFiles
    private var store: SessionStore<SaveFiles>
    private var game: TerminalGame
    private var painter: LinePainter
    private var decoder = KeyDecoder()
    /// Why the current state isn't saved; `nil` if it is.
    private var failure: PlayError?

    private enum Ending {
        case quit, hangUp, continuedElsewhere
        case signal(Int32)
    }

    /// Prepares the game and checks that it can be saved. A damaged save is set aside.
    package init(_ options: PlayOptions) throws(PlayError) {
        let capabilities = TerminalCapabilities(environmentVariable)
        let language = try options.language(for: capabilities)
        let deal = try options.dealID
        terminal = try Terminal()
        files = SaveFiles(path: try options.savePath)
        store = SessionStore(files)
        painter = LinePainter(capabilities)
        let isFirstGame = store.isEmpty
        let firstOptions = options.choice.applied(to: Options())
        let (record, problems) = store.load(orDealing: DealID(entropy: entropy(), options: firstOptions))
        if let error = Self.refusal(problems, files) { throw error }
        game = TerminalGame(Session(restoring: record), language: language, size: terminal.size)
        game.greet(problems, isFirstGame: isFirstGame)
        try open(deal, options.choice)
        game.tellState()
        save()
        if let failure { throw failure }
    }

    /// Plays until the player quits or a signal ends the program. Restores the terminal at the end.
    package func run() throws(PlayError) {
        try enter()
        let ending = play()
        leave()
        // After a hang-up there's no terminal to write to.
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

// The game in progress.
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

    /// How long to wait for a key. A lone Escape counts as a key only if no byte follows soon.
    private var pause: Int32? {
        if decoder.awaitsMore { return 50 }
        return game.timeToNextChange.map { Int32(clamping: max(1, $0)) }
    }

    /// Handles keys that arrived together, or a timeout if none did. Saves changes before they are shown. Returns
    /// whether the player wants to quit.
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
        // The shell may have used the terminal in between.
        case SIGCONT: try? resume()
        default: return .signal(signal)
        }
        return nil
    }

    /// Suspends the program until the shell continues it. The player doesn't see the table until then.
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

// The start of a game.
extension PlayProgram {
    private func open(_ deal: DealID?, _ choice: GameChoice) throws(PlayError) {
        do throws(TerminalGame.Refusal) {
            if let deal {
                try game.open(deal, at: now())
            } else {
                try game.play(choice, at: now(), entropy: entropy())
            }
        } catch {
            switch error {
            case .twoInProgress: throw .twoInProgress(path: files.path)
            }
        }
    }

    /// Returns why the game can't use files with these problems. The game wouldn't be saved, and a player can choose
    /// another file instead.
    private static func refusal(_ problems: [StorageProblem], _ files: SaveFiles) -> PlayError? {
        if problems.contains(.newerVersion) { return .newerVersion(path: files.path) }
        if problems.contains(.damagedAndKept) { return .damagedAndKept(path: files.path) }
        if problems.contains(.cannotSave) {
            return .cannotRead(path: files.path, reason: files.lastFailure ?? "it isn't a file")
        }
        return nil
    }
}
