import SetGame

// The player's keys.
extension SharedGame {
    /// Handles a key at a time of the caller's clock.
    ///
    /// - Parameter entropy: a source of random bits for reshuffling the cards.
    mutating func handle(_ key: TerminalKey, at now: Milliseconds, entropy: () -> UInt64) -> [Request] {
        let due = perform(.advance, at: now)
        if let page = helpPage {
            helpPage = page + 1 < SharedHelp(game: self).pages.count ? page + 1 : nil
            return due
        }
        guard let command = SharedCommand(key, cardCount: cardCount) else { return due }
        return due + carryOut(command, at: now, entropy: entropy)
    }

    /// The number of cards that can be selected; 0 while no game is in progress.
    private var cardCount: Int { table.isPlaying ? table.game?.availableCards.count ?? 0 : 0 }

    private mutating func carryOut(
        _ command: SharedCommand, at now: Milliseconds, entropy: () -> UInt64
    ) -> [Request] {
        switch command {
        case .choose(let index): return choose(index, at: now)
        case .chooseCurrent: return choose(current, at: now)
        case .move(let direction): if let grid { place = grid.neighbor(of: current, to: direction) }
        case .first: place = 0
        case .last: place = max(0, cardCount - 1)
        case .deselect: return perform(.deselect, at: now)
        case .reshuffle: return perform(.reshuffle(entropy: entropy()), at: now)
        case .start: return perform(.start, at: now)
        case .nextName: return perform(.rename, at: now)
        case .help: helpPage = 0
        case .quit: return [.quit]
        case .redraw: break
        }
        return []
    }

    private mutating func choose(_ index: Int, at now: Milliseconds) -> [Request] {
        guard let cards = table.seen?.availableCards, cards.indices.contains(index), table.isPlaying else { return [] }
        place = index
        return perform(.tap(cards[index]), at: now)
    }
}
