/// How the values of three cards in one feature agree.
public enum Agreement: Hashable, Sendable {
    /// All three cards have this value.
    case same(FeatureValue)
    /// All three values are different.
    case different
    /// Two cards have one value and the third has another, so the triple isn't a set.
    case split(two: FeatureValue, one: FeatureValue)
}

/// Three different cards of a kind in any order, which may or may not be a set.
public struct CardTriple: Hashable, Sendable {
    private let low: Card
    private let middle: Card
    private let high: Card

    /// The three cards, by index.
    public var cards: [Card] { [low, middle, high] }

    /// The triple of these cards; `nil` if two of them are equal, or of different kinds.
    public init?(_ first: Card, _ second: Card, _ third: Card) {
        guard first != second, second != third, first != third else { return nil }
        guard first.kind == second.kind, second.kind == third.kind else { return nil }
        self.init(distinct: first, second, third)
    }

    /// The triple of these cards, which are different and of one kind. That is not checked.
    package init(distinct first: Card, _ second: Card, _ third: Card) {
        let kind = first.kind
        low = Card(unchecked: min(first.byte, second.byte, third.byte), of: kind)
        high = Card(unchecked: max(first.byte, second.byte, third.byte), of: kind)
        middle = Card(unchecked: first.byte ^ second.byte ^ third.byte ^ low.byte ^ high.byte, of: kind)
    }

    /// Returns whether the triple contains a card.
    public func contains(_ card: Card) -> Bool {
        card == low || card == middle || card == high
    }

    /// Whether the triple is a set: in each feature the values are all the same or all different.
    public var isSet: Bool {
        low.third(with: middle) == high
    }

    /// The agreement of the three cards in a feature.
    public subscript(feature: Feature) -> Agreement {
        let (a, b, c) = (low[feature], middle[feature], high[feature])
        return switch (a == b, b == c, a == c) {
        case (true, true, _): .same(a)
        case (true, false, _): .split(two: a, one: c)
        case (false, true, _): .split(two: b, one: a)
        case (false, false, true): .split(two: a, one: b)
        case (false, false, false): .different
        }
    }

    /// The number of features in which all three cards differ, 0 to 5. Sets with more are harder to find.
    public var differingFeatures: Int {
        Feature.allCases.count { self[$0] == .different }
    }
}
