import SetGame
import SetRecords
import SetRules

/// The weights with which topics are drawn.
///
/// The weight of a topic is its pace times its errors, both over the last `days` days with practice:
///
///     pace   = mean time of its right answers / mean time of all of the exercise, between 1/2 and 3
///     errors = 1/4 + (wrong answers + 1/4) / (answers + 1)
///
/// Both count one additional answer, which takes the mean time and is a quarter wrong, so a few answers change little.
/// A topic that was never drawn has the weight 1/2. The smallest weight is above 1/8, so all topics stay in play.
struct Weights {
    /// The weight of each topic, by its index.
    private(set) var values = [Double](repeating: 0, count: Topic.count)

    /// The number of days that count.
    static let days = 10

    init(_ log: PracticeLog) {
        let tallies = log.tallies(ofLast: Self.days)
        for topic in 0..<Topic.count {
            var ofExercise = Tally()
            for other in Topic(index: topic).exercise.topics { ofExercise.add(tallies[other]) }
            values[topic] = Self.weight(tallies[topic], meanTime: Double(ofExercise.meanTime ?? 0))
        }
    }

    private static func weight(_ tally: Tally, meanTime: Double) -> Double {
        let mean = max(meanTime, 1)
        let pace = (Double(tally.time) + mean) / Double(tally.right + 1) / mean
        let errors = 0.25 + (Double(tally.wrong) + 0.25) / Double(tally.count + 1)
        return min(max(pace, 0.5), 3) * errors
    }

    /// Draws a topic of an exercise, with a probability in proportion to its weight.
    func topic(of exercise: Exercise, using generator: inout SplitMix64) -> Topic {
        let topics = exercise.topics
        let total = topics.reduce(0) { $0 + values[$1] }
        // A million steps are finer than any noticeable difference.
        var rest = Double(generator.next(below: 1_000_000)) / 1_000_000 * total
        for topic in topics {
            rest -= values[topic]
            if rest < 0 { return Topic(index: topic) }
        }
        return Topic(index: topics.upperBound - 1)
    }
}
