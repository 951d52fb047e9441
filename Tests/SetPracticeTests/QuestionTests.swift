import SetRules
import Testing

@testable import SetPractice

@Suite("A question")
struct QuestionTests {
    /// Many questions of each topic.
    static func questions(_ topic: Topic, count: Int = 400) -> [Question] {
        var generator = SplitMix64(seed: UInt64(topic.index))
        return (0..<count).map { _ in Question(topic, using: &generator) }
    }

    @Test("has one of thirty topics")
    func topics() {
        #expect(Topic.all.count == Topic.count && Set(Topic.all).count == Topic.count)
        #expect(Topic.all.map(\.index) == Array(0..<Topic.count))
        #expect(Kind(mask: 0) == nil && Kind(mask: 16) == nil && Kind(mask: 15)?.differingFeatures == 4)
    }

    @Test("of the first exercise has one card of four that makes a set, of its kind", arguments: Topic.all.prefix(15))
    func completion(topic: Topic) throws {
        for question in Self.questions(topic) {
            guard case .completion(let first, let second, let choices) = question.task else {
                Issue.record("another exercise")
                return
            }
            #expect(question.choiceCount == 4 && Set([first, second] + choices).count == 6)
            let sets = (0..<4).filter { question.triple(choosing: $0)?.isSet == true }
            #expect(sets == [question.answer])
            let set = try #require(question.triple(choosing: question.answer))
            for feature in Feature.allCases { #expect((set[feature] == .different) == topic.kind.contains(feature)) }
            #expect(question.triple(choosing: 4) == nil && question.triple(choosing: -1) == nil)
        }
    }

    @Test("has choices of which nothing but the two cards tells the right one", arguments: Topic.all.prefix(15))
    func choices(topic: Topic) {
        var answers: [Int: Int] = [:]
        for question in Self.questions(topic) {
            guard case .completion(_, _, let choices) = question.task else { continue }
            answers[question.answer, default: 0] += 1
            // Each choice differs from two others in one feature and from the last in two.
            for choice in choices {
                let differences = choices.map { other in Feature.allCases.count { choice[$0] != other[$0] } }
                #expect(differences.sorted() == [0, 1, 1, 2])
            }
        }
        for place in 0..<4 { #expect((60...140).contains(answers[place] ?? 0)) }
    }

    @Test(
        "of the second exercise is a set of its kind half the time, or wrong in one feature",
        arguments: Topic.all.suffix(15))
    func recognition(topic: Topic) {
        var sets = 0
        for question in Self.questions(topic) {
            guard case .recognition(let triple, let order) = question.task else {
                Issue.record("another exercise")
                return
            }
            #expect(Set(order) == Set(triple.cards) && question.cards == order && question.choiceCount == 2)
            #expect((question.answer == 0) == triple.isSet && question.triple(choosing: 1) == triple)
            let wrong = Feature.allCases.filter { if case .split = triple[$0] { true } else { false } }
            let others = Feature.allCases.filter { !wrong.contains($0) }
            #expect(others.allSatisfy { (triple[$0] == .different) == topic.kind.contains($0) })
            #expect(wrong.count == (triple.isSet ? 0 : 1))
            sets += triple.isSet ? 1 : 0
        }
        #expect((150...250).contains(sets))
    }
}
