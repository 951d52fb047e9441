import SetRules
import SetSimulation

/// The operations that are timed, natively and in a browser: the same work on the same cards.
public enum EngineWork: Int32, CaseIterable {
    /// Fetches twelve cards, which is part of every other operation except the games.
    case fetch
    /// Whether there is a set in 12 cards.
    case containsSet
    /// The same, by checking the definition of a set for every triple.
    case plainContainsSet
    /// The number of sets in 12 cards.
    case count12
    /// The same, by checking the definition.
    case plainCount12
    /// The number of sets in 21 cards.
    case count21
    /// The same, by checking the definition.
    case plainCount21
    /// Lists each set in 12 cards.
    case forEach12
    /// A whole random game.
    case game
    /// The same with an array of cards, searching every table from scratch.
    case plainGame
    /// Whether there is an UltraSet in 12 cards.
    case containsUltraSet
    /// The number of UltraSets in 12 cards.
    case countUltraSets
    /// Whether there is a set in 9 cards of Junior.
    case containsJuniorSet
    /// Whether there is a ghost in 10 cards.
    case containsGhost
    /// The same, by checking the definition for all six cards.
    case plainContainsGhost
    /// The number of ghosts in 10 cards.
    case countGhosts
    /// Whether there is a set in 16 cards of Mega.
    case containsMegaSet
    /// The number of sets in 16 cards of Mega.
    case countMegaSets
    /// Whether there is a quad in 15 cards.
    case containsQuad
    /// The same, by checking the definition for all four cards.
    case plainContainsQuad
    /// The number of quads in 15 cards.
    case countQuads
    /// Whether there is a line in 12 cards of Projective.
    case containsLine
    /// The number of lines in 12 cards of Projective.
    case countLines
    /// Whether 7 cards of ProSet contain a match.
    case containsEven
    /// The number of matches in 7 cards of ProSet.
    case countEven
    /// A whole random game of Junior.
    case juniorGame
    /// A whole random game of Memory, without the turning.
    case memoryGame
    /// A whole random game of Mega.
    case megaGame
    /// A whole random game of Projective.
    case projectiveGame

    /// The number of calls in a round, which takes a few milliseconds.
    public var callsPerRound: Int {
        switch self {
        case .fetch, .containsSet, .count12, .count21, .forEach12, .containsUltraSet, .countUltraSets,
            .containsJuniorSet, .containsMegaSet, .countMegaSets, .containsQuad, .countQuads, .containsLine,
            .countLines, .containsEven:
            200_000
        case .containsGhost, .countGhosts, .countEven: 10_000
        case .plainContainsSet, .plainCount12, .plainCount21, .plainContainsGhost, .plainContainsQuad: 2000
        case .game, .juniorGame, .memoryGame, .megaGame, .projectiveGame: 10_000
        case .plainGame: 20
        }
    }
}

/// The cards to work on: 1024 random tables of 12 and of 21 cards, so every call gets a different table.
public struct Engine: ~Copyable {
    private let twelve: [Card]
    private let twentyOne: [Card]
    private let ultraTables = Self.tables(of: .ultraSet)
    private let juniorTables = Self.tables(of: .junior)
    private let ghostTables = Self.tables(of: .ghost)
    private let megaTables = Self.tables(of: .mega)
    private let quadTables = Self.tables(of: .quads)
    private let projectiveTables = Self.tables(of: .projective)
    private let proSetTables = Self.tables(of: .proSet)
    private var generator = SplitMix64(seed: 2)
    private var selfPlay = SelfPlay()
    private var juniorPlay = SelfPlay(of: .junior)
    private var memoryPlay = SelfPlay(of: .memory)
    private var megaPlay = SelfPlay(of: .mega)
    private var projectivePlay = SelfPlay(of: .projective)

    /// Creates the tables, always the same ones.
    public init() {
        twelve = Self.tables(of: 12)
        twentyOne = Self.tables(of: 21)
    }

