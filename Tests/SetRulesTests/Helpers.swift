import Foundation
import PlainText
import SetRules
import Testing

/// Whether three cards are a set, by the wording of the rule: no feature has exactly two values.
func isSet(_ cards: [Card]) -> Bool {
    Feature.allCases.allSatisfy { valueCount(cards, $0) != 2 }
}

/// The number of features in which three cards all differ.
func differences(_ cards: [Card]) -> Int {
    Feature.allCases.count { valueCount(cards, $0) == 3 }
}

/// The number of different values of the cards in a feature.
private func valueCount(_ cards: [Card], _ feature: Feature) -> Int {
    cards.reduce(0) { $0 | 1 << Int($1[feature].rawValue) }.nonzeroBitCount
}

/// All 85,320 triples of different cards, by ascending card numbers.
let allTriples: [[Card]] = Card.all.indices.flatMap { first in
    (first + 1..<81).flatMap { second in
        (second + 1..<81).map { [Card.all[first], Card.all[second], Card.all[$0]] }
    }
}

/// A number of different random cards.
func randomCards(_ count: Int, using generator: inout SplitMix64) -> [Card] {
    var cards = Card.all
    cards.pinnedShuffle(using: &generator)
    return Array(cards.prefix(count))
}

/// Pearson's chi-square statistic of counts against a uniform distribution.
func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

/// The lines of a file of `Golden`.
func golden(_ name: String) throws -> [String] {
    let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
}

/// The triple of three different cards.
func triple(_ cards: [Card]) -> CardTriple {
    guard let triple = CardTriple(cards[0], cards[1], cards[2]) else { preconditionFailure("a card comes twice") }
    return triple
}

/// Parses cards with a space between them; `nil` if one of them is not a card.
func parseCards(_ text: some StringProtocol) -> [Card]? {
    let words = text.split(separator: " ")
    let cards = words.compactMap { Card(String($0)) }
    return cards.count == words.count ? cards : nil
}
