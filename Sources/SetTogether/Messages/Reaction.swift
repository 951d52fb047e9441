/// A reaction of a player to the game, for the whole room. Players can't enter text, so there is nothing to
/// moderate. Reactions aren't stored.
public enum Reaction: UInt8, CaseIterable, Hashable, Sendable {
    /// Praise for another player.
    case wellPlayed
    /// Surprise.
    case wow
    /// Thanks.
    case thanks
    /// The player is still looking.
    case thinking

    /// A character for the reaction in every language.
    public var symbol: StaticString {
        switch self {
        case .wellPlayed: "★"
        case .wow: "!"
        case .thanks: "♥"
        case .thinking: "…"
        }
    }
}
