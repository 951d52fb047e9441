import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Deal for two players")
struct DealsOfTwoTests {
    let user: PageUser

    init() throws {
        user = try Deals.withSets(1, "&players=2")
    }

    @Test("deals when pressed, costs nothing, and gives the other a free turn of 8 s", arguments: 1...2)
    func deals(number: Int) {
        user.hold("deal-\(number)", pointer: 1)
        #expect(user.names.count == 15 && user.number("deck-count") == 66)
        #expect(user.score(of: 1) == 0 && user.score(of: 2) == 0)
        #expect(user.turn(of: 3 - number) == "free" && user.turn(of: number) == nil)
        #expect(user.style("--turn-length", of: 3 - number) == "8000ms")
        #expect(user.messages == [.dealtBy(Seat(number))])
        user.pressUp(user.platform["deal-\(number)"])
        user.click(user.platform["deal-\(number)"])
        #expect(user.names.count == 15)
        user.wait(7999)
        #expect(user.turn(of: 3 - number) == "free")
        user.wait(1)
        #expect(user.isOpenToAll)
    }

    @Test("of both within 3 s deals three cards, and nobody has the turn")
    func both() {
        user.push("deal-1")
        user.wait(3000)
        user.push("deal-2")
        #expect(user.names.count == 15 && user.isOpenToAll)
        #expect(user.messages == [.pattern(.agreedToDeal)])
        user.push("deal-2")
        #expect(user.names.count == 18 && user.turn(of: 1) == "free")
    }

    @Test("of the other after 3 s does nothing and says why")
    func tooLate() {
        user.push("deal-1")
        user.wait(3001)
        user.push("deal-2")
        #expect(user.names.count == 15 && user.turn(of: 2) == "free")
        #expect(user.messages == [.turnOf(.second)])
    }

    @Test("twice of the same player does nothing more")
    func twice() {
        user.push("deal-1")
        user.push("deal-1")
        #expect(user.names.count == 15 && user.turn(of: 2) == "free")
        #expect(user.messages == [.turnOf(.second)])
    }

    @Test("while a match shows replaces it, and nobody has the turn")
    func match() throws {
        user.claim(1)
        try user.choose(aSet: true)
        user.push("deal-2")
        #expect(user.names.count == 12 && user.isOpenToAll)
        user.push("deal-1")
        #expect(user.names.count == 12, "the other's press was meant for the match too")
        user.wait(500)
        user.push("deal-1")
        #expect(user.names.count == 15)
    }

    @Test("is off at the limit and with an empty deck, but not for who only agrees")
    func off() {
        let user = nearLimit()
        #expect(user.names.count == 21)
        user.push("deal-1")
        #expect(user.names.count == 24 && user.isOff("deal-1") && !user.isOff("deal-2"))
        user.push("deal-2")
        #expect(user.isOpenToAll && user.isOff("deal-1") && user.isOff("deal-2"))
    }

    @Test("is off again once it is too late to agree")
    func offInTime() {
        let user = nearLimit()
        user.push("deal-1")
        user.wait(4000)
        #expect(user.isOff("deal-1") && user.isOff("deal-2"))
    }

    @Test("can be taken back by the button for it, and the free turn is over")
    func undo() {
        let former = user.names
        user.push("deal-1")
        user.push("undo")
        #expect(user.names == former && user.isOpenToAll && user.number("deck-count") == 69)
        #expect(user.messages == [.phrase(.dealUndone)])
        user.wait(20_000)
        #expect(user.isOpenToAll && user.names == former)
    }

    @Test("that reach the limit say why there can be no more, also when both agree")
    func limit() {
        let user = nearLimit()
        user.push("deal-1")
        #expect(user.messages == [.turnOf(.second), .pattern(.tableIsFull)])
        user.push("deal-2")
        #expect(user.messages == [.pattern(.agreedToDeal), .pattern(.tableIsFull)])
    }

    /// Two who have dealt as often as they may but once.
    private func nearLimit() -> PageUser {
        let user = PageUser("\(Deals.forTwo)&limit=24")
        for _ in 0..<3 {
            user.push("deal-1")
            user.push("deal-2")
        }
        return user
    }
}
