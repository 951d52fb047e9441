import SetGame
import SetRecords
import SetRules

/// An answer that was given.
public struct Answer: Hashable, Sendable {
    /// The question.
    public let question: Question
    /// The number of the choice.
    public let choice: Int
    /// The time from when the question was shown.
    public let took: Milliseconds

    /// Whether it was right.
    public var isRight: Bool { choice == question.answer }
}

/// A practice: one question after the other, without end.
///
/// It knows neither page nor clock: the moments come in with the answers.
public struct Practice: Hashable, Sendable {
    /// The question.
    public private(set) var question: Question
    /// The exercise to draw from; `nil` draws from both in turn.
    public private(set) var exercise: Exercise?
    /// The last answer; `nil` before the first one.
    public private(set) var last: Answer?
    /// What was answered since it began, all topics together.
    public private(set) var tally = Tally()
    /// What was ever answered, with the answers since.
    private var log: PracticeLog
    private var generator: SplitMix64
    private var shownAt: Milliseconds

    /// A practice with its first question.
    ///
    /// - Parameters:
    ///   - log: what was ever answered, by which topics are drawn.
    ///   - seed: what the questions come from.
    ///   - time: the moment at which the question is shown.
    public init(after log: PracticeLog, seed: UInt64, at time: Milliseconds) {
        self.log = log
        (generator, shownAt) = (SplitMix64(seed: seed), time)
        let topic = Weights(log).topic(of: .completion, using: &generator)
        question = Question(topic, using: &generator)
    }

    /// Answers the question, which brings the next one. Returns the answer; `nil` where there is no such choice.
    public mutating func answer(_ choice: Int, on day: Day, at time: Milliseconds) -> Answer? {
        guard (0..<question.choiceCount).contains(choice) else { return nil }
        let answer = Answer(question: question, choice: choice, took: max(0, time - shownAt))
        tally.add(isRight: answer.isRight, took: answer.took)
        log.add(question.topic, isRight: answer.isRight, took: answer.took, on: day)
        last = answer
        draw(at: time)
        return answer
    }

    /// Draws from one exercise only, or from both. A question of another exercise gives way.
    public mutating func choose(_ exercise: Exercise?, at time: Milliseconds) {
        self.exercise = exercise
        if let exercise, question.topic.exercise != exercise { draw(at: time) }
    }

    /// How long the question has been shown.
    public func age(at time: Milliseconds) -> Milliseconds { time - shownAt }

    private mutating func draw(at time: Milliseconds) {
        let former = question
        let exercise = exercise ?? (generator.next(below: 2) == 0 ? .completion : .recognition)
        repeat {
            question = Question(Weights(log).topic(of: exercise, using: &generator), using: &generator)
        } while question.cards == former.cards
        shownAt = time
    }
}
