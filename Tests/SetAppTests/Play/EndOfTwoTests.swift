import PlainText
import SetGame
import SetRules
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The end of a game for two")
struct EndOfTwoTests {
    @Test("names who wins, on both sides of the screen", arguments: 1...2)
    func winner(number: Int) throws {
        let user = PageUser("\(Deals.forTwo)&clock=0")
        // The other finds one set.
        try user.playToTheEnd { $0 == 0 ? 3 - number : number }
        let (points, other) = (user.score(of: number), user.score(of: 3 - number))
        #expect(other == 10 && points == user.number("sets-found") * 10 - 10)
        let message = Message.won(Seat(number), points: points, to: other)
        #expect(user.messages.last == message)
        #expect(user.text("status-2") == user.status)
        #expect(user.reloaded().messages == [message])
    }

    @Test("tells of a draw")
    func draw() throws {
        let draw = try (0..<20).lazy.map { seed in
            let user = PageUser("?seed=draw\(seed)&players=2&clock=0")
            try user.playToTheEnd { $0 % 2 + 1 }
            return user
        }.first { $0.score(of: 1) == $0.score(of: 2) }
        let user = try #require(draw)
        #expect(user.messages.last == .draw(points: user.score(of: 1)))
    }

    @Test("turns the buttons of both off, and a claim says that it is over")
    func buttons() throws {
        let user = PageUser(Deals.forTwo)
        try user.playToTheEnd { _ in 1 }
        for id in ["claim-1", "claim-2", "deal-1", "deal-2", "shuffle", "pause", "undo"] { #expect(user.isOff(id)) }
        #expect(user.isOpenToAll && !user.isHidden("review"))
        user.key("Shift", "ShiftLeft")
        #expect(user.messages == [.phrase(.gameIsOver)] && user.isOpenToAll)
        user.push("new-game")
        for id in ["claim-1", "claim-2", "deal-1", "deal-2"] { #expect(!user.isOff(id)) }
        #expect(user.score(of: 1) == 0 && user.score(of: 2) == 0)
    }

    @Test("lets the last match leave and then asks for no wake")
    func lastMatch() throws {
        let user = PageUser(Deals.forTwo)
        try user.playToTheEnd { $0 % 2 + 1 }
        user.wait(700)
        #expect(user.named("data-state", "match").isEmpty)
        #expect(user.platform.wakeAt == nil)
    }

    /// A game that the next Deal ends: no set lies there, and none will.
    private func gameBeforeLastDeal() throws -> Game {
        for number in 0..<5000 {
            var options = Options()
            options.players = .two
            var game = Game(try DealID(seed: "last deal \(number)" as UTF8Text, options: options))
            while !game.isOver {
                if let set = game.tableInPlay.groups.first {
                    _ = try game.perform(.claim, by: .first, at: game.now)
                    for card in set.cards { _ = try game.perform(.tap(card), at: game.now) }
                    if !game.isOver { _ = try game.perform(.due(.matchLeaves), at: game.now + 700) }
                } else {
                    let before = game
                    for dealer in Players.two.seats where !game.isOver {
                        _ = try game.perform(.deal, by: dealer, at: game.now + (dealer == .first ? 500 : 0))
                        if dealer == .first, game.isOver { return before }
                    }
                }
            }
        }
        throw Missing()
    }

    @Test("that a Deal brings about offers nobody a look first")
    func byDeal() throws {
        let user = PageUser(Deals.forTwo)
        user.goOn(with: try gameBeforeLastDeal(), after: 500)
        user.push("deal-1")
        #expect(user.phase == "over" && user.messages == [.end(of: user.app.game)])
    }
}
