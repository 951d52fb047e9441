import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The review of a game for two")
struct ReviewOfTwoTests {
    @Test("tells each player's points, and who found which set")
    func facts() throws {
        let user = PageUser(Deals.forTwo)
        user.claim(1)
        user.wait(5000)
        try user.choose(aSet: false)
        user.wait(10_000)
        user.claim(2)
        try user.choose(aSet: false)
        user.wait(1000)
        user.wait(10_000)
        try user.playToTheEnd { $0 % 2 + 1 }
        user.push("review")
        let body = user.markup("review-body")
        let points = "<dt>Player 1</dt><dd>\(user.score(of: 1))</dd>"
        #expect(body.contains(points))
        #expect(body.contains("<dt>Player 2</dt><dd>\(user.score(of: 2))</dd>"))
        #expect(user.fact(.pointsOfClaims, in: "review-body") == "−10 (1)")
        #expect(user.fact(.pointsOfMistakes, in: "review-body") == "−10 (1)")
        #expect(user.fact(.score, in: "review-body") == nil)
        let finders = body.matches(of: /<p>(Player [12]) ·/).map { String($0.1) }
        #expect(finders == user.app.game.found.map { $0.seat == .first ? "Player 1" : "Player 2" })
    }
}
