import SetRules

/// A table with a list of its sets that each change updates, and the deck under it. Nothing is checked: `SelfPlay` only
/// takes sets from the list, and by the rules there are never more than 48 cards. Cards are given by their indices. A set
/// is two cards with their third card; in Projective it is a line.
///
/// Its properties are the buffers that one loop works on; in a structure they would be pointers to pointers.
struct UncheckedTable: ~Copyable {
    /// The rules of the game.
    let rules: GameRules
    /// The number of cards on the table.
    var size = 0
    /// The number of sets among them.
    var setCount = 0
    /// The number of cards that have been dealt.
    var dealt = 0
    /// The number of sets that have been taken.
    private(set) var taken: UInt8 = 0

    /// The cards by place; `thirds.none` from `size` on.
    let cards: UnsafeMutablePointer<UInt8>
    /// For each card, the bit of its place; 0 if the card isn't on the table.
    let bits = allocated(CardKind.mostCards, UInt64(0))
    /// The sets, followed by space for the candidates of a change. A table has at most 70 sets: more cards than at the
    /// start are only reached by dealing when there isn't a set, and Memory starts with 21.
    let sets = allocated(128, PlaceSet(mask: 0))
    /// All cards in the order in which they are dealt.
    let deck: UnsafeMutableBufferPointer<UInt8>
    /// For each place, the number of sets that had been taken when its card was dealt.
    let takenBefore = allocated(64, UInt8(0))
    let thirds: ThirdCardTable
    /// All cards in their usual order.
    private let cardsInOrder: [UInt8]

    /// An empty table of a game whose matches are two cards with their third card.
    init(_ rules: GameRules) {
        self.rules = rules
        thirds = ThirdCardTable(of: rules.cards.kind)
        cards = Self.allocated(64, thirds.none)
        cardsInOrder = rules.cards.deck.map { UInt8($0.index) }
        deck = .allocate(capacity: cardsInOrder.count)
        deck.initialize(repeating: thirds.none)
    }

    deinit {
        cards.deallocate()
        bits.deallocate()
        sets.deallocate()
        deck.deallocate()
        takenBefore.deallocate()
        thirds.deallocate()
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
            bits[Int(cards[size])] = 0
            cards[size] = thirds.none
        }
        (setCount, dealt, taken) = (0, 0, 0)
        shuffle(using: &generator)
        layOpening()
    }

    /// Deals more cards, as the rules say. Returns `false` if the deck is empty.
    @inline(__always)
    mutating func deal() -> Bool {
        let count = min(rules.growth(of: size), deck.count &- dealt)
        guard count > 0 else { return false }
        if count == 3 {
            size &+= 3
            _ = layThree(at: PlaceSet(mask: PlaceSet.bit(size) &- PlaceSet.bit(size &- 3)))
        } else {
            layMore(count)
        }
        return true
    }

    /// Takes a set from the list, and replaces it from the deck or closes the gaps. Returns how many sets have been
    /// taken since the first of its cards was dealt, including this set.
    @inline(__always)
    mutating func take(_ set: PlaceSet) -> Int {
        taken &+= 1
        // The first condition is part of the rules too, and usual.
        if size == rules.openingCount && deck.count &- dealt >= 3 { return Int(taken &- layThree(at: set)) }
        let count = rules.replacementCount(
            of: 3, on: size, deckCount: deck.count &- dealt, returnsToOpening: true)
        let before = remove(set)
        layMore(count)
        return Int(taken &- before)
    }

    @inline(__always)
    private func shuffle(using generator: inout SplitMix64) {
        _ = deck.update(fromContentsOf: cardsInOrder)
        var unshuffled = UInt32(truncatingIfNeeded: deck.count)
        while unshuffled > 1 {
            let other = Int(generator.inlinedNext(below: unshuffled))
            unshuffled &-= 1
            let card = deck[Int(unshuffled)]
            deck[Int(unshuffled)] = deck[other]
            deck[other] = card
        }
    }
}
