import PlainText
import SetGame
import SetRules
import SetTable

/// The reason why a card leaves the table.
package enum Departure {
    /// The card was found as part of a set.
    case match
    /// A player in a room has taken the card as part of a set.
    case taken(by: Seat)
    /// Another game begins.
    case anotherGame
    /// The Deal that brought the card was undone.
    case takenBack
}

/// Moves the cards. It passes the changes to the scene, and frame by frame the positions to the page.
///
/// Each card is in an element that only moves. A browser recomputes the whole style of a moving element in each frame,
/// and the style of a card takes four times as long (decision 8). A card that leaves play continues as a separate
/// picture, outside the table, until it is gone.
///
/// It has a property for each setting that changes motion, besides the scene and its drawn state.
package final class CardAnimator<P: Platform> {
    /// How cards move.
    package var motion = Motion.fly
    /// Where cards arrive from.
    package var route = Route.deck
    /// The markup of the marks that players of a room leave on cards they take, by seat; empty for no mark.
    package var stamps: [UTF8Text] = []
    /// How long a card that another player took stays under its mark, in seconds.
    private static var stampTime: Double { 0.4 }
    private let platform: P
    private var scene: CardScene
    private var viewport = ViewportGeometry(
        table: ElementFrame(), deck: ElementFrame(), pile: ElementFrame(), view: Point2D(0, 0))
    /// The size of a card's box on the page.
    private var box = Point2D(0, 0)
    private var shown: [Shown] = []
    private var leaving: LeavingCards<P>
    private var lastFrame: Double?

    /// The state of an element on the page, other than its place.
    private struct Shown {
        let node: Node
        var isFaceDown = false
        var rank = 0
    }

    /// - Parameter layer: the element that pictures of leaving cards are put into.
    init(platform: P, layer: Node, seed: UInt64) {
        self.platform = platform
        leaving = LeavingCards(platform: platform, layer: layer)
        scene = CardScene(view: viewport.view, seed: seed)
    }

    /// The cards that left as a match or were thrown from the pile, and are still moving.
    package var matchesInFlight: [Card] { leaving.matches }

    /// Whether nothing moves.
    package var isAtRest: Bool { scene.isAtRest }

    /// Notes a new size of the cards' boxes.
    package func setBox(_ size: Point2D) {
        guard size != box else { return }
        box = size
        scene.showAll()
    }

    /// Notes a change of the page around the cards.
    package func setViewport(_ viewport: ViewportGeometry) {
        guard viewport != self.viewport else { return }
        self.viewport = viewport
        scene.view = viewport.view
        // Cards that fly to a seat arrive soon, so their target stays.
        if viewport.seats.isEmpty { scene.movePile(to: viewport.pile) }
    }

    /// How long cards of a new game wait for cards of the old game to get out of their way, in seconds.
    package var pauseBetweenGames: Double {
        switch motion {
        case .fly: 0.05
        case .physics: 0.35
        case .still: 0
        }
    }

    // MARK: Motions of a card

    package func enter(_ node: Node, to pose: Pose, order: (index: Int, count: Int), after pause: Double) {
        shown.append(Shown(node: node))
        switch route {
        case .away: scene.enter(node.handle, from: nil, to: pose, order: order, after: pause)
        case .deck: scene.enter(node.handle, from: viewport.deck, to: pose, order: order, after: pause)
        }
    }

    /// Adds a card that is at its place already.
    package func put(_ node: Node, at pose: Pose) {
        shown.append(Shown(node: node))
        scene.enter(node.handle, from: pose, to: pose, order: (0, 1))
    }

    package func move(_ node: Node, to pose: Pose) { scene.move(node.handle, to: pose) }

    /// Moves a card after a delay in seconds.
    package func move(_ node: Node, to pose: Pose, after delay: Double) {
        scene.move(node.handle, to: pose, after: delay)
    }

    /// The pose of a card under the pile, which hides it.
    package var underPile: Pose {
        var pose = viewport.pile
        pose.width *= 0.94
        return pose
    }

    package func shake(_ node: Node) { scene.shake(node.handle) }

    /// Enlarges a card for a moment, after a delay in seconds.
    package func pop(_ node: Node, after delay: Double) { scene.pop(node.handle, after: delay) }

    /// Makes a card leave as a picture, which gets its drawing from `draw`. Its mover element can be reused.
    package func leave(_ node: Node, _ card: Card, _ departure: Departure, draw: (Node) -> Void) {
        let isFaceDown = shown.first { $0.node == node }?.isFaceDown ?? false
        forget(node)
        guard motion != .still else { return scene.remove(node.handle) }
        let stamp = stamp(for: departure)
        let mover = leaving.add(card, departure, stamp: stamp, draw: draw)
        shown.append(Shown(node: mover))
        show(mover, isFaceDown: isFaceDown, rank: 0)
        scene.leave(node.handle, as: mover.handle, by: exit(departure))
        // Players first see who took the card, then where it goes.
        if !stamp.isEmpty { scene.hold(mover.handle, for: Self.stampTime) }
    }

    /// Throws a picture of a card from the pile, to which it returns.
    ///
    /// - Parameter velocity: the speed of the throw, in CSS pixels a second.
    func throwFromPile(_ card: Card, at velocity: Point2D, draw: (Node) -> Void) {
        let mover = leaving.add(card, .match, stamp: UTF8Text(), draw: draw)
        shown.append(Shown(node: mover))
        scene.throwCard(mover.handle, from: viewport.pile, width: box.x, at: velocity)
    }

    /// Redirects cards that are still leaving: they leave like the old cards when another game begins.
    package func redirect() {
        if leaving.isEmpty { return }
        leaving.redirect()
        scene.redirect(by: exit(.anotherGame))
    }

    private func exit(_ departure: Departure) -> CardScene.Exit {
        switch (departure, motion, route) {
        case (.taken(let seat), .physics, _): .push(then: place(of: seat))
        case (.taken(let seat), .fly, _): .pile(place(of: seat))
        case (.match, .physics, _): .push(then: viewport.pile)
        case (.match, .fly, .deck): .pile(viewport.pile)
        case (.anotherGame, .physics, _): .fall
        case (.takenBack, .physics, _), (.takenBack, .fly, _): .pile(viewport.deck ?? viewport.pile)
        case (.match, .fly, .away), (_, .still, _): .flight
        case (.anotherGame, .fly, _): .sweep
        }
    }

    /// Returns the target of cards that a player in a room takes.
    func center(of seat: Seat) -> Point2D { place(of: seat).center }

    private func stamp(for departure: Departure) -> UTF8Text {
        guard case .taken(let seat) = departure, Int(seat.rawValue) < stamps.count else { return UTF8Text() }
        return stamps[Int(seat.rawValue)]
    }

    private func place(of seat: Seat) -> Pose {
        let index = Int(seat.rawValue)
        return index < viewport.seats.count ? viewport.seats[index] : viewport.pile
    }

    /// Draws all pictures of leaving cards again.
    package func redraw(_ draw: (Node, Card) -> Void) {
        leaving.redraw(draw)
    }

    // MARK: Frames

    /// Shows the changes, and requests frames while anything moves.
    package func update() {
        if motion == .still { bury(scene.finishMotion()) }
        write()
        if scene.isAtRest { lastFrame = nil } else { platform.requestFrame() }
    }

    /// Advances to the time of a frame, in milliseconds. Returns whether cards have left.
    package func frame(at time: Double) -> Bool {
        // When the motion began between two frames is unknown: on average, half a frame ago.
        let elapsed = lastFrame.map { time - $0 } ?? 8
        let gone = scene.advance(by: elapsed / 1000)
        bury(gone)
        write()
        lastFrame = scene.isAtRest ? nil : time
        if !scene.isAtRest { platform.requestFrame() }
        return !gone.isEmpty
    }

    private func bury(_ keys: [Int32]) {
        for key in keys {
            let node = Node(handle: key)
            platform.call("remove", on: node)
            forget(node)
            leaving.remove(node)
        }
    }

    private func forget(_ node: Node) {
        show(node, isFaceDown: false, rank: 0)
        shown.removeAll { $0.node == node }
    }

    private func write() {
        let changes = scene.takeChanges()
        guard !changes.isEmpty else { return }
        var numbers: [Double] = []
        numbers.reserveCapacity(changes.count * 7)
        for change in changes {
            let node = Node(handle: change.key)
            let matrix = Matrix(change.pose, size: box)
            numbers.append(Double(change.key))
            numbers.append(matrix.a)
            numbers.append(matrix.b)
            numbers.append(matrix.c)
            numbers.append(matrix.d)
            numbers.append(matrix.e)
            numbers.append(matrix.f)
            show(node, isFaceDown: change.pose.flip > Pose.faceDown / 2, rank: change.rank)
        }
        platform.place(numbers)
    }

    private func show(_ node: Node, isFaceDown: Bool, rank: Int) {
        guard let index = shown.firstIndex(where: { $0.node == node }) else { return }
        if shown[index].isFaceDown != isFaceDown {
            shown[index].isFaceDown = isFaceDown
            platform.setAttribute("data-face", to: isFaceDown ? "down" : nil, on: node)
        }
        if shown[index].rank != rank {
            shown[index].rank = rank
            var text = UTF8Text()
            text.append(rank)
            platform.setStyle("z-index", to: text, on: node)
        }
    }
}
