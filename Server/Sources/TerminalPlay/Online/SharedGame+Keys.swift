import SetGame
import SetRules
import SetTogether
import SetWords

// The player's actions.
extension SharedGame {
    /// Advances the table to a time.
    mutating func advance(to now: Milliseconds) { table.advance(to: now) }

    /// Handles a key at a time of the caller's clock.
    ///
    /// - Parameter entropy: a source of random bits for reshuffling the cards.
    mutating func handle(_ key: TerminalKey, at now: Milliseconds, entropy: () -> UInt64) -> Outcome {
        advance(to: now)
        if let page = helpPage {
            helpPage = page + 1 < SharedHelp(game: self).pages.count ? page + 1 : nil
            return .nothing
        }
        let count = table.isPlaying ? table.game?.table.count ?? 0 : 0
        guard let command = SharedCommand(key, cardCount: count) else { return .nothing }
        switch command {
        case .choose(let index): return choose(index, at: now)
        case .chooseCurrent: return choose(current, at: now)
        case .move(let direction): if let grid { place = grid.neighbor(of: current, to: direction) }
        case .first: place = 0
        case .last: place = max(0, count - 1)
        case .deselect: if table.deselect() { notes = [.message(.deselected)] }
        case .reshuffle:
            if table.isPlaying {
                var generator = SplitMix64(seed: entropy())
                table.reshuffle(using: &generator)
            }
        case .start: return start()
        case .nextName: return chooseNextName()
        case .help: helpPage = 0
        case .quit: return .quit
        case .redraw: break
        }
        return .nothing
    }

    private mutating func choose(_ index: Int, at now: Milliseconds) -> Outcome {
        guard let cards = table.seen?.table, cards.indices.contains(index), table.isPlaying else { return .nothing }
        place = index
        let (events, message) = table.tap(cards[index], at: now)
        if let game = table.seen {
            let told = events.flatMap { Message.messages(on: $0, in: game) }.flatMap { Note.notes(for: $0) }
            if !told.isEmpty { notes = told }
        }
        return .send(message.map { [$0] } ?? [])
    }

    private mutating func start() -> Outcome {
        guard table.room != nil else { return .nothing }
        return .send([table.game == nil ? .start : .again])
    }

    /// Chooses the next free name, in an order in which both words change.
    private mutating func chooseNextName() -> Outcome {
        guard let seat = table.seat, Int(seat.rawValue) < table.seats.count else { return .nothing }
        var name = table.seats[Int(seat.rawValue)].name
        repeat { name = name.next } while table.seats.contains { $0.name == name }
        return .send([.name(name)])
    }
}

extension PlayerName {
    /// The next name. It is 27 steps ahead in both lists. As 27 and 32 have no common factor, all names occur.
    fileprivate var next: PlayerName {
        let number = (Int(first) + Int(second) * 32 + 27 * 33) % 1024
        return PlayerName(entropy: UInt64(number))
    }
}
