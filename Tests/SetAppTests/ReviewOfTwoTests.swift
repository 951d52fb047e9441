import Testing

@testable import SetApp

@Suite("The review of a game for two")
struct ReviewOfTwoTests {
    @Test("tells each player's points, and who found which set")
    func facts() throws {
        let player = Player(Deals.forTwo)
        player.claim(1)
        player.wait(5000)
        try player.choose(aSet: false)
        player.wait(10_000)
        player.claim(2)
        try player.choose(aSet: false)
        player.wait(1000)
        player.wait(10_000)
        try player.playToTheEnd { $0 % 2 + 1 }
        player.push("review")
        let body = player.markup("review-body")
        let points = "<dt>Player 1</dt><dd>\(player.score(of: 1))</dd>"
        #expect(body.contains(points))
        #expect(body.contains("<dt>Player 2</dt><dd>\(player.score(of: 2))</dd>"))
        #expect(player.fact("Claims that ran out", in: "review-body") == "-10 (1)")
        #expect(player.fact("Mistakes", in: "review-body") == "-10 (1)")
        #expect(player.fact("Score", in: "review-body") == nil)
        let finders = body.matches(of: /<p>(Player [12]) ·/).map { String($0.1) }
        #expect(finders == player.app.game.found.map { $0.player == .first ? "Player 1" : "Player 2" })
    }
}
