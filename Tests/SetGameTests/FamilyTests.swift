import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetGame

/// What differs between the games of the family.
struct FamilyTests {
    static let others = Variant.allCases.filter { $0 != .set }

    private static func options(_ variant: Variant, _ players: Players = .one) -> Options {
        var options = Options()
        options.players = players
        options.choose(variant)
        return options
    }

    @Test(arguments: Variant.allCases)
    func `a game begins with its opening cards, and has all cards of its deck`(variant: Variant) throws {
        let game = try Game(seed: "family", options: Self.options(variant))
        #expect(game.table.count == variant.rules.openingCount && game.faults.isEmpty)
        #expect(game.table.count + game.deck.count == variant.rules.cardCount)
        #expect(game.holdsMatch == variant.rules.containsMatch(game.table))
    }

    @Test(arguments: others)
    func `an id names its game, and reads back`(variant: Variant) throws {
        let id = try DealID(seed: "tea", options: Self.options(variant))
        let letter = String(UnicodeScalar(try #require(variant.letter)))
        #expect(id.description.hasPrefix("tea~\(letter)"))
        #expect(try DealID(id.description) == id)
        #expect(id.shuffledDeck().cards.count == variant.rules.cards.count)
    }

    @Test func `an unknown game is refused, and old ids keep their reading`() throws {
        #expect(throws: DealIDError.unknownGame) { try DealID("tea~Zpls") }
        #expect(throws: DealIDError.unknownGame) { try DealID("tea~T") }
        #expect(try DealID("tea~Zebra").seed == "tea~Zebra", "no game and its options")
        #expect(try DealID("tea~pls~").seed == "tea~pls")
        #expect(try DealID("Junior").options.game == .set)
        #expect(Options("JU") == nil && Options("lJ")?.game == .junior)
    }

    @Test(arguments: Variant.allCases)
    func `a written deck reads back as the deck of its game`(variant: Variant) throws {
        var generator = SplitMix64(seed: 9)
        for _ in 0..<(variant.rules.keepsMatches ? 2000 : 50) {
            var deck = variant.rules.cards.deck
            deck.pinnedShuffle(using: &generator)
            guard variant.rules.canOpen(with: deck) else { continue }
            let id = DealID(deck: deck, options: Self.options(variant))
            #expect(id.writtenDeck == deck && id.shuffledDeck().cards == deck)
            #expect(try DealID(text: id.text) == id)
        }
    }

    @Test(arguments: Variant.allCases)
    func `a whole game leaves as many cards as it can`(variant: Variant) throws {
        var left: Set<Int> = []
        for number in 0..<60 {
            var game = try Game(seed: "whole \(number)" as UTF8Text, options: Self.options(variant))
            while !game.isOver {
                if case .match(let group) = game.selection {
                    try game.act(.tap(try #require(group.first)), after: 1000)
                } else if game.holdsMatch {
                    try game.choose(game.anySet, after: 1000)
                } else {
                    try game.act(.deal, after: 1000)
                }
                #expect(game.faults.isEmpty)
                if game.log.count > 1000 { break }
            }
            left.insert(game.tableInPlay.count)
            let save = Save(game: game, time: game.now, isPaused: false)
            #expect(try Save(reading: save.text) == save)
        }
        switch variant {
        case .set, .shuffle, .memory: #expect(left.isSubset(of: [0, 6, 9, 12, 15, 18]))
        case .junior: #expect(left.isSubset(of: [0, 6, 9]))
        case .ultraSet, .ultra9: #expect(left.isSubset(of: [1, 5, 9]))
        case .ghost: #expect(left.isSubset(of: [3, 9]))
        case .mega: #expect(left.allSatisfy { $0 % 3 == 0 && $0 != 3 && $0 <= 45 })
        case .quads: #expect(left.isSubset(of: [0, 8, 12, 16]))
        case .juniorQuads: #expect(left.isSubset(of: [0, 8]))
        case .projective: #expect(left.allSatisfy { $0 % 3 == 0 && $0 != 3 && $0 <= 32 })
        case .proSet: #expect(left == [0])
        case .puzzle: #expect(left == [12])
        case .juniorPuzzle: #expect(left == [9])
        // The first match takes four cards of the table, and each later one takes two.
        case .ultraChain: #expect(left.isSubset(of: [1, 3, 5, 7, 9]))
        // The first match takes three cards of the table, and each later one takes two.
        case .chain: #expect(left.allSatisfy { $0 % 2 == 0 && $0 <= 38 })
        }
    }

    @Test(arguments: others.filter { $0.rules.succession != .shuffled && !$0.rules.keepsMatches })
    func `a match is replaced in place, and Deal adds what the deck still has`(variant: Variant) throws {
        var game = try Game.opening(options: Self.options(variant)) { $0.holdsMatch }
        let (match, table) = (try game.anySet, game.table)
        try game.choose(match, after: 1000)
        try game.act(.tap(try #require(match.first)))
        #expect(game.table.count == table.count)
        for place in table.indices where !match.contains(table[place]) { #expect(game.table[place] == table[place]) }
        while game.dealViolation == nil { try game.act(.deal, after: 1000) }
        // The decks of Mega and Quads are larger than the largest table, and ProSet and Memory have no Deal.
        let most = variant.rules.growth == 0 ? variant.rules.openingCount : 81
        #expect(game.deck.isEmpty || game.dealViolation == .tableFull && game.table.count == most)
        #expect(game.table.count <= 81 && game.faults.isEmpty)
    }

    @Test func `a table of Ghost that has grown returns to ten cards with a ghost`() throws {
        for number in 0..<20 {
            var game = try Game(seed: "ghost \(number)" as UTF8Text, options: Self.options(.ghost))
            try game.act(.deal, after: 1000)
            #expect(game.table.count == 12 && game.dealCount == 3)
            guard game.holdsMatch else { continue }
            let match = try game.anySet
            try game.choose(match, after: 1000)
            try game.act(.tap(try #require(match.first)))
            #expect(game.table.count == 10 && game.deck.count == 65 && game.dealCount == 2 && game.faults.isEmpty)
        }
    }

    @Test(arguments: [Variant.ghost, .mega, .quads, .juniorQuads, .projective])
    func `a table that has grown by one Deal returns to its opening size with a match`(variant: Variant) throws {
        var grown = 0
        for number in 0..<20 {
            var game = try Game(seed: "grown \(number)" as UTF8Text, options: Self.options(variant))
            let opening = game.table.count
            try game.act(.deal, after: 1000)
            guard game.holdsMatch else { continue }
            let match = try game.anySet
            try game.choose(match, after: 1000)
            try game.act(.tap(try #require(match.first)))
            #expect(game.table.count == opening && game.faults.isEmpty)
            grown += 1
        }
        #expect(grown > 10)
    }

    @Test(arguments: others)
    func `the game can't change while it is played`(variant: Variant) throws {
        var game = try Game(seed: "fixed")
        #expect(throws: RuleViolation.isFixed) { try game.act(.change(Self.options(variant))) }
    }

    @Test func `four cards in a game of three are refused, and three in a game of four`() throws {
        for (variant, count) in [(Variant.set, 4), (.junior, 2), (.ultraSet, 3)] {
            var game = try Game(seed: "count", options: Self.options(variant, .apart(.two)))
            let cards = try #require(CardGroup(game.table.prefix(count)))
            #expect(game.takeViolation(of: cards, by: .first, at: 0) == .wrongCount)
            #expect(throws: RuleViolation.wrongCount) { try game.act(.take(cards), by: .first) }
        }
    }

    @Test func `a claim to a larger match lasts at least two seconds for each card`() throws {
        for time in ClaimTime.allCases {
            var options = Self.options(.ultraSet, .two)
            options.claimTime = time
            let game = try Game(seed: "claim", options: options)
            #expect(game.claimDuration == time.milliseconds.map { max($0, 8000) })
            options.choose(.junior)
            #expect(try Game(seed: "claim", options: options).claimDuration == time.milliseconds)
        }
    }

    @Test func `a hidden deck takes no cards of another game`() throws {
        var game = Game(opening: Array(Variant.junior.rules.cards.deck.prefix(9)), options: Self.options(.junior))
        let foreign = try #require(Card.all.first { $0[.shading] == .third })
        #expect(throws: RevealError.foreign(foreign)) { try game.reveal([foreign]) }
        #expect(game.uncovered(Card.all) == nil)
    }

    @Test func `another game of the family begins with the same seed if the game is untouched, else with another`()
        throws
    {
        var session = Session(dealing: try DealID(seed: "same"))
        _ = try session.perform(.setGame(.junior, entropy: 5), at: 0)
        #expect(session.game.dealID.text == "same~J" && session.game.table.count == 9)
        _ = try session.perform(.act(.tap(session.game.table[0]), .first), at: 10)
        _ = try session.perform(.setGame(.ultraSet, entropy: 5), at: 20)
        #expect(session.game.options.game == .ultraSet && session.game.dealID.seed != "same" && session.canUndo)
        _ = try session.perform(.undo(.first), at: 30)
        #expect(session.game.options.game == .junior && session.game.log.count == 1)
    }

    @Test func `choosing the game in progress again changes nothing, also with another option of the table`() throws {
        var options = Options()
        options.backTo12.toggle()
        var session = Session(dealing: try DealID(seed: "same", options: options))
        _ = try session.perform(.act(.tap(session.game.table[0]), .first), at: 10)
        #expect(try session.perform(.setGame(.set, entropy: 5), at: 20).isEmpty)
        #expect(session.game.dealID.seed == "same" && session.game.log.count == 1)
    }
}
