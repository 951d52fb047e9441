import OnlineClient
import PlainText
import SetGame
import SetTogether
import SetWords

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An online game in the terminal, from entering the room to leaving it. Only this type accesses the terminal, the
/// clock, the random generator, files and the network.
package final class SharedProgram {
    private let terminal: Terminal
    private let secrets: SeatSecrets
    private let secret: SeatSecret
    private let mailbox: Mailbox<OnlineClient.Report>
    private let client: OnlineClient
    private var game: SharedGame
    private var painter: LinePainter
    private var decoder = KeyDecoder()

    private enum Ending {
        case quit, hangUp
        case failed(PlayError)
        case signal(Int32)
    }

    /// Prepares the game.
    ///
    /// - Parameters:
    ///   - link: the link of the room or the server.
    ///   - options: the player's other choices, which can't include a deal. A game is for a new room only.
    package init(_ link: String, _ options: PlayOptions) throws(PlayError) {
        let capabilities = TerminalCapabilities(environmentVariable)
        let language = try options.language(for: capabilities)
        let room: RoomLink
        do throws(OnlineError) {
            room = try RoomLink(link)
        } catch {
            throw .online(error)
        }
        if room.room != nil, options.choice.game != nil { throw .roomHasGame }
        secrets = SeatSecrets(besideSaveAt: try options.savePath)
        secret =
            room.room.flatMap { [secrets] in secrets.secret(in: $0, of: room) }
            ?? SeatSecret(entropy: (0..<4).map { _ in entropy() })
        terminal = try Terminal()
        let mailbox = try Mailbox<OnlineClient.Report>()
        self.mailbox = mailbox
        client = OnlineClient(room) { mailbox.post($0) }
        painter = LinePainter(capabilities)
        game = SharedGame(
            room, secret: secret, newRoomGame: options.choice.game ?? .set, language: language, size: terminal.size)
    }

    /// Plays until the player leaves or a signal ends the program. Restores the terminal at the end.
    package func run() throws(PlayError) {
        try enter()
        let ending = play()
        client.disconnect()
        leave()
        switch ending {
        case .hangUp: break
        case .quit: tellLink()
        case .signal(let number): terminal.end(by: number)
        case .failed(let error): throw error
        }
    }

    /// Prints the command for returning to the room.
    private func tellLink() {
        guard game.link.room != nil else { return }
        _ = terminal.write("tercet play --online \(game.link.text)\n")
    }
}

// The game in progress.
extension SharedProgram {
    private func play() -> Ending {
        if let ending = carryOut(game.perform(.enter, at: now())) { return ending }
        while true {
            let screen = SharedScreen(game: game, hasUnicode: painter.capabilities.hasUnicode)
            guard terminal.write(painter.paint(screen.canvas, cursor: screen.cursor)) else { return .hangUp }
            let requests: [SharedGame.Request]
            switch terminal.wait(for: pause, or: mailbox.reading) {
            case .bytes(let bytes): requests = bytes.compactMap { decoder.key(endingWith: $0) }.flatMap { answer($0) }
            case .timeOut: requests = [decoder.timeOut()].compactMap { $0 }.flatMap { answer($0) }
            case .other: requests = game.receive(mailbox.takeAll(), at: now())
            case .hangUp: return .hangUp
            case .signal(let number):
                if let ending = answer(signal: number) { return ending }
                continue
            }
            if let ending = carryOut(requests + game.perform(.advance, at: now())) { return ending }
        }
    }

    /// How long to wait. A lone Escape counts as a key only if no byte follows soon.
    private var pause: Int32? {
        if decoder.awaitsMore { return 50 }
        return game.client.delay(at: now()).map { Int32(clamping: max(1, $0)) }
    }

    private func answer(_ key: TerminalKey) -> [SharedGame.Request] {
        if key == .redraw { painter.forget() }
        return game.handle(key, at: now(), entropy: entropy)
    }

    private func carryOut(_ requests: [SharedGame.Request]) -> Ending? {
        for request in requests {
            switch request {
            case .connect: client.connect()
            case .disconnect: client.disconnect()
            case .send(let message): client.send(message)
            case .keepSeat: keepSeat()
            case .quit: return .quit
            case .fail(let error): return .failed(error)
            }
        }
        return nil
    }

    private func keepSeat() {
        guard let room = game.link.room, secrets.secret(in: room, of: game.link) != secret else { return }
        secrets.keep(secret, in: room, of: game.link)
    }

    private func answer(signal: Int32) -> Ending? {
        switch signal {
        case SIGWINCH: game.size = terminal.size
        case SIGTSTP:
            leave()
            _ = game.perform(.hidden(on: now()), at: now())
            terminal.stop()
            try? enter()
            return carryOut(game.perform(.shown(on: now()), at: now()))
        // The shell may have used the terminal in between.
        case SIGCONT:
            leave()
            try? enter()
        default: return .signal(signal)
        }
        return nil
    }

    private func enter() throws(PlayError) {
        try terminal.makeRaw()
        if painter.capabilities.isAddressable { _ = terminal.write(LinePainter.enter) }
        painter.forget()
        game.size = terminal.size
    }

    private func leave() {
        if painter.capabilities.isAddressable { _ = terminal.write(LinePainter.leave) }
        terminal.restore()
    }
}
