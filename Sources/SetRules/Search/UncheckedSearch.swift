/// A search among different cards, without bounds checks, which would take as long as the search itself. Its pointers
/// are valid only while the function that created it runs.
struct UncheckedSearch {
    /// The cards. All are different and of one kind.
    let cards: UnsafePointer<Card>
    /// The number of cards.
    let count: Int
    /// A mark for each index of a card: 0 at first, and always 0 if that card isn't among the cards.
    let marks: UnsafeMutablePointer<UInt8>
    /// The table of third cards; of Set if the cards have none.
    let thirds: UnsafePointer<UInt8>
    /// The distance of the table's rows.
    let stride: Int

    /// The number of sets among at most 22 cards.
    ///
    /// At least two of any three cards are in the same half of the places, so less than half of all pairs have to be
    /// looked at. A set has three pairs in a half if that half contains all of it, otherwise one. No branch depends on
    /// cards.
    @inline(__always)
    var setCount: Int {
        // The sum of marks contains one count for each half: a half of 11 cards has 55 pairs, which is less than 64.
        let middle = count / 2
        mark(from: 0, to: middle) { _ in 1 }
        mark(from: middle, to: count) { _ in 64 }
        let (first, second) = (sumOfMarks(from: 0, to: middle), sumOfMarks(from: middle, to: count))
        return ((first & 63) &+ (second &>> 6)) / 3 &+ (first &>> 6) &+ (second & 63)
    }

    /// Returns the sum of the marks of the third cards for all pairs in a range of places. The loop takes three cards
    /// at a time and so reads each later card once instead of three times.
    @inline(__always)
    private func sumOfMarks(from start: Int, to end: Int) -> Int {
        var sum = 0
        var first = start
        while first &+ 3 <= end {
            let (row1, row2, row3) = (row(first), row(first &+ 1), row(first &+ 2))
            var sum1 = mark(row1, first &+ 1)
            var sum2 = mark(row1, first &+ 2)
            var sum3 = mark(row2, first &+ 2)
            var second = first &+ 3
            while second < end {
                sum1 &+= mark(row1, second)
                sum2 &+= mark(row2, second)
                sum3 &+= mark(row3, second)
                second &+= 1
            }
            sum &+= sum1 &+ sum2 &+ sum3
            first &+= 3
        }
        return first &+ 2 == end ? sum &+ mark(row(first), first &+ 1) : sum
    }

    /// Whether there is a set. As in `setCount`, pairs within a half are enough.
    @inline(__always)
    var containsSet: Bool {
        mark(from: 0, to: count) { _ in 1 }
        var (first, end) = (0, count / 2)
        while first < count {
            if first == end { end = count }
            let row = row(first)
            var sum = 0
            var second = first &+ 1
            while second < end {
                sum &+= mark(row, second)
                second &+= 1
            }
            if sum > 0 { return true }
            first &+= 1
        }
        return false
    }

    /// Calls `body` for each set, in ascending order of places.
    @inline(__always)
    func forEachSet(_ body: (CardTriple) -> Void) {
        mark(from: 0, to: count) { UInt8(truncatingIfNeeded: $0 &+ 1) }
        for first in 0..<count {
            let row = row(first)
            for second in first + 1..<count where mark(row, second) > second &+ 1 {
                body(
                    CardTriple(
                        distinct: cards[first], cards[second],
                        Card(unchecked: row[cards[second].index], of: cards[first].kind)))
            }
        }
    }

    /// Marks each card of a range of places.
    @inline(__always)
    private func mark(from start: Int, to end: Int, _ mark: (Int) -> UInt8) {
        var place = start
        while place < end {
            marks[cards[place].index] = mark(place)
            place &+= 1
        }
    }

    @inline(__always)
    func row(_ place: Int) -> UnsafePointer<UInt8> {
        ThirdCard.row(cards[place], of: thirds, stride: stride)
    }

    /// Returns the mark of the third card of a card, given by its row, and the card at a place.
    @inline(__always)
    private func mark(_ row: UnsafePointer<UInt8>, _ place: Int) -> Int {
        Int(marks[Int(row[cards[place].index])])
    }
}
