/// The style of cards: their appearance, and whether they show a letter for their colour.
public struct CardStyle: Hashable, Sendable {
    /// The appearance of the symbols.
    public var appearance: Appearance
    /// Whether each card shows the first letter of its colour.
    public var hasLetterMark: Bool

    /// Creates a style.
    public init(appearance: Appearance = Appearance(), hasLetterMark: Bool = false) {
        (self.appearance, self.hasLetterMark) = (appearance, hasLetterMark)
    }
}
