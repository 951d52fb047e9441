import PlainText
import SetGame
import SetRules
import SetWords
import TestSupport
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The coach")
struct CoachTests {
    private func newcomer(_ link: String = Deals.usual, storage: TestStorage = TestStorage()) -> PageUser {
        PageUser(link, storage: storage, coached: true)
    }

    /// The card that completes a set with the coach's two.
    private func third(_ user: PageUser) throws -> String {
        let lifted = user.coached
        return try #require(user.sets.first { Set($0).isSuperset(of: lifted) }?.first { !lifted.contains($0) })
    }

    private func wrong(_ user: PageUser, _ count: Int = 1) throws -> [String] {
        let third = try third(user)
        return Array(user.names.filter { !user.coached.contains($0) && $0 != third }.prefix(count))
    }

    private func chips(_ user: PageUser) -> [String] {
        if user.isHidden("why") { return [] }
        return user.platform[user.platform["why"]].markup
            .matches(of: /<li data-feature="(\w+)"(?: data-ok="(true|false)")?/)
            .map { mark in mark.2.map { "\(mark.1) \($0)" } ?? "\(mark.1)" }
    }

    @Test("lifts two cards of the easiest set on the table and names their features, without a dialog")
    func asks() throws {
        let user = newcomer()
        #expect(user.coached.count == 2 && user.pressed.isEmpty && user.app.openDialog == nil)
        #expect(chips(user) == ["number", "symbol", "shading", "color"])
        let lifted = user.coached + [try third(user)]
        let game = user.app.game
        let easiest = game.matches.map(\.differenceCount).min()
        let cards = { (names: [String]) in game.table.filter { names.contains("\(user.app.presentation.name(of: $0))") }
        }
        #expect(CardGroup(cards(lifted))?.differenceCount == easiest)
        #expect(user.messages == [.phrase(.linkDeal), .coachAsks(about: cards(user.coached))])
        #expect(user.reloaded(coached: true).coached == user.coached, "until it is answered")
    }

    @Test(
        "asks in each game for the last card of a match, explains a wrong one, and takes the right one",
        arguments: Variant.allCases.filter { !$0.rules.liesFaceDown })
    func eachGame(game: Variant) throws {
        let user = newcomer("?seed=coach&game=\(game.id)")
        try #require(!user.coached.isEmpty || user.app.game.matches.isEmpty)
        if user.app.game.matches.isEmpty { return }
        let lifted = user.coached
        let matches = user.app.game.matches.map { $0.map { "\(user.app.presentation.name(of: $0))" } }
        let match = try #require(matches.first { $0.count == lifted.count + 1 && Set($0).isSuperset(of: lifted) })
        let completing = matches.filter { Set($0).isSuperset(of: lifted) }.flatMap { $0 }
        let wrong = try #require(user.names.first { !completing.contains($0) })
        user.tap(wrong)
        #expect(user.coached == lifted && user.pressed == [wrong] && !user.isHidden("why"))
        #expect(user.platform[user.platform["why"]].markup.contains("data-ok=\"false\""))
        user.tap(try #require(match.first { !lifted.contains($0) }))
        #expect(user.number("sets-found") == 1 && user.coached.isEmpty)
    }

    @Test("asks to turn up all cards of a set where the cards lie face down, and goes when another card is turned up")
    func memory() throws {
        let user = newcomer("?seed=coach&game=memory")
        let lifted = user.coached
        #expect(lifted.count == 3 && user.messages.contains(.phrase(.coachTurns)) && !user.isHidden("why"))
        let other = user.reloaded(coached: true)
        user.tap(lifted[0])
        #expect(user.coached.count == 3)
        for card in lifted.dropFirst() { user.tap(card) }
        #expect(user.number("sets-found") == 1 && user.coached.isEmpty)
        other.tap(try #require(other.names.first { !other.coached.contains($0) }))
        #expect(other.coached.isEmpty && other.pressed.count == 1)
    }

    @Test("makes the right card the player's first set, and goes for good")
    func right() throws {
        let user = newcomer()
        let set = Set(user.coached + [try third(user)])
        user.tap(try third(user))
        #expect(Set(user.named("data-state", "match")) == set && user.number("sets-found") == 1)
        #expect(user.coached.isEmpty && user.messages.last == .phrase(.yourTurn))
        #expect(user.reloaded(coached: true).coached.isEmpty)
    }

    @Test("explains a wrong card, which is chosen, and still takes the right one after it")
    func wrong() throws {
        let user = newcomer()
        let lifted = user.coached
        let cards = try wrong(user, 2)
        for (index, card) in cards.enumerated() {
            user.tap(card)
            #expect(user.coached == lifted && user.pressed == user.names.filter(cards[...index].contains))
            let marks = chips(user)
            #expect(marks.count == 4 && marks.contains { $0.hasSuffix("false") })
        }
        user.tap(try third(user))
        #expect(user.number("sets-found") == 1 && user.score > 0 && user.coached.isEmpty)
    }

    @Test("takes a chosen card back at a second tap, and asks as before")
    func takenBack() throws {
        let user = newcomer()
        let (lifted, card) = (user.coached, try wrong(user)[0])
        user.tap([card, card])
        #expect(user.coached == lifted && user.pressed.isEmpty)
        #expect(chips(user) == ["number", "symbol", "shading", "color"])
    }

    @Test("lets the player find another set with three taps, in any order")
    func ownSet() throws {
        for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
            let user = newcomer()
            let lifted = user.coached
            let own = try #require(
                user.sets.first { !$0.contains(where: lifted.contains) && !$0.contains((try? third(user)) ?? "") })
            user.tap(order.map { own[$0] })
            #expect(Set(user.named("data-state", "match")) == Set(own) && user.coached.isEmpty)
        }
    }

