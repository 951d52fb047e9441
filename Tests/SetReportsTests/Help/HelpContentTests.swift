import PlainText
import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetReports

struct HelpContentTests {
    private func explanation(_ cards: [Card], _ game: Variant) -> Explanation {
        Explanation(cards, presentation(of: game))
    }

    /// The dots that are on an odd number of the cards, or the features in which the values differ that decide whether cards
    /// are a match; none for a match.
    private func faults(of cards: [Card], _ game: Variant) -> [String] {
        CardGroup(distinct: cards).oddDots.map { "\($0)" } + wrongFeatures(cards, game).map { "\($0)" }
    }

    private func wrongFeatures(_ cards: [Card], _ game: Variant) -> [Feature] {
        switch game.rules.judge(cards) {
        case .match, .mismatch(.notLinked), .mismatch(.foundBefore), .mismatch(.hasOddDots), nil: []
        case .mismatch(.notGhost(let group)), .mismatch(.notQuad(let group)): group.unbalancedFeatures
        case .mismatch(.notSet(let triple)):
            Feature.allCases.filter { if case .split = triple[$0] { true } else { false } }
        case .mismatch(.notUltraSet(let pairing)):
            Feature.allCases.filter { pairing.firstMissing[$0] != pairing.secondMissing[$0] }
        }
    }

    @Test(arguments: Variant.allCases)
    func `all cards are cards of the game`(game: Variant) {
        let content = game.helpContent
        let lessons = content.lessons.flatMap { $0.given + $0.choices }
        for card in (content.examples + content.nearMisses).flatMap({ $0 }) + lessons {
            #expect(game.rules.cards.contains(card), "\(card)")
        }
    }

    @Test(arguments: Variant.allCases)
    func `the examples are matches`(game: Variant) {
        #expect(game.helpContent.examples.count == 2)
        for cards in game.helpContent.examples { #expect(explanation(cards, game).isMatch) }
    }

    @Test(arguments: Variant.allCases)
    func `each lesson has one right choice, and wrong choices for different reasons`(game: Variant) {
        #expect(game.helpContent.lessons.count == 3)
        for lesson in game.helpContent.lessons {
            #expect(game.rules.kind.sizes.contains(lesson.given.count + 1) && lesson.choices.count == 3)
            #expect(Set(lesson.given + lesson.choices).count == lesson.given.count + 3)
            let answers = lesson.choices.map { explanation(lesson.given + [$0], game) }
            #expect(answers.count(where: \.isMatch) == 1)
            for choice in lesson.choices {
                let matches = game.rules.matches(among: lesson.given + [choice])
                let isRight = explanation(lesson.given + [choice], game).isMatch
                #expect(matches.count == (isRight ? 1 : 0), "a wrong choice doesn't make a smaller match")
            }
            #expect(Set(answers.map { String($0.reason) }).count == 3)
        }
    }

    @Test(arguments: Variant.allCases)
    func `the lessons grow harder, up to pairs and sets in which every feature differs`(game: Variant) throws {
        let differences = try game.helpContent.lessons.map { lesson in
            let cards = try #require(
                lesson.choices.map { lesson.given + [$0] }.first { explanation($0, game).isMatch })
            return switch game.rules.kind {
            case .set: differing(cards)
            case .ultraSet: differing(Pairing(of: cards).pairs.first) + differing(Pairing(of: cards).pairs.second)
            // In each feature four cards have one, two or four values.
            case .quad:
                cards[0].kind.features.map { feature in Set(cards.map { $0[feature] }).count / 2 }.reduce(0, +)
            case .line: CardGroup(distinct: cards).differenceCount
            case .even: cards.count
            case .ghost: [0, 2, 4].map { differing([cards[$0], cards[$0 + 1]]) }.reduce(0, +)
            }
        }
        #expect(differences == differences.sorted() && Set(differences).count == 3)
        let all = game.rules.cards.features.count
        if all > 0 { #expect(differences.last == game.rules.kind.sizes.upperBound / 2 * all) }
    }

    private func differing(_ cards: [Card]) -> Int {
        Feature.allCases.count { feature in cards.contains { $0[feature] != cards[0][feature] } }
    }

    @Test(arguments: Variant.allCases)
    func `each of the three near misses fails in one feature or dot, and each in another`(game: Variant) {
        let faults = game.helpContent.nearMisses.map { self.faults(of: $0, game) }
        #expect(faults.count == 3 && faults.allSatisfy { $0.count == 1 })
        #expect(Set(faults.joined()).count == 3)
    }

    @Test func `neighbours in the examples and the near misses of UltraSet are its pairs`() {
        for cards in Variant.ultraSet.helpContent.examples + Variant.ultraSet.helpContent.nearMisses {
            let pairs = Pairing(of: cards).pairs
            #expect(Set(pairs.first) == Set(cards.prefix(2)) && Set(pairs.second) == Set(cards.suffix(2)))
        }
    }
}

/// A presentation of a game in English with the classic symbols.
func presentation(of game: Variant, _ language: Language = .english) -> Presentation {
    Presentation(language: language, style: CardStyle(appearance: Appearance()), variant: game)
}
