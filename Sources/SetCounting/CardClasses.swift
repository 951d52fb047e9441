extension CardMask {
    /// The table's cards, divided into classes, the smallest first. An affine map takes the classes of a table to the classes
    /// of its image, in the same order.
    ///
    /// A card's class depends on how many of the table's cards are in each of the 40 hyperplanes through the card.
    var classes: [CardMask] {
        var sums = [Int](repeating: 0, count: 81)
        for hyperplane in Self.hyperplanes {
            var common = intersection(hyperplane)
            let weight = Self.weights[common.count]
            while let card = common.popFirst() { sums[card] &+= weight }
        }
        var (classes, keys): ([CardMask], [Int]) = ([], [])
        for card in cards {
            if let index = keys.firstIndex(of: sums[card]) {
                classes[index].insert(card)
            } else {
                classes.append(CardMask(card))
                keys.append(sums[card])
            }
        }
        let order = classes.indices.sorted { (classes[$0].count, keys[$0]) < (classes[$1].count, keys[$1]) }
        return order.map { classes[$0] }
    }

    /// The 120 hyperplanes: the cards for which a sum of multiples of their base-3 digits has a given remainder.
    static let hyperplanes: [CardMask] = (1..<81).flatMap { multiples in
        // Twice the multiples give the same hyperplanes; of the two, the one that begins with 1 is taken.
        digits(of: multiples).first { $0 > 0 } == 2 ? [] : (0..<3).map { hyperplane(multiples, remainder: $0) }
    }

    /// The fifth powers of the numbers of cards in a hyperplane. Up to the second power, the sums over the hyperplanes
    /// through a card depend only on the number of sets that contain it; higher powers distinguish more cards.
    private static let weights = (0...27).map { $0 * $0 * $0 * $0 * $0 }

    private static func hyperplane(_ multiples: Int, remainder: Int) -> CardMask {
        (0..<81).reduce(into: CardMask()) { mask, card in
            let sum = zip(digits(of: multiples), digits(of: card)).reduce(0) { $0 + $1.0 * $1.1 }
            if sum % 3 == remainder { mask.insert(card) }
        }
    }

    private static func digits(of number: Int) -> [Int] {
        [27, 9, 3, 1].map { number / $0 % 3 }
    }
}
