import PlainText
import SetGame
import SetRules

/// A kind of task that there is for each day.
public enum DailyKind: UInt8, CaseIterable, Sendable {
    /// A deal of Set.
    case deal
    /// A puzzle of twelve cards.
    case puzzle
    /// A puzzle of nine solid cards.
    case juniorPuzzle

    /// Its game of the family.
    public var game: Variant {
        switch self {
        case .deal: .set
        case .puzzle: .puzzle
        case .juniorPuzzle: .juniorPuzzle
        }
    }

    /// Creates the kind with a game; `nil` if no task is of that game.
    public init?(_ game: Variant) {
        guard let kind = Self.allCases.first(where: { $0.game == game }) else { return nil }
        self = kind
    }

    /// The beginning of its seeds, before the date.
    var prefix: StaticString {
        switch self {
        case .deal: "daily-"
        case .puzzle: "puzzle-"
        case .juniorPuzzle: "juniorpuzzle-"
        }
    }
}

/// The task of a calendar day, which is the same for all players. `DailyDeal` finds its deal.
public struct DailyTask: Hashable, Sendable {
    /// The kind of the task.
    public let kind: DailyKind
    /// The day.
    public let day: Day

    /// Creates the task of a kind for a day.
    public init(_ kind: DailyKind, of day: Day) { (self.kind, self.day) = (kind, day) }

    /// Creates the task with a deal; `nil` for a deal that isn't a day's.
    public init?(_ id: DealID) {
        guard let kind = DailyKind(id.options.game), let deal = DailyDeal(seed: id.seed, kind) else { return nil }
        self = deal.task
    }

    /// Creates the task that a link names; `nil` for any other text.
    ///
    /// - Parameters:
    ///   - text: a date such as `2026-11-24`; for a puzzle of nine cards, `junior-` and the date.
    ///   - isPuzzle: whether the link names a puzzle.
    public init?(_ text: UTF8Text, isPuzzle: Bool) {
        var reader = TextReader(text.bytes)
        let isJunior = isPuzzle && reader.skip("junior-")
        guard let date = reader.text(ofLength: 10), reader.isAtEnd, let day = Day(text: date) else { return nil }
        self.init(!isPuzzle ? .deal : isJunior ? .juniorPuzzle : .puzzle, of: day)
    }

    /// The field of a link that names the task.
    public var field: UTF8Text {
        switch kind {
        case .deal: "daily=\(day.text)"
        case .puzzle: "puzzle=\(day.text)"
        case .juniorPuzzle: "puzzle=junior-\(day.text)"
        }
    }
}