    @Test("judges three cards of the player's own like in any other game, and stays")
    func ownMismatch() throws {
        let user = newcomer()
        let lifted = user.coached
        let cards = try wrong(user, 9)
        let triple = try #require(Naive.triples(cards, areSets: false).first)
        user.tap(triple)
        #expect(Set(user.named("data-state", "mismatch")) == Set(triple) && user.coached == lifted)
        user.tap(try third(user))
        #expect(user.number("sets-found") == 1)
    }

    @Test(
        "ends for good with anything else",
        arguments: [
            { $0.tap($0.coached[0]) }, { $0.push("deal") }, { $0.push("pause") }, { $0.push("more") },
            { $0.key("Escape") }, { $0.key("d", "KeyD") }, { $0.send(.click, on: $0.platform["table"]) },
            { $0.send(.click) },
        ] as [@Sendable (PageUser) -> Void])
    func ends(by action: @Sendable (PageUser) -> Void) {
        let user = newcomer()
        action(user)
        #expect(user.coached.isEmpty && (user.isHidden("why") || chips(user).isEmpty))
        #expect(!user.messages.contains { if case .pattern(.coachAsksAbout, _) = $0 { true } else { false } })
        #expect(user.reloaded(coached: true).coached.isEmpty)
    }

    @Test("stays while the focus moves over the cards")
    func focus() {
        let user = newcomer()
        let lifted = user.coached
        for key in ["ArrowRight", "ArrowDown", "Home"] { user.key(key) }
        #expect(user.coached == lifted)
    }

    @Test("leaves the status line to a problem, and comes at the next visit")
    func problem() {
        let user = newcomer("?color=blue")
        #expect(user.coached.isEmpty && !user.messages.isEmpty)
        #expect(user.reloaded(coached: true).coached.count == 2)
    }

    @Test("waits for a table with a set")
    func waits() throws {
        let user = try Deals.withoutSet()
        let link = "?seed=\(user.app.game.dealID.text.string)"
        let newcomer = newcomer(link)
        #expect(newcomer.coached.isEmpty)
        newcomer.push("deal")
        #expect(newcomer.coached.count == 2)
    }

    @Test("leaves alone two players and a player who began before it came")
    func stays() {
        #expect(newcomer("\(Deals.usual)&players=2").coached.isEmpty)
        let early = PageUser(Deals.usual, whole: false, coached: true)
        early.tap(0)
        early.complete()
        #expect(early.coached.isEmpty && early.pressed.count == 1)
    }

    @Test("is for first visits only")
    func formerPlayer() {
        let storage = TestStorage()
        PageUser(Deals.usual, storage: storage).close()
        #expect(newcomer("?seed=other", storage: storage).coached.isEmpty)
    }

    @Test("doesn't come where nothing can be stored, which the status line says")
    func refused() {
        let storage = TestStorage()
        storage.refusesToStore = true
        let user = newcomer(storage: storage)
        #expect(user.coached.isEmpty && user.messages.contains(.phrase(.cannotSave)))
    }
}
