/// One of the four features of a card.
public enum Feature: UInt8, CaseIterable, Sendable {
    /// The number of symbols.
    case number
    /// The shape of the symbols.
    case symbol
    /// How the symbols are filled.
    case shading
    /// The colour of the symbols.
    case color
}

/// One of the three values of each feature. The artwork decides how a value looks, for example as a squiggle or a
/// circle.
public enum FeatureValue: UInt8, CaseIterable, Sendable {
    /// One symbol, a squiggle, solid, red in the classic artwork.
    case first
    /// Two symbols, a diamond, striped, green in the classic artwork.
    case second
    /// Three symbols, an oval, open, purple in the classic artwork.
    case third
}

/// One of the 81 cards: one value for each of the four features.
public struct Card: Hashable, Sendable {
    /// The card's number, 0 to 80: its values as digits in base 3, number first and colour last.
    public let rawValue: UInt8

    /// The card with this number; `nil` outside 0 to 80.
    public init?(rawValue: Int) {
        guard (0..<81).contains(rawValue) else { return nil }
        self.init(unchecked: UInt8(rawValue))
    }

    /// The card with these values.
    public init(number: FeatureValue, symbol: FeatureValue, shading: FeatureValue, color: FeatureValue) {
        self.init(unchecked: ((number.rawValue * 3 + symbol.rawValue) * 3 + shading.rawValue) * 3 + color.rawValue)
    }

    /// The card with this number, which is not checked: 0 to 80, or 81 for `ThirdCard.none`.
    @inlinable
    package init(unchecked rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The card's value of a feature.
    public subscript(feature: Feature) -> FeatureValue {
        let power: UInt8 =
            switch feature {
            case .number: 27
            case .symbol: 9
            case .shading: 3
            case .color: 1
            }
        return FeatureValue(digit: rawValue / power % 3)
    }

    /// All 81 cards, by number.
    public static let all: [Card] = (0..<81).map { Card(unchecked: $0) }
}

extension FeatureValue {
    init(digit: UInt8) {
        switch digit {
        case 0: self = .first
        case 1: self = .second
        default: self = .third
        }
    }
}
