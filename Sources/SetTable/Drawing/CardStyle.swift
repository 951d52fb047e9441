/// How cards are drawn: their appearance, and whether they show a letter for their colour.
public struct CardStyle: Hashable, Sendable {
    /// What the symbols look like.
    public var appearance: Appearance
    /// Whether each card shows the first letter of its colour.
    public var hasLetterMark: Bool

    /// A style.
    public init(appearance: Appearance = Appearance(), hasLetterMark: Bool = false) {
        (self.appearance, self.hasLetterMark) = (appearance, hasLetterMark)
    }
}
