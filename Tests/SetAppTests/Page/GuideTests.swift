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
            let expected = Feature.allCases.map { feature in
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
        for feature in Feature.allCases {
            let name = Language.russian[Phrase(feature)].string
            #expect(user.platform[user.platform["why"]].markup.contains(name))
        }
    }
}

@Suite("The welcome")
struct WelcomeTests {
    private func isWelcomed(_ user: PageUser) -> Bool { !user.isHidden("welcome") }

    @Test("is shown on the first visit with three pictures and no dialog, until it is answered")
    func firstVisit() {
        let user = PageUser()
        #expect(isWelcomed(user) && user.messages == [.pattern(.welcome)])
        #expect(user.platform[user.platform["welcome-cards"]].markup.matches(of: /<svg/).count == 3)
        let again = user.reloaded()
        #expect(isWelcomed(again))
        again.push("welcome-done")
        #expect(!isWelcomed(again) && !isWelcomed(again.reloaded()))
    }

    @Test("opens How to play")
    func show() {
        let user = PageUser()
        user.push("welcome-show")
        #expect(user.isOpen("help-dialog") && !isWelcomed(user))
        #expect(!isWelcomed(user.reloaded()))
    }

    @Test(
        "ends with the first card chosen or dealt, for good",
        arguments: [{ $0.tap(3) }, { $0.push("deal") }, { $0.key("d", "KeyD") }] as [@Sendable (PageUser) -> Void])
    func play(first: @Sendable (PageUser) -> Void) {
        let user = PageUser()
        first(user)
        #expect(!isWelcomed(user) && !isWelcomed(user.reloaded()))
    }

    @Test("gives way to what is said, and is there again at the next visit")
    func gives() {
        let user = PageUser()
        user.push("cheat")
        #expect(!isWelcomed(user) && !user.messages.isEmpty)
        #expect(isWelcomed(user.reloaded()))
    }

    @Test("is shown to who comes by a link, whose message is said too")
    func link() {
        let user = PageUser("?seed=tea")
        #expect(isWelcomed(user) && user.messages == [.phrase(.linkDeal)])
    }

    @Test("is not shown to who has played before it was there")
    func formerPlayer() {
        let storage = TestStorage()
        let user = PageUser(Deals.usual, storage: storage)
        user.push("welcome-done")
        user.close()
        #expect(!isWelcomed(PageUser("?seed=other", storage: storage)))
    }

    @Test("ends for this visit where nothing can be stored")
    func refused() {
        let storage = TestStorage()
        storage.refusesToStore = true
        let user = PageUser(storage: storage)
        user.tap(0)
        #expect(!isWelcomed(user))
    }

    @Test("passes the focus on")
    func focus() {
        let user = PageUser()
        user.push("welcome-done")
        #expect(user.focusedCard != nil)
    }
}
