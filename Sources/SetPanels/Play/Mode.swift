import SetPage
import SetRecords
import SetRules
import SetSettings
import SetTable
import SetTogether
import SetWords

/// The way in which the game on the page is played, which the page always names.
package enum Mode: Equatable {
    /// A game of the player's own, in a table style.
    case free(TableStyle, Variant)
    /// A game of two at this device.
    case two
    /// A day's task.
    case daily(DailyTask)
    /// A room, with the name of its first player; `nil` until that is known.
    case room(PlayerName?)

    /// Whether it is a day's task.
    var isDaily: Bool {
        if case .daily = self { true } else { false }
    }

    /// The name of the mode.
    ///
    /// - Parameter streak: the length of the player's streak of tasks of a kind.
    func name(streak: (DailyKind) -> Int) -> Message {
        switch self {
        case .free(let style, .set): .phrase(Phrase(style))
        case .free(_, let variant): .phrase(Phrase(variant))
        case .two: .phrase(.twoPlayers)
        case .daily(let task): Self.name(of: task, streak: streak(task.kind))
        case .room(nil): .phrase(.together)
        case .room(let name?): .pattern(.modeRoom, [.name(name)])
        }
    }

    private static func name(of task: DailyTask, streak: Int) -> Message {
        let pattern: Pattern =
            switch task.kind {
            case .deal: streak > 0 ? .modeDailyStreak : .modeDaily
            case .puzzle: streak > 0 ? .modePuzzleStreak : .modePuzzle
            case .juniorPuzzle: streak > 0 ? .modeJuniorPuzzleStreak : .modeJuniorPuzzle
            }
        return .pattern(
            pattern, [.number(.day, task.day.day), .number(.month, task.day.month), .number(.count, streak)])
    }
}

extension Phrase {
    /// Creates the name of a table style.
    fileprivate init(_ style: TableStyle) {
        switch style {
        case .classic: self = .styleClassic
        case .glyphs: self = .styleGlyphs
        case .physics: self = .stylePhysics
        }
    }
}
