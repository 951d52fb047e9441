/// One of the six dots that a card of Projective or ProSet can have. Each has its own place, colour and mark.
public enum Dot: UInt8, CaseIterable, Sendable {
    /// On the left of the upper row.
    case first
    /// On the right of the upper row.
    case second
    /// On the left of the middle row.
    case third
    /// On the right of the middle row.
    case fourth
    /// On the left of the lower row.
    case fifth
    /// On the right of the lower row.
    case sixth

    /// The dot's number by place, 1 to 6.
    public var number: Int { Int(rawValue) + 1 }

    /// Returns the dots in a bit mask, in which the first dot is the lowest bit.
    static func dots(in mask: UInt8) -> [Dot] { allCases.filter { mask & 1 << $0.rawValue != 0 } }
}

extension Card {
    /// The card with these dots; `nil` if there are none.
    public init?(dots: some Sequence<Dot>) {
        let mask = dots.reduce(0 as UInt8) { $0 | 1 << $1.rawValue }
        guard mask > 0 else { return nil }
        self.init(dotMask: mask)
    }

    /// The card with the dots in a bit mask from 1 to 63, which is not checked.
    init(dotMask: UInt8) { self.init(unchecked: dotMask - 1, of: .dots) }

    /// The card's dots, by place; none on a card with features.
    public var dots: [Dot] { Dot.dots(in: dotMask) }

    /// The card's dots as a bit mask, in which the first dot is the lowest bit; 0 for a card with features.
    public var dotMask: UInt8 { kind == .dots ? byte + 1 : 0 }
}

extension CardGroup {
    /// The dots that are on an odd number of the cards, by place.
    public var oddDots: [Dot] { Dot.dots(in: reduce(0) { $0 ^ $1.dotMask }) }

    /// The dots that some but not all of the cards have, as a bit mask.
    var differingDots: UInt8 { reduce(0) { $0 | $1.dotMask } & ~reduce(UInt8.max) { $0 & $1.dotMask } }
}
