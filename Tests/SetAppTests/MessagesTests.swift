import Testing

@testable import SetApp

@Suite("Messages")
struct MessagesTests {
    @Test(
        "a set says its points, less by one for each second, ten at least",
        arguments: [(0, 40), (12_999, 28), (29_000, 11), (30_000, 10), (59_000, 10)] as [(Int64, Int)])
    func found(after time: Int64, points: Int) throws {
        let user = try Deals.withSets(1)
        user.wait(time)
        try user.takeSet()
        #expect(user.status == "Set! \(points) points.")
        #expect(user.score == points)
    }

    @Test("a set that Cheat has shown is a set and no points")
    func foundAfterCheat() throws {
        let user = try Deals.withSets(1)
        user.push("cheat")
        user.tap(user.named("data-state", "hint"))
        #expect(user.status == "Set!")
        #expect(user.score == 0)
        #expect(user.number("sets-found") == 1)
    }

    @Test(
        "a mismatch says why, each feature that keeps it from being a set, by the names of what is shown",
        arguments: ["", "&art=shapes", "&art=glyphs", "&colorblind=1"])
    func mismatch(appearance: String) {
        let user = PageUser(Deals.usual + appearance)
        for triple in Naive.triples(user.names, areSets: false).prefix(30) {
            let user = PageUser(Deals.usual + appearance)
            user.tap(triple)
            #expect(user.status == Self.reasons(triple))
            #expect(user.score == -10)
        }
    }

    /// What is wrong with three cards, from their names alone.
    private static func reasons(_ names: [String]) -> String {
        let cards = names.map(Naive.values)
        let reasons = [0, 3, 1, 2].compactMap { feature -> String? in
            let values = cards.map { $0[feature] }
            guard let two = values.first(where: { value in values.count { $0 == value } == 2 }),
                let one = values.first(where: { $0 != two })
            else { return nil }
            switch feature {
            case 0:
                let noun = ["one": "one symbol", "two": "two symbols", "three": "three symbols"]
                return "two show \(noun[two] ?? ""), one shows \(noun[one] ?? "")"
            case 3: return "two show \(two)s, one shows \(one)s"
            default: return "two are \(two), one is \(one)"
            }
        }
        return "Not a set: \(reasons.joined(separator: "; "))."
    }

    @Test("the cards dealt say whether they cost anything")
    func dealt() throws {
        let costly = try Deals.withSets(1)
        costly.push("deal")
        #expect(costly.status == "Three more cards. There was a set: 10 points off.")
        #expect(costly.score == -10)
        let free = try Deals.withoutSet()
        free.push("deal")
        #expect(free.status == "Three more cards.")
        #expect(free.score == 0)
    }

    @Test("cards that come by themselves say so")
    func dealtByItself() throws {
        let user = try Deals.withoutSet("&autodeal=1")
        user.wait(1499)
        #expect(user.names.count == 12)
        user.wait(1)
        #expect(user.names.count == 15)
        #expect(user.status == "There was no set: three more cards.")
        #expect(user.score == 0)
    }

    @Test("Cheat says that there is a set, or none, and that dealing is free then")
    func cheat() throws {
        let user = try Deals.withSets(1)
        user.push("cheat")
        #expect(
            user.status
                == "A set is marked, for no points: one open red squiggle, one open red diamond, one open red oval.")
        let empty = try Deals.withoutSet()
        empty.push("cheat")
        #expect(empty.status == "There is no set. Dealing costs nothing.")
        #expect(empty.named("data-state", "hint").isEmpty)
    }

    @Test("the limit says why there are no more, on reaching it and after each key there")
    func limit() throws {
        let full = "24 cards are the most here. Any 21 cards hold a set: look again."
        let user = PageUser("?seed=usual&limit=24")
        for _ in 0..<4 { user.push("deal") }
        #expect(user.status.hasSuffix(full))
        user.tap(0)
        #expect(user.status == "")
        user.key("d", "KeyD")
        #expect(user.status == full)
    }

    @Test("the empty deck says so")
    func emptyDeck() throws {
        let user = PageUser(Deals.usual)
        for _ in 0..<23 { user.key("d", "KeyD") }
        #expect(user.names.count == 81)
        user.key("d", "KeyD")
        #expect(user.status == "The deck is empty.")
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

    @Test("the end says score and time, and only the score in a game without a clock")
    func end() throws {
        let user = PageUser(Deals.usual)
        user.wait(61_000)
        try user.playToTheEnd()
        #expect(user.status.hasSuffix("Game over. Score \(user.score), time 1:01."))
        let noClock = PageUser("?seed=usual&clock=0")
        try noClock.playToTheEnd()
        #expect(noClock.status.hasSuffix("Game over. Score \(noClock.score)."))
        noClock.key("p", "KeyP")
        #expect(noClock.status == "The game is over. Start a new one.")
    }

    @Test("what two things say at once is said one after the other")
    func joined() {
        let user = PageUser("?seed=abc&x=1")
        #expect(
            user.status
                == "Here is the deal of your link. This link asks for something unknown, which is left out: x=1.")
    }
}
