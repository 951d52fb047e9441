import Testing

@testable import SetApp

@Suite("A free turn")
struct FreeTurnTests {
    let player: Player

    /// Player 1 has claimed and failed.
    init() throws {
        player = try Deals.withSets(1, "&players=2")
        player.claim(1)
        player.wait(5000)
        try #require(player.turn(of: 2) == "free" && player.score(of: 1) == -10)
    }

    @Test("needs no claim, and a set in it ends it")
    func success() throws {
        player.wait(1000)
        try player.choose(aSet: true)
        #expect(player.score(of: 2) == 34 && player.score(of: 1) == -10)
        #expect(player.status == "Player 2: Set! 34 points.")
        #expect(player.isOpenToAll)
    }

    @Test("lasts ten seconds, and costs nothing when it ends")
    func timeout() {
        player.tap(0)
        player.wait(9999)
        #expect(player.turn(of: 2) == "free" && player.pressed.count == 1)
        player.wait(1)
        #expect(player.isOpenToAll && player.pressed.isEmpty)
        #expect(player.score(of: 2) == 0 && player.score(of: 1) == -10)
        #expect(player.status == "The turn of Player 2 is over.")
        player.tap(0)
        #expect(player.pressed.isEmpty)
    }

    @Test("goes on after a mismatch, which clears after a second and costs nothing")
    func mismatch() throws {
        try player.choose(aSet: false)
        #expect(player.named("data-state", "mismatch").count == 3 && player.turn(of: 2) == "free")
        player.wait(1000)
        #expect(player.pressed.isEmpty && player.turn(of: 2) == "free" && player.score(of: 2) == 0)
        try player.choose(aSet: true)
        #expect(player.score(of: 2) > 0 && player.isOpenToAll)
    }

    @Test("shows how long it is, and goes on after a reload with what is over")
    func bar() {
        #expect(player.style("--turn-length", of: 2) == "10000ms")
        #expect(player.style("--turn-passed", of: 2) == "0ms")
        player.wait(3000)
        player.hide()
        let reloaded = player.reloaded()
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
        let operations = player.operations { player.tap(0) }
        #expect(!operations.contains { $0.contains("--turn") || $0.contains("data-turn") })
    }

    @Test("and a claim let nothing else be done, and say why")
    func refusals() {
        let claiming = Player(Deals.forTwo)
        claiming.claim(1)
        for (player, number) in [(player, 2), (claiming, 1)] {
            let turn = "It is the turn of Player \(number)."
            let attempts: [(message: String, act: (Player) -> Void)] = [
                ("Each player has a button to deal.", { $0.key("d", "KeyD") }),
                ("There is no cheating with two players.", { $0.key("c", "KeyC") }),
                (turn, { $0.key("r", "KeyR") }), (turn, { $0.push("shuffle") }),
                (turn, { $0.key("p", "KeyP") }), (turn, { $0.push("pause") }),
                (turn, { $0.key("?", "Slash") }), (turn, { $0.push("help") }),
                (turn, { $0.push("settings") }), (turn, { $0.push("statistics") }),
                (turn, { $0.claim(1) }), (turn, { $0.claim(2) }),
                (turn, { $0.push("deal-1") }), (turn, { $0.push("deal-2") }),
                (turn, { $0.key("Shift", "ShiftRight") }),
            ]
            let (former, names) = (player.app.game, player.names)
            for (index, attempt) in attempts.enumerated() {
                player.tap(0)
                player.tap(0)
                #expect(player.status.isEmpty)
                attempt.act(player)
                #expect(player.status == attempt.message, "attempt \(index)")
            }
            #expect(player.names == names && player.app.game.turn == former.turn && player.phase == "playing")
            #expect(player.app.openDialog == nil)
        }
    }
}
