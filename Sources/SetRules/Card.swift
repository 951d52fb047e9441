/// A feature of a card.
public enum Feature: UInt8, CaseIterable, Sendable {
    /// The number of symbols.
    case number
    /// The shape of the symbols.
    case symbol
    /// How the symbols are filled.
    case shading
    /// The colour of the symbols.
    case color
    /// The frame around the symbols, which only Mega's cards have as a feature.
    case frame
}

/// One of the three or four values of each feature. The artwork decides how a value looks, for example as a squiggle or a
/// circle.
public enum FeatureValue: UInt8, CaseIterable, Sendable {
    /// One symbol, a squiggle, solid, red in the classic artwork; without a frame.
    case first
    /// Two symbols, a diamond, striped, green in the classic artwork; a frame of one line.
    case second
    /// Three symbols, an oval, open, purple in the classic artwork; a frame of two lines.
    case third
    /// Four symbols, a heart, dotted, orange in the classic artwork.
    case fourth
}

/// A kind of cards: their features and the number of values of each, or dots.
public enum CardKind: UInt8, CaseIterable, Sendable {
    /// Four features with three values each, for the 81 cards of Set.
    case set
    /// Five features with three values each, for the 243 cards of Mega.
    case mega
    /// Four features with four values each, for the 256 cards of Quads.
    case quads
    /// Up to six dots (`Dot`) instead of features, for the 63 cards of Projective and ProSet.
    case dots

    /// The features, in the order in which they are named.
    public var features: [Feature] { Array(Feature.allCases[..<Int(featureCount)]) }

    /// The number of features.
    var featureCount: UInt8 {
        switch self {
        case .set, .quads: 4
        case .mega: 5
        case .dots: 0
        }
    }

    /// The number of values of each feature.
    public var valueCount: Int {
        switch self {
        case .set, .mega: 3
        case .quads: 4
        case .dots: 0
        }
    }

    /// The values of each feature.
    public var values: [FeatureValue] { Array(FeatureValue.allCases[..<valueCount]) }

    /// The number of cards: one for each combination of values, or of dots.
    public var count: Int {
        switch self {
        case .set: 81
        case .mega: 243
        case .quads: 256
        case .dots: 63
        }
    }

    /// The cards, by index.
    public var cards: [Card] { (0..<count).map { Card(unchecked: UInt8($0), of: self) } }

    /// The greatest number of cards of a kind.
    public static let mostCards = 256
}

/// A card of a kind: one value for each of its features, or its dots.
public struct Card: Hashable, Sendable {
    /// The card's kind.
    public let kind: CardKind
    @usableFromInline let byte: UInt8

    /// The card's place among the cards of its kind, from 0: its values as digits, number first; with dots one less than
    /// `dotMask`.
    @inlinable
    public var index: Int { Int(byte) }

    /// The card of a kind with this index; `nil` if there is none.
    public init?(index: Int, of kind: CardKind = .set) {
        guard (0..<kind.count).contains(index) else { return nil }
        self.init(unchecked: UInt8(index), of: kind)
    }

    /// The card of Set with these values.
    ///
    /// - Precondition: no value is the fourth.
    public init(number: FeatureValue, symbol: FeatureValue, shading: FeatureValue, color: FeatureValue) {
        self.init(.set) { feature in
            switch feature {
            case .number: number
            case .symbol: symbol
            case .shading: shading
            case .color: color
            case .frame: .first
            }
        }
    }

    /// The card of a kind whose features have these values.
    ///
    /// - Precondition: the kind has features, with these values.
    public init(_ kind: CardKind, _ value: (Feature) -> FeatureValue) {
        precondition(kind != .dots, "the kind has features")
        var index = 0
        for feature in kind.features {
            let digit = Int(value(feature).rawValue)
            precondition(digit < kind.valueCount, "the kind has the value")
            index = index * kind.valueCount + digit
        }
        self.init(unchecked: UInt8(index), of: kind)
    }

    /// The card with this index, which is not checked: below the kind's count.
    @inlinable
    package init(unchecked index: UInt8, of kind: CardKind = .set) {
        self.kind = kind
        byte = index
    }

    /// The card's value of a feature; the first if the cards of its kind don't have the feature.
    public subscript(feature: Feature) -> FeatureValue {
        guard feature.rawValue < kind.featureCount else { return .first }
        var rest = index
        for _ in feature.rawValue + 1..<kind.featureCount { rest /= kind.valueCount }
        return FeatureValue(digit: rest % kind.valueCount)
    }

    /// All 81 cards of Set, by index.
    public static let all: [Card] = CardKind.set.cards
}

extension FeatureValue {
    init(digit: Int) {
        switch digit {
        case 0: self = .first
        case 1: self = .second
        case 2: self = .third
        default: self = .fourth
        }
    }
}
