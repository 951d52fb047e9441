import SetRecords
import SetRules
import Testing

@testable import SetPractice

@Suite("A practice")
struct PracticeTests {
    private let day = Day(number: 20_000)

    @Test("goes on with another question after each answer, and counts")
    func goesOn() throws {
        var practice = Practice(after: PracticeLog(), seed: 1, at: 1000)
        var (right, wrong) = (0, 0)
        for number in 1...300 {
            let question = practice.question
            let choice = number % 3 == 0 ? (question.answer + 1) % question.choiceCount : question.answer
            let given = practice.answer(choice, on: day, at: 1000 + Int64(number) * 500)
            let answer = try #require(given)
            #expect(answer.question == question && answer.isRight == (number % 3 != 0) && answer.took == 500)
            #expect(practice.last == answer && practice.question.cards != question.cards)
            if answer.isRight { right += 1 } else { wrong += 1 }
            #expect(practice.tally.right == right && practice.tally.wrong == wrong)
        }
        #expect(practice.tally.meanTime == 500)
    }

    @Test("takes no choice that is not there")
    func noChoice() {
        var practice = Practice(after: PracticeLog(), seed: 1, at: 0)
        let before = practice
        for choice in [-1, practice.question.choiceCount, 100] {
            let answer = practice.answer(choice, on: day, at: 10)
            #expect(answer == nil && practice == before)
        }
    }

    @Test("of one exercise asks that alone, at once; of both it asks both")
    func exercises() {
        var practice = Practice(after: PracticeLog(), seed: 4, at: 0)
        for exercise in Exercise.allCases {
            practice.choose(exercise, at: 700)
            for number in 0..<40 {
                #expect(practice.question.topic.exercise == exercise)
                _ = practice.answer(0, on: day, at: 800 + Int64(number))
            }
        }
        practice.choose(nil, at: 900)
        var asked: Set<Exercise> = []
        for number in 0..<40 {
            asked.insert(practice.question.topic.exercise)
            _ = practice.answer(0, on: day, at: 1000 + Int64(number))
        }
        #expect(asked.count == 2)
    }

    @Test("asks more of what goes wrong")
    func adapts() {
        var practice = Practice(after: PracticeLog(), seed: 9, at: 0)
        var counts = [Int](repeating: 0, count: 5)
        for number in 1...2000 {
            let question = practice.question
            let isHard = question.topic.kind.differingFeatures == 4
            counts[question.topic.kind.differingFeatures] += 1
            let choice = isHard ? (question.answer + 1) % question.choiceCount : question.answer
            _ = practice.answer(choice, on: day, at: Int64(number) * 1000)
        }
        // One kind of fifteen has four.
        #expect(counts[4] > 2000 / 15 * 2)
    }
}
