import SetRules
import Testing

struct CardTests {
    @Test func `there are 81 different cards, numbered 0 to 80`() {
        #expect(Card.all.map(\.rawValue) == Array(0...80))
        #expect(Set(Card.all).count == 81)
    }

    @Test func `a number outside 0 to 80 is not a card`() {
        for number in 0...80 { #expect(Card(rawValue: number) == Card.all[number]) }
        for number in [-1, 81, 255, 256, 337, Int.max, Int.min] { #expect(Card(rawValue: number) == nil) }
    }

    @Test func `each combination of values is one card, in the order of number, symbol, shading and colour`() {
        var number: UInt8 = 0
        for count in FeatureValue.allCases {
            for symbol in FeatureValue.allCases {
                for shading in FeatureValue.allCases {
                    for color in FeatureValue.allCases {
                        let card = Card(number: count, symbol: symbol, shading: shading, color: color)
                        #expect(card.rawValue == number)
                        #expect(Feature.allCases.map { card[$0] } == [count, symbol, shading, color])
                        number += 1
                    }
                }
            }
        }
    }

    @Test(arguments: Feature.allCases)
    func `each value of each feature is on 27 cards`(feature: Feature) {
        for value in FeatureValue.allCases { #expect(Card.all.count { $0[feature] == value } == 27) }
    }

    @Test func `there are four features of three values`() {
        #expect(Feature.allCases == [.number, .symbol, .shading, .color])
        #expect(FeatureValue.allCases.map(\.rawValue) == [0, 1, 2])
    }
}
