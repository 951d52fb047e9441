import SetTable

/// The surroundings of the cards: the edges of the visible page, the deck and the pile, in CSS pixels from the table's
/// corner.
package struct ViewportGeometry: Equatable {
    /// The visible part of the page.
    package let view: Rectangle2D
    /// The pose of a card on the deck; `nil` if the deck isn't on the page.
    package let deck: Pose?
    /// The pose of a card on the pile. If the pile isn't on the page, cards vanish in the middle of the table.
    package let pile: Pose
    /// The poses of cards at the players of a room, in the order of the seats.
    package let seats: [Pose]

    init(table: ElementFrame, deck: ElementFrame, pile: ElementFrame, seats: [ElementFrame] = [], view: Point2D) {
        let corner = Point2D(table.x, table.y)
        self.view = Rectangle2D(origin: Point2D(-corner.x, -corner.y), size: view)
        self.deck = deck.width > 0 ? Self.pose(deck, corner, width: deck.width) : nil
        self.pile = Self.pose(pile.width > 0 ? pile : table, corner, width: pile.width)
        self.seats = seats.isEmpty ? [] : Self.poses(in: seats, corner)
    }

    /// Returns poses of cards that are as large as fits into these frames.
    private static func poses(in frames: [ElementFrame], _ corner: Point2D) -> [Pose] {
        frames.map { frame in
            pose(frame, corner, width: min(frame.width, frame.height / 1.4) * 0.9)
        }
    }

    private static func pose(_ frame: ElementFrame, _ corner: Point2D, width: Double) -> Pose {
        Pose(
            center: Point2D(frame.x + frame.width / 2 - corner.x, frame.y + frame.height / 2 - corner.y),
            width: width, flip: Pose.faceDown)
    }
}
