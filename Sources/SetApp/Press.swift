import SetRules

/// A finger, pen or mouse button held down on a card.
struct Press {
    /// Which finger or pointer it is.
    let pointer: Int32
    /// The card under it.
    let card: Card
    /// Where it came down, in CSS pixels.
    let start: (x: Double, y: Double)

    /// How far it may slide and still count, in CSS pixels.
    static let slack = 10.0

    /// Whether at this point it still counts.
    func reaches(_ point: (x: Double, y: Double)) -> Bool {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        return dx * dx + dy * dy <= Self.slack * Self.slack
    }
}
