import SetTable

/// What lies around the cards: the edges of what a person sees, the deck and the pile, in CSS pixels from the table's
/// corner.
package struct ViewportGeometry: Equatable {
    /// What a person sees of the page.
    package let view: Box
    /// How a card lies on the deck.
    package let deck: Pose
    /// How a card lies on the pile.
    package let pile: Pose
    /// How a card lies with each player of a room, in the order of the seats.
    package let seats: [Pose]

    init(table: ElementFrame, deck: ElementFrame, pile: ElementFrame, seats: [ElementFrame] = [], view: Point) {
        let corner = Point(table.x, table.y)
        self.view = Box(origin: Point(-corner.x, -corner.y), size: view)
        self.deck = Self.pose(deck, corner)
        self.pile = Self.pose(pile, corner)
        self.seats = seats.isEmpty ? [] : Self.poses(in: seats, corner)
    }

    /// Cards that are as large as fits into these frames.
    @inline(never)  // No first card lies in one.
    private static func poses(in frames: [ElementFrame], _ corner: Point) -> [Pose] {
        frames.map { frame in
            var pose = pose(frame, corner)
            pose.width = min(frame.width, frame.height / 1.4) * 0.9
            return pose
        }
    }

    private static func pose(_ frame: ElementFrame, _ corner: Point) -> Pose {
        Pose(
            center: Point(frame.x + frame.width / 2 - corner.x, frame.y + frame.height / 2 - corner.y),
            width: frame.width, flip: Pose.faceDown)
    }
}
