// Three cards of dots are a line if the exclusive or of their bit masks is 0, so two cards determine the third, as in Set.

extension [Card] {
    /// Whether these cards of dots, which are all different, contain a line. Stops at the first one.
    var containsLine: Bool {
        let present = dotMasks
        for (place, first) in enumerated() {
            for second in self[..<place] {
                if present >> UInt64(first.dotMask ^ second.dotMask) & 1 != 0 { return true }
            }
        }
        return false
    }

    /// The number of lines among these cards of dots, which are all different. Each is three pairs.
    var lineCount: Int {
        let present = dotMasks
        var pairs = 0
        for (place, first) in enumerated() {
            for second in self[..<place] { pairs += Int(present >> UInt64(first.dotMask ^ second.dotMask) & 1) }
        }
        return pairs / 3
    }

    /// Calls `body` for each line among these cards of dots, which are all different, in ascending order of the places of
    /// its first two cards, until `body` returns `false`.
    func forEachLine(while body: (CardGroup) -> Bool) { forEachEvenGroup(of: 3...3, while: body) }

    /// The cards' bit masks as the bits of a word.
    private var dotMasks: UInt64 { reduce(0) { $0 | 1 << UInt64($1.dotMask) } }
}
