import SetGame
import SetTable
import Testing

@testable import SetApp
@testable import SetPage
@testable import SetPanels

@Suite("The pile as a toy")
struct PileToyTests {
    private func throwPile(_ user: PageUser) {
        user.pressDown(user.platform["pile"], x: 350, y: 50)
        user.wait(50)
        user.pressUp(user.platform["pile"], x: 300, y: 90)
    }

    private func inFlight(_ user: PageUser) -> Int { user.app.screen.cards.animator.matchesInFlight.count }

    @Test("throws its last cards after a game, and has them again afterwards")
    func afterTheEnd() throws {
        let user = PageUser(Deals.usual)
        try user.playAGame()
        user.rest()
        let (pile, table) = (user.markup("pile"), user.names)
        throwPile(user)
        #expect(inFlight(user) == 12 && user.ghosts.count == 12)
        #expect(user.markup("pile") != pile)
        // The cards below them are thrown, but only so many at a time.
        for _ in 0..<5 { throwPile(user) }
        #expect(inFlight(user) == 36)
        user.rest()
        #expect(inFlight(user) == 0 && user.ghosts.isEmpty && user.markup("pile") == pile && user.names == table)
    }

    @Test("throws its cards in a pause, where they are seen, and as many as there are")
    func inPause() throws {
        let user = PageUser(Deals.usual)
        try user.takeSet()
        try user.takeSet()
        user.rest()
        throwPile(user)
        #expect(inFlight(user) == 0, "not while the game goes on")
        user.push("pause")
        let elapsed = user.app.state.play.session.elapsed
        throwPile(user)
        #expect(inFlight(user) == user.app.game.discard.count && inFlight(user) > 0)
        #expect(user.platform[user.platform["flight"]].attributes["data-thrown"] != nil)
        user.rest()
        #expect(user.phase == "paused" && user.app.state.play.session.elapsed == elapsed)
        user.pressDown(user.platform["body"], x: 10, y: 400)
        #expect(user.platform[user.platform["flight"]].attributes["data-thrown"] == nil)
    }

    @Test("throws nothing in Still, without cards, or if the press began elsewhere")
    func nothing() throws {
        let user = PageUser(Deals.usual)
        user.push("pause")
        throwPile(user)
        #expect(inFlight(user) == 0, "no set was found yet")
        user.push("resume")
        try user.playAGame()
        user.rest()
        user.pressDown(user.platform["pile"], x: 350, y: 50)
        user.pressUp(user.platform["pile"], x: 300, y: 90, pointer: 2)
        user.pressDown(user.platform["score"], x: 350, y: 50)
        user.pressUp(user.platform["pile"], x: 300, y: 90)
        #expect(inFlight(user) == 0)
        user.prefer(lessMotion: true)
        throwPile(user)
        #expect(inFlight(user) == 0 && user.ghosts.isEmpty)
    }
}
