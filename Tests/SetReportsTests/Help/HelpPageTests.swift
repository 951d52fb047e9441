import PlainText
import SetGame
import SetRules
import SetWords
import Testing

@testable import SetReports

struct HelpPageTests {
    private func page(_ game: Variant, _ language: Language = .english) -> HelpPage {
        HelpPage(presentation: presentation(of: game, language))
    }

    @Test func `the page of Set begins with its task, and has its four features and its keys`() {
        let (introduction, rest) = (String(page(.set).introduction), String(page(.set).rest))
        #expect(introduction.hasPrefix("<p>Select three cards that make a set.</p><figure>"))
        #expect(
            introduction.hasSuffix(
                """
                </figure><p>For each feature (number, symbol, shading, colour), the three cards must be all the same or all \
                different. If two match and the third doesn't, it's not a set.</p>
                """))
        #expect(rest.contains("<h3>Gestures</h3><p>Tap the deck: 3 more cards</p><p>Swipe down: 3 more cards</p>"))
        #expect(
            rest.contains("<dl class=\"keys\"><dt><kbd>D</kbd></dt><dd>Deal 3 More Cards</dd><dt><kbd>C</kbd></dt>"))
        #expect(
            rest.contains(
                """
                <dt><kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> <kbd>4</kbd></dt><dd>Next card with the same number, symbol, \
                shading or colour</dd><dt><kbd>Space</kbd> <kbd>Enter</kbd></dt>
                """))
    }

    @Test(arguments: [Variant.junior, .ultraSet], Language.all)
    func `the page of another game begins with its name`(game: Variant, language: Language) {
        let introduction = String(page(game, language).introduction)
        #expect(introduction.hasPrefix("<h3>\(language[Phrase(game)])</h3><p>"))
        for note in game.helpContent.notes { #expect(introduction.contains(String(language[note]))) }
    }

    @Test func `the page of Junior never mentions a shading except to say that all cards are solid`() {
        let page = page(.junior)
        let markup = "\(String(page.introduction))\(String(page.nearMisses))\(String(page.rest))".lowercased()
        #expect(markup.contains("<kbd>1</kbd> <kbd>2</kbd> <kbd>4</kbd>"))
        let text = markup.replacing(/<[^>]*>/, with: "")
        let parts = text.components(separatedBy: "shading")
        #expect(parts.count == 2 && text.contains("all 27 cards are solid, so shading doesn't count."))
        #expect(!text.contains("striped"))
    }

    @Test func `an UltraSet is shown as two pairs, each with the card that both need`() throws {
        let cards = Variant.ultraSet.helpContent.examples[0]
        let explanation = Explanation(cards, presentation(of: .ultraSet))
        let rows = String(explanation.pictures).components(separatedBy: "<div class=\"minis\">").dropFirst()
        let needed = "role=\"img\" aria-label=\"one solid red squiggle\" data-missing=\"\""
        #expect(rows.count == 2 && rows.allSatisfy { $0.contains(needed) })
        #expect(String(explanation.reason) == "UltraSet! Both pairs need one solid red squiggle.")
    }

    @Test func `a near miss of UltraSet shows the two cards that its pairs need`() {
        for cards in Variant.ultraSet.helpContent.nearMisses {
            let explanation = Explanation(cards, presentation(of: .ultraSet))
            let missing = String(explanation.pictures).matches(of: /aria-label="([^"]*)" data-missing=""/)
            let names = missing.map { String($0.1) }
            #expect(Set(names).count == 2)
            #expect(
                String(explanation.reason)
                    == "Not an UltraSet: the pairs need different cards: \(names[0]) and \(names[1]).")
        }
    }

    @Test(arguments: Variant.allCases)
    func `the time for a claim is that of the game`(game: Variant) throws {
        var options = Options()
        options.choose(game)
        options.players = .two
        let seconds = try #require(Game(try DealID(seed: "claim", options: options)).claimDuration) / 1000
        #expect(String(page(game).rest).contains("within \(seconds) seconds"))
        #expect(String(page(game, .russian).rest).contains("за \(seconds) секунд"))
    }

    @Test(arguments: Variant.allCases.filter { $0.rules.growth > 0 }, Language.all)
    func `the page names as many cards as Deal adds to the opening table`(game: Variant, language: Language) throws {
        let count = try Game(seed: "help", options: options(game)).dealCount
        let rest = String(page(game, language).rest)
        #expect(rest.contains("<dd>\(language[.dealMore(count)])</dd>"))
        #expect(rest.contains("<p>\(language[.gestureDeck(count)])</p><p>\(language[.gestureSwipe(count)])</p>"))
    }

    private func options(_ game: Variant) -> Options {
        var options = Options()
        options.choose(game)
        return options
    }
}
