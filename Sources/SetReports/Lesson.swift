import SetRules

/// A lesson: two cards, and three cards of which one completes the set.
struct Lesson {
    let first: Card
    let second: Card
    /// The three to choose from.
    let choices: [Card]

    /// The correct choice.
    var answer: Card { first.third(with: second) }

    /// All lessons, from sets that are easy to see to a set in which every feature differs. Each wrong card fails in a
    /// different feature.
    static let all: [Lesson] = [
        Lesson(first: 0, second: 1, answerAt: 1, others: (5, 29)),
        Lesson(first: 4, second: 34, answerAt: 2, others: (61, 64)),
        Lesson(first: 5, second: 46, answerAt: 0, others: (70, 60)),
    ]

    /// Triples that are almost sets.
    static let nearMisses: [CardTriple] = [(0, 3, 7), (10, 14, 42), (0, 31, 71)].compactMap { numbers in
        CardTriple(Card.all[numbers.0], Card.all[numbers.1], Card.all[numbers.2])
    }

    private init(first: Int, second: Int, answerAt place: Int, others: (Int, Int)) {
        self.first = Card.all[first]
        self.second = Card.all[second]
        var choices = [Card.all[others.0], Card.all[others.1]]
        choices.insert(self.first.third(with: self.second), at: place)
        self.choices = choices
    }
}
