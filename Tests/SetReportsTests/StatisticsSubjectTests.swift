import SetRules
import Testing

@testable import SetReports

struct StatisticsSubjectTests {
    @Test func `only Set and puzzles have a task each day, and only Set has practice`() {
        for game in Variant.allCases {
            for category in StatisticsCategory.allCases {
                let belongs =
                    switch category {
                    case .daily: [.set, .puzzle, .juniorPuzzle].contains(game)
                    case .practice: game == .set
                    case .solo, .two, .together, .cheated: true
                    }
                #expect(category.belongs(to: game) == belongs)
                let subject = StatisticsSubject(category, of: game)
                #expect(subject.game == game && subject.category == (belongs ? category : .solo))
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
