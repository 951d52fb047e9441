import PlainText
import SetLanguages
import SetRules
import SetTable
import Testing

@testable import SetWords

@Suite("Why three cards are no set")
struct ReasonsTests {
    /// A triple that only this feature keeps from being a set.
    private func triple(_ feature: Feature, two: FeatureValue, one: FeatureValue) throws -> CardTriple {
        func card(_ place: Int) -> Card? {
            Card.all.first { card in
                Feature.allCases.allSatisfy { other in
                    other == feature
                        ? card[other] == (place == 2 ? one : two)
                        : card[other] == (other == free(feature) ? FeatureValue.allCases[place] : .first)
                }
            }
        }
        let cards = try (0..<3).map { try #require(card($0)) }
        return try #require(CardTriple(cards[0], cards[1], cards[2]))
    }

    /// A feature in which the three differ, so that they are three cards.
    private func free(_ feature: Feature) -> Feature { feature == .number ? .symbol : .number }

    @Test(
        "is told by the names of what is shown",
        arguments: [
            (
                .number, .first, .second, Appearance(), "two with 1, one with 2",
                "на двух по 1, на одной 2"
            ),
            (.color, .first, .second, Appearance(), "two red, one green", "две красные, одна зелёная"),
            (.shading, .third, .second, Appearance(), "two open, one striped", "две пустые, одна полосатая"),
            (
                .symbol, .first, .third, Appearance(), "two squiggles, one oval",
                "на двух волны, на одной овал"
            ),
            (
                .symbol, .first, .third, Appearance(.shapes), "two circles, one triangle",
                "на двух круги, на одной треугольник"
            ),
            (.color, .second, .third, Appearance(.shapes), "two blue, one green", "две синие, одна зелёная"),
            (
                .symbol, .first, .third, Appearance(.glyphs), "two triangles, one square",
                "на двух треугольники, на одной квадрат"
            ),
            (
                .color, .first, .second, Appearance(.glyphs, colorBlind: true), "two orange, one turquoise",
                "две оранжевые, одна бирюзовая"
            ),
        ] as [(Feature, FeatureValue, FeatureValue, Appearance, String, String)])
    func reasons(
        feature: Feature, two: FeatureValue, one: FeatureValue, appearance: Appearance, english: String, russian: String
    ) throws {
        let triple = try triple(feature, two: two, one: one)
        #expect(Language.english.reasons(triple, appearance).string == english)
        #expect(Language.russian.reasons(triple, appearance).string == russian)
        #expect(Language.english.text(of: .mismatch(.notSet(triple)), appearance).string == "Not a set: \(english).")
        #expect(Language.russian.text(of: .mismatch(.notSet(triple)), appearance).string == "Это не сет: \(russian).")
    }

    @Test("is told for each feature that does", arguments: Language.all)
    func several(language: Language) throws {
        let triple = try #require(CardTriple(Card.all[0], Card.all[1], Card.all[3]))
        let splits = Feature.allCases.count { if case .split = triple[$0] { true } else { false } }
        #expect(splits == 2 && language.reasons(triple, Appearance()).string.split(separator: "; ").count == 2)
    }

    @Test("is nothing for a set", arguments: Language.all)
    func noReasons(language: Language) {
        let sets = Array(Card.all.prefix(30)).sets
        #expect(!sets.isEmpty && sets.allSatisfy { language.reasons($0, Appearance()).isEmpty })
    }
}
