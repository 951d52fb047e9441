import SetGame
import SetRecords
import SetRules

/// An answer to a question.
public struct Answer: Hashable, Sendable {
    /// The question.
    public let question: Question
    /// The number of the chosen choice.
    public let choice: Int
    /// The time since the question was shown.
    public let took: Milliseconds

    /// Whether the answer is right.
    public var isRight: Bool { choice == question.answer }
}

/// A practice session: an endless sequence of questions.
///
/// It does not depend on a page or a clock: answers carry their times.
public struct Practice: Hashable, Sendable {
    /// The current question.
    public private(set) var question: Question
    /// The exercise to draw from; `nil` draws from a random exercise each time.
    public private(set) var exercise: Exercise?
    /// The last answer; `nil` before the first one.
    public private(set) var last: Answer?
    /// The tally of this session, over all topics.
    public private(set) var tally = Tally()
    /// All answers of the player, including this session's.
    private var log: PracticeLog
    private var generator: SplitMix64
    private var shownAt: Milliseconds

    /// Starts a session with its first question.
    ///
    /// - Parameters:
    ///   - log: the player's earlier answers, which determine the weights of the topics.
    ///   - seed: the random seed of the questions.
    ///   - time: the time at which the question is shown.
    public init(after log: PracticeLog, seed: UInt64, at time: Milliseconds) {
        self.log = log
        (generator, shownAt) = (SplitMix64(seed: seed), time)
        let topic = Weights(log).topic(of: .completion, using: &generator)
        question = Question(topic, using: &generator)
    }

    /// Answers the question and draws the next question. Returns the answer; `nil` if the choice does not exist.
    public mutating func answer(_ choice: Int, on day: Day, at time: Milliseconds) -> Answer? {
        guard (0..<question.choiceCount).contains(choice) else { return nil }
        let answer = Answer(question: question, choice: choice, took: max(0, time - shownAt))
        tally.add(isRight: answer.isRight, took: answer.took)
        log.add(question.topic, isRight: answer.isRight, took: answer.took, on: day)
        last = answer
        draw(at: time)
        return answer
    }

    /// Sets the exercise to draw from; `nil` for both. Replaces the current question if it is from another exercise.
    public mutating func choose(_ exercise: Exercise?, at time: Milliseconds) {
        self.exercise = exercise
        if let exercise, question.topic.exercise != exercise { draw(at: time) }
    }

    /// Returns the time for which the question has been shown.
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
