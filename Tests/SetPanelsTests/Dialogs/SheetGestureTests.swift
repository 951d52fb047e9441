import SetGame
import SetPage
import SetTable
import Testing

@testable import SetPanels

@Suite("The finger on a sheet")
struct SheetGestureTests {
    private static let screen = 800.0

    /// A sheet that a finger pulls by its title from one height to another, in this time.
    private struct Pull {
        var gesture: SheetGesture
        let frame: ElementFrame
        private(set) var places: [SheetPlace?] = []

        init(_ detent: SheetDetent, height: Double) {
            gesture = SheetGesture(at: detent)
            var frame = ElementFrame()
            (frame.y, frame.width, frame.height) = (screen - height, 390, height)
            self.frame = frame
        }

        private func finger(_ y: Double) -> Pointer { Pointer(id: 1, point: Point2D(100, frame.y + 20 + y)) }

        mutating func pull(_ way: Double, in time: Milliseconds = 2000) -> SheetGesture.Outcome {
            gesture.pointerDown(finger(0), isOnTitle: true, frame: frame, screen: screen, at: 1000)
            places.append(gesture.pointerMove(finger(way / 2)))
            places.append(gesture.pointerMove(finger(way)))
            return gesture.pointerUp(finger(way), frame: frame, at: 1000 + time)
        }
    }

    @Test("moves the sheet with it: first lower, to half the screen, then down")
    func follows() {
        var pull = Pull(.full, height: 736)
        _ = pull.pull(500)
        #expect(pull.places == [.pulled(height: 486, down: 0), .pulled(height: 400, down: 164)])
    }

    @Test("opens a half-open sheet further on its way up")
    func opensFurther() {
        var pull = Pull(.half, height: 400)
        #expect(pull.pull(-200) == .rests(.full))
        #expect(pull.places == [.pulled(height: 500, down: 0), .pulled(height: 600, down: 0)])
        #expect(pull.gesture.detent == .full)
    }

    @Test(
        "leaves the sheet at the nearest detent if it is slow",
        arguments: [
            (0.0, SheetGesture.Outcome.rests(.full)), (100, .rests(.full)), (200, .rests(.half)), (500, .rests(.half)),
            (560, .closes), (736, .closes),
        ])
    func slow(way: Double, outcome: SheetGesture.Outcome) {
        var pull = Pull(.full, height: 736)
        #expect(pull.pull(way, in: 10000) == outcome)
    }

    @Test("closes the sheet if it is quick", arguments: [SheetDetent.full, .half])
    func quick(detent: SheetDetent) {
        var pull = Pull(detent, height: detent == .full ? 736 : 400)
        #expect(pull.pull(60, in: 200) == .closes)
        #expect(pull.pull(59, in: 100) == .rests(detent))
        #expect(pull.pull(60, in: 201) == .rests(detent))
    }

    @Test("leaves a sheet with little content open, or closes it")
    func little() {
        var pull = Pull(.full, height: 300)
        #expect(pull.pull(149) == .rests(.full))
        #expect(pull.pull(-149) == .rests(.full))
        #expect(pull.pull(151) == .closes)
        #expect(pull.places[1] == .pulled(height: 300, down: 149))
    }

    @Test("puts the sheet back if the browser takes it over")
    func cancel() {
        var gesture = SheetGesture(at: .half)
        let finger = Pointer(id: 1, point: Point2D(50, 420))
        gesture.pointerDown(finger, isOnTitle: true, frame: ElementFrame(), screen: Self.screen, at: 0)
        #expect(gesture.pointerCancel(Pointer(id: 2, point: Point2D(50, 420))) == nil)
        #expect(gesture.pointerCancel(finger) == .half)
        #expect(gesture.pointerMove(finger) == nil)
        #expect(gesture.pointerUp(finger, frame: ElementFrame(), at: 10) == .nothing)
    }

    @Test("closes the sheet by a tap that begins and ends outside")
    func outside() {
        var (gesture, frame) = (SheetGesture(), ElementFrame())
        (frame.y, frame.width, frame.height) = (400, 390, 400)
        let (inside, outside) = (Pointer(id: 1, point: Point2D(50, 500)), Pointer(id: 1, point: Point2D(50, 300)))
        for (start, end, outcome) in [
            (outside, outside, SheetGesture.Outcome.closes), (outside, inside, .nothing), (inside, outside, .nothing),
        ] {
            gesture.pointerDown(start, isOnTitle: false, frame: frame, screen: Self.screen, at: 0)
            #expect(gesture.pointerMove(end) == nil)
            #expect(gesture.pointerUp(end, frame: frame, at: 5000) == outcome)
        }
    }
}
