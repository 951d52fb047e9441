// Cards are the points of the four-dimensional affine space over the field with three elements, and sets are its lines.
// An affine map takes sets to sets. It is determined by the images of a frame: points such that no point is in the flat
// (point, line, plane, space) that the others span.

extension CardMask {
    /// The image of this mask under one of the affine maps. Two tables have the same canonical form if and only if an affine map
    /// takes one table to the other.
    ///
    /// It contains as many of the cards 0, 1, 3, 9, 27 as the table has independent cards. The search is meant for tables of
    /// up to about 15 cards: the more maps take a table to itself, the longer it takes.
    var canonicalForm: CardMask {
        var search = CanonicalFormSearch(classes: classes)
        search.extend(image: CardMask(), outside: self)
        return search.best
    }
}

/// A depth-first search through the frames of a table. The first 1, 3, 9, … cards of the image are the cards of the
/// flat that the frame spans so far.
///
/// Frames are compared card by card: first by the class of the card (the earlier class first), then by the image of the flat
/// spanned so far (the greater first). The search abandons a frame as soon as it loses. Affine maps don't change this order,
/// so all tables of an orbit get the same image.
private struct CanonicalFormSearch {
    /// The image of the best frame so far.
    private(set) var best = CardMask()

    private let thirds = ThirdCards.shared
    private let classes: [CardMask]
    /// For each card of the best frame so far, the index of its class.
    private var bestClasses: [Int] = []
    /// The cards of the flat, each at the index of its image.
    private var flat: [Int] = []

    init(classes: [CardMask]) {
        self.classes = classes
        flat.reserveCapacity(81)
    }

    /// Extends a frame of `depth` cards by each of the cards of the earliest class that has cards outside the flat spanned
    /// so far, whose image is given.
    mutating func extend(depth: Int = 0, image: CardMask, outside: CardMask) {
        guard let index = classes.firstIndex(where: { !$0.intersection(outside).isEmpty }) else { return }
        if depth == bestClasses.count || index < bestClasses[depth] {
            (best, bestClasses) = (image, bestClasses[..<depth] + [index])
        }
        guard index == bestClasses[depth] else { return }
        let count = flat.count
        var candidates = classes[index].intersection(outside)
        while let card = candidates.popFirst() {
            var (image, outside) = (image, outside)
            span(with: card, image: &image, outside: &outside)
            let rival = best.intersection(CardMask(below: flat.count))
            if image > rival { (best, bestClasses) = (image, Array(bestClasses[...depth])) }
            if image >= rival { extend(depth: depth + 1, image: image, outside: outside) }
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
