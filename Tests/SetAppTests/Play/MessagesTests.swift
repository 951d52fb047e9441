import PlainText
import SetGame
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Messages")
struct MessagesTests {
    @Test(
        "a set tells its points, less by one for each second, ten at least",
        arguments: [(0, 40), (12_999, 28), (29_000, 11), (30_000, 10), (59_000, 10)] as [(Int64, Int)])
    func found(after time: Int64, points: Int) throws {
        let user = try Deals.withSets(1)
        user.wait(time)
        try user.takeSet()
        #expect(user.messages == [.found(points: points, by: nil, tapGoesOn: true)])
        #expect(user.score == points)
    }

    @Test("the first three sets of a game tell that a tap goes on, where one does")
    func tapHint() throws {
        let user = try Deals.withSets(1, "&clock=0")
        var hints: [Bool] = []
        for _ in 0..<200 where hints.count < 5 {
            guard let set = user.app.game.tableInPlay.groups.first else {
                user.push("deal")
                continue
            }
            for card in set.cards { user.app.game.table.firstIndex(of: card).map { user.tap($0) } }
            guard case .pattern(.found, let details)? = user.messages.last else { continue }
            hints.append(details.contains(.answer(.goesOn, true)))
        }
        #expect(hints == [true, true, true, false, false])
        let byItself = try Deals.withSets(1, "&leaves=itself")
        try byItself.takeSet()
        #expect(byItself.messages == [.found(points: 40, by: nil, tapGoesOn: false)])
    }

    @Test("a set that Cheat has shown is worth no points")
    func foundAfterCheat() throws {
        let user = try Deals.withSets(1)
        user.push("cheat")
        user.tap(user.named("data-state", "hint"))
        #expect(user.messages == [.found(points: 0, by: nil, tapGoesOn: true)])
        #expect(user.score == 0)
        #expect(user.number("sets-found") == 1)
    }

    @Test("a mismatch tells its cards, by the names of what is shown", arguments: Artwork.allCases, [false, true])
    func mismatch(art: Artwork, isColorBlind: Bool) throws {
        let user = PageUser("\(Deals.usual)&art=\(art.word)&colorblind=\(isColorBlind.word)")
        user.tap(user.noSet)
        guard case .mismatch(let triple) = user.app.game.selection else { throw Missing() }
        #expect(user.messages == [.mismatch(triple)])
        var appearance = Appearance()
        (appearance.art, appearance.isColorBlind) = (art, isColorBlind)
        #expect(user.status == Language.english.text(of: .mismatch(triple), appearance).string)
        #expect(user.score == -10)
    }

    @Test("the cards dealt tell whether they cost anything")
    func dealt() throws {
        let costly = try Deals.withSets(1)
        costly.push("deal")
        #expect(costly.messages == [.dealt(count: 3, cost: 10)])
        #expect(costly.score == -10)
        let free = try Deals.withoutSet()
        free.push("deal")
        #expect(free.messages == [.dealt(count: 3, cost: 0)])
        #expect(free.score == 0)
    }

    @Test("cards that are dealt automatically are told of")
    func dealtByItself() throws {
        let user = try Deals.withoutSet("&autodeal=1")
        user.wait(1499)
        #expect(user.names.count == 12)
        user.wait(1)
        #expect(user.names.count == 15)
        #expect(user.messages == [.dealtAutomatically(count: 3)])
        #expect(user.score == 0)
    }

    @Test("Cheat tells of a set, or of none")
    func cheat() throws {
        let user = try Deals.withSets(1)
        user.push("cheat")
        #expect(user.messages == [.hinted(try #require(user.app.game.hint?.cards))])
        #expect(user.named("data-state", "hint").allSatisfy(user.status.contains))
        let empty = try Deals.withoutSet()
        empty.push("cheat")
        #expect(empty.messages == [.pattern(.noMatch)])
        #expect(empty.named("data-state", "hint").isEmpty)
    }

    @Test("the limit is told of on reaching it and after each key there")
    func limit() throws {
        let user = PageUser("?seed=usual&limit=24")
        for _ in 0..<4 { user.push("deal") }
        #expect(user.messages.last == .pattern(.tableIsFull) && user.messages.count == 2)
        user.tap(0)
        #expect(user.messages == [] && user.status == "")
        user.key("d", "KeyD")
        #expect(user.messages == [.pattern(.tableIsFull)])
    }

    @Test("the empty deck is told of")
    func emptyDeck() throws {
        let user = PageUser(Deals.usual)
        for _ in 0..<23 { user.key("d", "KeyD") }
        #expect(user.names.count == 81)
        user.key("d", "KeyD")
        #expect(user.messages == [.phrase(.deckIsEmpty)])
    }

    @Test("a press of Deal that was meant for a match says nothing and deals nothing")
    func tooSoon() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        try user.takeSet()
        user.wait(700)
        #expect(user.named("data-state", "match").isEmpty)
        user.wait(499)
        user.push("deal")
        #expect(user.names.count == 12)
        user.wait(1)
        user.push("deal")
        #expect(user.names.count == 15)
    }

    @Test("the end tells score and time, and only the score in a game without a clock")
    func end() throws {
        let user = PageUser(Deals.usual)
        user.wait(61_000)
        try user.playToTheEnd()
        #expect(user.messages.last == .gameOver(points: user.score, time: 61_000))
        let noClock = PageUser("?seed=usual&clock=0")
        try noClock.playToTheEnd()
        #expect(noClock.messages.last == .gameOver(points: noClock.score, time: nil))
        noClock.key("p", "KeyP")
        #expect(noClock.messages == [.phrase(.gameIsOver)])
    }

    @Test("what two things say at once is said one after the other")
    func joined() {
        let user = PageUser("?seed=abc&x=1")
        #expect(user.messages == [.phrase(.linkDeal), .linkUnknown("x=1")])
        #expect(user.status == "\(english(.linkDeal)) \(english(.linkUnknown("x=1")))")
    }
}
