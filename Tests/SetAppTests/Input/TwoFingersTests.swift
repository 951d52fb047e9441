import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Two fingers on the table")
struct TwoFingersTests {
    let user = PageUser(Deals.usual)

    private var isReshuffled: Bool { user.messages == [.phrase(.reshuffled)] }

    @Test("that turn about each other reshuffle at once when 20 degrees are passed", arguments: [1.0, -1])
    func turn(way: Double) throws {
        let former = user.names
        user.tap(2)
        user.spread(on: user.buttons[3], user.buttons[7])
        let angle = try #require(
            (1...60).first { degrees in
                user.turn(way * Double(degrees))
                return isReshuffled
            })
        #expect(angle == 20 || angle == 21)
        #expect(zip(former, user.names).allSatisfy { $0 != $1 })
        #expect(user.pressed == [former[2]])
        user.lift()
        #expect(user.pressed == [former[2]])
    }

    @Test("reshuffle once in each gesture, however far they turn")
    func once() {
        for _ in 0..<3 {
            let former = user.names
            user.spread()
            user.turn(25)
            let reshuffled = user.names
            #expect(reshuffled != former)
            for degrees in [60.0, 120, 180, 90, -90] { user.turn(degrees) }
            user.lift()
            #expect(user.names == reshuffled)
        }
    }

    @Test("that turn far between two moves reshuffle too", arguments: [30.0, 45, 60, 90, -75])
    func fast(degrees: Double) {
        user.spread()
        user.turn(degrees)
        #expect(isReshuffled)
    }

    @Test("that move apart or together are the browser's, until they are lifted", arguments: [100.0, 160, 240, 600])
    func pinch(distance: Double) {
        user.spread()
        for share in [0.25, 0.5, 1] { user.turn(2, distance: 200 + (distance - 200) * share) }
        #expect(!user.send(.touchMove))
        user.turn(50, distance: distance)
        user.turn(90)
        user.lift()
        #expect(user.messages == [.phrase(.linkDeal)] && user.names.count == 12)
        user.spread()
        user.turn(30)
        #expect(isReshuffled)
    }

    @Test("that move a little apart while they turn reshuffle all the same")
    func loose() {
        user.spread()
        for step in 1...25 { user.turn(Double(step), distance: 200 + Double(step)) }
        #expect(isReshuffled)
    }

    @Test(
        "that move the same way mean nothing and are left to the browser",
        arguments: [(0.0, 90.0), (0, -90), (80, 5)])
    func parallel(dx: Double, dy: Double) {
        user.spread()
        for share in [0.1, 0.3, 0.6, 1] {
            for (pointer, x) in [(1, 300.0), (2, 500)] as [(Int32, Double)] {
                user.pressMove(nil, x: x + dx * share, y: 400 + dy * share, pointer: pointer)
            }
        }
        #expect(!user.send(.touchMove))
        for (pointer, x) in [(1, 300.0), (2, 500)] as [(Int32, Double)] {
            user.pressUp(nil, x: x + dx, y: 400 + dy, pointer: pointer)
        }
        #expect(user.messages == [.phrase(.linkDeal)] && user.names.count == 12)
    }

    @Test("that move fast side by side do not turn, although one is told of before the other", arguments: [1.0, -1])
    func fastParallel(way: Double) {
        user.spread(80)
        var y = 400.0
        for step in [8.0, 20, 34, 34, 34, 34, 20, 8] {
            y += way * step
            user.pressMove(nil, x: 360, y: y, pointer: 1)
            user.pressMove(nil, x: 440, y: y, pointer: 2)
        }
        user.lift()
        #expect(!isReshuffled && user.names.count == 12)
    }

    @Test("of which one stays where it is while the other goes around it reshuffle", arguments: [1.0, -1])
    func pivot(way: Double) {
        user.spread()
        for degrees in 1...25 { user.go(around: Point2D(300, 400), to: way * Double(degrees), pointer: 2) }
        #expect(isReshuffled)
    }

    @Test("that come down at the same spot turn about nothing")
    func sameSpot() {
        user.spread(0)
        user.pressMove(nil, x: 403, y: 402, pointer: 2)
        #expect(!isReshuffled && !user.send(.touchMove))
    }

    @Test("are kept from the browser from their first turn on, and one alone never is")
    func touchMove() {
        #expect(!user.send(.touchMove))
        user.pressDown(user.buttons[3], x: 300, y: 400)
        #expect(!user.send(.touchMove))
        user.pressMove(nil, x: 300, y: 440)
        #expect(!user.send(.touchMove))
        user.send(.pointerCancel)
        user.down = []
        user.spread()
        #expect(!user.send(.touchMove))
        user.turn(3)
        #expect(user.send(.touchMove))
        user.turn(30)
        #expect(user.send(.touchMove))
        user.lift()
        #expect(!user.send(.touchMove))
    }

    @Test("mean nothing any more once a third comes, one is lifted, or something else is asked for")
    func cancelled() {
        let interruptions: [(PageUser) -> Void] = [
            { $0.pressDown($0.platform["table"], x: 400, y: 200, pointer: 3) },
            {
                $0.pressUp(nil, x: 500, y: 400, pointer: 2)
                $0.pressDown($0.platform["table"], x: 500, y: 400, pointer: 2)
            },
            { $0.key("Escape") }, { $0.send(.pointerCancel) }, { $0.hide() },
        ]
        for interrupt in interruptions {
            let user = PageUser(Deals.usual)
            let former = user.names
            user.spread(on: user.buttons[0], user.buttons[5])
            interrupt(user)
            user.turn(90)
            user.lift()
            #expect(user.names == former && user.pressed.isEmpty)
        }
    }

    @Test("that were lifted unheard are forgotten when the next first one comes down")
    func lostLift() {
        user.spread()
        user.down = []
        user.pressDown(user.buttons[4], x: 10, y: 10, pointer: 9)
        user.pressMove(nil, x: 400, y: 100, pointer: 2)
        user.pressUp(nil, x: 12, y: 9, pointer: 9)
        #expect(user.pressed == [user.names[4]])
    }

    @Test("say that the game is over when it is")
    func over() throws {
        try user.playToTheEnd()
        user.spread()
        user.turn(30)
        #expect(user.messages == [.phrase(.gameIsOver)])
    }
}
