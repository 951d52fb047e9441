import SetRules
import SetTable
import SetWords
import Testing

@testable import CardReports

struct CardNamesTests {
    @Test func `the words that can come next are in the order of the values`() {
        let names = CardNames()
        #expect(names.words(after: []) == ["one", "two", "three"])
        #expect(names.words(after: ["two"]) == ["solid", "striped", "open"])
        #expect(names.words(after: ["two", "open"]) == ["red", "green", "purple"])
        #expect(names.words(after: ["two", "open", "red"]) == ["squiggles", "diamonds", "ovals"])
        #expect(names.words(after: ["one", "open", "red"]) == ["squiggle", "diamond", "oval"])
        #expect(names.words(after: ["one", "open", "red", "oval"]) == [])
        #expect(names.words(after: ["four"]) == [])
    }

    @Test func `only a whole name is a card`() {
        let names = CardNames()
        #expect(names.card(named: ["two", "striped", "red", "diamonds"])?.description == "2221")
        #expect(names.card(named: ["two", "striped", "red"]) == nil)
        #expect(names.card(named: []) == nil)
    }
}
