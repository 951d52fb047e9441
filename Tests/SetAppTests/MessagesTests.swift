import Testing

@testable import SetApp

@Suite("Messages")
struct MessagesTests {
    @Test(
        "a set says its points, less by one for each second, ten at least",
        arguments: [(0, 40), (12_999, 28), (29_000, 11), (30_000, 10), (59_000, 10)] as [(Int64, Int)])
    func found(after time: Int64, points: Int) throws {
        let player = try Deals.withSets(1)
        player.wait(time)
        try player.takeSet()
        #expect(player.status == "Set! \(points) points.")
        #expect(player.score == points)
    }

    @Test("a set that Cheat has shown is a set and no points")
    func foundAfterCheat() throws {
        let player = try Deals.withSets(1)
        player.push("cheat")
        player.tap(player.named("data-state", "hint"))
        #expect(player.status == "Set!")
        #expect(player.score == 0)
        #expect(player.number("sets-found") == 1)
    }

    @Test(
        "a mismatch says why, each feature that keeps it from being a set, by the names of what is shown",
        arguments: ["", "&art=shapes", "&art=glyphs", "&colorblind=1"])
    func mismatch(look: String) {
        let player = Player(Deals.usual + look)
        for trio in Naive.trios(player.names, areSets: false).prefix(30) {
            let player = Player(Deals.usual + look)
            player.tap(trio)
            #expect(player.status == Self.reasons(trio))
            #expect(player.score == -10)
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
        let player = try Deals.withoutSet("&autodeal=1")
        player.wait(1499)
        #expect(player.names.count == 12)
        player.wait(1)
        #expect(player.names.count == 15)
        #expect(player.status == "There was no set: three more cards.")
        #expect(player.score == 0)
    }

    @Test("Cheat says that there is a set, or none, and that dealing is free then")
    func cheat() throws {
        let player = try Deals.withSets(1)
        player.push("cheat")
        #expect(
            player.status
                == "A set is marked, for no points: one open red squiggle, one open red diamond, one open red oval.")
        let empty = try Deals.withoutSet()
        empty.push("cheat")
        #expect(empty.status == "There is no set. Dealing costs nothing.")
        #expect(empty.named("data-state", "hint").isEmpty)
    }

    @Test("the limit says why there are no more, on reaching it and after each key there")
    func limit() throws {
        let full = "24 cards are the most here. Any 21 cards hold a set: look again."
        let player = Player("?seed=usual&limit=24")
        for _ in 0..<4 { player.push("deal") }
        #expect(player.status.hasSuffix(full))
        player.tap(0)
        #expect(player.status == "")
        player.key("d", "KeyD")
        #expect(player.status == full)
    }

    @Test("the empty deck says so")
    func emptyDeck() throws {
        let player = Player(Deals.usual)
        for _ in 0..<23 { player.key("d", "KeyD") }
        #expect(player.names.count == 81)
        player.key("d", "KeyD")
        #expect(player.status == "The deck is empty.")
    }

    @Test("a press of Deal that was meant for a match says nothing and deals nothing")
    func tooSoon() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        try player.takeSet()
        player.wait(700)
        #expect(player.named("data-state", "match").isEmpty)
        player.wait(499)
        player.push("deal")
        #expect(player.names.count == 12)
        player.wait(1)
        player.push("deal")
        #expect(player.names.count == 15)
    }

    @Test("the end says score and time, and only the score in a game without a clock")
    func end() throws {
        let player = Player(Deals.usual)
        player.wait(61_000)
        try player.playToTheEnd()
        #expect(player.status.hasSuffix("Game over. Score \(player.score), time 1:01."))
        let noClock = Player("?seed=usual&clock=0")
        try noClock.playToTheEnd()
        #expect(noClock.status.hasSuffix("Game over. Score \(noClock.score)."))
        noClock.key("p", "KeyP")
        #expect(noClock.status == "The game is over. Start a new one.")
    }

    @Test("what two things say at once is said one after the other")
    func joined() {
        let player = Player("?seed=abc&x=1")
        #expect(
            player.status
                == "Here is the deal of your link. This link asks for something unknown, which is left out: x=1.")
    }
}
