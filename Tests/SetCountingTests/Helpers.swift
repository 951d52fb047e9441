import Foundation
import SetRules
import Testing

@testable import SetCounting

/// The numbers of a file of `Golden`, one on each line.
func goldenNumbers(_ name: String) throws -> [Int] {
    let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { try #require(Int($0)) }
}

/// The numbers of tables with so many cards by their number of matches, each table being looked at.
func naiveDistribution(of rules: GameRules, cards: Int) -> [Int] {
    var counts: [Int: Int] = [:]
    let deck = rules.cards.deck
    func extend(_ table: [Card], from start: Int) {
        guard table.count < cards else {
            counts[rules.matchCount(table), default: 0] += 1
            return
        }
        for index in deck.indices[start...] { extend(table + [deck[index]], from: index + 1) }
    }
    extend([], from: 0)
    return (0...(counts.keys.max() ?? 0)).map { counts[$0] ?? 0 }
}

/// Cards by their numbers.
func mask(_ cards: some Sequence<Int>) -> CardMask {
    cards.reduce(into: CardMask()) { $0.insert($1) }
}

/// Different random cards by their numbers.
func randomTable(_ count: Int, using generator: inout SplitMix64) -> [Int] {
    var cards = Array(0..<81)
    cards.pinnedShuffle(using: &generator)
    return Array(cards[..<count])
}
