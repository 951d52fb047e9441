import PlainText
import SetRecords
import SetRules
import Testing

@testable import SetReports

struct StatisticsSubjectTests {
    @Test(arguments: Variant.allCases)
    func `each subject of a game has a word from which it is parsed back`(game: Variant) {
        let subjects = StatisticsSubject.all(of: game)
        #expect(Set(subjects).count == subjects.count && subjects.allSatisfy { $0.game == game })
        for subject in subjects {
            #expect(StatisticsSubject(word: UTF8Text(stringLiteral: subject.word), of: game) == subject)
        }
    }

    @Test func `only Set has daily deals and practice`() {
        for game in Variant.allCases {
            #expect((StatisticsSubject(word: "daily", of: game) != nil) == (game == .set))
            #expect((StatisticsSubject(word: "practice", of: game) != nil) == (game == .set))
            #expect(StatisticsSubject(word: "together", of: game) == .games(.together, of: game))
            #expect(StatisticsSubject(word: "nonsense", of: game) == nil)
        }
    }

    @Test func `another game shows the same category, or its solo games`() {
        #expect(StatisticsSubject.games(.two, of: .set).of(.junior) == .games(.two, of: .junior))
        #expect(StatisticsSubject.games(.daily, of: .set).of(.ultraSet) == .games(.solo, of: .ultraSet))
        #expect(StatisticsSubject.practice.of(.junior) == .games(.solo, of: .junior))
        #expect(StatisticsSubject.practice.of(.set) == .practice)
        #expect(StatisticsSubject.games(.cheated, of: .junior).of(.set) == .games(.cheated, of: .set))
    }
}
