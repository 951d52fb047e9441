import SetGame
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A free turn")
struct FreeTurnTests {
    let user: PageUser

    /// Player 1 has claimed and failed.
    init() throws {
        user = try Deals.withSets(1, "&players=2")
        user.claim(1)
        user.wait(5000)
        try #require(user.turn(of: 2) == "free" && user.score(of: 1) == -10)
    }

    @Test("needs no claim, and a set in it ends it")
    func success() throws {
        user.wait(1000)
        try user.choose(aSet: true)
        #expect(user.score(of: 2) == 34 && user.score(of: 1) == -10)
        #expect(user.messages == [.found(points: 34, by: .second, tapGoesOn: false)])
        #expect(user.isOpenToAll)
    }

    @Test("lasts ten seconds, and costs nothing when it ends")
    func timeout() {
        user.tap(0)
        user.wait(9999)
        #expect(user.turn(of: 2) == "free" && user.pressed.count == 1)
        user.wait(1)
        #expect(user.isOpenToAll && user.pressed.isEmpty)
        #expect(user.score(of: 2) == 0 && user.score(of: 1) == -10)
        #expect(user.messages == [.turnRanOut(.second)])
        user.tap(0)
        #expect(user.pressed.isEmpty)
    }

    @Test("goes on after a mismatch, which clears after a second and costs nothing")
    func mismatch() throws {
        try user.choose(aSet: false)
        #expect(user.named("data-state", "mismatch").count == 3 && user.turn(of: 2) == "free")
        user.wait(1000)
        #expect(user.pressed.isEmpty && user.turn(of: 2) == "free" && user.score(of: 2) == 0)
        try user.choose(aSet: true)
        #expect(user.score(of: 2) > 0 && user.isOpenToAll)
    }

    @Test("shows how long it is, and goes on after a reload with what is over")
    func bar() {
        #expect(user.style("--turn-length", of: 2) == "10000ms")
        #expect(user.style("--turn-passed", of: 2) == "0ms")
        user.wait(3000)
        user.hide()
        let reloaded = user.reloaded()
        #expect(reloaded.turn(of: 2) == "free" && reloaded.turn(of: 1) == nil)
        #expect(reloaded.style("--turn-length", of: 2) == "10000ms")
        #expect(reloaded.style("--turn-passed", of: 2) == "-3000ms")
        reloaded.wait(6999)
        #expect(reloaded.turn(of: 2) == "free")
        reloaded.wait(1)
        #expect(reloaded.isOpenToAll)
    }

    @Test("is started anew on the page for each turn, not for each tap")
    func barAnew() {
        let operations = user.operations { user.tap(0) }
        #expect(!operations.contains { $0.contains("--turn") || $0.contains("data-turn") })
    }

    @Test("and a claim let nothing else be done, and say why")
    func refusals() {
        let claiming = PageUser(Deals.forTwo)
        claiming.claim(1)
        for (user, number) in [(user, 2), (claiming, 1)] {
            let turn = Message.turnOf(Seat(number))
            let attempts: [(message: Message, act: (PageUser) -> Void)] = [
                (.phrase(.dealIsTheirs), { $0.key("d", "KeyD") }),
                (.phrase(.noCheat), { $0.key("c", "KeyC") }),
                (turn, { $0.key("r", "KeyR") }), (turn, { $0.push("shuffle") }),
                (turn, { $0.key("p", "KeyP") }), (turn, { $0.push("pause") }),
                (turn, { $0.key("?", "Slash") }), (turn, { $0.push("help") }),
                (turn, { $0.push("settings") }), (turn, { $0.push("statistics") }),
                (turn, { $0.claim(1) }), (turn, { $0.claim(2) }),
                (turn, { $0.push("deal-1") }), (turn, { $0.push("deal-2") }),
                (turn, { $0.key("Shift", "ShiftRight") }),
            ]
            let (former, names) = (user.app.game, user.names)
            for (index, attempt) in attempts.enumerated() {
                user.tap(0)
                user.tap(0)
                #expect(user.messages.isEmpty)
                attempt.act(user)
                #expect(user.messages == [attempt.message], "attempt \(index)")
            }
            #expect(user.names == names && user.app.game.turn == former.turn && user.phase == "playing")
            #expect(user.app.openDialog == nil)
        }
    }
}
