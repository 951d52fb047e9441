import SetRules

@testable import SetTable

extension SplitMix64 {
    /// A random number in a range.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * Double(next(below: 1 << 30)) / Double(1 << 30)
    }

    /// A random index below a count.
    mutating func index(below count: Int) -> Int { Int(next(below: UInt32(count))) }
}

extension Rectangle2D {
    init(_ width: Double, _ height: Double) {
        self.init(origin: Point2D(0, 0), size: Point2D(width, height))
    }

    /// A place for the discard pile, in the lower right corner.
    var pile: Pose {
        Pose(center: origin + size - Point2D(34, 44), width: 40, flip: Pose.faceDown)
    }
}

/// Views from a phone to a desktop.
let views = [
    Rectangle2D(320, 568), Rectangle2D(390, 844), Rectangle2D(844, 390), Rectangle2D(820, 1180), Rectangle2D(1440, 900),
]

/// The poses of a number of cards in a view.
func places(_ count: Int, in view: Rectangle2D) -> [Pose] {
    let grid = CardGrid(count: count, in: CardGrid.Size(width: Int(view.size.x), height: Int(view.size.y)))
    return (0..<count).map { index in
        let place = grid.place(at: index)
        let center = Point2D(
            Double(place.x) + Double(grid.card.width) / 2, Double(place.y) + Double(grid.card.height) / 2)
        return Pose(center: view.origin + center, width: Double(grid.card.width))
    }
}

/// The key that a card gets when it leaves.
func leaving(_ key: Int32) -> Int32 { key + 1000 }

extension CardScene {
    /// A table with cards at rest, with keys from 0.
    init(_ count: Int, in view: Rectangle2D, seed: UInt64) {
        self.init(view: view, seed: seed)
        for (index, place) in places(count, in: view).enumerated() {
            enter(Int32(index), from: place, to: place, order: (0, 1))
        }
        _ = finishMotion()
        _ = takeChanges()
    }

    /// Makes some cards leave.
    mutating func leave(_ keys: some Sequence<Int32>, by exit: Exit) {
        for key in keys { leave(key, as: leaving(key), by: exit) }
    }

    /// A number of cards at rest, three random ones of which are pushed.
    static func match(among count: Int, in view: Rectangle2D, seed: UInt64) -> CardScene {
        var scene = CardScene(count, in: view, seed: seed)
        var generator = SplitMix64(seed: seed ^ 0x5eed)
        var keys = (0..<Int32(count)).map { $0 }
        keys.pinnedShuffle(using: &generator)
        scene.leave(keys.prefix(3), by: .push(then: view.pile))
        return scene
    }

    /// The floating cards.
    var floating: [Body] { bodies.filter(\.isFloating) }

    /// Advances for a time, and inspects the scene after each frame.
    mutating func play(_ seconds: Double, frame: Double = Body.tick, _ inspect: (inout CardScene, [Int32]) -> Void) {
        for _ in 0..<(seconds / frame).nearest {
            let gone = advance(by: frame)
            inspect(&self, gone)
        }
    }

    /// Advances until all is at rest, and returns the time, at most a minute.
    mutating func playToRest(frame: Double = Body.tick) -> Double {
        var time = 0.0
        while !isAtRest && time < 60 {
            _ = advance(by: frame)
            time += frame
        }
        return time
    }
}

extension Body {
    /// The depth of the overlap of two cards, as a share of a card's width.
    func overlap(_ other: Body) -> Double {
        let offset = other.center - center
        guard offset.length < radius + other.radius else { return 0 }
        return (RotatedRectangle.contact(RotatedRectangle(self), RotatedRectangle(other))?.depth ?? 0) / width.position
    }

    /// How far it is outside a view, as a share of its width; below 0 if it is inside.
    func excess(over view: Rectangle2D) -> Double {
        let rectangle = RotatedRectangle(self)
        let (wide, high) = (rectangle.extent(along: Point2D(1, 0)), rectangle.extent(along: Point2D(0, 1)))
        let (low, end) = (center - view.origin, view.origin + view.size - center)
        return max(wide - min(low.x, end.x), high - min(low.y, end.y)) / width.position
    }

    /// How far it reaches into a view, in pixels; 0 or less if it is outside.
    func share(of view: Rectangle2D) -> Double {
        let rectangle = RotatedRectangle(self)
        let (wide, high) = (rectangle.extent(along: Point2D(1, 0)), rectangle.extent(along: Point2D(0, 1)))
        let (low, end) = (center - view.origin, view.origin + view.size - center)
        return min(wide + min(low.x, end.x), high + min(low.y, end.y))
    }

    var isFinite: Bool {
        [horizontal, vertical, width, angle, flip, shake, growth].allSatisfy {
            $0.position.isFinite && $0.speed.isFinite
        }
    }
}
