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

/// A random affine map of the cards, given by the images of five cards of which none depends on the others.
struct AffineMap {
    private let images: [Int]

    init(using generator: inout SplitMix64) {
        var images: [Int] = []
        repeat {
            let frame = randomTable(5, using: &generator)
            // The third card of two is minus their sum where the origin is zero; so is that of the third and the origin.
            func add(_ first: Int, _ second: Int) -> Int {
                let (thirds, origin) = (ThirdCards.shared, frame[0])
                return thirds[thirds[first, second], origin]
            }
            images = [frame[0]]
            for corner in frame[1...].reversed() {
                let once = images.map { add($0, corner) }
                images += once + once.map { add($0, corner) }
            }
        } while Set(images).count < 81
        self.images = images
    }

    func callAsFunction(_ card: Int) -> Int { images[card] }
}
