/// The effect of a match on the table and on the next match.
public enum Succession: Hashable, Sendable {
    /// The cards of a match leave, and new cards take their places.
    case replaced
    /// The cards of a match leave, new cards take their places, and then every card gets another place.
    case shuffled
    /// The cards of a match stay next to the table until the next match, which takes this many of them.
    case linked(sharing: Int)
    /// The cards of a match stay. The deck has no more cards than the table, which contains this many matches, and each of
    /// them counts once.
    case kept(matches: Int)
}

extension GameRules {
    /// How many cards a match takes from the match before it; 0 if matches don't depend on one another. The first match
    /// takes none.
    public var sharedCount: Int {
        switch succession {
        case .linked(let count): count
        case .replaced, .shuffled, .kept: 0
        }
    }

    /// The number of matches that a game consists of; `nil` if that depends on the deal and on the player's choices.
    public var wantedMatches: Int? {
        switch succession {
        case .kept(let matches): matches
        case .replaced, .shuffled, .linked: nil
        }
    }

    /// Whether found matches stay on the table.
    public var keepsMatches: Bool { wantedMatches != nil }

    /// The number of cards in a game: the whole deck, or only the table if matches stay there.
    public var cardCount: Int { keepsMatches ? openingCount : cards.count }

    /// The greatest number of matches in a game.
    public var mostMatches: Int {
        let size = kind.sizes.lowerBound
        return wantedMatches ?? 1 + (cards.count - size) / (size - sharedCount)
    }

    /// Returns all cards in a random order with which a game can begin.
    public func shuffledDeck(using generator: inout SplitMix64) -> [Card] {
        while true {
            var deck = cards.deck
            deck.pinnedShuffle(using: &generator)
            if canOpen(with: deck) { return deck }
        }
    }

    /// Returns whether a game can begin with these cards of a shuffled deck: if a table with a certain number of matches is
    /// wanted, whether they are as many.
    public func canOpen(with deck: [Card]) -> Bool {
        guard let wantedMatches else { return true }
        return matches(among: Array(deck[..<openingCount]), most: wantedMatches + 1).count == wantedMatches
    }
}
