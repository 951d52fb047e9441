import Testing

@testable import SetApp

@Suite("Deal for two players")
struct DealsOfTwoTests {
    let player: Player

    init() throws {
        player = try Deals.withSets(1, "&players=2")
    }

    @Test("deals when pressed, costs nothing, and gives the other a free turn of 8 s", arguments: 1...2)
    func deals(number: Int) {
        player.hold("deal-\(number)", pointer: 1)
        #expect(player.names.count == 15 && player.number("deck-count") == 66)
        #expect(player.score(of: 1) == 0 && player.score(of: 2) == 0)
        #expect(player.turn(of: 3 - number) == "free" && player.turn(of: number) == nil)
        #expect(player.style("--turn-length", of: 3 - number) == "8000ms")
        #expect(player.status.hasPrefix("Player \(number) deals. Player \(3 - number), you may look first"))
        player.pressUp(player.host["deal-\(number)"])
        player.click(player.host["deal-\(number)"])
        #expect(player.names.count == 15)
        player.wait(7999)
        #expect(player.turn(of: 3 - number) == "free")
        player.wait(1)
        #expect(player.isOpenToAll)
    }

    @Test("of both within 3 s deals three cards, and nobody has the turn")
    func both() {
        player.push("deal-1")
        player.wait(3000)
        player.push("deal-2")
        #expect(player.names.count == 15 && player.isOpenToAll)
        #expect(player.status == "Neither sees a set. Go on.")
        player.push("deal-2")
        #expect(player.names.count == 18 && player.turn(of: 1) == "free")
    }

    @Test("of the other after 3 s does nothing and says why")
    func tooLate() {
        player.push("deal-1")
        player.wait(3001)
        player.push("deal-2")
        #expect(player.names.count == 15 && player.turn(of: 2) == "free")
        #expect(player.status == "It is the turn of Player 2.")
    }

    @Test("twice of the same player does nothing more")
    func twice() {
        player.push("deal-1")
        player.push("deal-1")
        #expect(player.names.count == 15 && player.turn(of: 2) == "free")
        #expect(player.status == "It is the turn of Player 2.")
    }

    @Test("while a match shows replaces it, and nobody has the turn")
    func match() throws {
        player.claim(1)
        try player.choose(aSet: true)
        player.push("deal-2")
        #expect(player.names.count == 12 && player.isOpenToAll)
        player.push("deal-1")
        #expect(player.names.count == 12, "the other's press was meant for the match too")
        player.wait(500)
        player.push("deal-1")
        #expect(player.names.count == 15)
    }

    @Test("is off at the limit and with an empty deck, but not for who only agrees")
    func off() {
        let player = nearLimit()
        #expect(player.names.count == 21)
        player.push("deal-1")
        #expect(player.names.count == 24 && player.isOff("deal-1") && !player.isOff("deal-2"))
        player.push("deal-2")
        #expect(player.isOpenToAll && player.isOff("deal-1") && player.isOff("deal-2"))
    }

    @Test("is off again once it is too late to agree")
    func offInTime() {
        let player = nearLimit()
        player.push("deal-1")
        player.wait(4000)
        #expect(player.isOff("deal-1") && player.isOff("deal-2"))
    }

    @Test("can be taken back by the button for it, and the free turn is over")
    func undo() {
        let former = player.names
        player.push("deal-1")
        player.push("undo")
        #expect(player.names == former && player.isOpenToAll && player.number("deck-count") == 69)
        #expect(player.status == "The deal is taken back.")
        player.wait(20_000)
        #expect(player.isOpenToAll && player.names == former)
    }

    @Test("that reach the limit say why there can be no more, also when both agree")
    func limit() {
        let player = nearLimit()
        player.push("deal-1")
        #expect(player.status.hasPrefix("It is the turn of Player 2. 24 cards are the most here."))
        player.push("deal-2")
        #expect(player.status.hasPrefix("Neither sees a set. Go on. 24 cards are the most here."))
    }

    /// Two who have dealt as often as they may but once.
    private func nearLimit() -> Player {
        let player = Player("\(Deals.forTwo)&limit=24")
        for _ in 0..<3 {
            player.push("deal-1")
            player.push("deal-2")
        }
        return player
    }
}
