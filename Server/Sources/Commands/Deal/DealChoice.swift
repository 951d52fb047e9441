import PlainText
import SetRecords
import SetRules

/// Why there is no deal to print.
public enum DealChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An id, a seed and a day exclude each other.
    case ambiguous
    /// This is no deal id, or no seed.
    case invalid(DealIDError)
    /// This is no date.
    case noDate(String)

    /// What is wrong, for the person at the terminal.
    public var description: String {
        switch self {
        case .ambiguous: "Choose only one: a deal ID, --seed, or --daily with or without a date."
        case .invalid(.empty): "The deal ID is empty."
        case .invalid(.tooLong): "The deal ID is longer than \(DealID.longest) bytes."
        case .invalid(.unreadable): "The deal ID isn't readable text."
        case .noDate(let text): "“\(text.prefix(24))” isn't a date. Use the form 2026-11-22."
        }
    }
}

/// Which deal a person asks for.
public enum DealChoice: Hashable, Sendable {
    /// Any deal.
    case random
    /// The deal with this id.
    case id(DealID)
    /// The daily deal of a day; `nil` for today.
    case daily(Day?)

    /// The choice that arguments make.
    ///
    /// - Parameters:
    ///   - argument: a deal id, or a date after `isDaily`.
    ///   - seed: a seed, in which `~` begins no options.
    ///   - isDaily: whether a daily deal is asked for.
    public init(_ argument: String?, seed: String?, isDaily: Bool) throws(DealChoiceError) {
        switch (argument, seed, isDaily) {
        case (nil, nil, false): self = .random
        case (nil, nil, true): self = .daily(nil)
        case (let date?, nil, true):
            guard let day = Day(text: UTF8Text(date)) else { throw .noDate(date) }
            self = .daily(day)
        case (let id?, nil, false): self = .id(try Self.valid { () throws(DealIDError) in try DealID(id) })
        case (nil, let seed?, false):
            self = .id(try Self.valid { () throws(DealIDError) in try DealID(seed: UTF8Text(seed)) })
        case (_?, _?, _), (_, _?, true): throw .ambiguous
        }
    }

    private static func valid(_ make: () throws(DealIDError) -> DealID) throws(DealChoiceError) -> DealID {
        do { return try make() } catch { throw .invalid(error) }
    }

    /// The deal.
    ///
    /// - Parameters:
    ///   - today: the day in local time.
    ///   - entropy: random bits.
    public func dealID(today: () -> Day, entropy: () -> UInt64) -> DealID {
        switch self {
        case .random: return DealID(entropy: entropy())
        case .id(let id): return id
        case .daily(let day):
            guard let id = DailyDeal(of: day ?? today()).id() else {
                preconditionFailure("the seed of a daily deal is a seed")
            }
            return id
        }
    }
}
