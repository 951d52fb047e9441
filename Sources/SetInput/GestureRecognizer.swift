import SetGame
import SetRules
import SetTable

/// Recognizes gestures of the fingers, the pen or the mouse button that are down on the table.
///
/// One pointer that comes down and up at about the same place taps a card. One that moves down the table quickly swipes.
/// Two that rotate about each other reshuffle; two that move apart or together are left to the browser, which zooms.
///
/// Where two people play each finger stands for itself: all of them tap or swipe, whatever the others do. Two that both move
/// further than a tap may belong to one person, and rotate there too.
struct GestureRecognizer {
    /// Whether they belong to two people.
    var isShared = false
    /// Whether fingers that move are the browser's, which moves the view.
    var onlyTaps = false
    private var down: [Finger] = []
    /// The cards that are held down, while they still may become taps.
    var held: [Card] { down.compactMap { $0.card } }
    /// Whether this has been answered, or can mean nothing any more, until all fingers are lifted.
    private var isSpent = false

    fileprivate struct Finger {
        let pointer: Int32
        /// The card that it holds, while it may still tap.
        var card: Card?
        let start: Point
        let began: Milliseconds
        var point: Point
    }

    /// What pointers turn out to do.
    enum Gesture: Equatable {
        case tap(Card)
        case swipe
        case rotation
    }

    /// How far a finger may slide and still tap, in CSS pixels.
    static let slack = 10.0
    /// How far a finger must go down to swipe, in CSS pixels, and how long it may take.
    static let swipeLength = 60.0
    static let swipeTime: Milliseconds = 900
    /// The tangent of the angle that two fingers must turn by: 20 degrees.
    static let turnTangent = 0.364

    /// Whether none is down.
    var isEmpty: Bool { down.isEmpty }

    /// A pointer comes down, on a card or beside all. One that is the first of its kind shows that others, whose end was not
    /// reported, are gone.
    mutating func pointerDown(_ pointer: Int32, isFirst: Bool, on card: Card?, at point: Point, time: Milliseconds) {
        if isFirst { down = [] }
        isSpent = !down.isEmpty && isSpent
        down.removeAll { $0.pointer == pointer }
        let isAlone = isShared || down.isEmpty
        if !isAlone { loseCards() }
        down.append(Finger(pointer: pointer, card: isAlone ? card : nil, start: point, began: time, point: point))
    }

    /// A pointer moves; returns the gesture that this completes.
    mutating func pointerMove(_ pointer: Int32, to point: Point) -> Gesture? {
        guard let index = down.firstIndex(where: { $0.pointer == pointer }) else { return nil }
        down[index].point = point
        if !taps(down[index], at: point) { down[index].card = nil }
        guard !isSpent, !onlyTaps, let pair, !isShared || !down.contains(where: { taps($0, at: $0.point) }) else {
            return nil
        }
        if pair.isPinch { isSpent = true }
        guard pair.isTurn else { return nil }
        isSpent = true
        // They do not swipe any more either.
        if isShared { down = [] }
        return .rotation
    }

    /// A pointer is lifted; returns the gesture that this completes.
    mutating func pointerUp(_ pointer: Int32, at point: Point, time: Milliseconds) -> Gesture? {
        guard let index = down.firstIndex(where: { $0.pointer == pointer }) else { return nil }
        let finger = down.remove(at: index)
        defer {
            if !isShared { loseCards() }
            isSpent = !down.isEmpty
        }
        guard isShared || down.isEmpty && !isSpent else { return nil }
        if taps(finger, at: point) { return finger.card.map { .tap($0) } }
        return !onlyTaps && finger.swipes(to: point, at: time) ? .swipe : nil
    }

    /// What is down now completes no gesture any more.
    mutating func forget() {
        loseCards()
        isSpent = true
    }

    /// The browser has taken a pointer.
    mutating func cancel(_ pointer: Int32) {
        down.removeAll { $0.pointer == pointer }
    }

    private mutating func loseCards() {
        for index in down.indices { down[index].card = nil }
    }

    /// All pointers are gone, as far as anybody knows.
    mutating func forgetAll() {
        down = []
        isSpent = false
    }

    /// Whether two moving fingers are ours and not the browser's: as long as they neither pinch nor pan.
    var preventsScrolling: Bool {
        isShared || onlyTaps ? false : pair.map { $0.isMoving && !$0.isPinch && !$0.isParallel } ?? false
    }

    private func taps(_ finger: Finger, at point: Point) -> Bool {
        let way = point - finger.start
        return way.dot(way) <= Self.slack * Self.slack
    }

    private var pair: Pair? {
        guard down.count == 2 else { return nil }
        let shift = (down[0].point - down[0].start + down[1].point - down[1].start) * 0.5
        return Pair(from: down[1].start - down[0].start, to: down[1].point - down[0].point, shift: shift)
    }
}

extension GestureRecognizer.Finger {
    fileprivate func swipes(to point: Point, at time: Milliseconds) -> Bool {
        let way = point - start
        return way.y >= GestureRecognizer.swipeLength && way.y >= 2 * way.x.magnitude
            && time - began <= GestureRecognizer.swipeTime
    }
}

/// Two fingers: the way from one to the other when they came down, and now, and how far both have moved on the average.
private struct Pair {
    let from: Point
    let to: Point
    let shift: Point

    /// How far they have turned about each other, in pixels along the arc.
    private var arc: Double { from.length > 0 ? from.cross(to).magnitude / from.length : 0 }

    /// How far they have moved apart or together, in pixels.
    private var stretch: Double { (to.length - from.length).magnitude }

    var isMoving: Bool { arc > 1 }

    /// Whether they have moved apart or together more than they have turned.
    var isPinch: Bool { stretch > GestureRecognizer.slack && stretch > arc }

    /// Whether they have moved the same way more than about each other. One is always told of before the other, so that
    /// two that move fast side by side seem to turn.
    var isParallel: Bool { shift.length > (to - from).length }

    var isTurn: Bool {
        guard from.length > 0, !isPinch, !isParallel else { return false }
        let (along, across) = (from.dot(to), from.cross(to).magnitude)
        return along <= 0 || across >= GestureRecognizer.turnTangent * along
    }
}
