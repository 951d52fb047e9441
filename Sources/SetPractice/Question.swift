import SetRules

/// A question with its choices.
public struct Question: Hashable, Sendable {
    /// The task of the question.
    public enum Task: Hashable, Sendable {
        /// Which choice makes a set with these two cards?
        case completion(Card, Card, choices: [Card])
        /// Are these three cards a set? The choices are 0 for yes and 1 for no.
        case recognition(CardTriple, order: [Card])
    }

    /// The topic under which its answer is counted.
    public let topic: Topic
    /// The task of the question.
    public let task: Task

    /// The two or three cards shown, in order.
    public var cards: [Card] {
        switch task {
        case .completion(let first, let second, _): [first, second]
        case .recognition(_, let order): order
        }
    }

    /// The number of choices: four or two.
    public var choiceCount: Int {
        switch task {
        case .completion(_, _, let choices): choices.count
        case .recognition: 2
        }
    }

    /// The number of the right choice.
    public var answer: Int {
        switch task {
        case .completion(let first, let second, let choices): choices.firstIndex(of: first.third(with: second)) ?? 0
        case .recognition(let triple, _): triple.isSet ? 0 : 1
        }
    }

    /// Returns the three cards of an answer: the two cards shown with the chosen card, or the three cards shown.
    public func triple(choosing choice: Int) -> CardTriple? {
        switch task {
        case .completion(let first, let second, let choices):
            choices.indices.contains(choice) ? CardTriple(first, second, choices[choice]) : nil
        case .recognition(let triple, _): triple
        }
    }
}

// Creating questions.
extension Question {
    /// Creates a random question of a topic.
    public init(_ topic: Topic, using generator: inout SplitMix64) {
        self.topic = topic
        let set = Self.set(of: topic.kind, &generator)
        switch topic.exercise {
        case .completion:
            task = .completion(set[0], set[1], choices: Self.choices(for: set, &generator))
        case .recognition:
            var cards = generator.next(below: 2) == 0 ? set : Self.nearMiss(of: set, &generator)
            cards.pinnedShuffle(using: &generator)
            guard let triple = CardTriple(cards[0], cards[1], cards[2]) else {
                preconditionFailure("the cards of a question differ")
            }
            task = .recognition(triple, order: cards)
        }
    }

    /// Returns a random set of this kind. All such sets and orders are equally likely.
    private static func set(of kind: Kind, _ generator: inout SplitMix64) -> [Card] {
        let first = Card.all[Int(generator.next(below: 81))]
        var second = first
        for feature in CardKind.set.features where kind.contains(feature) {
            second = second.changed(feature, by: 1 + Int(generator.next(below: 2)))
        }
        return [first, second, first.third(with: second)]
    }

    /// Returns the right card, two cards that differ from it in one feature each, and a card that differs in both
    /// features. Each of the four differs from the others in the same way, so the right card cannot be found from the
    /// four alone.
    private static func choices(for set: [Card], _ generator: inout SplitMix64) -> [Card] {
        let answer = set[2]
        while true {
            let number = UInt8(generator.next(below: 4))
            let first = Feature(rawValue: number) ?? .number
            let second = Feature(rawValue: (number + 1 + UInt8(generator.next(below: 3))) & 3) ?? .number
            let steps = (1 + Int(generator.next(below: 2)), 1 + Int(generator.next(below: 2)))
            let one = answer.changed(first, by: steps.0)
            let other = answer.changed(second, by: steps.1)
            var choices = [answer, one, other, one.changed(second, by: steps.1)]
            // If only one feature of the set differs, the set's other cards differ from the answer in that feature
            // alone.
            if choices.contains(set[0]) || choices.contains(set[1]) { continue }
            choices.pinnedShuffle(using: &generator)
            return choices
        }
    }

    /// Returns the set with another value in one feature of the last card, so only that feature is wrong.
    private static func nearMiss(of set: [Card], _ generator: inout SplitMix64) -> [Card] {
        while true {
            let feature = Feature(rawValue: UInt8(generator.next(below: 4))) ?? .number
            let other = set[2].changed(feature, by: 1 + Int(generator.next(below: 2)))
            if other != set[0], other != set[1] { return [set[0], set[1], other] }
        }
    }
}

extension Card {
    /// Returns the card with another value of a feature: 1 or 2 steps further, where the first value follows the third.
    func changed(_ feature: Feature, by steps: Int) -> Card {
        func value(_ other: Feature) -> FeatureValue {
            let number = (Int(self[other].rawValue) + (other == feature ? steps : 0)) % 3
            return FeatureValue(rawValue: UInt8(number)) ?? .first
        }
        return Card(number: value(.number), symbol: value(.symbol), shading: value(.shading), color: value(.color))
    }
}
