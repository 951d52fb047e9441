import SetRules

/// A table with a list of its sets that each change updates, and the deck under it. Nothing is checked: `SelfPlay` only
/// takes sets from the list, and by the rules there are never more than 21 cards.
struct UncheckedTable: ~Copyable {
    /// The number of cards on the table.
    var size = 0
    /// The number of sets among them.
    var setCount = 0
    /// The number of cards that have been dealt.
    var dealt = 0
    /// The number of sets that have been taken.
    private(set) var taken: UInt8 = 0

    /// The cards by place; `ThirdCard.none` from `size` on.
    let cards = allocated(32, ThirdCard.none)
    /// For each card number, the bit of the card's place; 0 if the card isn't on the table.
    let bits = allocated(ThirdCard.count, UInt32(0))
    /// The sets, followed by space for the candidates of a change. A table has at most 30 sets, since more than 12
    /// cards are only reached by dealing when there isn't a set.
    let sets = allocated(64, PlaceSet(mask: 0))
    /// All cards in the order in which they are dealt.
    let deck = allocated(81, ThirdCard.none)
    /// For each place, the number of sets that had been taken when its card was dealt.
    let takenBefore = allocated(32, UInt8(0))
    let thirds = ThirdCard.table

    init() {}

    deinit {
        cards.deallocate()
        bits.deallocate()
        sets.deallocate()
        deck.deallocate()
        takenBefore.deallocate()
    }

    private static func allocated<Element>(_ count: Int, _ element: Element) -> UnsafeMutablePointer<Element> {
        let pointer = UnsafeMutablePointer<Element>.allocate(capacity: count)
        pointer.initialize(repeating: element, count: count)
        return pointer
    }

    /// Clears the table, shuffles all cards as `Array.pinnedShuffle` does, and deals twelve.
    @inline(__always)
    mutating func start(using generator: inout SplitMix64) {
        while size > 0 {
            size &-= 1
            bits[cards[size].index] = 0
            cards[size] = ThirdCard.none
        }
        (setCount, dealt, taken) = (0, 0, 0)
        shuffle(using: &generator)
        layTwelve()
    }

    /// Deals three more cards. Returns `false` if the deck is empty.
    @inline(__always)
    mutating func deal() -> Bool {
        guard dealt < 81 else { return false }
        size &+= 3
        _ = layThree(at: PlaceSet(mask: 7 &<< UInt32(truncatingIfNeeded: size &- 3)))
        return true
    }

    /// Takes a set from the list, and replaces it from the deck or closes the gaps. Returns how many sets have been
    /// taken since the first of its cards was dealt, including this set.
    @inline(__always)
    mutating func take(_ set: PlaceSet) -> Int {
        taken &+= 1
        let before = size == 12 && dealt < 81 ? layThree(at: set) : remove(set)
        return Int(taken &- before)
    }

    @inline(__always)
    private func shuffle(using generator: inout SplitMix64) {
        for number in 0..<81 { deck[number] = Card(unchecked: UInt8(truncatingIfNeeded: number)) }
        var unshuffled: UInt32 = 81
        while unshuffled > 1 {
            let other = Int(generator.inlinedNext(below: unshuffled))
            unshuffled &-= 1
            let card = deck[Int(unshuffled)]
            deck[Int(unshuffled)] = deck[other]
            deck[other] = card
        }
    }
}
