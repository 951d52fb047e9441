import SetGame
import SetRules
import SetTable

/// Recognizes gestures of the fingers, the pen or the mouse button that are down on the table.
///
/// If one pointer goes down and up at about the same place, it taps a card. If it moves down the table quickly, it
/// swipes. Two pointers that rotate around each other reshuffle. If they move apart or together, the browser zooms.
///
/// In a two-player game each finger counts on its own: it taps or swipes, whatever the other fingers do. Two fingers
/// that both move further than a tap may belong to one player, so they can rotate there too.
struct GestureRecognizer {
    /// Whether the fingers belong to two players.
    var isShared = false
    /// Whether moving fingers belong to the browser, which scrolls.
    var onlyTaps = false
    private var down: [Finger] = []
    /// The held cards that may still be tapped.
    var held: [Card] { down.compactMap { $0.card } }
    /// Whether the gesture has been answered, or can't be completed any more, until all fingers are lifted.
    private var isSpent = false

    fileprivate struct Finger {
        let pointer: Int32
        /// The card that the finger holds, while it may still tap.
        var card: Card?
        let start: Point2D
        let began: Milliseconds
        var point: Point2D
    }

    /// A completed gesture.
    enum Gesture: Equatable {
        case tap(Card)
        case swipe
        case rotation
    }

    /// How far a finger may slide and still tap, in CSS pixels.
    static let slack = 10.0
    /// How far down a finger must move to swipe, in CSS pixels, and how long it may take.
    static let swipeLength = 60.0
    static let swipeTime: Milliseconds = 900
    /// The tangent of the smallest angle of a rotation by two fingers: 20 degrees.
    static let turnTangent = 0.364

    /// Whether no pointer is down.
    var isEmpty: Bool { down.isEmpty }

    /// Handles a pointer that goes down, on a card or elsewhere. If it is the first pointer, all others are gone, even
    /// if the browser hasn't reported their end.
    mutating func pointerDown(_ pointer: Int32, isFirst: Bool, on card: Card?, at point: Point2D, time: Milliseconds) {
        if isFirst { down = [] }
        isSpent = !down.isEmpty && isSpent
        down.removeAll { $0.pointer == pointer }
        let isAlone = isShared || down.isEmpty
        if !isAlone { loseCards() }
        down.append(Finger(pointer: pointer, card: isAlone ? card : nil, start: point, began: time, point: point))
    }

    /// Handles a pointer that moves. Returns the gesture that it completes.
    mutating func pointerMove(_ pointer: Int32, to point: Point2D) -> Gesture? {
        guard let index = down.firstIndex(where: { $0.pointer == pointer }) else { return nil }
        down[index].point = point
        if !taps(down[index], at: point) { down[index].card = nil }
        guard !isSpent, !onlyTaps, let pair, !isShared || !down.contains(where: { taps($0, at: $0.point) }) else {
            return nil
        }
        if pair.isPinch { isSpent = true }
        guard pair.isTurn else { return nil }
        isSpent = true
        // These fingers no longer swipe either.
        if isShared { down = [] }
        return .rotation
    }

    /// Handles a pointer that is lifted. Returns the gesture that it completes.
    mutating func pointerUp(_ pointer: Int32, at point: Point2D, time: Milliseconds) -> Gesture? {
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

    /// Makes sure that the pointers that are down complete no gesture.
    mutating func forget() {
        loseCards()
        isSpent = true
    }

    /// Handles a pointer that the browser has taken over.
    mutating func cancel(_ pointer: Int32) {
        down.removeAll { $0.pointer == pointer }
    }

    private mutating func loseCards() {
        for index in down.indices { down[index].card = nil }
    }

    /// Assumes that all pointers are gone.
    mutating func forgetAll() {
        down = []
        isSpent = false
    }

    /// Whether two moving fingers are for the game, not the browser: as long as they neither pinch nor pan.
    var preventsScrolling: Bool {
        isShared || onlyTaps ? false : pair.map { $0.isMoving && !$0.isPinch && !$0.isParallel } ?? false
    }

    private func taps(_ finger: Finger, at point: Point2D) -> Bool {
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
    fileprivate func swipes(to point: Point2D, at time: Milliseconds) -> Bool {
        let way = point - start
        return way.y >= GestureRecognizer.swipeLength && way.y >= 2 * way.x.magnitude
            && time - began <= GestureRecognizer.swipeTime
    }
}

/// Two fingers: the vector from one to the other when they went down, the current vector, and their average shift.
private struct Pair {
    let from: Point2D
    let to: Point2D
    let shift: Point2D

    /// How far they have turned around each other, in pixels along the arc.
    private var arc: Double { from.length > 0 ? from.cross(to).magnitude / from.length : 0 }

    /// How far they have moved apart or together, in pixels.
    private var stretch: Double { (to.length - from.length).magnitude }

    var isMoving: Bool { arc > 1 }

    /// Whether they have moved apart or together more than they have turned.
    var isPinch: Bool { stretch > GestureRecognizer.slack && stretch > arc }

    /// Whether they have moved in the same direction more than around each other. The browser reports one finger before
    /// the other, so two fast fingers side by side seem to turn.
    var isParallel: Bool { shift.length > (to - from).length }

    var isTurn: Bool {
        guard from.length > 0, !isPinch, !isParallel else { return false }
        let (along, across) = (from.dot(to), from.cross(to).magnitude)
        return along <= 0 || across >= GestureRecognizer.turnTangent * along
    }
}
