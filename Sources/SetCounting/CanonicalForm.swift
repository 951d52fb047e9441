// Cards are the points of the affine space of four dimensions over the field of three elements, and sets are its lines. An
// affine map takes sets to sets. It is given by where it takes a frame: points of which none is in the flat (point, line,
// plane, space) that the others span.

extension CardMask {
    /// The greatest of the masks into which affine maps take this one. Two tables have the same canonical form if and only
    /// if such a map takes one to the other.
    ///
    /// It contains the cards 0, 1, 3, 9, 27 as far as the table has so many independent cards, since greater masks have
    /// earlier cards and a map can take any frame there. The search is made for small tables, such as 12 cards: the more
    /// frames of a table have equal images, the longer it takes.
    var canonicalForm: CardMask {
        var search = CanonicalFormSearch()
        search.extend(image: CardMask(), outside: self)
        return search.greatest
    }
}

/// A depth-first search through the frames of a table. The first 1, 3, 9, … cards of the image are those of the flat that
/// the frame spans so far; a frame is given up where they are already less than those of the greatest image.
private struct CanonicalFormSearch {
    private(set) var greatest = CardMask()

    private let thirds = ThirdCards.shared
    /// The cards of the flat, each at the number of its image.
    private var flat: [Int] = []

    init() {
        flat.reserveCapacity(81)
    }

    /// Adds to the frame each of the table's cards outside the flat, which has this image.
    mutating func extend(image: CardMask, outside: CardMask) {
        guard !outside.isEmpty else {
            greatest = max(greatest, image)
            return
        }
        let count = flat.count
        var candidates = outside
        while let card = candidates.popFirst() {
            var (image, outside) = (image, outside)
            span(with: card, image: &image, outside: &outside)
            if image >= greatest.intersection(CardMask(below: flat.count)) {
                extend(image: image, outside: outside)
            }
            flat.removeSubrange(count...)
        }
    }

    /// Extends the flat by the two others that a shift from its first card to `card` leads to.
    private mutating func span(with card: Int, image: inout CardMask, outside: inout CardMask) {
        let count = flat.count
        append(card, image: &image, outside: &outside)
        for index in 0..<count where index > 0 {
            append(thirds[thirds[flat[index], card], flat[0]], image: &image, outside: &outside)
        }
        for index in 0..<count {
            append(thirds[flat[index], flat[count + index]], image: &image, outside: &outside)
        }
    }

    @inline(__always)
    private mutating func append(_ card: Int, image: inout CardMask, outside: inout CardMask) {
        if outside.contains(card) {
            image.insert(flat.count)
            outside = outside.subtracting(CardMask(card))
        }
        flat.append(card)
    }
}