    /// Does the work this many times. Returns a number that depends on all of it, so the compiler can't omit any.
    public mutating func run(_ work: EngineWork, times: Int) -> Int {
        switch work {
        case .fetch: each12(times) { $0.count }
        case .containsSet: each12(times) { $0.containsSet ? 1 : 0 }
        case .plainContainsSet: each12(times) { PlainEngine.count($0, stopsAtFirst: true) }
        case .count12: each12(times) { $0.setCount }
        case .plainCount12: each12(times) { PlainEngine.count($0) }
        case .count21: each21(times) { $0.setCount }
        case .plainCount21: each21(times) { PlainEngine.count($0) }
        case .forEach12: each12(times) { cards in listed(cards) }
        case .game: Self.games(of: &selfPlay, times, using: &generator)
        case .juniorGame: Self.games(of: &juniorPlay, times, using: &generator)
        case .memoryGame: Self.games(of: &memoryPlay, times, using: &generator)
        case .megaGame: Self.games(of: &megaPlay, times, using: &generator)
        case .projectiveGame: Self.games(of: &projectivePlay, times, using: &generator)
        case .plainGame: (0..<times).reduce(0) { sum, _ in sum &+ PlainEngine.game(using: &generator) }
        case .containsUltraSet: each(ultraTables, times) { Variant.ultraSet.rules.containsMatch($0) ? 1 : 0 }
        case .countUltraSets: each(ultraTables, times) { Variant.ultraSet.rules.matchCount($0) }
        case .containsJuniorSet: each(juniorTables, times) { Variant.junior.rules.containsMatch($0) ? 1 : 0 }
        case .containsGhost: each(ghostTables, times) { Variant.ghost.rules.containsMatch($0) ? 1 : 0 }
        case .plainContainsGhost: each(ghostTables, times) { PlainEngine.containsGhost($0) ? 1 : 0 }
        case .countGhosts: each(ghostTables, times) { Variant.ghost.rules.matchCount($0) }
        case .containsMegaSet: each(megaTables, times) { Variant.mega.rules.containsMatch($0) ? 1 : 0 }
        case .countMegaSets: each(megaTables, times) { Variant.mega.rules.matchCount($0) }
        case .containsQuad: each(quadTables, times) { Variant.quads.rules.containsMatch($0) ? 1 : 0 }
        case .plainContainsQuad: each(quadTables, times) { PlainEngine.containsQuad($0) ? 1 : 0 }
        case .countQuads: each(quadTables, times) { Variant.quads.rules.matchCount($0) }
        case .containsLine: each(projectiveTables, times) { Variant.projective.rules.containsMatch($0) ? 1 : 0 }
        case .countLines: each(projectiveTables, times) { Variant.projective.rules.matchCount($0) }
        case .containsEven: each(proSetTables, times) { Variant.proSet.rules.containsMatch($0) ? 1 : 0 }
        case .countEven: each(proSetTables, times) { Variant.proSet.rules.matchCount($0) }
        }
    }

    @inline(__always)
    private static func games(
        of play: inout SelfPlay, _ times: Int, using generator: inout SplitMix64
    ) -> Int {
        (0..<times).reduce(0) { sum, _ in sum &+ play.play(using: &generator) }
    }

    private func listed(_ cards: Span<Card>) -> Int {
        var sum = 0
        cards.forEachSet { sum &+= $0.contains(cards[0]) ? 2 : 1 }
        return sum
    }

    @inline(__always)
    private func each12(_ times: Int, _ body: (Span<Card>) -> Int) -> Int {
        Self.each(twelve.span, of: 12, times, body)
    }

    @inline(__always)
    private func each21(_ times: Int, _ body: (Span<Card>) -> Int) -> Int {
        Self.each(twentyOne.span, of: 21, times, body)
    }

    @inline(__always)
    private static func each(_ cards: Span<Card>, of size: Int, _ times: Int, _ body: (Span<Card>) -> Int) -> Int {
        var sum = 0
        for time in 0..<times {
            let start = (time & 1023) * size
            sum &+= body(cards.extracting(start..<start + size))
        }
        return sum
    }

    @inline(__always)
    private func each(_ tables: [[Card]], _ times: Int, _ body: ([Card]) -> Int) -> Int {
        var sum = 0
        for time in 0..<times { sum &+= body(tables[time & 1023]) }
        return sum
    }

    private static func tables(of game: Variant) -> [[Card]] {
        var generator = SplitMix64(seed: 1)
        return (0..<1024).map { _ in
            var deck = game.rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            return Array(deck[..<game.rules.openingCount])
        }
    }

    private static func tables(of size: Int) -> [Card] {
        var generator = SplitMix64(seed: 1)
        return (0..<1024).flatMap { _ in
            var deck = Card.all
            deck.pinnedShuffle(using: &generator)
            return deck[..<size]
        }
    }
}
