import PlainText
import SetGame
import SetRules
import SetTable
import SetWords
import TestSupport
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Why three cards are no set")
struct ReasonMarksTests {
    /// What the marks show: each feature with whether it is right.
    private func marks(_ user: PageUser) -> [String] {
        if user.isHidden("why") { return [] }
        return user.platform[user.platform["why"]].markup
            .matches(
                of:
                    /data-feature="(\w+)" data-ok="(true|false)"( data-moves)?><b>([^<]+)<\/b>(?: <span>\w+:<\/span>)? ([^<]+)</
            )
            .map { "\($0.1) \($0.2) \($0.4) \($0.5)" }
    }

    @Test("shows a mark for each feature of every kind of mismatch, as long as the mismatch shows")
    func marksOfAll() throws {
        let user = PageUser(Deals.usual)
        #expect(marks(user).isEmpty)
        var kinds: Set<[String]> = []
        for names in Naive.triples(user.names, areSets: false).prefix(60) {
            user.tap(names)
            guard case .mismatch(.notSet(let triple)) = user.app.game.selection else { throw Missing() }
            let english = Language.english
            let expected = CardKind.set.features.map { feature in
                switch triple[feature] {
                case .same, .different: "\(feature) true ✓ \(english[Phrase(feature)].string)"
                case .split(let two, let one):
                    "\(feature) false ✕ \(english.reason(feature, two, one, Appearance()).string)"
                }
            }
            #expect(marks(user) == expected)
            kinds.insert(expected)
            user.key("Escape")
            #expect(marks(user).isEmpty)
        }
        #expect(kinds.count > 5)
    }

    @Test("gives way to another message, and comes back with a reload")
    func gives() {
        let user = PageUser(Deals.usual)
        user.tap(user.noSet)
        user.push("pause")
        #expect(marks(user).isEmpty)
        user.push("pause")
        #expect(user.reloaded().isHidden("why") == false)
    }

    @Test("comes mark by mark, but not where nothing is to move")
    func stagger() {
        for (link, moves) in [("fly", true), ("physics", true), ("still", false)] {
            let user = PageUser("\(Deals.usual)&motion=\(link)")
            user.tap(user.noSet)
            #expect(user.platform[user.platform["why"]].markup.contains("data-moves") == moves)
        }
    }

    @Test("is in the language of the page")
    func language() {
        let user = PageUser("\(Deals.usual)&lang=ru")
        user.tap(user.noSet)
        for feature in CardKind.set.features {
            let name = Language.russian[Phrase(feature)].string
            #expect(user.platform[user.platform["why"]].markup.contains(name))
        }
    }
}
