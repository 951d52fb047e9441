import SetRules

/// Plays whole games automatically by the rules of any game of the family, each from a shuffled deck, as `SelfPlay` does
/// for Set: a match is taken, and new cards replace it while the deck lasts and the table isn't larger than at the start.
/// If the table doesn't contain a match, more cards are dealt.
///
/// A game takes tens of microseconds, because each table is searched again.
struct GeneralPlay {
    /// The rules of the game.
    let rules: GameRules
    /// The choice among the matches on the table.
    let strategy: SelfPlay.Strategy

    /// The tables of the last game, in the order of play. The last table doesn't contain a match.
    private(set) var tables: [SelfPlay.Table] = []
    /// The longest that a card waited on the table in the last game (`SelfPlay.longestWait`).
    private(set) var longestWait = 0

    private var deck: [Card] = []
    private var table: [Card] = []
    /// The matches taken; those after them may depend on them.
    private var found: [CardGroup] = []
    /// The number of matches taken before a card was dealt, by the card's index.
    private var takenBefore = [Int](repeating: 0, count: CardKind.mostCards)
    private var taken: Int { found.count }

    init(_ rules: GameRules, strategy: SelfPlay.Strategy) {
        (self.rules, self.strategy) = (rules, strategy)
    }

    /// Plays a game to its end, and returns the number of cards left on the table. The numbers of the generator determine
    /// the game.
    mutating func play(using generator: inout SplitMix64) -> Int {
        start(using: &generator)
        while true {
            let matches = rules.matches(among: table, after: found)
            tables.append(SelfPlay.Table(cards: table.count, matches: matches.count))
            if let match = choice(of: matches, using: &generator) {
                take(match)
            } else if !deck.isEmpty {
                for _ in 0..<min(rules.growth(of: table.count), deck.count) { table.append(draw()) }
            } else {
                return table.count
            }
        }
    }

    private mutating func start(using generator: inout SplitMix64) {
        (tables, longestWait, found) = ([], 0, [])
        deck = rules.shuffledDeck(using: &generator)
        deck.removeLast(rules.cards.count - rules.cardCount)
        // The next card is the last.
        deck.reverse()
        table = []
        for _ in 0..<rules.openingCount { table.append(draw()) }
    }

    private mutating func draw() -> Card {
        let card = deck.removeLast()
        takenBefore[card.index] = taken
        return card
    }

    private func choice(of matches: [CardGroup], using generator: inout SplitMix64) -> CardGroup? {
        guard !matches.isEmpty else { return nil }
        return switch strategy {
        case .uniform: matches[Int(generator.next(below: UInt32(matches.count)))]
        case .first: matches[0]
        case .fewestDifferences: matches.min { $0.differenceCount < $1.differenceCount }
        }
    }

    /// Takes a match, as in a game (`Game.takeAway`): new cards replace it.
    private mutating func take(_ match: CardGroup) {
        found.append(match)
        if rules.keepsMatches { return }
        let leaving = table.filter(match.contains)
        for card in leaving { longestWait = max(longestWait, taken - takenBefore[card.index]) }
        var left = rules.replacementCount(
            of: leaving.count, on: table.count, deckCount: deck.count, returnsToOpening: true)
        for place in table.indices where left > 0 && match.contains(table[place]) {
            table[place] = draw()
            left -= 1
        }
        table.removeAll(where: match.contains)
    }
}
