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

    init(table: ElementFrame, deck: ElementFrame, pile: ElementFrame, view: Point) {
        let corner = Point(table.x, table.y)
        self.view = Box(origin: Point(-corner.x, -corner.y), size: view)
        self.deck = Self.pose(deck, corner)
        self.pile = Self.pose(pile, corner)
    }

    private static func pose(_ frame: ElementFrame, _ corner: Point) -> Pose {
        Pose(
            center: Point(frame.x + frame.width / 2 - corner.x, frame.y + frame.height / 2 - corner.y),
            width: frame.width, flip: Pose.faceDown)
    }
}
