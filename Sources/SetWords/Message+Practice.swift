import SetGame
import SetRules

// The messages with variables about practice.
extension Message {
    /// The number of correct answers and their average time.
    public static func practiceScore(right: Int, of count: Int, mean: Milliseconds?) -> Message {
        let counts: [Detail] = [.number(.right, right), .number(.count, count)]
        return mean.map { .pattern(.practiceScoreAndPace, counts + [.seconds($0)]) } ?? .pattern(.practiceScore, counts)
    }

    /// An answer was correct, after this time.
    public static func answeredRight(_ time: Milliseconds) -> Message { .pattern(.answeredRight, [.seconds(time)]) }

    /// The answer was "not a set", but this is a set.
    public static func setMissed(_ set: CardTriple) -> Message { .pattern(.setMissed, [.agreements(set)]) }
}
