import PlainText
import SetGame
import SetRules

extension Game {
    /// A game played to its end, or for so many sets: with pauses, mistakes and needless deals.
    static func played(_ id: String, sets: Int = .max) throws -> Game {
        var game = Game(try DealID(id))
        var generator = SplitMix64(seed: UTF8Text(id).checksum)
        while !game.isOver, game.found.count < sets { try game.playOn(&generator) }
        return game
    }

    private mutating func playOn(_ generator: inout SplitMix64) throws {
        let pause = 400 + Milliseconds(generator.next(below: 12_000))
        if let next = nextScheduledAction, next.action == .due(.matchLeaves) {
            try act(next.action, at: max(next.at, now))
        } else if let next = nextScheduledAction, options.players == .two {
            try act(next.action, at: max(next.at, now))
        } else if !holdsMatch || generator.next(below: 8) == 0, dealViolation == nil {
            try act(.deal, at: now + pause)
        } else if let set = tableInPlay.sets.first {
            if options.players == .two {
                try act(.claim, by: generator.next(below: 2) == 0 ? .first : .second, at: now)
            }
            let isMistaken = generator.next(below: 8) == 0 && tableInPlay.count > 3
            let wrong = tableInPlay.first { !set.contains($0) }
            let last = isMistaken ? wrong ?? set.cards[2] : set.cards[2]
            for card in [set.cards[0], set.cards[1], last] {
                try act(.tap(card), at: now + (options.players == .two ? 1000 : pause / 3))
            }
            if case .mismatch = selection, options.players == .one { try act(.deselect, at: now + 100) }
        }
    }

    private mutating func act(_ action: Action, by seat: Seat? = nil, at time: Milliseconds) throws {
        _ = try perform(action, by: seat ?? (action.cause == .seatInTurn ? turn.seat : nil) ?? .first, at: time)
    }
}
