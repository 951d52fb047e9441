/// A search among different cards, without bounds checks: they would take as long as the search itself. Its pointers are
/// valid only while the function runs that made it.
struct UncheckedSearch {
    /// The cards, all of them different and none `ThirdCard.none`.
    let cards: UnsafePointer<Card>
    /// The number of cards.
    let count: Int
    /// For each number of a card its mark: 0 for one that is not among the cards.
    let marks: UnsafePointer<UInt8>
    /// The table of third cards.
    let thirds = ThirdCard.table

    /// Three times the number of sets, where the mark of a card is 1: each is counted once for each of its pairs. There are no
    /// branches that depend on cards.
    @inline(__always)
    var completedPairCount: Int {
        var pairs = 0
        var first = 0
        while first < count {
            let row = row(first)
            var second = first &+ 1
            while second < count {
                pairs &+= Int(mark(row, second))
                second &+= 1
            }
            first &+= 1
        }
        return pairs
    }

    /// The same, three cards at a time, so that each card after them is read once instead of three times. Faster where `count`
    /// is no constant.
    @inline(__always)
    var completedPairCountByThrees: Int {
        var pairs = 0
        var first = 0
        while first &+ 3 <= count {
            let (row1, row2, row3) = (row(first), row(first &+ 1), row(first &+ 2))
            // There are fewer than 256 pairs of one card.
            var pairs1 = mark(row1, first &+ 1)
            var pairs2 = mark(row1, first &+ 2)
            var pairs3 = mark(row2, first &+ 2)
            var second = first &+ 3
            while second < count {
                pairs1 &+= mark(row1, second)
                pairs2 &+= mark(row2, second)
                pairs3 &+= mark(row3, second)
                second &+= 1
            }
            pairs &+= Int(pairs1) &+ Int(pairs2) &+ Int(pairs3)
            first &+= 3
        }
        while first < count {
            pairs &+= completedPairCount(from: first)
            first &+= 1
        }
        return pairs
    }

    /// Whether there is a set, where the mark of a card is 1.
    @inline(__always)
    var containsSet: Bool {
        var first = 0
        while first < count {
            if completedPairCount(from: first) > 0 { return true }
            first &+= 1
        }
        return false
    }

    /// Calls `body` for each set, in ascending order of places, where the mark of a card is its place plus one.
    @inline(__always)
    func forEachSet(_ body: (CardTriple) -> Void) {
        for first in 0..<count {
            let row = row(first)
            for second in first + 1..<count where Int(mark(row, second)) > second &+ 1 {
                body(CardTriple(distinct: cards[first], cards[second], row[Int(cards[second].rawValue)]))
            }
        }
    }

    /// The number of cards after a card whose third card with it is among the cards.
    @inline(__always)
    private func completedPairCount(from first: Int) -> Int {
        let row = row(first)
        var pairs = 0
        var second = first &+ 1
        while second < count {
            pairs &+= Int(mark(row, second))
            second &+= 1
        }
        return pairs
    }

    @inline(__always)
    private func row(_ place: Int) -> UnsafePointer<Card> {
        ThirdCard.row(cards[place], of: thirds)
    }

    /// The mark of the third card of a card, whose row it is, and that of a place.
    @inline(__always)
    private func mark(_ row: UnsafePointer<Card>, _ place: Int) -> UInt8 {
        marks[Int(row[Int(cards[place].rawValue)].rawValue)]
    }
}
