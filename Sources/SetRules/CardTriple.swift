/// How three cards agree in one feature.
public enum Agreement: Hashable, Sendable {
    /// All three show this value.
    case same(Value)
    /// Each shows another value.
    case different
    /// Two show one value and the last another: what keeps a triple from being a set.
    case split(two: Value, one: Value)
}

/// Three different cards, a set or none, whatever their order.
public struct CardTriple: Hashable, Sendable {
    private let low: Card
    private let middle: Card
    private let high: Card

    /// The three cards, by number.
    public var cards: [Card] { [low, middle, high] }

    /// The triple of these cards; `nil` where two of them are the same.
    public init?(_ first: Card, _ second: Card, _ third: Card) {
        guard first != second, second != third, first != third else { return nil }
        self.init(distinct: first, second, third)
    }

    init(distinct first: Card, _ second: Card, _ third: Card) {
        low = Card(unchecked: min(first.rawValue, second.rawValue, third.rawValue))
        high = Card(unchecked: max(first.rawValue, second.rawValue, third.rawValue))
        middle = Card(unchecked: first.rawValue ^ second.rawValue ^ third.rawValue ^ low.rawValue ^ high.rawValue)
    }

    /// Whether it holds this card.
    public func contains(_ card: Card) -> Bool {
        card == low || card == middle || card == high
    }

    /// Whether it is a set: each feature all the same or all different.
    public var isSet: Bool {
        low.third(with: middle) == high
    }

    /// How the three agree in a feature.
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

    /// In how many features the three differ, 0 to 4: the kind of a set, 4 being the hardest to see.
    public var differingFeatures: Int {
        Feature.allCases.count { self[$0] == .different }
    }
}
