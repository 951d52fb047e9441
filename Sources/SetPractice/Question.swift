import SetRules

/// A question, with its answers to choose from.
public struct Question: Hashable, Sendable {
    /// What is asked.
    public enum Task: Hashable, Sendable {
        /// Which of the choices makes a set with these two.
        case completion(Card, Card, choices: [Card])
        /// Whether these three are a set. The choices are yes, 0, and no, 1.
        case recognition(CardTriple, order: [Card])
    }

    /// What its answer is counted by.
    public let topic: Topic
    /// What is asked.
    public let task: Task

    /// The cards that are shown, in their order: two or three.
    public var cards: [Card] {
        switch task {
        case .completion(let first, let second, _): [first, second]
        case .recognition(_, let order): order
        }
    }

    /// The number of choices: four, or two.
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

    /// The three cards that a choice stands for: with it, or those that are shown.
    public func triple(choosing choice: Int) -> CardTriple? {
        switch task {
        case .completion(let first, let second, let choices):
            choices.indices.contains(choice) ? CardTriple(first, second, choices[choice]) : nil
        case .recognition(let triple, _): triple
        }
    }
}

// Making questions.
extension Question {
    /// A random question of a topic.
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

    /// Three cards that are a set of this kind, each such set and order equally likely.
    private static func set(of kind: Kind, _ generator: inout SplitMix64) -> [Card] {
        let first = Card.all[Int(generator.next(below: 81))]
        var second = first
        for feature in Feature.allCases where kind.contains(feature) {
            second = second.changed(feature, by: 1 + Int(generator.next(below: 2)))
        }
        return [first, second, first.third(with: second)]
    }

    /// The right card, the same with another value in one feature, with another one in a second feature, and with both.
    /// Since that is so from the view of each of the four, nothing about the four alone tells which of them is right.
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
            // A set of which one feature differs has its other cards among those that differ from the answer in that feature.
            if choices.contains(set[0]) || choices.contains(set[1]) { continue }
            choices.pinnedShuffle(using: &generator)
            return choices
        }
    }

    /// The cards with another value in one feature of the last one, which makes that feature the only one that is wrong.
    private static func nearMiss(of set: [Card], _ generator: inout SplitMix64) -> [Card] {
        while true {
            let feature = Feature(rawValue: UInt8(generator.next(below: 4))) ?? .number
            let other = set[2].changed(feature, by: 1 + Int(generator.next(below: 2)))
            if other != set[0], other != set[1] { return [set[0], set[1], other] }
        }
    }
}

extension Card {
    /// The same card with another value of a feature: 1 or 2 steps on, after the third value the first.
    func changed(_ feature: Feature, by steps: Int) -> Card {
        func value(_ other: Feature) -> Value {
            let number = (Int(self[other].rawValue) + (other == feature ? steps : 0)) % 3
            return Value(rawValue: UInt8(number)) ?? .first
        }
        return Card(number: value(.number), symbol: value(.symbol), shading: value(.shading), color: value(.color))
    }
}
