import SetWords
import Testing

@testable import CardReports

struct LanguageMatchesTests {
    @Test func `a number of matches agrees with its noun`() {
        #expect([0, 1, 2].map { Language.english.count($0, of: .set) } == ["0 sets", "1 set", "2 sets"])
        #expect([1, 2].map { Language.english.count($0, of: .ultraSet) } == ["1 UltraSet", "2 UltraSets"])
        #expect(
            [1, 2, 5, 11, 12, 21, 22, 25, 111].map { Language.russian.count($0, of: .ultraSet) } == [
                "1 ультрасет", "2 ультрасета", "5 ультрасетов", "11 ультрасетов", "12 ультрасетов", "21 ультрасет",
                "22 ультрасета", "25 ультрасетов", "111 ультрасетов",
            ])
    }
}
