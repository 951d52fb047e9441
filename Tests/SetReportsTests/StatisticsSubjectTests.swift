import SetRules
import Testing

@testable import SetReports

struct StatisticsSubjectTests {
    @Test func `only Set has daily deals and practice`() {
        for game in Variant.allCases {
            for category in StatisticsCategory.allCases {
                let isShared = category != .daily && category != .practice
                #expect(category.belongs(to: game) == (isShared || game == .set))
                let subject = StatisticsSubject(category, of: game)
                #expect(subject.game == game && subject.category == (isShared || game == .set ? category : .solo))
            }
        }
    }
}

extension StatisticsSubject {
    /// Each category of each game.
    static let all = Variant.allCases.flatMap { game in
        StatisticsCategory.allCases.map { StatisticsSubject($0, of: game) }
    }
}
