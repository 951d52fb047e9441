import SetRecords
import SetRules
import Testing

@testable import SetPractice

@Suite("Topics are drawn")
struct WeightsTests {
    private let day = Day(number: 20_000)

    /// How often each topic is drawn among so many.
    private func draws(_ log: PracticeLog, of exercise: Exercise, count: Int = 30_000) -> [Int] {
        var generator = SplitMix64(seed: 7)
        var draws = [Int](repeating: 0, count: Topic.count)
        let weights = Weights(log)
        for _ in 0..<count { draws[weights.topic(of: exercise, using: &generator).index] += 1 }
        return draws
    }

    private func log(on day: Day? = nil, _ answers: [(topic: Topic, isRight: Bool, took: Int64)]) -> PracticeLog {
        var log = PracticeLog()
        for answer in answers { log.add(answer.topic, isRight: answer.isRight, took: answer.took, on: day ?? self.day) }
        return log
    }

    @Test("all alike at first, and of the exercise that was asked for", arguments: Exercise.allCases)
    func first(exercise: Exercise) {
        #expect(Weights(PracticeLog()).values == [Double](repeating: 0.5, count: 30))
        for (topic, count) in zip(Topic.all, draws(PracticeLog(), of: exercise)) {
            #expect(topic.exercise == exercise ? (1800...2200).contains(count) : count == 0)
        }
    }

    @Test("more often where the answers were wrong, or slow")
    func more() {
        let (wrong, slow, good) = (Topic.all[3], Topic.all[9], Topic.all[12])
        let round: [(Topic, Bool, Int64)] = [(wrong, false, 3000), (slow, true, 9000), (good, true, 1500)]
        let draws = draws(log((0..<20).flatMap { _ in round }), of: .completion)
        #expect(draws[wrong.index] > 2 * draws[0] && draws[wrong.index] > 2 * draws[good.index])
        #expect(draws[good.index] > 0 && 2 * draws[good.index] < draws[slow.index])
    }

    @Test("by what was practised of late: ten other days later as at first")
    func late() {
        var later = log([(Topic.all[3], false, 3000)])
        #expect(Weights(later).values[3] > 0.5)
        for number in 1...10 { later.merge(log(on: Day(number: 20_000 + number), [(Topic.all[29], false, 100)])) }
        #expect(Weights(later).values[3] == 0.5)
    }

    @Test("never more than so much more often, whatever the numbers")
    func bounds() {
        var generator = SplitMix64(seed: 3)
        for _ in 0..<200 {
            var answers: [(Topic, Bool, Int64)] = []
            for _ in 0..<generator.next(below: 300) {
                let topic = Topic.all[Int(generator.next(below: 30))]
                answers.append((topic, generator.next(below: 3) > 0, Int64(generator.next(below: 90_000)) - 10_000))
            }
            #expect(Weights(log(answers)).values.allSatisfy { $0 > 0.125 && $0 < 4 })
        }
    }
}
