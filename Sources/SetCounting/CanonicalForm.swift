// Cards are the points of the four-dimensional affine space over the field with three elements, and sets are its lines.
// An affine map takes sets to sets. It is determined by the images of a frame: points such that no point is in the flat
// (point, line, plane, space) that the others span.

extension CardMask {
    /// The greatest mask to which affine maps take this mask. Two tables have the same canonical form if and only if an
    /// affine map takes one table to the other.
    ///
    /// It contains as many of the cards 0, 1, 3, 9, 27 as the table has independent cards, since greater masks have
    /// earlier cards and a map can take any frame there. The search is meant for small tables, such as 12 cards: the
    /// more frames of a table have equal images, the longer it takes.
    var canonicalForm: CardMask {
        var search = CanonicalFormSearch()
        search.extend(image: CardMask(), outside: self)
        return search.greatest
    }
}

/// A depth-first search through the frames of a table. The first 1, 3, 9, … cards of the image are the cards of the
/// flat that the frame spans so far. A frame is abandoned if these cards are already less than in the greatest image.
private struct CanonicalFormSearch {
    private(set) var greatest = CardMask()

    private let thirds = ThirdCards.shared
    /// The cards of the flat, each at the index of its image.
    private var flat: [Int] = []

    init() {
        flat.reserveCapacity(81)
    }

    /// Extends the frame by each of the table's cards outside the flat spanned so far, whose image is given.
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

    /// Extends the flat by its two parallel flats: one shifted from the flat's first card to `card`, the other shifted
    /// by twice as much.
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
