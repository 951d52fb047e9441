import SetRules

/// A type of exercise.
public enum Exercise: UInt8, CaseIterable, Sendable {
    /// Which card completes these two?
    case completion
    /// Are these three a set?
    case recognition
}

/// The features in which the three cards of a set differ: 15 kinds, since they differ in at least one feature.
public struct Kind: Hashable, Sendable {
    /// A bit mask, 1 to 15: 1 for number, 2 for symbol, 4 for shading, 8 for colour.
    public let mask: UInt8

    /// Creates the kind with a mask; `nil` outside 1 to 15.
    public init?(mask: UInt8) {
        guard (1...15).contains(mask) else { return nil }
        self.mask = mask
    }

    init(unchecked mask: UInt8) {
        self.mask = mask
    }

    /// Returns whether the cards differ in a feature.
    public func contains(_ feature: Feature) -> Bool { mask & 1 << feature.rawValue != 0 }

    /// The number of features in which the cards differ, 1 to 4.
    public var differingFeatures: Int { mask.nonzeroBitCount }
}

/// A topic under which answers are counted: an exercise with sets of one kind.
public struct Topic: Hashable, Sendable {
    /// The exercise.
    public let exercise: Exercise
    /// The kind of its set; if the cards are not a set, the kind of the set that they nearly are.
    public let kind: Kind

    /// The number of topics.
    public static var count: Int { 30 }

    /// Its place in the order of topics: first by exercise, then by mask.
    public var index: Int { Int(exercise.rawValue) * 15 + Int(kind.mask) - 1 }

    /// Creates the topic with an index, 0 to 29.
    init(index: Int) {
        exercise = index < 15 ? .completion : .recognition
        kind = Kind(unchecked: UInt8(index % 15 + 1))
    }

    /// All topics, in order.
    public static var all: [Topic] { (0..<count).map { Topic(index: $0) } }
}

extension Exercise {
    /// The indices of its topics.
    var topics: Range<Int> { Int(rawValue) * 15..<Int(rawValue) * 15 + 15 }
}
