import FluentSyntax
import Testing

@Suite("A plural rule")
struct PluralRuleTests {
    /// The integer samples of CLDR 46, and zero.
    private static let samples: [(PluralRule, String, [Int])] = [
        (.none, "other", [0, 1, 2, 15, 100, 1000]),
        (.one, "one", [1]), (.one, "other", [0, 2, 16, 100, 101, 1000]),
        (.zeroOrOne, "one", [0, 1]), (.zeroOrOne, "other", [2, 17, 100, 101]),
        (.eastSlavic, "one", [1, 21, 31, 41, 101, 1001]), (.eastSlavic, "few", [2, 3, 4, 22, 23, 24, 102, 1002]),
        (.eastSlavic, "many", [0, 5, 10, 11, 12, 13, 14, 19, 100, 111, 112, 1000]),
        (.polish, "one", [1]), (.polish, "few", [2, 3, 4, 22, 24, 102]),
        (.polish, "many", [0, 5, 11, 12, 14, 19, 21, 100, 101, 112]),
        (.czech, "one", [1]), (.czech, "few", [2, 3, 4]), (.czech, "other", [0, 5, 11, 21, 22, 101]),
        (.arabic, "zero", [0]), (.arabic, "one", [1]), (.arabic, "two", [2]),
        (.arabic, "few", [3, 10, 103, 110, 1003]), (.arabic, "many", [11, 26, 99, 111, 1011]),
        (.arabic, "other", [100, 101, 102, 200, 202, 1000]),
    ]

    @Test("gives the categories of CLDR's samples, whatever the sign")
    func samples() {
        for (rule, category, numbers) in Self.samples {
            for number in numbers {
                #expect(rule.category(of: number) == category, "\(rule) \(number)")
                #expect(rule.category(of: -number) == category)
            }
        }
    }

    @Test("gives just its own categories", arguments: PluralRule.allCases)
    func categories(rule: PluralRule) {
        #expect(Set((0..<1200).map(rule.category)) == Set(rule.categories))
    }

    @Test("follows from the last two digits from 100 on, as the compiled words need", arguments: PluralRule.allCases)
    func period(rule: PluralRule) {
        for number in 100..<2000 {
            #expect(rule.category(of: number) == rule.category(of: 1000 + number % 100), "\(number)")
        }
    }
}
