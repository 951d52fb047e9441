import SetTable
import Testing

@testable import SetApp

@Suite("Two fingers on the table")
struct TwoFingersTests {
    let player = Player(Deals.usual)

    private var isReshuffled: Bool { player.status == "Reshuffled." }

    @Test("that turn about each other reshuffle at once when 20 degrees are passed", arguments: [1.0, -1])
    func turn(way: Double) throws {
        let former = player.names
        player.tap(2)
        player.spread(on: player.buttons[3], player.buttons[7])
        let angle = try #require(
            (1...60).first { degrees in
                player.turn(way * Double(degrees))
                return isReshuffled
            })
        #expect(angle == 20 || angle == 21)
        #expect(zip(former, player.names).allSatisfy { $0 != $1 })
        #expect(player.pressed == [former[2]])
        player.lift()
        #expect(player.pressed == [former[2]])
    }

    @Test("reshuffle once in each gesture, however far they turn")
    func once() {
        for _ in 0..<3 {
            let former = player.names
            player.spread()
            player.turn(25)
            let reshuffled = player.names
            #expect(reshuffled != former)
            for degrees in [60.0, 120, 180, 90, -90] { player.turn(degrees) }
            player.lift()
            #expect(player.names == reshuffled)
        }
    }

    @Test("that turn far between two moves reshuffle too", arguments: [30.0, 45, 60, 90, -75])
    func fast(degrees: Double) {
        player.spread()
        player.turn(degrees)
        #expect(isReshuffled)
    }

    @Test("that move apart or together are the browser's, until they are lifted", arguments: [100.0, 160, 240, 600])
    func pinch(distance: Double) {
        player.spread()
        for share in [0.25, 0.5, 1] { player.turn(2, distance: 200 + (distance - 200) * share) }
        #expect(!player.send(.touchMove))
        player.turn(50, distance: distance)
        player.turn(90)
        player.lift()
        #expect(player.status == "Here is the deal of your link." && player.names.count == 12)
        player.spread()
        player.turn(30)
        #expect(isReshuffled)
    }

    @Test("that move a little apart while they turn reshuffle all the same")
    func loose() {
        player.spread()
        for step in 1...25 { player.turn(Double(step), distance: 200 + Double(step)) }
        #expect(isReshuffled)
    }

    @Test(
        "that move the same way mean nothing and are left to the browser",
        arguments: [(0.0, 90.0), (0, -90), (80, 5)])
    func parallel(dx: Double, dy: Double) {
        player.spread()
        for share in [0.1, 0.3, 0.6, 1] {
            for (pointer, x) in [(1, 300.0), (2, 500)] as [(Int32, Double)] {
                player.pressMove(nil, x: x + dx * share, y: 400 + dy * share, pointer: pointer)
            }
        }
        #expect(!player.send(.touchMove))
        for (pointer, x) in [(1, 300.0), (2, 500)] as [(Int32, Double)] {
            player.pressUp(nil, x: x + dx, y: 400 + dy, pointer: pointer)
        }
        #expect(player.status == "Here is the deal of your link." && player.names.count == 12)
    }

    @Test("that move fast side by side do not turn, although one is told of before the other", arguments: [1.0, -1])
    func fastParallel(way: Double) {
        player.spread(80)
        var y = 400.0
        for step in [8.0, 20, 34, 34, 34, 34, 20, 8] {
            y += way * step
            player.pressMove(nil, x: 360, y: y, pointer: 1)
            player.pressMove(nil, x: 440, y: y, pointer: 2)
        }
        player.lift()
        #expect(!isReshuffled && player.names.count == 12)
    }

    @Test("of which one stays where it is while the other goes around it reshuffle", arguments: [1.0, -1])
    func pivot(way: Double) {
        player.spread()
        for degrees in 1...25 { player.go(around: Point(300, 400), to: way * Double(degrees), pointer: 2) }
        #expect(isReshuffled)
    }

    @Test("that come down at the same spot turn about nothing")
    func sameSpot() {
        player.spread(0)
        player.pressMove(nil, x: 403, y: 402, pointer: 2)
        #expect(!isReshuffled && !player.send(.touchMove))
    }

    @Test("are kept from the browser from their first turn on, and one alone never is")
    func touchMove() {
        #expect(!player.send(.touchMove))
        player.pressDown(player.buttons[3], x: 300, y: 400)
        #expect(!player.send(.touchMove))
        player.pressMove(nil, x: 300, y: 440)
        #expect(!player.send(.touchMove))
        player.send(.pressCancel)
        player.down = []
        player.spread()
        #expect(!player.send(.touchMove))
        player.turn(3)
        #expect(player.send(.touchMove))
        player.turn(30)
        #expect(player.send(.touchMove))
        player.lift()
        #expect(!player.send(.touchMove))
    }

    @Test("mean nothing any more once a third comes, one is lifted, or something else is asked for")
    func cancelled() {
        let interruptions: [(Player) -> Void] = [
            { $0.pressDown($0.host["table"], x: 400, y: 200, pointer: 3) },
            {
                $0.pressUp(nil, x: 500, y: 400, pointer: 2)
                $0.pressDown($0.host["table"], x: 500, y: 400, pointer: 2)
            },
            { $0.key("Escape") }, { $0.send(.pressCancel) }, { $0.hide() },
        ]
        for interrupt in interruptions {
            let player = Player(Deals.usual)
            let former = player.names
            player.spread(on: player.buttons[0], player.buttons[5])
            interrupt(player)
            player.turn(90)
            player.lift()
            #expect(player.names == former && player.pressed.isEmpty)
        }
    }

    @Test("that were lifted unheard are forgotten when the next first one comes down")
    func lostLift() {
        player.spread()
        player.down = []
        player.pressDown(player.buttons[4], x: 10, y: 10, pointer: 9)
        player.pressMove(nil, x: 400, y: 100, pointer: 2)
        player.pressUp(nil, x: 12, y: 9, pointer: 9)
        #expect(player.pressed == [player.names[4]])
    }

    @Test("say that the game is over when it is")
    func over() throws {
        try player.playToTheEnd()
        player.spread()
        player.turn(30)
        #expect(player.status == "The game is over. Start a new one.")
    }
}
