import PlainText
import SetGame
import SetRecords
import SetRules

/// Why a deal can't be printed.
public enum DealChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An ID, a seed and a day can't be combined.
    case ambiguous
    /// The deal ID or the seed isn't valid.
    case invalid(DealIDError)
    /// The text isn't a date.
    case noDate(String)
    /// The game doesn't have a daily task.
    case dailyOfOtherGame

    /// A message for the user.
    public var description: String {
        switch self {
        case .ambiguous: "Choose only one: a deal ID, --seed, or --daily with or without a date."
        case .invalid(.empty): "The deal ID is empty."
        case .invalid(.tooLong): "The deal ID is longer than \(DealID.maximumLength) bytes."
        case .invalid(.unreadable): "The deal ID isn't readable text."
        case .invalid(.unknownGame): "The deal ID names a game that this version doesn't have."
        case .noDate(let text): "“\(text.prefix(24))” isn't a date. Use the form 2026-11-22."
        case .dailyOfOtherGame:
            "There is a deal of Set and a puzzle each day. --daily can be combined with set, puzzle and juniorpuzzle."
        }
    }
}

/// The user's choice of a deal.
public enum DealChoice: Hashable, Sendable {
    /// A random deal of a game.
    case random(Variant)
    /// The deal with this ID.
    case id(DealID)
    /// The task of a kind for a day; `nil` for today.
    case daily(DailyKind, Day?)

    /// Creates a choice from the arguments of the command line.
    ///
    /// - Parameters:
    ///   - argument: a deal ID; if `isDaily`, a date.
    ///   - seed: a seed, in which `~` doesn't begin options.
    ///   - isDaily: whether to choose a daily deal.
    ///   - game: the game to deal; `nil` for the game in the ID, or for Set.
    public init(
        _ argument: String?, seed: String?, isDaily: Bool, game: Variant? = nil
    ) throws(DealChoiceError) {
        guard let kind = isDaily ? DailyKind(game ?? .set) : .deal else { throw .dailyOfOtherGame }
        switch (argument, seed, isDaily) {
        case (nil, nil, false): self = .random(game ?? .set)
        case (nil, nil, true): self = .daily(kind, nil)
        case (let date?, nil, true):
            guard let day = Day(text: UTF8Text(date)) else { throw .noDate(date) }
            self = .daily(kind, day)
        case (let id?, nil, false):
            self = .id(
                try Self.valid { () throws(DealIDError) in
                    let id = try DealID(id)
                    return try Self.deal(of: id.seed, id.options, game)
                })
        case (nil, let seed?, false):
            self = .id(try Self.valid { () throws(DealIDError) in try Self.deal(of: UTF8Text(seed), Options(), game) })
        case (_?, _?, _), (_, _?, true): throw .ambiguous
        }
    }

    private static func deal(of seed: UTF8Text, _ options: Options, _ game: Variant?) throws(DealIDError) -> DealID {
        var options = options
        if let game { options.choose(game) }
        return try DealID(seed: seed, options: options)
    }

    private static func valid(_ make: () throws(DealIDError) -> DealID) throws(DealChoiceError) -> DealID {
        do { return try make() } catch { throw .invalid(error) }
    }

    /// Returns the ID of the deal.
    ///
    /// - Parameters:
    ///   - today: the current date in local time.
    ///   - entropy: a source of random bits.
    public func dealID(today: () -> Day, entropy: () -> UInt64) -> DealID {
        switch self {
        case .random(let game): DealID(entropy: entropy(), options: Options(game))
        case .id(let id): id
        case .daily(let kind, let day): DailyDeal(of: day ?? today(), kind).id()
        }
    }
}
